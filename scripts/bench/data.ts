/** The contents of the database, created for each run with the service's own statements and rules. */
import { readConfig } from '../../src/config.ts'
import { newPermit } from '../../src/core/permits.ts'
import { digestOf } from '../../src/core/actions.ts'
import { plain } from '../../src/core/agents.ts'
import { beginLog, record } from '../../src/core/audit.ts'
import { createCore, type Core } from '../../src/core/index.ts'
import { newId } from '../../src/core/kit/ids.ts'
import { mintAgentKey, mintSessionToken } from '../../src/core/kit/secrets.ts'
import type { Quest } from '../../src/core/quest-life.ts'
import { assess } from '../../src/core/risk.ts'
import type { Admin } from '../../src/core/roles.ts'
import { day, hour, minute, type Agent, type Human } from '../../src/core/world.ts'
import { createLog } from '../../src/log.ts'
import { insertAccount } from '../../src/store/accounts.ts'
import { insertAgent } from '../../src/store/agents.ts'
import { decideApproval, insertApproval, markApprovalRead } from '../../src/store/approvals.ts'
import { openStore, run } from '../../src/store/index.ts'
import { insertKey } from '../../src/store/keys.ts'
import { insertSession } from '../../src/store/sessions.ts'
import { openSource, type Database } from './sources.ts'

export type Data = Awaited<ReturnType<typeof makeData>>
/** A person in the data, with one of their agents and one of their pending requests. */
interface Person {
  human: Human
  token: string
  agents: Agent[]
  secrets: string[]
  pending: string[]
}

/** The key with which the data and the servers seal the log. */
export const sealKey = 'a key that seals the log of the bench'
const agentsEach = 20
const peopleAtOnce = 20
const questsMade = 2_000
const questsAtOnce = 50
/** Each agent makes one request per round. The requests of the last round stay pending. */
const rounds = 5
const betweenRounds = 15 * day
const anybody = { kind: 'human', provenAt: 0, signedDecisions: 'none', requestId: 'bench' } as const
const text = 'They have read what others have written about it, and would like to hear what you know.'

export async function makeData(database: Database, scale: number) {
  const source = await openSource(database)
  let clock = Date.now() - rounds * betweenRounds
  const log = createLog('silent')
  const store = await openStore(source.original, log)
  const { limits } = readConfig({ AQS_KILOBYTES_PER_DAY: '999999' })
  const core = await createCore({ store, limits, log, signup: { mode: 'open' }, sealKeys: [sealKey], now: () => clock })

  const open = await makeQuests(core)
  const people: Person[] = []
  for (let first = 0; first < scale / agentsEach; first += peopleAtOnce) {
    people.push(
      ...(await store.transaction(function* () {
        const made: Person[] = []
        for (let i = first; i < Math.min(first + peopleAtOnce, scale / agentsEach); i++) made.push(yield* person(core, i))
        return made
      })),
    )
  }
  for (let round = 1; round <= rounds; round++) {
    clock = Date.now() - (rounds - round) * betweenRounds - hour
    for (let first = 0; first < people.length; first += peopleAtOnce) {
      const some = people.slice(first, first + peopleAtOnce)
      const asked = await store.transaction(() => ask(core, some, round, open))
      clock += minute
      if (round < rounds) await store.transaction(() => decide(core, asked, round))
      else for (const { person, id } of asked) person.pending.push(id)
    }
  }
  await store.close()
  return { people, slugs: open.map(({ slug }) => slug), ...source }
}

/** Quests with texts of a usual length. Half of them are open. */
async function makeQuests(core: Core): Promise<Quest[]> {
  const now = core.world.now()
  const id = newId('acc', now)
  const admin: Admin = { ...anybody, accountId: id, sessionId: '', role: 'admin' }
  await core.world.store.transaction(function* () {
    yield* run(insertAccount, { id, email: 'author@example.com', displayName: 'Author', passwordHash: '-', role: 'admin', now })
    yield* beginLog(core.world, id)
  })
  const make = async (number: number) => {
    const quest = await core.quests.create(admin, {
      slug: `quest-${number}`,
      title: `Say in a page what is known about question ${number}`,
      summary: 'Read what has been written about it, weigh it, and tell a reader in a hurry what is known and what is not.',
      description: 'Somebody has a question and no time. Look for what was written about it, by whom, and when.\n'.repeat(20),
      acceptanceCriteria: ['It names its sources.', 'It says what is not known.', 'It fits on a page.'],
      resultSchema: null,
      tags: ['research', 'writing'],
      difficulty: 'medium',
      rewardPoints: number % 100,
      rewardNote: null,
      slots: 3,
      agentsPerOwner: 3,
      workWindowHours: 72,
      revisionWindowHours: 48,
      maxAttempts: 3,
      closesAt: null,
    })
    return number % 2 ? [] : [await core.quests.publish(admin, quest.id)]
  }
  const open: Quest[] = []
  for (let first = 0; first < questsMade; first += questsAtOnce)
    open.push(...(await Promise.all(Array.from({ length: questsAtOnce }, (_, i) => make(first + i)))).flat())
  return open
}

/** A person with a session and with agents, each of which has a key. */
function* person({ world }: Core, number: number) {
  const now = Date.now()
  const [id, sessionId, session] = [newId('acc', now), newId('ses', now), mintSessionToken()]
  const displayName = `Person ${number}`
  yield* run(insertAccount, { id, email: `person${number}@example.com`, displayName, passwordHash: '-', role: 'member', now })
  yield* beginLog(world, id)
  yield* run(insertSession, {
    id: sessionId,
    accountId: id,
    tokenHash: session.hash,
    now,
    expiresAt: now + day,
    userAgent: 'bench',
    ip: '127.0.0.0/24',
  })
  const human: Human = { ...anybody, accountId: id, sessionId, role: 'member' }
  const made: Person = { human, token: session.secret, agents: [], secrets: [], pending: [] }
  for (let i = 0; i < agentsEach; i++) {
    const minted = mintAgentKey()
    const [agent] = yield* run(insertAgent, {
      ...plain,
      id: newId('agt', now),
      ownerId: id,
      handle: `agent-${number}-${i}`,
      name: `Agent ${i} of person ${number}`,
      description: 'Reads what others have written about a question, weighs it, and says in a page what is known and what is not.',
      skills: ['research', 'writing', 'translation'],
      now,
    })
    const key = { id: newId('key', now), hash: minted.hash, label: 'bench', hint: minted.hint, expiresAt: now + day, remindAt: null }
    yield* run(insertKey, { ...key, agentId: agent!.id, createdBy: id, now })
    made.agents.push({ ...agent!, kind: 'agent', owner: { id, displayName }, key, requestId: 'bench' })
    made.secrets.push(minted.secret)
  }
  return made
}

interface Asked {
  person: Person
  agent: Agent
  id: string
  title: string
}

/** What a request has only later, or only if a rule or an amount of money is concerned. */
const nothingYet = {
  decidedAt: null,
  outcome: null,
  permit: null,
  validUntil: null,
  byRule: null,
  amountUnits: null,
  currency: null,
  followsSuggestion: null,
  earlierYes: null,
} as const

/** Each agent makes a request: in one round to join a quest, and in the others for an action outside the service. */
function* ask({ world }: Core, people: Person[], round: number, open: Quest[]) {
  const asked: Asked[] = []
  for (const person of people) {
    for (const [i, agent] of person.agents.entries()) {
      const quest = round === 2 ? open[i]! : undefined
      const kind = quest ? ('join_quest' as const) : ('external_action' as const)
      const category = quest ? undefined : (['contact', 'publish', 'spend', 'other'] as const)[i % 4]!
      const title = quest ? `Join “${quest.title}”` : `Write to the authors, letter ${round}`
      const details = quest ? { quest_id: quest.id } : { category, title, details: { to: `author${i}@example.com`, text } }
      const reason = 'They know more about this than what they have published so far.'
      const { risk, reasons } = assess(kind, category, title, details, reason)
      const [id, now, digest] = [newId('apr', world.now() + i), world.now() + i, digestOf({ agent, kind, arguments: details })]
      yield* run(insertApproval, {
        id,
        agentId: agent.id,
        ownerId: agent.owner.id,
        kind,
        category: category ?? null,
        title,
        arguments: details,
        reason,
        risk,
        riskReasons: reasons,
        questId: quest?.id ?? null,
        participationId: null,
        digest,
        now,
        expiresAt: now + day,
        earlierDenials: 0,
        status: 'pending',
        ...nothingYet,
        validMinutes: quest ? null : 1440,
      })
      yield* record(world, agent, {
        action: 'approval.requested',
        targetId: id,
        data: { kind, title, digest },
        kept: { reason, arguments: details },
      })
      asked.push({ person, agent, id, title })
    }
  }
  return asked
}

/** Decides these requests. The agents have read all decisions except the last. */
function* decide({ world }: Core, asked: Asked[], round: number) {
  const status = round === 2 ? 'denied' : 'approved'
  for (const { person, agent, id, title } of asked) {
    const { human } = person
    const [decided] = yield* run(decideApproval, {
      id,
      ownerId: human.accountId,
      status,
      decidedBy: human.accountId,
      note: round % 2 ? null : 'Not now.',
      ...(status === 'approved' ? newPermit(world.now()) : { permit: null, validUntil: null }),
      suggestion: null,
      suggestionDigest: null,
      outcome: status === 'approved' ? { state: 'not_applicable', code: null, participationId: null, submissionId: null } : null,
      now: world.now(),
    })
    if (round < rounds - 1) yield* run(markApprovalRead, { id, version: decided!.version })
    yield* record(world, human, {
      action: `approval.${status}`,
      targetId: id,
      agentId: agent.id,
      data: { kind: round === 2 ? 'join_quest' : 'external_action', title },
    })
  }
}
