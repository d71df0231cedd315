/**
 * An agent with 32 clients on two instances asks for actions outside the service, and reports them, while its human decides and changes the
 * rules. Afterwards the log is read again, entry by entry, with the rules of the contract written once more: each request was allowed exactly
 * if the rules of that moment allowed it, and no permit was given twice. `CONTESTS` sets the number of rounds.
 */
import { randomInt } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { readLog, type AuditEvent } from '../../src/core/log/log-reader.ts'
import type { Schemas } from '../support/client.ts'
import { newActor, talkative, type Category, type Rule } from '../support/outside.ts'
import { onEachStore, type World } from '../support/world.ts'

type Approval = Schemas['Approval']
const rounds = Number(process.env['CONTESTS'] ?? 4)
const clients = 32
const acts = 5
const minute = 60_000
const hour = 60 * minute
const patience = Math.max(60_000, rounds * 10_000)

const one = <T>(all: readonly T[]) => all[randomInt(all.length)]!
const units = ({ value }: Schemas['Amount']) => Math.round(value * 10_000)
const contact: Rule[] = [
  { rule: 'allow', per_hour: 6, per_day: 9, cool_down_minutes: 0 },
  { rule: 'allow', per_hour: null, per_day: 30, cool_down_minutes: 20 },
  { rule: 'ask', end_allowance: true },
]
const money = { currency: 'EUR', amount_per_request: 5.5, amount_per_day: 60.0001 }
const spend: Rule[] = [
  { rule: 'allow', per_hour: 9, per_day: null, ...money },
  { rule: 'allow', per_hour: 12, per_day: 14, ...money, currency: 'USD', end_allowance: true },
  { rule: 'ask' },
]
const titles = Array.from({ length: 15 }, (_, i) => (i ? `Tell ${i}` : 'Delete it'))

onEachStore('rules under many clients', (open, again) => {
  test(
    'no bound is exceeded, nothing that a rule allows asks, and no permit is given twice',
    async () => {
      const here = await open({ env: talkative })
      const ada = await here.human()
      const actor = await newActor(here, ada, { contact: contact[0]!, spend: spend[0]! })
      const worlds = [here, await again({ env: talkative })]
      const first = (await ada.get<Schemas['Agent']>(`/v1/agents/${actor.id}`)).body.policy
      const told: string[] = []

      for (let round = 0; round < rounds; round++) {
        await Promise.all(
          Array.from({ length: clients }, async (_, i) => {
            for (let turn = 0; turn < acts; turn++) told.push(await act(worlds[i % 2]!, ada.token, actor))
          }),
        )
        const ms = randomInt(1, 40 * minute)
        for (const { clock } of worlds) clock.advance(ms)
      }

      const log = await Array.fromAsync(readLog(here.store, ada.account.id))
      const rows = await everyApproval(here, ada.token)
      const { wrong, seen } = replay(first, log, rows)
      expect(wrong).toEqual([])
      for (const kind of ['standing', 'timed', 'asked', 'approval.outcome_reported', 'approval.denied'])
        expect([kind, seen.has(kind)]).toEqual([kind, true])
      expect(told.every(code => refusals.has(code))).toBe(true)
    },
    patience,
  )
})

/** What an act may end with. */
const refusals = new Set(['fine', 'cooling_down', 'too_many_pending', 'already_reported', 'no_permit', '400', '409', '503'])

/** Something that the agent or its human does. Returns how it ended. */
async function act(world: World, token: string, { id, secret }: { id: string; secret: string }): Promise<string> {
  const path = `/v1/agents/${id}`
  const chance = randomInt(100)
  if (chance < 4) {
    const external = one([{ contact: one(contact) }, { spend: one(spend) }])
    return human('PATCH', path, { policy: { external } }, { 'If-Match': '*' })
  }
  if (chance < 26) {
    const { body } = await world.call<Schemas['ApprovalPage']>('GET', '/v1/approvals?status=pending', { token })
    const waiting = body.items ?? []
    if (waiting.length === 0) return 'fine'
    const verb = chance < 22 ? 'approve' : 'deny'
    return human('POST', `/v1/approvals/${one(waiting).id}/${verb}`, chance < 14 ? { allow_category_minutes: one([5, 30, 90]) } : {})
  }
  if (chance < 45) {
    const { body } = await world.call<Schemas['ApprovalPage']>('GET', '/v1/approvals?permit=ready', { token })
    const unused = body.items ?? []
    return unused.length === 0 ? 'fine' : agent('report_outcome', { approval_id: one(unused).id, outcome: 'done' })
  }
  const amount = { value: randomInt(1, 60_000) / 10_000, currency: one(['EUR', 'EUR', 'USD']) }
  return agent('request_approval', {
    category: one(['contact', 'contact', 'spend']),
    title: one(titles),
    details: one([{}, { amount }, { amount }]),
    reason: one(['It helps', 'It is due']),
    valid_for_minutes: one([1, 30, 1440]),
    wait_seconds: 0,
  })

  async function human(method: string, to: string, body: object, headers = {}) {
    const { status } = await world.call(method, to, { token, body, headers })
    return status < 300 ? 'fine' : String(status)
  }
  async function agent(name: string, args: object) {
    const { status, body } = await world.mcp(secret, 'tools/call', { name, arguments: args })
    return body.result?.isError ? JSON.parse(body.result.content[0].text).code : body.result ? 'fine' : String(status)
  }
}

async function everyApproval(world: World, token: string) {
  const rows = new Map<string, Approval>()
  for (let cursor: string | null = ''; cursor !== null;) {
    const { body }: { body: Schemas['ApprovalPage'] } = await world.call('GET', `/v1/approvals?limit=100${cursor && `&cursor=${cursor}`}`, {
      token,
    })
    for (const item of body.items) rows.set(item.id, item)
    cursor = body.next_cursor
  }
  return rows
}

type Policy = Schemas['Policy']
type Entry = Pick<AuditEvent, 'action' | 'at' | 'targetId' | 'requestId'> & { data: Record<string, unknown> }

/** Reads the log again. All changes of an agent's rules and requests take turns, so the log has them in the order in which they were made. */
function replay(first: Policy, log: Entry[], rows: Map<string, Approval>) {
  const wrong: unknown[] = []
  const seen = new Set<string>()
  const allowed: { at: number; by: string; row: Approval }[] = []
  const current = new Map<string, string>()
  const permits = new Set<string>()
  const deniedAt = new Map<string, number>()
  const denied = new Set<string>()
  let { external } = first
  let approved: { requestId: string; category: Category } | undefined
  for (const { action, at, targetId, data, requestId } of log) {
    seen.add(action)
    if (action === 'agent.updated') {
      external = (data['after'] as { policy: Policy }).policy.external
      // An allowance is recorded after the approval that it was given with.
      if (approved?.requestId === requestId) deniedAt.delete(approved.category)
    }
    const row = rows.get(targetId)
    if (!row) continue
    const category = row.category as Category
    if (action === 'approval.requested' || action === 'approval.allowed_by_rule') {
      const by = action === 'approval.requested' ? 'asked' : String(data['rule'])
      seen.add(by)
      const due = verdict(external[category], row, at)
      if (by !== due) wrong.push([by, due, row.title, row.amount, external[category]])
      if (current.has(row.digest)) wrong.push(['twice', row.id, current.get(row.digest)])
      if (at < (deniedAt.get(category) ?? 0) + external[category].cool_down_minutes * minute) wrong.push(['too soon', row.id])
      current.set(row.digest, row.id)
      if (by === 'asked') continue
      allowed.push({ at, by, row })
      permits.add(row.id)
      denied.delete(row.digest)
      continue
    }
    if (action === 'approval.approved') {
      denied.delete(row.digest)
      permits.add(row.id)
      approved = { requestId, category }
      continue
    }
    if (action === 'approval.denied') {
      denied.add(row.digest)
      deniedAt.set(category, at)
    }
    if (action === 'approval.outcome_reported' && !permits.delete(row.id)) wrong.push(['no permit', row.id])
    // A permit that has lapsed may be reported while the same request waits again.
    if (current.get(row.digest) === row.id) current.delete(row.digest)
  }
  return { wrong, seen }

  function verdict(rule: Schemas['ExternalRule'], { digest, category, amount, risk_reasons }: Approval, at: number) {
    if (denied.has(digest) || risk_reasons.includes('deletion')) return 'asked'
    const ofCategory = allowed.filter(({ row }) => row.category === category)
    const within = (ms: number) => ofCategory.filter(one => at - one.at < ms)
    const spent = within(24 * hour).reduce(
      (sum, { row }) => sum + (row.amount?.currency === amount?.currency && row.amount ? units(row.amount) : 0),
      0,
    )
    const fits = (most: number | null, currency: string | null, already = 0) =>
      amount !== null && amount.currency === currency && already + units(amount) <= Math.round(most! * 10_000)
    const inDay = rule.amount_per_day === null || fits(rule.amount_per_day, rule.currency, spent)
    const free = rule.rule === 'allow' && within(hour).length < (rule.per_hour ?? 1e9) && within(24 * hour).length < (rule.per_day ?? 1e9)
    if (free && (category === 'spend' ? inDay && fits(rule.amount_per_request, rule.currency) : amount === null)) return 'standing'
    const { allowance } = rule
    if (!allowance || at >= Date.parse(allowance.until)) return 'asked'
    const used = ofCategory.filter(one => one.by === 'timed' && one.at >= Date.parse(allowance.since)).length
    const covered =
      amount === null
        ? category !== 'spend' || allowance.amount === null
        : inDay && allowance.amount !== null && fits(allowance.amount.value, allowance.amount.currency)
    return used < 20 && covered ? 'timed' : 'asked'
  }
}
