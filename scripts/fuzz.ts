/**
 * Random requests to started servers. Each answer is checked against the contract: `node scripts/fuzz.ts [seed] [requests]`.
 *
 * The requests are divided among worlds. A world has its own server, database and seed, and makes one request after another: so a finding
 * comes again with the seed of its world, and the data stays small. A few worlds run beside each other, because each waits for its server.
 */
import { keepFilesInMemory } from '../tests/support/memory.ts'
import { complaintAbout, complaintAboutMcp, type Got } from './fuzz/judge.ts'
import { nextMessage } from './fuzz/messages.ts'
import type { Request } from './fuzz/request.ts'
import { requestMaker } from './fuzz/requests.ts'
import { curl, send } from './fuzz/send.ts'
import { startServer } from './fuzz/server.ts'

const seed = Number(process.argv[2] ?? 20_261_121)
const requests = Number(process.argv[3] ?? 100_000)
const requestsOfWorld = 10_000
const worldsAtOnce = 4
/** Runs whose seeds are neighbours share no world. */
const seedsApart = 1_000_000
const shown = 20

keepFilesInMemory()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))
const findings: string[] = []
const statuses: Record<string, number> = {}
const start = performance.now()
let begun = 0
await Promise.all(Array.from({ length: worldsAtOnce }, playWorlds))
const seconds = ((performance.now() - start) / 1000).toFixed(1)

for (const finding of findings.slice(0, shown)) console.log(finding)
console.log(
  Object.entries(statuses)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', '),
)
console.log(`${requests} requests, ${findings.length} findings, seed ${seed}, ${seconds} s`)
process.exit(findings.length > 0 ? 1 : 0)

/** Plays one world after another until there are enough requests. */
async function playWorlds() {
  while (begun * requestsOfWorld < requests) {
    const world = begun++
    await playWorld(seed + world * seedsApart, Math.min(requestsOfWorld, requests - world * requestsOfWorld))
  }
}

async function playWorld(own: number, count: number) {
  const { url, stop } = await startServer()
  const maker = requestMaker(own)

  for (let i = 1; i <= count; i++) {
    maker.begin(i)
    await (i % 5 === 0 ? askAgentsDoor(i) : askHumansDoor(i))
  }
  await stop()

  async function askHumansDoor(i: number) {
    const { request, fate } = maker.next()
    const got = await answerTo(i, request)
    note(i, request, got, complaintAbout(request, got, fate))
    maker.learn(request, got)
  }

  async function askAgentsDoor(i: number) {
    const { request, tool } = nextMessage(maker)
    const got = await answerTo(i, request)
    note(i, request, got, complaintAboutMcp(got, tool))
    maker.learnTool(request, got)
  }

  async function answerTo(i: number, request: Request) {
    try {
      return await send(url, request)
    } catch (error) {
      throw new Error(`There is no answer.\n${again(i, request)}`, { cause: error })
    }
  }

  function note(i: number, request: Request, { status, text }: Got, complaint: string | undefined) {
    statuses[status] = (statuses[status] ?? 0) + 1
    if (complaint) findings.push(`${complaint}\n${again(i, request)}\n${status} ${text.slice(0, 500)}\n`)
  }

  /** How the finding comes again: the request depends on those before it. */
  function again(i: number, request: Request) {
    return `node scripts/fuzz.ts ${own} ${i}\n${curl(url, request)}`
  }
}
