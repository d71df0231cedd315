/** A client without manners: it sends bytes as they are and reads whatever comes back until the server hangs up. */
import { once } from 'node:events'
import { connect, createServer } from 'node:net'

export interface Reply {
  status: number
  /** By lower-case name; one that came several times, with commas between. */
  headers: Record<string, string>
  text: string
  body: { code?: string; errors?: { pointer: string }[]; id?: unknown; error?: { code: number } }
}

/** Sends each part as a packet of its own. */
export async function say(url: string, ...parts: (string | Buffer)[]): Promise<Reply[]> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setNoDelay()
  const chunks: Buffer[] = []
  socket.on('data', chunk => chunks.push(chunk))
  // A server may hang up while we still send; what it said before counts.
  socket.on('error', () => {})
  for (const part of parts) await new Promise(sent => socket.write(part, sent))
  if (!socket.closed) await once(socket, 'close')
  return repliesIn(Buffer.concat(chunks), parts[0]!.toString('latin1').startsWith('HEAD'))
}

/** A proper request, after which the server hangs up, unless the header lines say otherwise. */
export function message(method: string, target: string, lines: string[] = [], body?: string | Buffer) {
  const length = body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]
  const head = [`${method} ${target} HTTP/1.1`, 'Host: quest.test', 'Connection: close', ...length, ...lines, '', ''].join('\r\n')
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body ?? '')])
}

function repliesIn(bytes: Buffer, toHead: boolean): Reply[] {
  const replies: Reply[] = []
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf('\r\n\r\n', at)
    if (end < 0) throw new Error(`This is no answer: ${bytes.toString('latin1', at)}`)
    const [first = '', ...lines] = bytes.toString('latin1', at, end).split('\r\n')
    const headers: Record<string, string> = {}
    for (const line of lines) {
      const [name, value] = [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
    }
    at = end + 4
    const text = bytes.toString('utf8', at, (at += toHead ? 0 : Number(headers['content-length'] ?? 0)))
    replies.push({ status: Number(first.split(' ')[1]), headers, text, body: text ? JSON.parse(text) : {} })
  }
  return replies
}

/** A port without a listener. The system does not give it to anybody who asks for any port, so it is still free a little later. */
export async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000)
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return freePort()
  }
  probe.close()
  await once(probe, 'close')
  return port
}
