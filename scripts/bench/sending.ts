/** The ways in which attacks send: at a fixed rate, or on connections that stay open. And the requests that several of them send. */
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { tool, type Sending, type sender } from './sender.ts'

/** What an attacker can use. */
export interface Attacker {
  email: string
  token: string
  /** The keys of its agents. */
  secrets: string[]
  /** A session of a quest author who is also an attacker. */
  authorToken: string
}
export interface Order {
  name: string
  url: string
  from: string
  seconds: number
  attacker: Attacker
}
export interface Means extends Order {
  send: ReturnType<typeof sender>
  port: number
  endsAt: number
}
/** Lists of a number of bytes whose items are short and cost much to read. */
const filled = (item: string) => (bytes: number) => `[${Array(Math.floor(bytes / (item.length + 1))).fill(item)}]`
export const slowest = ['1e5', '1.5e300', '123456789012345e5', '"\\u0041"', '{"\\u0061":1}', '{}', '['.repeat(50) + ']'.repeat(50)].map(
  filled,
)

/** Calls that an agent may send in a second before it gets 429. */
export const floodOfAgent = 10

export const largeCalls = (means: Means, agents: number, count: (status: number) => void) =>
  steadily(means, agents * floodOfAgent, count, turn => callOf(means, turn % agents, slowest[turn % slowest.length]!(130_000)))

/** A list is given as text, because a program would write it in another way. */
export const callOf = ({ attacker }: Means, agent: number, list: string) => {
  const call = tool(attacker.secrets[agent]!, 'request_approval', {
    category: 'other',
    title: 'A list',
    details: { list: 0 },
    reason: 'because',
  })
  return { ...call, body: call.body!.replace('"list":0', `"list":${list}`) }
}

export const renaming = (token: string, turn: number): Sending => ({
  method: 'PATCH',
  path: '/v1/me',
  token,
  headers: { 'If-Match': '*' },
  body: JSON.stringify({ display_name: `Mallory ${turn}` }),
})

/** Alternates between a request for an approval and its cancellation. The agents take turns. */
const latest = new Map<string, string>()
export const asking = (secrets: string[], turn: number, size: number): Sending => {
  const secret = secrets[turn % secrets.length]!
  const approval_id = latest.get(secret)
  if (approval_id) latest.delete(secret)
  return approval_id
    ? tool(secret, 'cancel_approval', { approval_id })
    : tool(secret, 'request_approval', {
        category: 'other',
        title: `Request ${turn} ${Date.now()}`,
        details: { text: 'x'.repeat(size) },
        reason: 'because',
        wait_seconds: 0,
      })
}

/** Sends at a fixed rate and does not wait for earlier answers. */
export async function steadily(
  { send, endsAt }: Means,
  perSecond: number,
  count: (status: number) => void,
  next: (turn: number) => Sending,
) {
  const under: Promise<void>[] = []
  const startedAt = Date.now()
  for (let turn = 0; Date.now() < endsAt; turn++) {
    under.push(answered(next(turn)))
    await sleep(Math.max(0, startedAt + ((turn + 1) * 1_000) / perSecond - Date.now()))
  }
  await Promise.race([Promise.all(under), sleep(5_000)])

  async function answered(sending: Sending) {
    const { status, text } = await send(sending)
    count(status)
    const made = sending.body?.includes('request_approval') && /\\?"id\\?":\\?"(apr_\w+)/.exec(text)?.[1]
    if (made) latest.set(sending.token!, made)
  }
}

/** Opens a connection, sends a request without its last bytes, and keeps the connection open. */
export function hold(
  port: number,
  localAddress: string,
  sending: Sending,
  endsAt: number,
  withheld = 0,
  count: (status: number) => void = () => {},
) {
  const { method = 'GET', path, token, headers = {}, body } = sending
  const lines = Object.entries({
    Host: '127.0.0.1',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => count(0))
  socket.once('data', chunk => count(Number(/^HTTP\/1\.1 (\d+)/.exec(String(chunk))?.[1] ?? 0)))
  socket.on('data', () => {})
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${(body ?? '').slice(0, (body?.length ?? 0) - withheld)}`)
  setTimeout(() => socket.destroy(), Math.max(0, endsAt - Date.now()))
  return socket
}
