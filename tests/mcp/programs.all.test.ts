/** Programs that people have already, each as a process of its own, against the service as people run it. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env, execPath } from 'node:process'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import catalogue from '../../generated/tools.json' with { type: 'json' }
import { told as everyTool, type Report } from '../programs/drive.ts'
import { client, type Person, type Schemas } from '../support/client.ts'
import { allowAll, answer, asksAndApproves, openQuest, review, sums } from '../support/domain.ts'
import { connect, connectBy, read, whoever, type Call, type Told } from '../support/programs.ts'
import { startService, type Service } from '../support/service.ts'

const packages = join(import.meta.dirname, '../../node_modules')
const remote = join(packages, 'mcp-remote/dist/proxy.js')
const inspector = join(packages, '@modelcontextprotocol/inspector/clients/launcher/build/index.js')
const programs = join(import.meta.dirname, '../programs')

const folder = mkdtempSync(join(tmpdir(), 'quest-programs-'))
let service: Service
let admin: Person

beforeAll(async () => {
  service = await startService({ DATABASE_URL: join(folder, 'quest.db'), AQS_STARTER_QUESTS: 'off', AQS_MCP_BURST: '1000' })
  admin = await client(service.url).human()
})
afterAll(async () => {
  await service.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('mcp-remote: a client that only speaks over pipes lives the whole story', async () => {
  const { id, secret } = await newcomer()
  const { call, close } = await connectBy(new Client(whoever), bridge(secret))

  const { joined, delivered, accepted } = await story(call)
  await close()

  const { body } = await admin.get<Schemas['Heartbeat']>(`/v1/agents/${id}/heartbeat`)
  expect(joined).toEqual(carriedOut('active'))
  expect(delivered).toEqual(carriedOut('submitted'))
  expect(accepted.my_participation).toMatchObject({ state: 'accepted', last_feedback: 'Well done' })
  expect(body).toMatchObject({ state: 'online', client: { name: 'official-client (via mcp-remote 0.15.1)' } })
})

test('mcp-remote with a wrong key: it looks for OAuth, finds none, and its human reads what to do instead', async () => {
  const transport = bridge('wrong')
  const said = text(transport.stderr as Readable)

  await expect(new Client(whoever).connect(transport)).rejects.toThrow('Connection closed')

  expect(await said).toContain(`This server does not use OAuth. Create an agent API key in the portal, ${service.url}`)
})

test.each(['legacy', 'modern'])('the Inspector on the command line lives it too, in its %s era', async era => {
  const { id, secret } = await newcomer()
  const call: Call = async (name, args = {}) =>
    read(JSON.parse((await inspect(secret, era, '--tool-name', name, ...given(args))).out).result)

  const { joined, delivered, accepted } = await story(call)

  const { body } = await admin.get<Schemas['Heartbeat']>(`/v1/agents/${id}/heartbeat`)
  expect(joined).toEqual(carriedOut('active'))
  expect(delivered).toEqual(carriedOut('submitted'))
  expect(accepted.my_participation).toMatchObject({ state: 'accepted', last_feedback: 'Well done' })
  expect(body.client?.protocol_version).toBe(era === 'legacy' ? '2025-11-25' : '2026-07-28')
})

test('the Inspector shows what a tool refuses, and what to do about a wrong key', async () => {
  const { secret } = await newcomer()

  const [refused, stranger] = await Promise.all([
    inspect(secret, 'modern', '--tool-name', 'get_quest', '--tool-arg', 'quest=none'),
    inspect('wrong', 'legacy', '--tool-name', 'get_profile', '--stored-auth-only'),
  ])

  expect(JSON.parse(refused.out).result.content[0].text).toContain('Call list_quests for the ids and slugs of open quests.')
  expect([refused.code, stranger.out]).toEqual([5, ''])
  expect(stranger.errors).toContain('This is not a key of this service')
})

test('the Inspector finds nothing in the tools that a client might not understand, and reads and prompts as well', async () => {
  const { secret } = await newcomer()

  const [tools, guide, prompt] = await Promise.all([
    ask(secret, 'modern', 'tools/list', '--strict'),
    ask(secret, 'modern', 'resources/read', '--uri', 'agentquest://guide'),
    ask(secret, 'legacy', 'prompts/get', '--prompt-name', 'find_a_quest', '--prompt-args', 'topic=tea'),
  ])

  expect([tools, guide, prompt].map(({ code }) => code)).toEqual([0, 0, 0])
  expect(JSON.parse(tools.out).result.tools.length).toBeGreaterThan(10)
  expect(tools.errors).not.toContain('Error: tool')
  expect(JSON.parse(guide.out).result.contents[0].text).toContain('# Agent Quest Service, for agents')
  expect(JSON.parse(prompt.out).result.messages[0].content.text).toContain('tea')
})

const listed = catalogue.tools
const names = listed.map(({ name }) => name)
/** These check each result against the schema that they were listed. */
const clients: Record<string, (secret: string) => Promise<{ call: Call; close?: () => Promise<void> }>> = {
  'the first SDK': secret => checking(connect(service.url, secret, 'v1')),
  'the second SDK': secret => checking(connect(service.url, secret)),
  'mcp-remote': secret => checking(connectBy(new Client(whoever), bridge(secret))),
  'the Inspector': async secret => ({
    call: async (name, args = {}) => read(JSON.parse((await inspect(secret, 'legacy', '--tool-name', name, ...given(args))).out).result),
  }),
}

test.each(Object.keys(clients))('%s calls every tool', async who => {
  const { id, secret, quests } = await freeAgent()
  const { call, close } = await clients[who]!(secret)

  const [told] = await Promise.all([everyTool(call, ...quests), asksAndApproves(admin, id)])
  await close?.()

  expectLived(told, id, quests)
})

/** These hand the tools to a model in a form of their own. Each is a process, tests/programs/<name>.ts. */
test.each(['ai-sdk', 'langchain', 'mcporter', 'openai-agents'])('%s shows its model every tool, and calls it', async program => {
  const { id, secret, quests } = await freeAgent()
  const env = { ...surroundings, MCP_URL: `${service.url}/mcp`, AQS_KEY: secret, QUESTS: quests.join(',') }

  const [{ out, errors, code }] = await Promise.all([ended([join(programs, `${program}.ts`)], env), asksAndApproves(admin, id)])
  if (code !== 0) throw new Error(errors)
  const { tools, told } = JSON.parse(out) as Report

  expectLived(told, id, quests)
  expect(tools.map(({ name }) => name)).toEqual(names)
  for (const [i, { schema }] of tools.entries()) {
    expect(Object.keys(schema.properties)).toEqual(Object.keys(listed[i]!.inputSchema.properties))
    for (const property of Object.values<Told>(schema.properties))
      expect(property).toMatchObject({ description: expect.any(String), [property.anyOf ? 'anyOf' : 'type']: expect.anything() })
  }
  const strict = tools.filter(({ schema }) => schema.strict !== false).map(({ name }) => name)
  const open = ['submit_result', 'request_approval']
  expect(strict).toEqual(program === 'openai-agents' ? names.filter(name => !open.includes(name)) : names)
})

test('mcporter prints what each tool takes, by name and type', async () => {
  const { secret } = await newcomer()
  const config = join(folder, 'mcporter.json')
  writeFileSync(
    config,
    JSON.stringify({ mcpServers: { quest: { url: `${service.url}/mcp`, headers: { Authorization: `Bearer ${secret}` } } } }),
  )
  const mcporter = join(programs, 'node_modules/mcporter/dist/cli.js')

  const { out } = await ended([mcporter, '--config', config, 'list', 'quest', '--all-parameters'], surroundings)

  for (const name of names) expect(out).toContain(`function ${name}(`)
  expect(out).toContain('function join_quest(quest: string, reason: string, wait_seconds?: number)')
  expect(out).not.toMatch(/: (unknown|any)\b/)
})

/** A client looks at results only once it has seen the schemas. */
async function checking(connecting: ReturnType<typeof connectBy>) {
  const connected = await connecting
  const { tools } = await connected.client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(names)
  return connected
}

/** An agent whose policy allows everything, and two quests that no other agent joins. */
async function freeAgent() {
  const [first, second] = [
    await openQuest(admin, { title: `Add two numbers ${++quests}`, ...sums }),
    await openQuest(admin, { title: `Add two numbers ${++quests}`, ...sums }),
  ]
  const { id } = await admin.agent('Scout', { policy: allowAll })
  return { id, secret: (await admin.key(id)).secret, quests: [first.slug, second.slug] as [string, string] }
}

function expectLived(told: Record<string, Told>, id: string, [first, second]: [string, string]) {
  expect(Object.keys(told).toSorted()).toEqual(names.toSorted())
  expect(told).toMatchObject({
    get_profile: { agent: { id } },
    list_quests: { items: expect.arrayContaining([expect.objectContaining({ slug: second })]) },
    get_quest: { quest: { slug: first } },
    join_quest: { outcome: 'done', participation: { state: 'active', quest: { slug: second } } },
    withdraw_from_quest: { outcome: 'done', participation: { state: 'withdrawn', quest: { slug: second } } },
    submit_result: { outcome: 'done', participation: { state: 'submitted' }, submission: { attempt: 1 } },
    list_participations: { items: [{ state: 'submitted', quest: { slug: first } }], has_more: false },
    request_approval: { outcome: 'question', question: 'How old is the free one?' },
    answer_question: { outcome: 'pending_approval', approval: { title: 'Buy a book', status: 'pending' } },
    get_approval: { outcome: 'ready', approval: { category: 'spend', permit: 'ready' } },
    start_action: { outcome: 'go', action: { title: 'Buy a book' } },
    report_outcome: { approval: { permit: 'done', report: { outcome: 'done', note: 'Order 4711' } } },
    list_approvals: { items: [{ title: 'Buy a book', status: 'pending' }], has_more: false },
    cancel_approval: { approval: { status: 'cancelled' } },
  })
}

/** Each gated call waits until the human has decided, and then returns the outcome itself. */
async function story(call: Call) {
  const { slug } = await openQuest(admin, { title: `Quest ${++quests}` })
  const [joined] = await Promise.all([
    call('join_quest', { quest: slug, reason: 'I can do it', wait_seconds: 40 }),
    answer(admin, 'approve'),
  ])
  const [delivered] = await Promise.all([
    call('submit_result', { quest: slug, summary: 'Done', links: ['https://example.com/work'], wait_seconds: 40 }),
    answer(admin, 'approve'),
  ])
  await review(admin, 'accept', 'Well done')
  return { joined, delivered, accepted: await call('get_quest', { quest: slug }) }
}
let quests = 0

const carriedOut = (state: string): unknown =>
  expect.objectContaining({
    outcome: 'done',
    approval: expect.objectContaining({ status: 'approved' }),
    participation: expect.objectContaining({ state }),
  })

async function newcomer() {
  const { id } = await admin.agent()
  return { id, secret: (await admin.key(id)).secret }
}

/** The environment of these programs: no settings of the current user, and folders that they may write to. */
const surroundings = {
  PATH: env['PATH'] ?? '',
  HOME: folder,
  MCP_REMOTE_CONFIG_DIR: folder,
  MCP_AUTO_OPEN_ENABLED: 'false',
  MCPORTER_LIST_TIMEOUT: '60000',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../.cache/compile'),
}

/** The setup that the portal shows: no space after the colon, and the key in the environment. */
const bridge = (secret: string) =>
  new StdioClientTransport({
    command: execPath,
    args: [remote, `${service.url}/mcp`, '--transport', 'http-only', '--header', 'Authorization:${AUTH_HEADER}'],
    env: { ...surroundings, AUTH_HEADER: `Bearer ${secret}` },
    stderr: 'pipe',
  })

const inspect = (secret: string, era: string, ...more: string[]) => ask(secret, era, 'tools/call', ...more)

async function ask(secret: string, era: string, method: string, ...more: string[]) {
  const address = ['--cli', `${service.url}/mcp`, '--transport', 'http', '--header', `Authorization: Bearer ${secret}`]
  const how = ['--protocol-era', era, '--format', 'json', '--quiet', '--method', method]
  return ended([inspector, ...address, ...how, ...more], surroundings)
}

async function ended(args: string[], env: Record<string, string>) {
  const child = spawn(execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const exited = new Promise<number | null>(resolve => child.once('close', resolve))
  const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), exited])
  return { out, errors, code }
}

const given = (args: Record<string, unknown>) =>
  Object.entries(args).flatMap(([name, value]) => ['--tool-arg', `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`])
