/** The use of an ETag: If-Match, on every operation that answers with one. */
import { expect, test } from '@jest/globals'
import type { Person, Schemas } from '../support/client.ts'
import { operations } from '../support/contract.ts'
import { counted } from '../support/counted.ts'
import { allowAll, askFor, holder, joinAt, openQuest } from '../support/domain.ts'
import { message, say } from '../support/socket.ts'
import { newPasskey } from '../support/security.ts'
import { onEachStore, type World } from '../support/world.ts'

const tagged = operations.filter(({ responses }) =>
  Object.entries(responses).some(
    ([status, { headers, $ref }]) => status < '300' && (headers?.['ETag'] || /\/(Agent|AccountPolicy)$/.test($ref ?? '')),
  ),
)

onEachStore('an ETag', open => {
  test('is the version of each resource that is read, and If-Match is checked on a read', async () => {
    const world = await open()
    const ada = await world.human()
    const paths = await everyRead(world, ada)

    for (const [operationId, path] of Object.entries(paths)) {
      const read = (headers = {}) => ada.get<Schemas['Account']>(path, { headers })
      const { status, headers, body } = await read()
      const tag = headers['etag']!
      const statuses = []
      for (const match of [tag, '*', `"v99", ${tag}`, `"v99",, ${tag},`, `W/${tag}`, '"v99"'])
        statuses.push((await read({ 'If-Match': match })).status)
      const stale = await read({ 'If-Match': '"v99"' })

      expect([operationId, status, tag, headers['cache-control']]).toEqual([operationId, 200, `"v${body.version}"`, 'no-store'])
      expect([operationId, ...statuses]).toEqual([operationId, 200, 200, 200, 200, 412, 412])
      expect([operationId, stale.headers['etag']]).toEqual([operationId, tag])
    }
    expect(Object.keys(paths).toSorted()).toEqual(
      tagged
        .filter(({ method }) => method === 'GET')
        .map(operation => operation.operationId)
        .toSorted(),
    )
  })

  test('that is stale is refused before anybody looks whether the action could run, as a check may have to wait', async () => {
    const names: string[] = []
    const world = await open({ store: opened => counted(opened, names) })
    const ada = await world.human()
    const { secret } = await ada.key((await ada.agent()).id)
    const { id } = await askFor(world, { as: () => holder(world, secret) })
    const approve = (version: string) =>
      ada.post<Schemas['Problem']>(`/v1/approvals/${id}/approve`, {}, { headers: { 'If-Match': version } })

    names.length = 0
    const stale = await approve('"v9"')
    const looked = [...names]
    const fresh = await approve('"v1"')

    expect([stale.status, stale.body.code, stale.headers['etag'], fresh.status]).toEqual([412, 'precondition_failed', '"v1"', 200])
    expect(looked).not.toContain('hold_agent')
    expect(names).toContain('hold_agent')
  })

  test('is in the answer to a change too, and fits the next change', async () => {
    const world = await open()
    const [ada, bob] = [await world.human(), await world.human()]
    const account = `/v1/admin/accounts/${bob.account.id}`
    const agent = `/v1/admin/agents/${(await bob.agent()).id}`
    const answers = []
    for (const path of [account, agent])
      for (const change of ['suspend', 'resume']) {
        const { status, headers, body } = await ada.post<Schemas['Account']>(`${path}/${change}`)
        answers.push([status, headers['etag'], `"v${body.version}"`])
      }
    const { headers } = await ada.get(account)
    const raised = await ada.patch(account, answers[1]![1]!, { role: 'reviewer' })

    expect(answers).toEqual([2, 3, 2, 3].map(version => [200, `"v${version}"`, `"v${version}"`]))
    expect([headers['etag'], raised.status]).toEqual(['"v3"', 200])
  })

  test('does not identify the content: a read always returns everything, because the content can change while the version stays the same', async () => {
    const world = await open()
    const ada = await world.human()
    const { getAgent, ...others } = await everyRead(world, ada)
    const before = await ada.get<Schemas['Agent']>(getAgent!)
    world.clock.advance(10 * 60_000)
    const after = await ada.get<Schemas['Agent']>(getAgent!, { headers: { 'If-None-Match': before.headers['etag']! } })

    expect([before.body.heartbeat.state, after.status, after.body.heartbeat.state]).toEqual(['online', 200, 'idle'])
    expect(after.headers['etag']).toBe(before.headers['etag'])
    for (const path of Object.values(others))
      expect([path, (await ada.get(path, { headers: { 'If-None-Match': '*' } })).status]).toEqual([path, 200])
    for (const { operationId, responses, parameters = [] } of operations)
      expect([operationId, '304' in responses, JSON.stringify(parameters).includes('If-None-Match')]).toEqual([operationId, false, false])
  })

  test('one tag of a list must match, on one header line or on several', async () => {
    const world = await open()
    const ada = await world.human()
    const { id } = await ada.agent()
    const change = async (...tags: string[]) => {
      const headers = [`Authorization: Bearer ${ada.token}`, 'Content-Type: application/json', ...tags.map(tag => `If-Match: ${tag}`)]
      const [reply] = await say(world.url, message('PATCH', `/v1/agents/${id}`, headers, `{"name":"${tags.length}"}`))
      return [reply!.status, reply!.headers['etag']]
    }

    expect(await change('"v9", "v8"', '"v7"')).toEqual([412, '"v1"'])
    expect(await change('"v9"', '"v1"')).toEqual([200, '"v2"'])
    expect(await change('W/"v2", "v2" ,"a,b"')).toEqual([200, '"v3"'])
    expect(await change('W/"v3"')).toEqual([412, '"v3"'])
  })
})

/** Where each resource with an ETag is read. */
async function everyRead(world: World, ada: Person): Promise<Record<string, string>> {
  const agent = await ada.agent('Scout', { policy: allowAll })
  const { secret } = await ada.key(agent.id)
  const held = { as: () => holder(world, secret) }
  await world.mcp(secret)
  const quest = await openQuest(ada)
  const webhook = { type: 'webhook', label: 'Server', url: 'https://example.com/hook', format: 'standard' }
  const { channel } = (await ada.post<Schemas['CreatedChannel']>('/v1/channels', webhook)).body
  return {
    getChannel: `/v1/channels/${channel.id}`,
    getMe: '/v1/me',
    getPolicy: '/v1/me/policy',
    getAgent: `/v1/agents/${agent.id}`,
    getPasskey: `/v1/me/passkeys/${(await newPasskey(ada)).passkey.id}`,
    getQuest: `/v1/quests/${quest.slug}`,
    adminGetAccount: `/v1/admin/accounts/${ada.account.id}`,
    adminGetAgent: `/v1/admin/agents/${agent.id}`,
    adminGetQuest: `/v1/admin/quests/${quest.id}`,
    getParticipation: `/v1/participations/${await joinAt(world, held, quest.id)}`,
    getApproval: `/v1/approvals/${(await askFor(world, held, agent.id)).id}`,
  }
}
