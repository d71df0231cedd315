/** A model on loopback that says what the trial tells it to. What a provider calls things is a wire. */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { puppet } from '../../../tests/programs/puppet.ts'

// oxlint-disable-next-line no-explicit-any -- what a host sends to its provider
export type Body = any

/** A call of a tool by its name in the host, or nothing at the end of the conversation. */
export type Turn = { tool: string; given: object } | undefined

export interface Wire {
  /** The tools that the host offers, and what it says of the last call. */
  read(body: Body): { tools: string[]; result: string }
  /** The next turn, as the provider streams it. */
  write(turn: Turn, body: Body): object[]
}

export type Call = (tool: string, given: object) => Promise<string>

const againMs = 300
const missingTries = 200

/** A tool is called by the end of its name. A host also asks without tools, for titles and the like. It gets one word. */
export async function openModel<T>(wire: Wire, play: (call: Call) => Promise<T>) {
  const puppeteer = puppet(call => play((tool, given) => call(tool, { ...given })))
  let asked: Awaited<ReturnType<typeof puppeteer.turn>>
  let missing = 0

  async function turnAfter({ tools, result }: ReturnType<Wire['read']>): Promise<Turn> {
    if (missing === 0 || missing > missingTries) asked = await puppeteer.turn(result)
    if (!asked) return undefined
    const { tool, given } = asked
    const name = tools.find(name => name.endsWith(tool))
    // The host may talk with its model before it has reached its servers. It says that there is no such tool, and asks again.
    missing = name === undefined ? missing + 1 : 0
    if (missing) await sleep(againMs)
    return { tool: name ?? tool, given }
  }

  const server = createServer(async (request, response) => {
    const body: Body = JSON.parse((await textOf(request)) || '{}')
    const read = wire.read(body)
    const turn = read.tools.length > 0 ? await turnAfter(read) : undefined
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.end(wire.write(turn, body).map(asEvent).join(''))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    end: puppeteer.end,
    close: () => server.close().closeAllConnections(),
  }
}

const asEvent = (event: { type?: string }) => `${event.type ? `event: ${event.type}\n` : ''}data: ${JSON.stringify(event)}\n\n`

/** What the model has got since its own last word. */
export const sinceLast = (parts: Body[], isOwn: (part: Body) => boolean) => textIn(parts.slice(parts.findLastIndex(isOwn) + 1))

/** All text inside. Each provider nests it in its own way. */
function textIn(part: Body): string {
  if (Array.isArray(part)) return part.map(textIn).join('\n')
  if (typeof part !== 'object') return part ?? ''
  return textIn(part.content ?? part.output ?? part.error ?? part.text)
}

async function textOf(request: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}
