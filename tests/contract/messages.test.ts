/**
 * The samples of the webhooks in the contract are messages that were sent: one of each kind, as its receiver got it. They are in
 * generated/messages.json, and `make generate` puts them into generated/openapi.json.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import document from '../../generated/openapi.json' with { type: 'json' }
import { receiver, status } from '../reach/receivers.ts'
import type { Person, Schemas } from '../support/client.ts'
import { allowAll, anotherAdmin, askFor, beating, doubtIn, joinAt, newAgent, openQuest, questRow, review, work } from '../support/domain.ts'
import { asExample } from '../support/examples.ts'
import { onEachStore, publicUrl, type World } from '../support/world.ts'

type Kind = keyof typeof document.webhooks
const kinds = Object.keys(document.webhooks) as Kind[]
const file = new URL('../../generated/messages.json', import.meta.url)

const minute = 60_000
const day = 24 * 60 * minute
/** Time passes for agents and requests. */
const pass = async (world: World, ms: number) => {
  world.clock.advance(ms)
  await world.core.sweep()
  await world.reach.settled()
}

interface Stage {
  world: World
  ada: Person
  agent: Awaited<ReturnType<typeof newAgent>>
  /** The path of the channel that gets the message. */
  channel: string
}

/** What leads to a message of each kind. */
const stories: Record<Kind, (stage: Stage) => Promise<unknown>> = {
  'approval.requested': ({ world, agent }) => askFor(world, agent),
  'approval.answered': async ({ world, ada, agent }) => {
    const { id } = await askFor(world, agent)
    await ada.post(`/v1/approvals/${id}/questions`, { text: 'Is there a cheaper one?' })
    await world.core.questions.answer(await agent.as(), id, 'No, I looked.')
  },
  'approval.expiring': async ({ world, agent }) => {
    await askFor(world, agent, 'Buy a book', { expiresInMinutes: 60 })
    await pass(world, 45 * minute)
  },
  'approval.decided': async ({ world, ada, agent }) => {
    const { id } = await askFor(world, agent)
    await ada.post(`/v1/approvals/${id}/approve`, { note: 'Go ahead' })
  },
  'approval.in_doubt': ({ world, ada, agent }) => doubtIn(world, ada, agent, 'Buy a book'),
  'participation.reviewed': async ({ world, agent }) => {
    const bob = await anotherAdmin(world, 'bob')
    await submitted(world, bob, agent)
    await review(bob, 'accept', 'Good')
  },
  'agent.silent': ({ world, agent }) => silent(world, agent.secret),
  'agent.heard': async ({ world, agent }) => {
    await silent(world, agent.secret)
    await world.mcp(agent.secret)
  },
  'agent.refused': async ({ world, ada, agent }) => {
    await world.mcp(agent.secret)
    await ada.delete(`/v1/agents/${agent.id}/keys/${agent.key.id}`)
    await world.mcp(agent.secret)
    await beating(ada, agent.id, ({ last_refused }) => last_refused !== null)
  },
  'key.expiring': async ({ world, ada, agent }) => {
    const { secret, key } = await ada.key(agent.id, { label: 'laptop', expires_in_days: 7 })
    await world.mcp(secret)
    await beating(ada, agent.id, ({ key_hint }) => key_hint === key.hint)
    await pass(world, 4 * day)
  },
  'token.expiring': async ({ world, ada }) => {
    const { body } = await ada.post<Schemas['IssuedToken']>('/v1/me/tokens', { name: 'Chat bot', scopes: ['read'], expires_in_days: 7 })
    await world.call('GET', '/v1/me', { token: body.secret })
    await pass(world, 4 * day)
  },
  'submission.waiting': async ({ world, ada }) => {
    const bob = await world.human('bob')
    await submitted(world, ada, await newAgent(world, bob, { policy: allowAll }))
  },
  'account.security': ({ world, ada: { email, password } }) =>
    world.call('POST', '/v1/sessions', { body: { email, password, transport: 'token' }, headers: { 'User-Agent': 'Phone' } }),
  'channel.broken': async ({ world, ada, agent }) => {
    await using server = await receiver(status(503))
    const hook = { type: 'webhook', label: 'Old server', format: 'standard', url: server.url, events: ['approval.requested'] }
    await ada.post('/v1/channels', hook)
    for (const pause of [0, 5 * day]) {
      await pass(world, pause)
      await askFor(world, agent, `Buy a book after ${pause}`)
      await world.reach.settled()
    }
  },
  'channel.test': ({ ada, channel }) => ada.post(`${channel}/test`),
}

/** The ports of this machine differ from run to run. */
const atPublicAddresses = (message: object): unknown =>
  JSON.parse(
    JSON.stringify(message)
      .replaceAll(/http:\/\/127\.0\.0\.1:\d+\//g, 'https://example.com/hooks/agent-quest')
      .replaceAll(publicUrl, 'https://quest.example.com'),
  )

async function submitted(world: World, author: Person, agent: Stage['agent']) {
  const quest = await openQuest(author)
  await joinAt(world, agent, quest.id)
  await world.core.participations.submit(await agent.as(), await questRow(world, quest.id), work, null)
}

async function silent(world: World, secret: string) {
  await world.mcp(secret)
  await pass(world, 60 * minute)
}

onEachStore('the messages of the contract', (open, _, store) => {
  const recorded: Record<string, unknown> = {}

  test.each(kinds)('a message of the kind %s is sent', async kind => {
    await using inbox = await receiver()
    const world = await open({ env: { AQS_WEBHOOK_PRIVATE: 'on' } })
    const ada = await world.human('ada')
    const agent = await newAgent(world, ada, { policy: allowAll, silent_after_minutes: 60 })
    const events = [kind === 'channel.test' ? 'needs_me' : kind]
    const hook = { type: 'webhook', label: 'Home server', format: 'standard', url: inbox.url, events }
    const { body } = await ada.post<Schemas['CreatedChannel']>('/v1/channels', hook)

    await stories[kind]({ world, ada, agent, channel: `/v1/channels/${body.channel.id}` })
    await world.reach.settled()

    const messages = (inbox.json() as Schemas['Notice'][]).filter(({ type }) => type === kind)
    expect(messages).toHaveLength(1)
    recorded[kind] = asExample(atPublicAddresses(messages[0]!), world.clock.now)
  })

  test('the samples are these messages', () => {
    if (process.env['UPDATE'] && store === 'sqlite') return writeFileSync(file, `${JSON.stringify(recorded, undefined, 1)}\n`)
    expect(recorded).toEqual(JSON.parse(readFileSync(file, 'utf8')))
    for (const [kind, { post }] of Object.entries(document.webhooks))
      expect([kind, post.requestBody.content['application/json'].example]).toEqual([kind, recorded[kind]])
  })
})
