/** The requests of the agents in the data, and what became of them. They have what requests have in practice: amounts, reports, a question. */
import { digestOf, shownDigest } from '../../src/core/approvals/actions.ts'
import { marksOf } from '../../src/core/approvals/asked.ts'
import { amountOf, noAmount } from '../../src/core/kit/amounts.ts'
import { randomText } from '../../src/core/kit/secrets.ts'
import { record } from '../../src/core/log/audit.ts'
import type { Core } from '../../src/core/index.ts'
import { newId } from '../../src/core/kit/ids.ts'
import { reported } from '../../src/core/approvals/reports.ts'
import { barringMs, newYes, noYes } from '../../src/core/approvals/yes.ts'
import type { Quest } from '../../src/core/quests/quest-life.ts'
import { assess, noPast } from '../../src/core/approvals/risk.ts'
import { day, type Agent } from '../../src/core/kit/world.ts'
import { decideApproval, findApproval, insertApproval, markApprovalRead } from '../../src/store/approvals/approvals.ts'
import { run, type Row, type Steps } from '../../src/store/index.ts'
import { writeThread } from '../../src/store/approvals/permits.ts'
import type { Person } from './data.ts'

interface Asked {
  person: Person
  agent: Agent
  id: string
  title: string
  rated: Pick<Row<'approvals'>, 'risk' | 'riskReasons'>
  version: number
}

/** The agents ask to join a quest in this round, and are denied. In all others they ask for something outside the service. */
const joining = 2
/** How many requests of a person are pending. */
const [pendingOfMost, pendingOfBusy] = [10, 500]
const categories = ['contact', 'publish', 'spend', 'other'] as const
const text = 'They have read what others have written about it, and would like to hear what you know.'
const reason = 'They know more about this than what they have published so far.'

/** What a request has only later, or only if a rule is concerned. */
const nothingYet = {
  decidedAt: null,
  outcome: null,
  ...noYes,
  reportMinutes: null,
  byRule: null,
  noRule: null,
  earlierYes: null,
} as const

/** Each agent makes a request. */
export function* ask(core: Core, people: Person[], round: number, open: Quest[]): Steps<Asked[]> {
  const asked: Asked[] = []
  for (const person of people)
    for (const [i, agent] of person.agents.entries())
      asked.push(yield* request(core, person, agent, i, `letter ${round}`, round === joining ? open[i]! : undefined))
  return asked
}

function* request(core: Core, person: Person, agent: Agent, i: number, about: string, quest?: Quest): Steps<Asked> {
  const { world } = core
  const kind = quest ? ('join_quest' as const) : ('external_action' as const)
  const category = quest ? undefined : categories[i % categories.length]!
  const title = quest ? `Join “${quest.title}”` : `Write to the authors, ${about}`
  const amount = category === 'spend' ? { amountUnits: 125_000, currency: 'EUR' } : noAmount
  const wanted = { title, recipient: `author${i}@example.com`, amount: amountOf(amount), details: { text, about } }
  const given = quest ? { quest_id: quest.id } : { category, ...wanted }
  const { recipient } = wanted
  const { risk, reasons } = assess(kind, category, {
    title,
    given,
    reason,
    recipient,
    amount: amount === noAmount ? null : 12.5,
    past: noPast,
  })
  const now = world.now() + i
  const [id, nonce] = [newId('apr', now), randomText(22)]
  const digest = digestOf({ agent, kind, arguments: given })
  const askedDigest = shownDigest({ agent_id: agent.id, kind, title, arguments: given, reason, nonce })
  yield* run(insertApproval, {
    id,
    agentId: agent.id,
    ownerId: person.human.accountId,
    kind,
    category: category ?? null,
    title,
    arguments: given,
    reason,
    risk,
    riskReasons: reasons,
    questId: quest?.id ?? null,
    participationId: null,
    digest,
    askedDigest,
    nonce,
    ...(quest ? { deed: digest, recipientKey: null } : marksOf(core.world, wanted)),
    now,
    expiresAt: now + day,
    earlierDenials: 0,
    status: 'pending',
    ...nothingYet,
    ...amount,
    validMinutes: quest ? null : 1440,
  })
  const kept = { reason, arguments: given, nonce }
  yield* record(world, agent, { action: 'approval.requested', targetId: id, data: { kind, title, digest: askedDigest }, kept })
  return { person, agent, id, title, rated: { risk, riskReasons: reasons }, version: 1 }
}

/** The people decide all these requests. */
export function* decide({ world }: Core, asked: Asked[], round: number): Steps<void> {
  const status = round === joining ? 'denied' : 'approved'
  for (const one of asked) {
    const { person, agent, id, title } = one
    const { human } = person
    const [decided] = yield* run(decideApproval, {
      id,
      ownerId: human.accountId,
      status,
      decidedBy: human.accountId,
      note: round % 2 ? null : 'Not now.',
      ...(status === 'approved' ? newYes(world.now(), null) : noYes),
      barsUntil: status === 'denied' ? world.now() + barringMs : null,
      allowed: null,
      allowedDigest: null,
      allowedDeed: null,
      ...one.rated,
      outcome: status === 'approved' ? { state: 'not_applicable', code: null, participationId: null, submissionId: null } : null,
      now: world.now(),
    })
    one.version = decided!.version
    const kind = round === joining ? 'join_quest' : 'external_action'
    yield* record(world, human, { action: `approval.${status}`, targetId: id, agentId: agent.id, data: { kind, title } })
  }
}

/** The agents read the decisions, use their permits and report it. So no permit lapses. */
export function* hearAndReport({ world }: Core, asked: Asked[]): Steps<void> {
  for (const { agent, id, version } of asked) {
    yield* run(markApprovalRead, { id, version })
    const links = ['https://example.com/letters/1']
    const [approval] = yield* run(findApproval, { id })
    // Only those who were allowed something have a permit.
    if (approval!.yes) yield* reported(world, agent, approval!, { outcome: 'done', note: null, links })
  }
}

/** Makes requests that stay pending. About one of each person, the human has asked a question. */
export function* leavePending(core: Core, people: Person[]): Steps<void> {
  const now = core.world.now()
  for (const person of people) {
    for (let n = 0; n < (person.isBusy ? pendingOfBusy : pendingOfMost); n++) {
      const i = n % person.agents.length
      const { id } = yield* request(core, person, person.agents[i]!, i, `question ${n}`)
      person.pending.push(id)
    }
    const thread = [{ by: 'human' as const, text: 'Which authors?', at: now }]
    yield* run(writeThread, { id: person.pending[0]!, thread, askedAt: now, pauseMs: day, expiresAt: now + 2 * day, unread: 1, now })
  }
}
