/**
 * Attacks that are cheap for a stranger or for somebody with a free account, by name. They run in a separate process, so that the
 * attacker's own work does not delay the honest person.
 */
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { asking, callOf, floodOfAgent, hold, largeCalls, renaming, slowest, steadily, type Means, type Order } from './sending.ts'
import { mintAgentKey } from '../../src/core/kit/secrets.ts'
import { message, sender, tool, type Sending } from './sender.ts'

/** The number of answers by status. Status 0 means that no answer came. */
export type Answers = Record<number, number>

interface Attack {
  title: string
  /** The attack comes from the honest person's address, as if both were behind one router. */
  near?: true
  run(means: Means, count: (status: number) => void): Promise<unknown>
}

/** Requests per second that an account or an address may send. */
const permitted = 10

export const attacks: Record<string, Attack> = {
  'unknown-keys': {
    title: 'bodies of unknown keys: sign-ins of 215 kB and of 4 kB, and new agents with as many as are read',
    run: (means, count) => {
      const keys = Array.from({ length: 24_000 }, (_, i) => `"k${i}":0`)
      const bodyOf = (most: number) => `{${keys.slice(0, most).join()}}`
      const sendings: Sending[] = [
        { method: 'POST', path: '/v1/sessions', body: bodyOf(24_000) },
        { method: 'POST', path: '/v1/sessions', body: bodyOf(400) },
        { method: 'POST', path: '/v1/agents', token: means.attacker.token, body: bodyOf(4_000) },
      ]
      return steadily(means, permitted, count, turn => sendings[turn % sendings.length]!)
    },
  },
  'large-bodies': {
    title: 'the largest bodies of numbers to /v1, as many as an account may send',
    run: (means, count) =>
      steadily(means, permitted, count, turn => ({
        method: 'POST',
        path: '/v1/agents',
        token: means.attacker.token,
        body: `{"name":${slowest[turn % slowest.length]!(247_000)}}`,
      })),
  },
  'small-calls': {
    title: 'control: as many calls as in the next row, but small ones',
    run: (means, count) => steadily(means, 8 * floodOfAgent, count, turn => callOf(means, turn % 8, '[]')),
  },
  'large-calls': {
    title: 'the largest calls, as many as eight agents of one account may send before they get 429',
    run: (means, count) => largeCalls(means, 8, count),
  },
  'large-calls-of-one': {
    title: 'the largest calls, as many as one agent may send before it gets 429',
    run: (means, count) => largeCalls(means, 1, count),
  },
  'large-calls-near': {
    title: 'the largest calls of eight agents, from the address of an honest person',
    near: true,
    run: (means, count) => largeCalls(means, 8, count),
  },
  'export-of-nothing': {
    title: 'exports of a time without entries',
    run: (means, count) =>
      steadily(means, permitted, count, () => ({ path: '/v1/audit-events/export?from=2099-01-01T00:00:00Z', token: means.attacker.token })),
  },
  'export-of-all': {
    title: 'exports of a long log',
    run: (means, count) =>
      steadily(means, permitted, count, () => ({ path: '/v1/audit-events/export?format=csv', token: means.attacker.token })),
  },
  'wake-all': {
    title: 'as many agent streams as are allowed, and changes that wake all of them',
    async run(means, count) {
      const { attacker, port, endsAt, from } = means
      const wish = { notifications: { resourceSubscriptions: ['agentquest://profile'] } }
      const sockets = attacker.secrets.flatMap(secret =>
        Array.from({ length: 16 }, () => hold(port, from, message(secret, 'subscriptions/listen', wish), endsAt)),
      )
      await steadily(means, permitted, count, turn => renaming(attacker.token, turn))
      for (const socket of sockets) socket.destroy()
    },
  },
  'watch-all': {
    title: "as many event streams as are allowed, and requests by the attacker's agents",
    async run(means, count) {
      const { attacker, port, endsAt, from } = means
      const watching = { path: '/v1/events', token: attacker.token }
      const sockets = Array.from({ length: 100 }, () => hold(port, from, watching, endsAt))
      await steadily(means, 2 * attacker.secrets.length, count, turn => asking(attacker.secrets, turn, 10))
      for (const socket of sockets) socket.destroy()
    },
  },
  'slow-schema': {
    title: 'results for a schema with a pattern that backtracks exponentially',
    async run(means, count) {
      const { send, attacker } = means
      const result_schema = { type: 'object', properties: { text: { type: 'string', pattern: '^(\\w+\\s?)*$' } } }
      const draft = { title: `A trap ${Date.now()}`, acceptance_criteria: ['It is done'], slots: 10, result_schema }
      const made = await send({ method: 'POST', path: '/v1/admin/quests', token: attacker.authorToken, body: JSON.stringify(draft) })
      // If the schema is refused, there is nothing to run.
      if (made.status !== 201) return count(made.status)
      const { id, slug } = JSON.parse(made.text) as { id: string; slug: string }
      await send({ method: 'POST', path: `/v1/admin/quests/${id}/publish`, token: attacker.authorToken })
      const [secret] = attacker.secrets as [string]
      await send(tool(secret, 'join_quest', { quest: slug, reason: 'It fits' }))
      const data = { text: `${'a'.repeat(27)}!` }
      await steadily(means, 2, count, () => tool(secret, 'submit_result', { quest: slug, summary: 'Done', data }))
    },
  },
  'sign-in-flood': {
    title: 'as many sign-ins at once as an address may send, to accounts that do not exist',
    async run(means, count) {
      const signIn = (turn: number): Sending => ({
        method: 'POST',
        path: '/v1/sessions',
        body: JSON.stringify({ email: `nobody${turn}@example.com`, password: 'wrong horse battery' }),
      })
      await Promise.all(Array.from({ length: 560 }, async (_, turn) => count((await means.send(signIn(turn))).status)))
      await steadily(means, permitted, count, turn => signIn(1_000 + turn))
    },
  },
  'made-and-taken-back': {
    title: 'approval requests of 30 kB, made and cancelled by all agents of the attacker',
    run: (means, count) => steadily(means, 2 * means.attacker.secrets.length, count, turn => asking(means.attacker.secrets, turn, 30_000)),
  },
  'invented-keys': {
    title: 'well-formed but invented keys, from the address of an honest agent',
    near: true,
    run: (means, count) => steadily(means, 300, count, () => tool(mintAgentKey().secret, 'get_profile', {})),
  },
  'half-bodies': {
    title: '2,400 connections, each with a body that never ends',
    async run({ port, from, attacker, endsAt }, count) {
      const body = `{"name":"Scout","description":"${'x'.repeat(255_000)}"}`
      const sockets: Socket[] = []
      while (Date.now() < endsAt) {
        while (sockets.length < 2_400 && Date.now() < endsAt) {
          sockets.push(hold(port, from, { method: 'POST', path: '/v1/agents', token: attacker.token, body }, endsAt, 100, count))
          if (sockets.length % 20 === 0) await sleep(20)
        }
        await sleep(100)
      }
      for (const socket of sockets) socket.destroy()
    },
  },
}

if (import.meta.main)
  process.on('message', async (order: Order) => {
    const answers: Answers = {}
    const means = {
      ...order,
      send: sender(order.url, order.from),
      port: Number(new URL(order.url).port),
      endsAt: Date.now() + order.seconds * 1_000,
    }
    await attacks[order.name]!.run(means, status => (answers[status] = (answers[status] ?? 0) + 1))
    process.send!(answers)
  })
