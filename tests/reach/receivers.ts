/** Servers that receive messages, on loopback: a webhook or a push service, and a mail server. */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}
type Answer = (response: ServerResponse, received: Received) => void

export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  response =>
    response.writeHead(code, headers).end()

/** An HTTP server that keeps what it received. `answer` may be changed at any time. */
export async function receiver(answer: Answer = status(204), host = '127.0.0.1', port = 0) {
  const received: Received[] = []
  const waiting: (() => void)[] = []
  const next = () => new Promise<void>(wake => void waiting.push(wake))
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk)
    const one = { path: req.url!, headers: req.headers, body: Buffer.concat(chunks) }
    received.push(one)
    it.answer(res, one)
    waiting.splice(0).forEach(wake => wake())
  })
  server.listen(port, host)
  await once(server, 'listening')
  const it = {
    answer,
    received,
    /** Resolves when the first message, or the next one, has arrived. */
    first: next(),
    next,
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    json: () => received.map(({ body }) => JSON.parse(body.toString())),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
  return it
}

/** A mail server that keeps what it received. With a code it refuses all recipients, or says so of a mail that it has kept. */
export async function mailServer() {
  const mails: { to: string[]; text: string }[] = []
  const it = {
    refuseWith: 0,
    denyWith: 0,
    mails,
    url: '',
    [Symbol.asyncDispose]: () => new Promise<void>(done => server.close(() => done())),
  }
  const answerOf = (code: number) => (code ? Object.assign(new Error('No'), { responseCode: code }) : null)
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    disableReverseLookup: true,
    // The service keeps its connection, and would otherwise be waited for.
    closeTimeout: 1,
    onRcptTo(_address, _session, done) {
      done(answerOf(it.refuseWith))
    },
    onData(stream, session, done) {
      let text = ''
      stream.setEncoding('utf8')
      stream.on('data', chunk => (text += chunk))
      stream.on('end', () => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text })
        done(answerOf(it.denyWith))
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  it.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  return it
}
