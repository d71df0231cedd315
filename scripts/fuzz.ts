/** Random requests to a started server. Each answer is checked against the contract: `node scripts/fuzz.ts [seed] [requests]`. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { complaintAbout, complaintAboutMcp, type Got } from './fuzz/judge.ts'
import { nextMessage } from './fuzz/messages.ts'
import type { Request } from './fuzz/request.ts'
import { requestMaker } from './fuzz/requests.ts'

const seed = Number(process.argv[2] ?? 20_261_121)
const requests = Number(process.argv[3] ?? 2_000)
const shown = 20

const url = await startServer()
const maker = requestMaker(seed)
const findings: string[] = []
const statuses: Record<string, number> = {}
const start = performance.now()
for (let i = 0; i < requests; i++) await (i % 10 === 9 ? askAgentsDoor() : askHumansDoor())
const seconds = ((performance.now() - start) / 1000).toFixed(1)

for (const finding of findings.slice(0, shown)) console.log(finding)
console.log(
  Object.entries(statuses)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', '),
)
console.log(`${requests} requests, ${findings.length} findings, seed ${seed}, ${seconds} s`)
process.exit(findings.length > 0 ? 1 : 0)

async function askHumansDoor() {
  const { request, fate } = maker.next()
  const got = await send(request)
  note(request, got, complaintAbout(request, got, fate))
  maker.learn(request, got)
}

async function askAgentsDoor() {
  const request = nextMessage(maker)
  const got = await send(request)
  note(request, got, complaintAboutMcp(got))
}

function note(request: Request, got: Got, complaint: string | undefined) {
  statuses[got.status] = (statuses[got.status] ?? 0) + 1
  if (complaint) findings.push(`${complaint}\n${curl(request)}\n${got.status} ${got.text.slice(0, 500)}\n`)
}

/** Starts a server with its own database. Both are removed when this process ends. */
async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'))
  const often = ['REQUESTS_PER_MINUTE', 'MCP_MESSAGES_PER_MINUTE', 'MCP_BURST', 'SIGN_INS_PER_15_MINUTES', 'SIGN_UPS_PER_HOUR']
  const env = {
    ...Object.fromEntries(often.map(name => [`AQS_${name}`, '1000000'])),
    AQS_AGENTS_PER_ACCOUNT: '10000',
    AQS_BODY_KILOBYTES_PER_MINUTE: '16000000',
    AQS_KILOBYTES_PER_DAY: '999999999',
    AQS_KILOBYTES_PER_ACCOUNT: '999999999',
    AQS_LOG_LEVEL: 'silent',
  }
  const server = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
    env: { ...env, PORT: '0', DATABASE_URL: join(folder, 'quest.db'), AQS_SETUP_CODE: 'correct horse battery' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.on('exit', () => {
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))
  const [said] = await Promise.race([once(server.stdout, 'data'), once(server, 'exit')])
  const address = / is ready: (http\S+)/.exec(String(said))?.[1]
  if (!address) throw new Error('The server does not start.')
  return address
}

async function send(request: Request): Promise<Got> {
  const { method, headers } = request
  const answer = await fetch(urlOf(request), { method, headers, redirect: 'manual', ...(method !== 'GET' && { body: textOf(request) }) })
  const type = answer.headers.get('content-type') ?? ''
  const text = type.startsWith('text/event-stream') ? await beginningOf(answer) : await answer.text()
  const isJson = /[/+]json/.test(type)
  return { status: answer.status, headers: Object.fromEntries(answer.headers), text, body: isJson ? JSON.parse(text) : undefined }
}

/** A stream of events has no end. */
async function beginningOf(answer: Response) {
  const reader = answer.body!.getReader()
  const { value } = await reader.read()
  await reader.cancel()
  return new TextDecoder().decode(value)
}

function curl(request: Request) {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
  const headers = Object.entries(request.headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  const text = textOf(request)
  return [
    `curl -X ${request.method} ${quoted(urlOf(request))}`,
    ...headers,
    ...(text === null ? [] : [`--data-binary ${quoted(text.slice(0, 1_000))}`]),
  ].join(' ')
}

function urlOf({ path, query }: Request) {
  return `${url}${path}${query.length > 0 ? `?${new URLSearchParams(query).toString()}` : ''}`
}

function textOf({ body, text }: Request) {
  return text ?? (body === undefined ? null : JSON.stringify(body))
}
