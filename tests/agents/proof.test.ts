/** What gives an agent more freedom takes a fresh proof of its owner. What takes freedom away never does. */
import { expect, test } from '@jest/globals'
import type { Person, Schemas } from '../support/client.ts'
import { askFor, newAgent } from '../support/domain.ts'
import { setProof } from '../support/security.ts'
import { onBothStores, type World } from '../support/world.ts'

type Problem = Partial<Schemas['Problem']>
const minute = 60_000
const allow = { rule: 'allow', per_day: 5 }
const summary = ({ status, body }: { status: number; body: Problem }) => (body.code === undefined ? status : body.code)
const members = ({ body }: { body: Problem }) => body.errors?.map(({ pointer }) => pointer)

/** An agent with a rule, and its owner, whose sign-in was more than ten minutes ago. */
async function town(world: World) {
  const ada = await world.human()
  const agent = await newAgent(world, ada, { policy: { external: { contact: allow } } })
  world.clock.advance(10 * minute)
  return { ada, agent, at: `/v1/agents/${agent.id}` }
}
const change = (ada: Person, at: string, body: object, version: number | string = '*') => ada.patch<Problem>(at, version, body)

onBothStores('a change that gives an agent more freedom', open => {
  test('needs a proof that is at most ten minutes old, and the refusal names the members', async () => {
    const world = await open()
    const { ada, agent, at } = await town(world)
    const asks: Record<string, [ask: () => Promise<{ status: number; body: Problem }>, members: string[]]> = {
      policy: [
        () =>
          change(ada, at, { policy: { join_quest: 'allow', external: { contact: { per_day: 9 }, publish: { cool_down_minutes: 5 } } } }),
        ['/policy/join_quest', '/policy/external/contact/per_day'],
      ],
      quests: [() => change(ada, at, { max_active_quests: 4 }), ['/max_active_quests']],
      creating: [() => ada.post('/v1/agents', { name: 'Free', policy: { submit_result: 'allow' } }), ['/policy/submit_result']],
      key: [() => ada.post(`${at}/keys`), []],
      rotating: [() => ada.post(`${at}/keys/${agent.key.id}/rotate`), []],
      overlapping: [() => ada.post(`${at}/keys/${agent.key.id}/rotate`, { overlap_seconds: 60 }), []],
    }

    const stale = []
    for (const [ask] of Object.values(asks)) stale.push(await ask())
    const before = (await ada.get<Schemas['Agent']>(at)).body
    await ada.post('/v1/sessions/current/proof', { password: ada.password })
    const fresh = []
    for (const [ask] of Object.values(asks)) fresh.push((await ask()).status)

    expect(stale.map(summary)).toEqual(stale.map(() => 'proof_required'))
    expect(stale.map(members)).toEqual(Object.values(asks).map(([, named]) => named))
    expect(before.version).toBe(1)
    expect(fresh).toEqual([200, 200, 201, 201, 200, 409])
  })

  test('is also to resume it, by its owner or by an admin, and to allow a category with a yes', async () => {
    const world = await open()
    const { ada, agent, at } = await town(world)
    const bob = await world.human()
    const { id } = await askFor(world, agent)
    const held = `/v1/admin/agents/${(await bob.agent()).id}`
    await ada.post(`${held}/suspend`)
    const allowing = await ada.post<Problem>(`/v1/approvals/${id}/approve`, { allow_category_minutes: 60 })
    const plain = await ada.post<Problem>(`/v1/approvals/${id}/approve`)
    await ada.post(`${at}/suspend`)
    const resume = async () => [await ada.post<Problem>(`${at}/resume`), await ada.post<Problem>(`${held}/resume`)]

    const stale = await resume()
    await setProof(world, ada)
    const fresh = await resume()

    expect([summary(allowing), members(allowing), plain.status]).toEqual(['proof_required', ['/allow_category_minutes'], 200])
    expect(stale.map(summary)).toEqual(['proof_required', 'proof_required'])
    expect(fresh.map(summary)).toEqual([200, 200])
  })

  test('and the other way round it needs none, nor does a change of its name or a new agent as others are', async () => {
    const world = await open()
    const { ada, agent, at } = await town(world)

    const answers = [
      await change(ada, at, { policy: { withdraw_from_quest: 'ask', external: { contact: { per_day: 4, per_hour: 1 } } } }),
      await change(ada, at, { policy: { external: { contact: { cool_down_minutes: 60 } } } }),
      await change(ada, at, { policy: { external: { contact: { rule: 'ask' } } }, max_active_quests: 1 }),
      await change(ada, at, { name: 'Ranger', description: 'Reads', skills: ['maps'], silent_after_minutes: 60 }),
      await ada.post<Problem>('/v1/agents', { name: 'Plain', max_active_quests: 2, policy: { join_quest: 'block' } }),
      await ada.post<Problem>(`${at}/suspend`),
      await ada.delete<Problem>(`${at}/keys/${agent.key.id}`),
      await ada.delete<Problem>(at),
    ]

    expect(answers.map(summary)).toEqual([200, 200, 200, 200, 201, 200, 204, 204])
  })

  test('needs the proof too if it also restricts, and then nothing of it happens', async () => {
    const world = await open()
    const { ada, at } = await town(world)

    const both = await change(ada, at, { policy: { join_quest: 'block', submit_result: 'allow' }, max_active_quests: 1 })
    const { body } = await ada.get<Schemas['Agent']>(at)

    expect([summary(both), members(both)]).toEqual(['proof_required', ['/policy/submit_result']])
    expect([body.policy.join_quest, body.max_active_quests, body.version]).toEqual(['ask', 3, 1])
  })

  test('and one that restricts it at the same time have one winner, whoever is first', async () => {
    const world = await open()
    const { ada, at } = await town(world)
    await setProof(world, ada)

    for (let i = 0; i < 10; i++) {
      const { body: before } = await ada.get<Schemas['Agent']>(at)
      const [loosened, restricted] = await Promise.all([
        change(ada, at, { max_active_quests: before.max_active_quests + 1 }, before.version),
        change(ada, at, { policy: { external: { contact: { cool_down_minutes: i + 1 } } } }, before.version),
      ])
      expect([loosened.status, restricted.status].toSorted()).toEqual([200, 412])
    }
  })
})
