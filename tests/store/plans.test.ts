/** Asks the database for the plan of every statement. It must find its rows by an index, whatever the tables contain. */
import { expect, test } from '@jest/globals'
import Database from 'better-sqlite3'
import { getTableName } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { latestRequestIn, listApprovals, searchApprovals } from '../../src/store/approvals/approvals.ts'
import { findEarlierInQuest, findEarlierOutside, findOwnerAndCurrent } from '../../src/store/approvals/earlier.ts'
import { findStanding } from '../../src/store/agents/standing.ts'
import { listAuditEvents, listServiceLog, searchAuditEvents } from '../../src/store/log/audit.ts'
import { allDueApprovals, dueApprovalsOf, dueParticipationsOf, dueQuests, nextDueOf } from '../../src/store/engine/due.ts'
import type { AnyStatement } from '../../src/store/index.ts'
import { countBeforeJoin, listParticipations, participationsIn, statesIn } from '../../src/store/quests/participations.ts'
import { findNear } from '../../src/store/approvals/near.ts'
import { countAllowed, countAllowedOfAll } from '../../src/store/approvals/permits.ts'
import { countBegun, lastYeses } from '../../src/store/approvals/yes.ts'
import { findQuestOfAgent, findQuestOfAgentBySlug, listAllQuests, listOpenQuests, searchOpenQuests } from '../../src/store/quests/quests.ts'
import { countPending, countWaiting, countWaitingOf, sumByRule } from '../../src/store/approvals/overview.ts'
import { planned, planning } from '../../src/store/engine/postgres/plans.ts'
import { openedAside } from '../../src/store/engine/sqlite/opened-aside.ts'
import { written } from '../../src/store/engine/sqlite/statements.ts'
import { listDeliveries } from '../../src/store/reach/deliveries.ts'
import { listForReview } from '../../src/store/quests/submissions.ts'
import { define, postgres } from '../../src/store/tables/index.ts'
import { databases, onBothDatabases, sql } from '../support/database.ts'
import { everyStatement, type List } from '../support/statements.ts'

/** These scan a whole table, or sort, on purpose. */
const reasons: [name: RegExp, reason: string][] = [
  [/^channels_of_reviewers$/, 'reads the index of the admins, who are few'],
  [/^any_/, 'the first row that there is will do'],
  [/^insert_(account|participation|quest)$/, 'SQLite would look for what refers to a row that it replaces; these replace none'],
  [/^(list_(agents|keys|sessions|tokens) |agent_names$)/, 'an owner has few agents, sessions and tokens, and an agent few keys'],
  [/^list_accounts \S+ suspended/, 'few accounts are suspended'],
  [
    /^list_(approvals|participations) \S+ (pending|live|quest)/,
    'few requests of an owner wait or are about one quest, and little work is live',
  ],
  [/^list_(approvals expires_at|approvals -expires_at|participations due_at|participations -due_at)/, 'the newest thousand are sorted'],
  [/^list_(open|all)_quests search/, 'the best thousand hits are sorted'],
  [/^list_(approvals|audit_events) search/, 'the newest thousand hits are sorted'],
  [/^erase_invitations_of$/, 'there are few invitations, and people seldom leave'],
  [/^leaving_accounts$/, 'an index has the accounts that are being erased'],
  [/^hold_(account_and_active_admins|active_staff)$/, 'admins seldom suspend accounts'],
  [/^count_waiting$/, 'counts the index of what waits for a review, up to a limit'],
  [/^count_active_staff$/, 'an index has the people with more than the role of a member'],
  [/^count_queued$/, 'an index has the queued ones, and at most 1,000 are counted'],
  [/^count_logs$/, 'only a start asks this'],
  [/^some_open_yeses$/, 'only the first start after a restore asks this, and the index has only what waits or is not over'],
  [/^stopped_with_yeses$/, 'only the sweep asks this, once a minute, and the index has only what waits or is not over'],
  [/^list_logless$/, 'only `make verify` asks this, and it reads everything'],
]
/** The index that SQLite must use for each of the frequent questions. PostgreSQL chooses depending on the contents of the tables. */
const choices: [index: string, asked: AnyStatement][] = [
  ['COVERING INDEX approvals_pending', listApprovals('created_at', ['pending'], true, 21)],
  ['COVERING INDEX approvals_pending', listApprovals('-created_at', ['pending'], false, 21)],
  ['COVERING INDEX approvals_pending', listApprovals('expires_at', ['pending'], true, 21)],
  ['COVERING INDEX approvals_pending', countWaitingOf],
  ['approvals_current', listApprovals('expires_at', ['pending', 'risk'], false, 21)],
  ['approvals_current', listApprovals('-created_at', ['pending', 'agentId'], true, 21)],
  ['approvals_current', findOwnerAndCurrent],
  ['approvals_current', countPending],
  ['approvals_by_owner', sumByRule],
  ['submissions_waiting', countWaiting],
  ['approvals_by_owner', listApprovals('-created_at', [], false, 21)],
  ['approvals_by_owner', listApprovals('-created_at', ['kind', 'statuses'], true, 21, true)],
  ['approvals_by_owner', listApprovals.end('-created_at', ['category'], true)!],
  ['approvals_by_owner', listApprovals('expires_at', ['risk'], false, 21)],
  ['approvals_by_agent', listApprovals('-created_at', ['agentId'], true, 21)],
  ['approvals_by_agent', listApprovals('-created_at', ['agentId', 'statuses'], true, 21, true)],
  ['approvals_by_owner', listApprovals('-created_at', ['from', 'to', 'decidedFrom', 'decidedTo'], false, 21, true)],
  ['approvals_by_agent', listApprovals.end('-created_at', ['agentId', 'statuses'], true)!],
  ['approvals_by_quest', listApprovals('-created_at', ['questId'], true, 21)],
  ['approvals_by_quest', listApprovals('-created_at', ['agentId', 'questId'], true, 21)],
  ['approvals_by_quest', latestRequestIn],
  ['approvals_current', findEarlierInQuest],
  ['approvals_by_quest', findEarlierInQuest],
  ['approvals_current', findEarlierOutside],
  ['approvals_by_deed', findEarlierOutside],
  ['approvals_by_agent', findEarlierOutside],
  ['approvals_by_quest', findEarlierOutside],
  ['approvals_by_recipient', findEarlierOutside],
  ['approvals_unread', findStanding],
  ['participations_unread', findStanding],
  ['approvals_current', findStanding],
  ['participations_live', findStanding],
  ['approvals_pending', nextDueOf],
  ['approvals_open', nextDueOf],
  ['participations_live', nextDueOf],
  ['approvals_next', dueApprovalsOf],
  ['approvals_next', allDueApprovals],
  ['approvals_by_agent', countAllowed],
  ['approvals_by_owner', countAllowedOfAll],
  ['approvals_current', findNear],
  ['approvals_bars', findNear],
  ['approvals_by_deed', findNear],
  ['approvals_by_agent', lastYeses],
  ['approvals_current', countBegun],
  ['participations_live', listParticipations('due_at', ['live', 'state'], false, 21)],
  ['participations_live', listParticipations('-joined_at', ['live', 'state', 'agentId'], true, 21)],
  ['participations_live', countBeforeJoin],
  ['participations_by_owner', listParticipations('-joined_at', ['state'], true, 21, true)],
  ['participations_by_owner', listParticipations('due_at', [], true, 21)],
  ['participations_by_owner', listParticipations('joined_at', ['from', 'to'], true, 21)],
  ['participations_by_owner', listParticipations('-due_at', ['from'], false, 21)],
  ['participations_live', listParticipations('due_at', ['live', 'state', 'from', 'to'], false, 21)],
  ['participations_by_agent', listParticipations('-joined_at', ['agentId', 'from'], true, 21)],
  ['participations_by_quest', listParticipations('-joined_at', ['questId', 'from', 'to'], true, 21)],
  ['participations_by_agent', listParticipations('-joined_at', ['agentId', 'state'], true, 21, true)],
  ['participations_by_quest', listParticipations('-joined_at', ['questId'], true, 21)],
  ['participations_by_quest', listParticipations('-joined_at', ['agentId', 'questId'], true, 21)],
  ['participations_by_quest', participationsIn],
  ['participations_by_quest', statesIn],
  ['participations_by_quest', findQuestOfAgent],
  ['participations_by_quest', findQuestOfAgentBySlug],
  ['participations_due', dueParticipationsOf],
  ['submissions_waiting', listForReview('created_at', ['questId', 'awaiting'], true, 21)],
  ['submissions_by_quest', listForReview('-created_at', ['questId', 'reviewed'], true, 21, true)],
  ['submissions_by_created', listForReview('-created_at', ['reviewed'], true, 21, true)],
  ['submissions_waiting', listForReview('created_at', ['awaiting', 'from', 'to'], true, 21)],
  ['submissions_waiting', listForReview('-created_at', ['questId', 'awaiting', 'from'], true, 21)],
  ['submissions_by_quest', listForReview('created_at', ['questId', 'from', 'to'], true, 21)],
  ['submissions_by_created', listForReview('-created_at', ['reviewed', 'from', 'to'], true, 21, true)],
  ['deliveries_by_channel', listDeliveries('created_at', ['from', 'to'], true, 21)],
  ['deliveries_by_channel', listDeliveries('-created_at', ['state', 'from'], true, 21, true)],
  ['quests_by_published', listOpenQuests('-published_at', ['available'], true, 21, true)],
  ['quests_by_close', listOpenQuests('closes_at', ['tag', 'difficulty'], true, 21, true)],
  ['quests_by_reward', listOpenQuests('-reward_points', ['available'], false, 21, true)],
  ['quests_by_title', listOpenQuests('title', [], true, 21)],
  ['quests_by_close', dueQuests],
  ['(sqlite_autoindex_quests_1|quests_pkey)', listAllQuests('-created_at', ['status'], true, 21, true)],
  ['(sqlite_autoindex_quests_1|quests_pkey)', searchOpenQuests('-reward_points', ['available'], true, 21)],
  ['(VIRTUAL TABLE INDEX|quest_search_by_words)', searchOpenQuests('relevance', [], true, 21)],
  ['VIRTUAL TABLE INDEX', searchApprovals('-created_at', ['from', 'statuses'], true, 21, true)],
  ['sqlite_autoindex_approvals_1', searchApprovals('-created_at', ['agentId'], true, 21, true)],
  ['audit_events_by_target', searchAuditEvents('-created_at', ['action'], true, 21)],
  ['sqlite_autoindex_audit_events_1', searchAuditEvents('-created_at', ['from'], false, 21)],
  ['audit_events_by_at', listAuditEvents('-created_at', ['agentId', 'action', 'from'], true, 21, true)],
  ['service_log', listServiceLog('-created_at', ['actorId'], true, 21, true)],
]
/**
 * The maximum number of indexes of tables that are written often, without the primary key and `approvals_pending`. Most indexes of approvals have
 * only some of its rows.
 */
const mostIndexes = { approvals: 12, participations: 6, quests: 6, audit_events: 4, quest_search: 1, own_search: 1 }
const isMeant = (name: string) => reasons.some(([pattern]) => pattern.test(name))

/** A scan of a table, not of the result of a subquery. */
const scansTable = new RegExp(
  `(SCAN|Seq Scan on) (${Object.values(define(postgres))
    .map(table => getTableName(table))
    .join('|')})\\b(?! VIRTUAL TABLE INDEX [^:]*:\\S)`,
)
const unfiltered = new Set<string>()
const narrowed = new Set<string>()
const statements = await everyStatement(pages)

const [sqlite, postgresDatabases] = [databases('sqlite'), databases('postgres')]

onBothDatabases('plans', ({ kind, create, open }) => {
  test('every statement finds its rows with an index, and every list reads them in order without sorting', async () => {
    const url = await create()
    await open(url)

    const plans = kind === 'sqlite' ? sqlitePlans(url, statements) : await postgresPlans(url, statements)

    // A list walks along an index until the page is full or has tested enough rows.
    const walks = (name: string, plan: string) => name.startsWith('list_') && /^SCAN \w+ USING (COVERING )?INDEX/.test(plan)
    const scans = plans.filter(({ name, plan }) => scansTable.test(plan) && !walks(name, plan) && !isMeant(name))
    // PostgreSQL's incremental sort gets the rows in order and sorts only equal ones. Here none are equal.
    const sorts = plans.filter(
      ({ name, plan }) => (unfiltered.has(name) || narrowed.has(name)) && /TEMP B-TREE|> +Sort/.test(plan) && !isMeant(name),
    )
    expect([scans, sorts]).toEqual([[], []])
    expect(plans.length).toBeGreaterThan(200)
  })

  test('rows that are written often have few indexes, and no decision changes what is in them', async () => {
    const url = await create()
    await open(url)
    const all =
      kind === 'sqlite'
        ? await sql<{ on: string; text: string }>(
            url,
            `SELECT tbl_name AS "on", sql AS text FROM sqlite_master WHERE type = 'index' AND (sql IS NOT NULL OR name = 'quests_slug_unique')`,
          )
        : await sql<{ on: string; text: string }>(
            url,
            `SELECT tablename AS "on", indexdef AS text FROM pg_indexes WHERE schemaname = 'public' AND indexname NOT LIKE '%_pkey'`,
          )

    for (const [table, most] of Object.entries(mostIndexes)) {
      // A decision takes a request out of this index.
      const its = all
        .filter(({ on, text }) => on === table && !text.includes('approvals_pending'))
        .map(({ text }) => text.split(/ where /i)[0]!)
      expect({
        table,
        many: its.length > most,
        rewritten: its.filter(text => /\b(status|state|slots_taken|decided_at|version)\b/.test(text)),
      }).toEqual({
        table,
        many: false,
        rewritten: [],
      })
    }
    expect(all.length).toBeGreaterThan(25)
  })
})

test('SQLite uses the intended index for each frequent question', async () => {
  const { create, open } = sqlite
  const url = await create()
  await open(url)

  const asked = [...new Set(choices.map(([, statement]) => statement))]
  const plans = sqlitePlans(url, asked)

  const others = choices.flatMap(([index, statement]) => {
    const { plan } = plans[asked.indexOf(statement)]!
    return new RegExp(`\\b${index}\\b`).test(plan) ? [] : [{ name: statement.name, index, plan }]
  })
  expect(others).toEqual([])
})

test('SQLite reads all that waits for an owner, and all yeses of an owner, only for questions about all of them', async () => {
  const url = await sqlite.create()
  await sqlite.open(url)

  const plans = sqlitePlans(url, statements)

  const readBy = (index: string) => [
    ...new Set(plans.filter(({ plan }) => new RegExp(`INDEX ${index}\\b`).test(plan)).map(({ name }) => name.split(' ', 1)[0])),
  ]
  expect(readBy('approvals_pending').toSorted()).toEqual(['count_waiting_of', 'list_approvals', 'next_due_of'])
  expect(readBy('approvals_open')).toEqual(['next_due_of'])
})

test('PostgreSQL walks the index of an agent that has much more than most agents', async () => {
  const url = await postgresDatabases.create()
  await postgresDatabases.open(url)
  await sql(
    url,
    `INSERT INTO accounts (id, email, display_name, password_hash, role, created_at, updated_at) VALUES ('owner', 'a@b.c', 'A', '-', 'member', 0, 0);
     INSERT INTO agents (id, owner_id, handle, name, description, skills, policy, max_active_quests, created_at, updated_at)
       SELECT 'a' || n, 'owner', 'a' || n, 'A', '', '[]', '{}', 1, 0, 0 FROM generate_series(1, 300) AS n;
     INSERT INTO quests (id, slug, title, summary, description, acceptance_criteria, tags, difficulty, reward_points, slots, work_window_hours, revision_window_hours, max_attempts, closes_at, created_by, created_at, updated_at)
       SELECT 'q' || n, 'q' || n, 'Q', '', '', '[]', '[]', 'easy', 1, 1, 1, 1, 1, 1, 'owner', 0, 0 FROM generate_series(1, 300) AS n;
     INSERT INTO approvals (id, agent_id, owner_id, kind, title, arguments, risk, quest_id, digest, status, created_at, expires_at, earlier_denials)
       SELECT 'r' || n, 'a' || greatest(1, n - 5000), 'owner', 'join_quest', '', '{}', 'low', 'q' || (n % 300 + 1), sha256(n::text::bytea), 'denied', n, n, 0
       FROM generate_series(1, 5300) AS n;
     INSERT INTO participations (id, quest_id, agent_id, owner_id, state, joined_at, due_at, reward_points)
       SELECT 'p' || n, 'q' || (n % 300 + 1), 'a' || greatest(1, n - 5000), 'owner', 'cancelled', n, n, 1 FROM generate_series(1, 5300) AS n;
     ANALYZE`,
  )
  const asked = [
    listApprovals('-created_at', ['agentId'], false, 21),
    listApprovals('created_at', ['agentId', 'kind'], true, 21, true),
    listApprovals.end('-created_at', ['agentId', 'kind'], false)!,
    listParticipations('-joined_at', ['agentId'], false, 21),
    listParticipations.end('joined_at', ['agentId', 'state'], true)!,
  ]

  const plans = await postgresPlans(url, asked, planning)

  expect(
    plans.filter(
      ({ plan }) => !/Index (Only )?Scan (Backward )?using \w+_by_agent/.test(plan) || /Sort Key: (approvals|participations)/.test(plan),
    ),
  ).toEqual([])
})

/** Each list in every order, with every filter, from its start and from a cursor. */
function pages(list: List) {
  const orders = list.sorts.flatMap(sort => (sort === 'relevance' ? [sort] : [sort, `-${sort}`]))
  return orders.flatMap(order =>
    [false, true].flatMap(goesOn => {
      const whole = list(order, [], goesOn, 21)
      unfiltered.add(whole.name)
      const narrow = list.filters.flatMap(filter => {
        const end = list.end(order, [filter], goesOn)
        return [...(end ? [end] : []), list(order, [filter], goesOn, 21, end !== undefined)]
      })
      for (const { name } of narrow) narrowed.add(name)
      return [whole, ...narrow]
    }),
  )
}

/** The texts that the store prepares. Long ones are explained on a connection like that of the thread which reads them. */
function sqlitePlans(url: string, statements: AnyStatement[]) {
  const [main, aside] = [new Database(url, { readonly: true }), openedAside(url)]
  try {
    return statements.map(one => {
      const { text } = written(one)
      const values = [...text.matchAll(/\?/g)].map(() => null)
      const steps = (one.isLong ? aside : main).prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${text}`).all(...values)
      return { name: one.name, plan: steps.map(step => step.detail).join('\n') }
    })
  } finally {
    for (const connection of [main, aside]) connection.close()
  }
}

/** With table scans and sorts disabled, a plan has one only if no index could avoid it. */
const withoutScans = ['enable_seqscan=off', 'enable_sort=off', ...planning]

async function postgresPlans(url: string, statements: AnyStatement[], settings = withoutScans) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const db = drizzle(client, { casing: 'snake_case' })
    const hold = <Q>(query: Q) => (query as { for(strength: string): Q }).for('update')
    for (const setting of settings) await client.query(`SET ${setting}`)
    const plans = []
    for (const [i, { name, build }] of statements.entries()) {
      const { sql: text } = planned(build(db as never, define(postgres), hold)).toSQL()
      const nulls = Array.from({ length: new Set(text.match(/\$\d+/g)).size }, () => 'NULL').join()
      await client.query(`PREPARE s${i} AS ${text}`)
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN EXECUTE s${i}${nulls && `(${nulls})`}`)
      plans.push({ name, plan: rows.map(row => row['QUERY PLAN']).join('\n') })
    }
    return plans
  } finally {
    await client.end()
  }
}
