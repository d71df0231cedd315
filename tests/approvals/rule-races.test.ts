/**
 * An agent with 32 clients on two instances asks for actions outside the service, starts and reports them, while its human decides, takes back
 * and changes the rules, and while another agent uses the same ceilings. Afterwards the log is read again, entry by entry, with the rules of the
 * contract written once more: each request was allowed exactly if the rules of that moment allowed it, and no permit was given twice.
 * `CONTESTS` sets the number of rounds.
 */
import { randomInt } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { readLog, type AuditEvent } from '../../src/core/log/log-reader.ts'
import type { Person, Schemas } from '../support/client.ts'
import { newActor, talkative, type Category, type Rule } from '../support/outside.ts'
import { setProof } from '../support/security.ts'
import { onEachStore, type World } from '../support/world.ts'

type Approval = Schemas['Approval']
type Actor = Awaited<ReturnType<typeof newActor>>
const rounds = Number(process.env['CONTESTS'] ?? 4)
const clients = 32
const acts = 3
const minute = 60_000
const hour = 60 * minute
const patience = Math.max(60_000, rounds * 10_000)

const one = <T>(all: readonly T[]) => all[randomInt(all.length)]!
const units = ({ value }: Schemas['Amount']) => Math.round(Number(value) * 10_000)
const contact: Rule[] = [
  { rule: 'allow', per_hour: 6, per_day: 9, cool_down_minutes: 0 },
  { rule: 'allow', per_hour: null, per_day: 30, cool_down_minutes: 20 },
  { rule: 'allow', per_hour: 8, recipients: ['p0@example.com', 'p1@example.com', 'p2@example.com'] },
  { rule: 'ask', end_allowance: true },
]
const money = { currency: 'EUR', amount_per_request: 5.5, amount_per_day: 60.0001 }
const spend: Rule[] = [
  { rule: 'allow', per_hour: 9, per_day: null, ...money },
  { rule: 'allow', per_hour: 12, per_day: 14, ...money, amount_per_request: null, currency: 'USD', end_allowance: true },
  { rule: 'ask' },
]
const ceilings = { per_day: 60, amounts_per_day: [{ value: '40', currency: 'EUR' }] }
const titles = Array.from({ length: 15 }, (_, i) => (i ? `Tell ${i}` : 'Delete it'))
const recipients = Array.from({ length: 30 }, (_, i) => `p${i}@example.com`)

onEachStore('rules under many clients', (open, again) => {
  test(
    'no bound is exceeded, nothing that a rule allows asks, and no permit is given twice',
    async () => {
      const here = await open({ env: talkative })
      const ada = await here.human()
      await ada.patch('/v1/me/policy', '*', { ceilings })
      const actor = await newActor(here, ada, { contact: { rule: 'ask' }, spend: spend[0]! })
      const other = await newActor(here, ada, { contact: { rule: 'allow', per_day: 1000 } })
      const worlds = [here, await again({ env: talkative })]
      const policies = new Map<string, Policy>()
      for (const { id } of [actor, other]) policies.set(id, (await ada.get<Schemas['Agent']>(`/v1/agents/${id}`)).body.policy)
      const told: string[] = []
      await actOnceEach(ada, actor, other)

      for (let round = 0; round < rounds; round++) {
        await Promise.all(
          Array.from({ length: clients }, async (_, i) => {
            for (let turn = 0; turn < acts; turn++) told.push(await act(worlds[i % 2]!, ada.token, actor, other))
          }),
        )
        const ms = randomInt(1, 40 * minute)
        for (const { clock } of worlds) clock.advance(ms)
        await setProof(here, ada)
      }

      const log = await Array.fromAsync(readLog(here.store, ada.account.id))
      const rows = await everyApproval(here, ada.token)
      const { wrong, seen } = replay(policies, log, rows)
      expect(wrong).toEqual([])
      for (const kind of ['standing', 'timed', 'asked', 'approval.outcome_reported', 'approval.denied', 'approval.started'])
        expect([kind, seen.has(kind)]).toEqual([kind, true])
      expect(told.filter(code => !refusals.has(code))).toEqual([])
    },
    patience,
  )
})

/** Does once what chance might leave out: a denial, an allowance and what it allows, what a rule allows, a start and a report. */
async function actOnceEach(ada: Person, actor: Actor, other: Actor) {
  const no = await actor.spend('Spend', 100)
  await ada.post(`/v1/approvals/${no.approval.id}/deny`)
  const yes = await actor.ask('Begin')
  await ada.post(`/v1/approvals/${yes.approval.id}/approve`, { allow_category_minutes: 90 })
  await actor.ask('Go on')
  const { approval, start_token } = await other.ask('Begin too')
  await other.call('start_action', { approval_id: approval.id, start_token })
  await other.call('report_outcome', { approval_id: approval.id, outcome: 'done' })
}

/** What an act may end with. */
const refusals = new Set(
  'fine cooling_down too_many_pending too_many_started similar_request already_reported no_permit yes_lapsed 400 409 422 503'.split(' '),
)

/** Something that an agent or its human does. Returns how it ended. */
async function act(world: World, token: string, actor: Actor, other: Actor): Promise<string> {
  const { id, secret } = actor
  const chance = randomInt(100)
  if (chance < 4) {
    const external = one([{ contact: one(contact) }, { spend: one(spend) }])
    return human('PATCH', `/v1/agents/${id}`, { policy: { external } }, { 'If-Match': '*' })
  }
  if (chance < 24) {
    const waiting = await its('status=pending')
    if (waiting.length === 0) return 'fine'
    const verb = chance < 22 ? 'approve' : 'deny'
    return human('POST', `/v1/approvals/${one(waiting).id}/${verb}`, chance < 18 ? { allow_category_minutes: one([5, 30, 90]) } : {})
  }
  if (chance < 45) {
    const ready = await its('permit=ready')
    if (ready.length === 0) return 'fine'
    const approval_id = one(ready).id
    if (chance < 25) return human('POST', `/v1/approvals/${approval_id}/take-back`, {}, { 'If-Match': '*' })
    if (chance < 30) return start(approval_id)
    return agent('report_outcome', { approval_id, outcome: 'done' })
  }
  if (chance < 50) {
    const started = await its('permit=started')
    return started.length === 0 ? 'fine' : agent('report_outcome', { approval_id: one(started).id, outcome: 'done' })
  }
  if (chance < 58)
    return agent('request_approval', { ...request(), category: 'contact', recipient: `${randomInt(1e9)}@others.example` }, other.secret)
  const amount = {
    value: one([15_000, 22_500, 55_000, 55_001, 40_000, randomInt(1, 600) * 100]) / 10_000,
    currency: one(['EUR', 'EUR', 'USD']),
  }
  return agent('request_approval', {
    ...request(),
    category: one(['contact', 'contact', 'spend']),
    ...one([{}, { amount }, { amount }]),
    ...(randomInt(10) > 0 && { recipient: one(recipients) }),
    valid_for_minutes: one([1, 30, 1440]),
  })

  function request() {
    const title = one(titles)
    return { title, details: { about: title }, reason: one(['It helps', 'It is due']), wait_seconds: 0 }
  }
  async function its(query: string) {
    const { body } = await world.call<Schemas['ApprovalPage']>('GET', `/v1/approvals?agent_id=${id}&${query}`, { token })
    return body.items ?? []
  }
  async function human(method: string, to: string, body: object, headers = {}) {
    const { status } = await world.call(method, to, { token, body, headers })
    return status < 300 ? 'fine' : String(status)
  }
  async function start(approval_id: string) {
    const { body } = await world.mcp(secret, 'tools/call', { name: 'get_approval', arguments: { approval_id } })
    const { start_token } = JSON.parse(body.result.content[0].text)
    return start_token === undefined ? 'fine' : agent('start_action', { approval_id, start_token })
  }
  async function agent(name: string, args: object, key = secret) {
    const { status, body } = await world.mcp(key, 'tools/call', { name, arguments: args })
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
/** What keeps rules from allowing the same or what is near, since a time. */
interface Bar {
  row: Approval
  at: number
  isNo: boolean
  /** Whether a cool-down begins. */
  cools?: true
}

/**
 * Reads the log again. All changes of an agent's rules and requests take turns, so the log has them in the order in which they were made. So do
 * the requests of all agents of an account. Nothing else of the other agent is near or decided.
 */
function replay(policies: Map<string, Policy>, log: Entry[], rows: Map<string, Approval>) {
  const wrong: unknown[] = []
  const seen = new Set<string>()
  const allowed: { at: number; by: string; row: Approval }[] = []
  const current = new Map<string, string>()
  const permits = new Set<string>()
  const begun = new Set<Approval>()
  const lapsed = new Set<string>()
  const bars: Bar[] = []
  const deniedAt = new Map<string, number>()
  const denied = new Set<string>()
  let approved: { requestId: string; category: Category } | undefined
  for (const { action, at, targetId, data, requestId } of log) {
    seen.add(action)
    if (action === 'agent.updated') {
      policies.set(targetId, (data['after'] as { policy: Policy }).policy)
      // An allowance is recorded after the approval that it was given with.
      if (approved?.requestId === requestId) deniedAt.delete(approved.category)
    }
    const row = rows.get(targetId)
    if (!row) continue
    const category = row.category as Category
    const { external } = policies.get(row.agent.id)!
    const deed = deedOf(row)
    if (action === 'approval.requested' || action === 'approval.allowed_by_rule') {
      const by = action === 'approval.requested' ? 'asked' : String(data['rule'])
      seen.add(by)
      const due = verdict(external[category], row, at)
      if (by !== due) wrong.push([by, due, row.title, row.amount, row.recipient, row.no_rule, external[category]])
      if (current.has(deed)) wrong.push(['twice', row.id, current.get(deed)])
      if (isTooSoon(external, row, at)) wrong.push(['too soon', row.id])
      current.set(deed, row.id)
      if (by === 'asked') continue
      allowed.push({ at, by, row })
      permits.add(row.id)
      denied.delete(deed)
      continue
    }
    if (action === 'approval.approved') {
      denied.delete(deed)
      permits.add(row.id)
      approved = { requestId, category }
      continue
    }
    if (action === 'approval.started' || action === 'approval.in_doubt') {
      begun.add(row)
      continue
    }
    if (action === 'approval.permit_lapsed') lapsed.add(row.id)
    if (action === 'approval.denied' || data['reason'] === 'taken_back') {
      denied.add(deed)
      deniedAt.set(category, at)
      bars.push({ row, at, isNo: true, cools: true })
    }
    // The same action was reported as done although its permit was over.
    if (action === 'approval.permit_lapsed' && data['reason'] === 'disputed') {
      denied.add(deed)
      bars.push({ row, at, isNo: true })
    }
    if (action === 'approval.outcome_reported') {
      // Later ones repeat or contradict.
      if (!permits.delete(row.id)) wrong.push(['no permit', row.id])
      begun.delete(row)
      bars.push({ row, at, isNo: lapsed.has(row.id) })
    }
    // A permit that has lapsed may be reported while the same request waits again.
    if (current.get(deed) === row.id) current.delete(deed)
  }
  return { wrong, seen }

  function isTooSoon(external: Policy['external'], row: Approval, at: number) {
    const isCooling = (category: Category, since: number) => at < since + external[category].cool_down_minutes * minute
    return (
      isCooling(row.category as Category, deniedAt.get(row.category!) ?? -Infinity) ||
      bars.some(bar => {
        const category = bar.row.category as Category
        return bar.cools && isNear(bar.row, row) && (deniedAt.get(category) ?? -1) >= bar.at && isCooling(category, bar.at)
      })
    )
  }

  function isBarred(row: Approval, at: number) {
    const some = bars.filter(bar => at - bar.at < 24 * hour)
    return (
      [...begun].some(one => isNear(one, row)) ||
      some.some(bar => (bar.isNo ? isNear(bar.row, row) : bar.row.agent.id === row.agent.id && deedOf(bar.row) === deedOf(row)))
    )
  }

  function isOverCeiling({ amount }: Approval, at: number) {
    const counted = allowed.filter(one => at - one.at < 24 * hour && !lapsed.has(one.row.id))
    if (counted.length >= ceilings.per_day) return true
    if (!amount) return false
    const limit = ceilings.amounts_per_day.find(({ currency }) => currency === amount.currency)
    const spent = counted.reduce((sum, { row }) => sum + (row.amount?.currency === amount.currency ? units(row.amount) : 0), 0)
    return !limit || spent + units(amount) > units(limit)
  }

  function verdict(rule: Schemas['ExternalRule'], row: Approval, at: number) {
    const by = covering(rule, row, at)
    return by !== 'asked' && (isBarred(row, at) || isOverCeiling(row, at)) ? 'asked' : by
  }

  function covering(rule: Schemas['ExternalRule'], row: Approval, at: number) {
    const { category, amount, recipient, risk_reasons, agent } = row
    if (denied.has(deedOf(row)) || risk_reasons.includes('deletion')) return 'asked'
    if (category === 'spend' ? amount === null : amount !== null || recipient === null) return 'asked'
    const ofCategory = allowed.filter(one => one.row.category === category && one.row.agent.id === agent.id)
    const within = (ms: number) => ofCategory.filter(one => at - one.at < ms)
    const spent = within(24 * hour).reduce(
      (sum, one) => sum + (one.row.amount?.currency === amount?.currency && one.row.amount ? units(one.row.amount) : 0),
      0,
    )
    const fits = (most: number | null, currency: string | null, already = 0) =>
      amount === null || (amount.currency === currency && (most === null || already + units(amount) <= Math.round(most * 10_000)))
    const inDay = rule.amount_per_day === null || fits(rule.amount_per_day, rule.currency, spent)
    const isListed = (more: string[] = []) => rule.recipients === null || [...rule.recipients, ...more].includes(recipient ?? '')
    const free = rule.rule === 'allow' && within(hour).length < (rule.per_hour ?? 1e9) && within(24 * hour).length < (rule.per_day ?? 1e9)
    if (free && inDay && isListed() && (category !== 'spend' || fits(rule.amount_per_request, rule.currency))) return 'standing'
    const { allowance } = rule
    if (!allowance || at >= Date.parse(allowance.until)) return 'asked'
    const used = ofCategory.filter(one => one.by === 'timed' && one.at >= Date.parse(allowance.since)).length
    const covered =
      category === 'spend'
        ? allowance.amount !== null && fits(Number(allowance.amount.value), allowance.amount.currency) && inDay
        : isListed(allowance.recipient === null ? [] : [allowance.recipient])
    return used < 20 && covered ? 'timed' : 'asked'
  }
}

/** Equal for the same action. */
const deedOf = ({ agent, arguments: given }: Approval) => {
  const { recipient, amount, details } = given as Schemas['ExternalArguments']
  return JSON.stringify([agent.id, recipient, amount, details])
}
const isNear = (one: Approval, other: Approval) =>
  one.id !== other.id &&
  ((one.recipient !== null && one.recipient === other.recipient) ||
    (one.amount !== null && one.amount.value === other.amount?.value && one.amount.currency === other.amount.currency))
