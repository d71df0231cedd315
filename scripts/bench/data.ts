/**
 * The contents of the database, created for each run with the service's own statements and rules. All times are relative to now, and nothing
 * is due: pending requests and unused permits were made in the last hour and last for a day, and everything older has ended. The service
 * itself checks this.
 */
import { readConfig } from '../../src/config.ts'
import { plain } from '../../src/core/agents/agents.ts'
import { cautious } from '../../src/core/agents/policies.ts'
import { beginLog } from '../../src/core/log/audit.ts'
import { createCore, type Core } from '../../src/core/index.ts'
import { newId } from '../../src/core/kit/ids.ts'
import { mintAgentKey, mintSessionToken } from '../../src/core/kit/secrets.ts'
import type { Quest } from '../../src/core/quests/quest-life.ts'
import type { Admin } from '../../src/core/kit/roles.ts'
import { day, hour, minute, type Agent, type Human } from '../../src/core/kit/world.ts'
import { createLog } from '../../src/log.ts'
import { insertAccount } from '../../src/store/people/accounts.ts'
import { insertAgent } from '../../src/store/agents/agents.ts'
import { nextDueOf } from '../../src/store/engine/due.ts'
import { openStore, run } from '../../src/store/index.ts'
import { insertKey } from '../../src/store/agents/keys.ts'
import { insertParticipation } from '../../src/store/quests/participations.ts'
import { takeSlot } from '../../src/store/quests/quests.ts'
import { insertSession } from '../../src/store/people/sessions.ts'
import { ask, decide, hearAndReport, leavePending } from './approvals-data.ts'
import { openSource, type Database } from './sources.ts'

export type Data = Awaited<ReturnType<typeof makeData>>
/** A person in the data, with their agents and their pending requests. The first of the agents works on a quest. */
export interface Person {
  human: Human
  token: string
  agents: Agent[]
  secrets: string[]
  slug: string
  pending: string[]
  /** They have many more pending requests than others. */
  isBusy: boolean
}

/** The key with which the data and the servers seal the log. */
export const sealKey = 'a key that seals the log of the bench'
const agentsEach = 20
const peopleAtOnce = 20
/** There is a quest for this many agents. With fewer quests than the least, a list would have a single page. */
const agentsPerQuest = 5
const leastQuests = 160
const questsAtOnce = 50
/** One person in this many is busy. */
const busyEvery = 50
/** Each agent makes one request in each of the first rounds. Those of the last round stay pending. */
const rounds = 5
const betweenRounds = 15 * day
/** The people of a round act within this time, one group after another. */
const roundMs = 20 * minute
const longestBenchMs = 12 * hour
const anybody = { kind: 'human', provenAt: 0, signedDecisions: 'none', requestId: 'bench' } as const

export async function makeData(database: Database, scale: number) {
  const source = await openSource(database)
  let clock = Date.now() - rounds * betweenRounds
  const log = createLog('silent')
  const store = await openStore(source.original, log)
  const { limits } = readConfig({ AQS_KILOBYTES_PER_DAY: '999999' })
  const core = await createCore({ store, limits, log, signup: { mode: 'open' }, sealKeys: [sealKey], now: () => clock })

  const open = await makeQuests(core, Math.max(leastQuests, scale / agentsPerQuest))
  const people: Person[] = []
  for (let first = 0; first < scale / agentsEach; first += peopleAtOnce) {
    people.push(
      ...(await store.transaction(function* () {
        const made: Person[] = []
        for (let i = first; i < Math.min(first + peopleAtOnce, scale / agentsEach); i++)
          made.push(yield* person(core, i, open[i % open.length]!))
        return made
      })),
    )
  }
  for (let round = 1; round < rounds; round++) {
    const isNewest = round === rounds - 1
    const began = Date.now() - (isNewest ? hour : (rounds - round) * betweenRounds)
    for (const [some, part] of inTurns(people)) {
      clock = began + part
      const asked = await store.transaction(() => ask(core, some, round, open))
      clock += 5 * minute
      await store.transaction(() => decide(core, asked, round))
      if (!isNewest) await store.transaction(() => hearAndReport(core, asked))
    }
  }
  for (const [some, part] of inTurns(people)) {
    clock = Date.now() - hour / 2 + part
    await store.transaction(() => leavePending(core, some))
  }
  clock = Date.now()
  await refuseDue(core, people)
  await store.close()
  return { people, slugs: open.map(({ slug }) => slug), ...source }
}

/** The people in groups that fit into a transaction, and how long after the first group each acts. */
function* inTurns(people: Person[]): Generator<[Person[], number]> {
  for (let first = 0; first < people.length; first += peopleAtOnce)
    yield [people.slice(first, first + peopleAtOnce), Math.floor((roundMs * first) / people.length)]
}

/** Asks the service's own rule whether something is due, or will be before the bench ends. */
async function refuseDue({ world: { store, now } }: Core, people: Person[]) {
  for (const { human } of people) {
    const [due] = await store.read(nextDueOf, { ownerId: human.accountId })
    if (Object.values(due!).some(at => at !== null && at < now() + longestBenchMs)) throw new Error('Something in the data is due.')
  }
}

/** Quests with texts of a usual length. Half of them are open. */
async function makeQuests(core: Core, questsMade: number): Promise<Quest[]> {
  const now = core.world.now()
  const id = newId('acc', now)
  const admin: Admin = { ...anybody, accountId: id, sessionId: '', role: 'admin' }
  await core.world.store.transaction(function* () {
    yield* run(insertAccount, {
      id,
      email: 'author@example.com',
      displayName: 'Author',
      passwordHash: '-',
      role: 'admin',
      adminSince: null,
      now,
    })
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
function* person({ world }: Core, number: number, { id: questId, slug }: Quest) {
  const now = Date.now()
  const [id, sessionId, session] = [newId('acc', now), newId('ses', now), mintSessionToken()]
  const displayName = `Person ${number}`
  yield* run(insertAccount, {
    id,
    email: `person${number}@example.com`,
    displayName,
    passwordHash: '-',
    role: 'member',
    adminSince: null,
    now,
  })
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
  const isBusy = number % busyEvery === 0
  const made: Person = { human, token: session.secret, agents: [], secrets: [], slug, pending: [], isBusy }
  for (let i = 0; i < agentsEach; i++) {
    const minted = mintAgentKey()
    const [agent] = yield* run(insertAgent, {
      ...plain,
      policy: cautious,
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
  yield* run(takeSlot, { id: questId, now })
  yield* run(insertParticipation, {
    id: newId('par', now),
    questId,
    agentId: made.agents[0]!.id,
    ownerId: id,
    dueAt: now + 3 * day,
    rewardPoints: 10,
    now,
  })
  return made
}
