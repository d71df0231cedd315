/**
 * The process is killed while agents, humans and reviewers work on the same few quests. Every acknowledged change is there. Every other
 * change is there completely or not at all. `KILLS` sets the number of kills.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from '@jest/globals'
import Database from 'better-sqlite3'
import type { components } from '../../generated/tools.ts'
import { client, type Client, type Schemas } from '../support/client.ts'
import { allowAll } from '../support/domain.ts'
import { broken, live } from '../support/laws.ts'
import { isKilled, startService } from '../support/service.ts'

const kills = Number(env['KILLS'] || 5)
const folder = mkdtempSync(join(tmpdir(), 'quest-race-crash-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const knobs = {
  DATABASE_URL: join(folder, 'quest.db'),
  AQS_STARTER_QUESTS: 'off',
  AQS_MCP_MESSAGES_PER_MINUTE: '1000000',
  AQS_MCP_BURST: '1000000',
}

type Gated = components['schemas']['AgentsGated']
/** An acknowledged value of a column that can never change again. */
type Fact = [table: string, column: string, id: string, value: unknown]
const facts: Fact[] = []
const wrong: unknown[] = []
const quests: string[] = []
const askAll = { join_quest: 'ask', submit_result: 'ask', withdraw_from_quest: 'ask' }
let number = 0

const one = <T>(all: readonly T[]) => all[Math.floor(Math.random() * all.length)]!

/** Acts until the service is gone. */
async function until(act: () => Promise<unknown>) {
  try {
    for (;;) await act()
  } catch (error) {
    if (!isKilled(error as Error)) wrong.push(String(error))
  }
}

/** A human's request, which may be too late. If it is, this returns nothing. */
async function ask<B>({ call }: Client, method: string, path: string, token: string, body?: object) {
  const got = await call<B>(method, path, { token, body })
  if (got.status === 409) return undefined
  if (got.status > 201) wrong.push([method, path, got.status, got.text])
  return got.body
}

async function openQuest(at: Client, token: string) {
  const terms = {
    title: `Quest ${++number}`,
    acceptance_criteria: ['Done'],
    reward_points: 1 + (number % 7),
    slots: 1 + (number % 3),
    agents_per_owner: 3,
  }
  const made = await ask<Schemas['Quest']>(at, 'POST', '/v1/admin/quests', token, terms)
  if (!(await ask(at, 'POST', `/v1/admin/quests/${made!.id}/publish`, token))) return
  facts.push(['quests', 'published_at > 0', made!.id, 1])
  quests.push(made!.id)
}

/** Opens a quest. Some of the others are left alone and some are cancelled. */
async function tend(at: Client, token: string) {
  await openQuest(at, token)
  const [id] = quests.length > 6 ? quests.splice(Math.floor(Math.random() * 6), 1) : []
  if (id && Math.random() < 0.5 && (await ask(at, 'POST', `/v1/admin/quests/${id}/cancel`, token, {})))
    facts.push(['quests', 'status', id, 'cancelled'])
  await sleep(30 * Math.random())
}

async function decide(at: Client, token: string) {
  for (const { id } of (await ask<Schemas['ApprovalPage']>(at, 'GET', '/v1/approvals?status=pending', token))!.items) {
    const shown = await ask<Schemas['Approval']>(at, 'POST', `/v1/approvals/${id}/${one(['approve', 'approve', 'deny'])}`, token)
    if (shown) facts.push(['approvals', 'status', id, shown.status], ['approvals', `outcome ->> '$.code'`, id, shown.outcome?.code ?? null])
  }
}

async function review(at: Client, token: string) {
  for (const { id } of (await ask<Schemas['SubmissionPage']>(at, 'GET', '/v1/admin/submissions?awaiting=true', token))!.items) {
    const [verb, verdict] = one([
      ['accept', 'accepted'],
      ['request-revision', 'revision_requested'],
      ['reject', 'rejected'],
    ] as const)
    const reviewed = await ask(at, 'POST', `/v1/admin/submissions/${id}/${verb}`, token, { comment: 'So it is' })
    if (reviewed) facts.push(['submissions', 'verdict', id, verdict])
  }
}

async function work({ mcp }: Client, { id, secret }: { id: string; secret: string }) {
  const quest = one(quests)
  const [name, given] = one<[string, object]>([
    ['join_quest', { quest, reason: 'It fits' }],
    ['join_quest', { quest, reason: 'It fits' }],
    ['submit_result', { quest, summary: `Done ${++number}` }],
    ['submit_result', { quest, summary: 'Done' }],
    ['withdraw_from_quest', { quest }],
    ['request_approval', { category: 'spend', title: `Buy ${number % 50}`, details: {}, reason: 'I need it' }],
  ])
  const { status, body, text } = await mcp(secret, 'tools/call', { name, arguments: { ...given, wait_seconds: 0 } })
  const told = (body as { result?: { structuredContent?: Partial<Gated> } }).result?.structuredContent
  if (status !== 200 || text.includes('internal_error')) wrong.push([name, status, text])
  if (!told) return
  if (told.approval) facts.push(['approvals', 'agent_id', told.approval.id, id])
  if (told.participation) facts.push(['participations', 'agent_id', told.participation.id, id])
  if (told.submission) facts.push(['submissions', 'participation_id', told.submission.id, told.participation!.id])
  if (name === 'withdraw_from_quest' && told.outcome === 'done')
    facts.push(['participations', 'state', told.participation!.id, 'withdrawn'])
}

/** Checks the content of a file. With `timePasses`, some requests and some work become due soon. */
async function check(file: string, timePasses: boolean) {
  wrong.push(...(await broken(file)))
  const database = new Database(file)
  for (const [table, column, id, value] of facts) {
    const found = database.prepare(`SELECT ${column} FROM ${table} WHERE id = ?`).pluck().get(id)
    if (found !== value) wrong.push(['lost', table, column, id, value, found])
  }
  const soon = `${Date.now()} + abs(random() % 2000) WHERE abs(random() % 4) = 0`
  if (timePasses) database.exec(`UPDATE approvals SET expires_at = ${soon} AND status = 'pending'`)
  if (timePasses) database.exec(`UPDATE participations SET due_at = ${soon} AND state IN ${live}`)
  database.close()
}

/** A copy of the file as the kill left it, so that only the service repairs it. */
function copy() {
  for (const part of ['', '-wal', '.seal-key']) cpSync(knobs.DATABASE_URL + part, join(folder, `copy.db${part}`))
  return join(folder, 'copy.db')
}

test(
  `what agents, humans and reviewers were told is true after each of ${kills} kills, and every count is right`,
  async () => {
    let service = await startService(knobs)
    let at = client(service.url)
    const admin = await at.human()
    const owners = [admin, await at.human()]
    const agents: { id: string; secret: string }[] = []
    for (let i = 0; i < 8; i++) {
      const owner = owners[i % 2]!
      const { id } = await owner.agent('Scout', { max_active_quests: 20, policy: i < 4 ? allowAll : askAll })
      agents.push({ id, secret: (await owner.key(id)).secret })
    }
    for (let i = 0; i < 4; i++) await openQuest(at, admin.token)

    for (let kill = 0; kill < kills; kill++) {
      const clients = [
        ...agents.map(agent => until(() => work(at, agent))),
        ...[...owners, ...owners].map(({ token }) => until(() => decide(at, token))),
        ...[admin, admin].map(({ token }) => until(() => review(at, token))),
        until(() => tend(at, admin.token)),
      ]
      await sleep(200 + 1300 * Math.random())
      await service.stop('SIGKILL')
      await Promise.all(clients)
      await (kill % 2 ? check(copy(), false) : check(knobs.DATABASE_URL, true))
      service = await startService(knobs)
      at = client(service.url)
    }
    expect(await service.stop('SIGTERM')).toEqual([0, null])
    await check(knobs.DATABASE_URL, false)

    expect(wrong.slice(0, 20)).toEqual([])
    if (env['KILLS']) process.stdout.write(`${kills} kills, ${facts.length} facts acknowledged, ${wrong.length} violations\n`)
  },
  Math.max(60_000, kills * 10_000),
)
