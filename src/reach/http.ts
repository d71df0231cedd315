/**
 * Sends to servers that strangers name. Only public addresses are connected to. A name is looked up once for each connection, and exactly the
 * addresses that were checked are used, so a name that changes its address in between has no effect.
 */
import { lookup as lookUp, type LookupAddress } from 'node:dns'
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Result } from '../core/reach/attempts.ts'

/** At most this much of an answer is read. */
const mostAnswerBytes = 4_096
/** An unused connection is kept this long. */
const idleMs = 5_000

export type Post = ReturnType<typeof poster>
type Resolve = (name: string, done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void) => void

interface Means {
  /** Whether an IP address may be connected to. */
  isAllowed(address: string): boolean
  /** Whether messages may be sent without https. */
  allowsPlain: boolean
  deadlineMs: number
  perHost: number
  /** How names are looked up. Tests change it. */
  resolve?: Resolve
}

class PrivateAddress extends Error {}
/**
 * The receiver closed a kept connection before it answered, as it may do at any time. That is not a failure: the message is sent again at
 * once, with a connection of its own.
 */
class ClosedBefore extends Error {}
const wasClosed = ({ code = '' }: NodeJS.ErrnoException) => ['ECONNRESET', 'EPIPE'].includes(code)

export function poster({
  isAllowed,
  allowsPlain,
  deadlineMs,
  perHost,
  resolve = (name, done) => lookUp(name, { all: true }, done),
}: Means) {
  const lookup: LookupFunction = (name, { all }, done) =>
    resolve(name, (error, addresses) => {
      if (error) return done(error, '')
      // If only one of them is private, somebody may be trying to get there.
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isAllowed(address))) return done(new PrivateAddress(), '')
      return all ? done(null, addresses) : done(null, first.address, first.family)
    })
  const options = { keepAlive: true, maxSockets: perHost, timeout: idleMs, lookup }
  const agents = { 'https:': new HttpsAgent(options), 'http:': new HttpAgent(options) }

  return {
    /** Sends a body and reads the status of the answer. It never throws. */
    async post(url: URL, headers: Record<string, string>, body: string | Buffer): Promise<Result> {
      const host = url.hostname.replace(/^\[|\]$/g, '')
      if (isIP(host) && !isAllowed(host)) return failed('private_address')
      if (url.protocol === 'http:' && !allowsPlain) return failed('private_address')
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest
      const signal = AbortSignal.timeout(deadlineMs)
      const fields = { 'User-Agent': 'Agent-Quest-Service', 'Content-Length': String(Buffer.byteLength(body)), ...headers }
      const attempt = (agent: HttpAgent | false) =>
        new Promise<IncomingMessage>((done, fail) => {
          const request = send(url, { method: 'POST', agent, lookup, signal, headers: fields })
            .on('response', done)
            .on('error', error => fail(request.reusedSocket && wasClosed(error) ? new ClosedBefore() : error))
            .end(body)
        })
      try {
        const answer = await attempt(agents[url.protocol as keyof typeof agents]).catch((error: unknown) => {
          if (error instanceof ClosedBefore) return attempt(false)
          throw error
        })
        await readSome(answer)
        return judged(answer.statusCode!)
      } catch (error) {
        return failed(reasonOf(error, signal.aborted))
      }
    },
    close() {
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }
}

/** Reads an answer up to the limit, so that the connection can be used again. A longer answer ends the connection. */
async function readSome(answer: IncomingMessage) {
  let bytes = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length
    // Leaving the loop destroys the stream and its connection.
    if (bytes > mostAnswerBytes) break
  }
}

function judged(status: number): Result {
  if (status >= 200 && status < 300) return { ok: true }
  if (status >= 300 && status < 400) return failed('redirect', status)
  return failed(status === 404 || status === 410 ? 'gone' : 'refused', status)
}

const failed = (reason: Exclude<Result, { ok: true }>['reason'], status: number | null = null): Result => ({ ok: false, status, reason })

function reasonOf(error: unknown, isLate: boolean) {
  const { code = '' } = error as { code?: string }
  if (error instanceof PrivateAddress) return 'private_address'
  if (isLate) return 'timeout'
  if (/^(ENOTFOUND|EAI_|ENODATA)/.test(code)) return 'unknown_host'
  return /CERT|SSL|TLS|SIGNATURE|ISSUER/.test(code) ? 'tls' : 'unreachable'
}
