/** This version migrates a database of an earlier version, with all its data. */
import { describe, expect, test } from '@jest/globals'
import Database from 'better-sqlite3'
import { Client } from 'pg'
import { hashOf } from '../../src/core/log/audit.ts'
import { seals } from '../../src/core/kit/seals.ts'
import { inspectLog } from '../../src/core/log/log-check.ts'
import { cautious, rulesOf } from '../../src/core/agents/policies.ts'
import { readActivity } from '../../src/store/agents/activity.ts'
import { findAccount } from '../../src/store/people/accounts.ts'
import { listApprovals, searchApprovals } from '../../src/store/approvals/approvals.ts'
import { holdAnyAgent } from '../../src/store/agents/agents.ts'
import { findLogEnd, searchAuditEvents } from '../../src/store/log/audit.ts'
import { ownMatch } from '../../src/store/engine/own-search.ts'
import { dueApprovalsOf } from '../../src/store/engine/due.ts'
import { listParticipations } from '../../src/store/quests/participations.ts'
import { searchAllQuests, searchOpenQuests } from '../../src/store/quests/quests.ts'
import { matching, type QuestSummary } from '../../src/store/quests/search.ts'
import type { Store } from '../../src/store/index.ts'
import { searchWords } from '../../src/store/engine/words.ts'
import { databases, newAccount, onBothDatabases, sql } from '../support/database.ts'
import { applyFirst } from '../support/migrations.ts'
import { soon } from '../support/soon.ts'

const quest = (id: string, title: string, status: string, tags: string) =>
  `INSERT INTO quests (id, slug, title, summary, description, acceptance_criteria, tags, difficulty, reward_points, slots, work_window_hours,
    revision_window_hours, max_attempts, closes_at, status, created_by, published_at, created_at, updated_at)
   VALUES ('${id}', '${id.replace('_', '-')}', '${title}', 'Zürich', '', '["It is done"]', '${tags}', 'easy', 5, 3, 24, 24, 2, 8640000000000000, '${status}', 'acc_1', 1, 1, 1)`
const approval = (id: string, status: string, at: number, digest = "'5a3e'") =>
  `INSERT INTO approvals (id, agent_id, owner_id, kind, title, arguments, risk, quest_id, digest, status, created_at, expires_at, earlier_denials)
   VALUES ('${id}', 'agt_1', 'acc_1', 'join_quest', 'Join', '{}', 'low', 'qst_1', ${digest}, '${status}', ${at}, ${at + 9}, 0)`

const accountRow = `INSERT INTO accounts (id, email, display_name, password_hash, role, created_at, updated_at) VALUES ('acc_1', 'a@example.com', 'Ada', '-', 'admin', 1, 1)`

async function fill(url: string) {
  const rows = [
    accountRow,
    `INSERT INTO agents (id, owner_id, handle, name, description, skills, policy, max_active_quests, created_at, updated_at)
     VALUES ('agt_1', 'acc_1', 'scout', 'Scout', '', '[]', '{}', 3, 1, 1)`,
    quest('qst_1', 'Check the Invoices', 'open', '["money"]'),
    quest('qst_2', 'Invoice Straße', 'draft', '[]'),
    `INSERT INTO quest_words (word, quest_id, status, published_at, closes_at, reward_points, title) VALUES ('invoices', 'qst_1', 'open', 1, 9, 5, 'Check')`,
    `INSERT INTO participations (id, quest_id, agent_id, owner_id, state, joined_at, due_at, reward_points) VALUES ('par_1', 'qst_1', 'agt_1', 'acc_1', 'active', 1, 2, 5)`,
    approval('apr_1', 'denied', 1),
    approval('apr_2', 'pending', 2),
  ]
  for (const row of rows) await sql(url, row)
}

const keys = seals(['a key that seals the log of the test'])
/** A log of three entries, chained and sealed, with hashes as text. */
async function fillLog(url: string) {
  let prevHash = ''
  for (const seq of [1, 2, 3]) {
    const entry = { id: `evt_${seq}`, accountId: 'acc_1', seq, at: seq, actorType: 'human', actorId: 'acc_1' } as const
    const rest = { action: 'account.updated', targetType: 'account', targetId: 'acc_1', agentId: null, requestId: 'req', data: { seq } }
    const hash = hashOf({ ...entry, ...rest, prevHash, dataHash: null })
    const seal = keys.make('entry', { accountId: 'acc_1', seq, hash })
    await sql(
      url,
      `INSERT INTO audit_events (id, account_id, seq, at, actor_type, actor_id, action, target_type, target_id, request_id, data, prev_hash,
        hash, seal) VALUES ('evt_${seq}', 'acc_1', ${seq}, ${seq}, 'human', 'acc_1', 'account.updated', 'account', 'acc_1', 'req',
        '${JSON.stringify(rest.data)}', '${prevHash}', '${hash}', '${seal}')`,
    )
    prevHash = hash
  }
  const seal = keys.make('end', { accountId: 'acc_1', seq: 3, hash: prevHash })
  await sql(url, `INSERT INTO audit_heads (account_id, seq, hash, seal) VALUES ('acc_1', 3, '${prevHash}', '${seal}')`)
}

const found = async (store: Store, q: string, isOpen: boolean) => {
  const list = isOpen ? searchOpenQuests : searchAllQuests
  const values = { now: 5, ...matching(searchWords(q), [], isOpen) }
  return (await store.read(list('relevance', [], false, 21), values)).map(({ id }: QuestSummary) => id).toSorted()
}

const sameDeed = (insert: string) => insert.replace('created_at,', 'deed, created_at,').replace(/'(pending|approved)',/, "'$1', 'same',")

onBothDatabases('a database of an earlier version', ({ kind, createEmpty, open }) => {
  test('keeps its rows, lists them, finds its quests by words, and still refuses duplicates', async () => {
    const url = await createEmpty()
    await applyFirst(url, kind, 2)
    await fill(url)

    const store = await open(url)

    expect(await found(store, 'invoice', true)).toEqual(['qst_1'])
    expect(await found(store, 'invoice', false)).toEqual(['qst_1', 'qst_2'])
    expect(await found(store, 'STRASSE zurich', false)).toEqual(['qst_2'])
    const own = { ownerId: 'acc_1', agentId: 'agt_1', questId: 'qst_1' }
    const requests = await store.read(listApprovals('-created_at', ['agentId', 'questId'], false, 21), own)
    const pending = await store.read(listApprovals('created_at', ['pending'], false, 21), own)
    const work = await store.read(listParticipations('due_at', ['live', 'agentId'], false, 21), own)
    expect([requests, pending, work].map(rows => rows.map(({ id }) => id))).toEqual([['apr_2', 'apr_1'], ['apr_2'], ['par_1']])
    const digest = kind === 'sqlite' ? "X'5a3e'" : String.raw`'\x5a3e'`
    expect(requests.map(request => request.approval.digest)).toEqual(['5a3e', '5a3e'])
    await sql(url, `UPDATE approvals SET deed = 'same' WHERE id = 'apr_2'`)
    await expect(sql(url, sameDeed(approval('apr_3', 'pending', 3, digest)))).rejects.toThrow(/unique/i)
    await expect(
      sql(
        url,
        `INSERT INTO participations (id, quest_id, agent_id, owner_id, state, joined_at, due_at, reward_points) VALUES ('par_2', 'qst_1', 'agt_1', 'acc_1', 'submitted', 1, 2, 5)`,
      ),
    ).rejects.toThrow(/unique/i)
    await sql(url, approval('apr_4', 'denied', 4, digest))
  })

  test('can be searched after the second start if the first one ended before the search was filled', async () => {
    const url = await createEmpty()
    await applyFirst(url, kind, 2)
    await fill(url)
    // Only the migration runs, as if the process had ended right after it.
    await applyFirst(url, kind, 3)

    const first = await open(url)
    await first.close()
    const second = await open(url)

    expect(await found(second, 'invoice', false)).toEqual(['qst_1', 'qst_2'])
    expect(await sql(url, 'SELECT id FROM quest_search')).toHaveLength(2)
  })

  test('finds its requests and the entries of its log by words, also if the first start ended in between', async () => {
    const url = await createEmpty()
    await applyFirst(url, kind, 2)
    await fill(url)
    await fillLog(url)
    const first = await open(url)
    const words = {
      ownerId: 'acc_1',
      accountId: 'acc_1',
      ...ownMatch('approval', 'acc_1', 'joi', []),
      ...ownMatch('entry', 'acc_1', '2', []),
    }
    const hits = async (store: Store) => [
      (await store.read(searchApprovals('-created_at', [], false, 21), words)).map(({ id }) => id),
      (await store.read(searchAuditEvents('-created_at', [], false, 21), { ...words, ...ownMatch('approval', 'acc_1', '2', []) })).map(
        ({ id }) => id,
      ),
    ]

    expect(await hits(first)).toEqual([['apr_2', 'apr_1'], ['evt_2']])
    await first.close()
    await sql(url, `DELETE FROM own_search`)
    await sql(url, `UPDATE meta SET value = 'apr_1' WHERE name = 'own_search'`)

    expect(await hits(await open(url))).toEqual([['apr_2'], ['evt_2']])
  })

  test('gets handles of erased agents that fit into the contract', async () => {
    const url = await createEmpty()
    await applyFirst(url, kind, 12)
    await sql(url, accountRow)
    const id = 'agt_01kb0000000000000000000000'
    for (const [agentId, handle] of [
      [id, `deleted-${id.slice(4)}`],
      ['agt_2', 'deleted-scout'],
    ])
      await sql(
        url,
        `INSERT INTO agents (id, owner_id, handle, name, description, skills, policy, max_active_quests, created_at, updated_at)
         VALUES ('${agentId}', 'acc_1', '${handle}', 'Scout', '', '[]', '{}', 3, 1, 1)`,
      )

    await open(url)

    const agents = await sql<{ handle: string }>(url, 'SELECT handle FROM agents ORDER BY id DESC')
    expect(agents).toEqual([{ handle: 'deleted-scout' }, { handle: `gone-${id.slice(4)}` }])
  })

  test('keeps its log byte by byte: every hash and every seal is still right, and two entries cannot have one place', async () => {
    const url = await createEmpty()
    await applyFirst(url, kind, 2)
    await fill(url)
    await fillLog(url)

    const store = await open(url)

    const [end] = await store.read(findLogEnd, { accountId: 'acc_1' })
    const whole = { entries: 3, unsealed: 0, unknown: 0, alarms: 0, erased: 0 }
    expect(await inspectLog({ store, seals: keys }, end!)).toEqual(whole)
    const copied = sql(url, `INSERT INTO audit_events SELECT * FROM audit_events WHERE seq = 2`)
    await expect(copied).rejects.toThrow(/unique/i)
    await sql(url, `UPDATE audit_events SET hash = prev_hash WHERE seq = 2`)
    expect((await inspectLog({ store, seals: keys }, end!)).fault).toEqual({ seq: 2, what: 'the entry was changed' })
  })

  test('starts although somebody has written a text into a hash, and finds the entry', async () => {
    const url = await createEmpty()
    await applyFirst(url, kind, 2)
    await fill(url)
    await fillLog(url)
    await sql(url, `UPDATE audit_events SET hash = 'no hash' WHERE seq = 2`)

    const store = await open(url)

    const [end] = await store.read(findLogEnd, { accountId: 'acc_1' })
    expect((await inspectLog({ store, seals: keys }, end!)).fault).toEqual({ seq: 2, what: 'the entry was changed' })
  })

  test('knows the points and the refused keys from before', async () => {
    const url = await createEmpty()
    await applyFirst(url, kind, 2)
    await fill(url)
    const [now, refused] = [Date.now(), JSON.stringify({ at: 7, reason: 'key_revoked', keyHint: '…abcd' })]
    const accepted = (id: string, at: number) =>
      `INSERT INTO participations (id, quest_id, agent_id, owner_id, state, joined_at, due_at, reward_points, points_awarded, finished_at)
       VALUES ('${id}', 'qst_1', 'agt_1', 'acc_1', 'accepted', 1, 2, 5, 5, ${at})`
    for (const row of [
      accepted('par_3', now),
      accepted('par_4', now),
      accepted('par_5', 1),
      `UPDATE agents SET last_refused = '${refused}'`,
    ])
      await sql(url, row)

    const store = await open(url)

    const activity = await store.read(readActivity, { agentId: 'agt_1', from: 0, bucketMs: 1 })
    expect(activity).toEqual([{ at: now - (now % 3_600_000), calls: 0, refused: 0, errors: 0, points: 10 }])
    expect(await sql(url, 'SELECT key_refused_at FROM agents')).toEqual([{ key_refused_at: kind === 'sqlite' ? 7 : '7' }])
  })

  test('knows since when its admins are admins, and no longer has the addresses of channels in clear', async () => {
    const url = await createEmpty()
    await applyFirst(url, kind, 12)
    const account = (id: string, role: string) =>
      `INSERT INTO accounts (id, email, display_name, password_hash, role, created_at, updated_at) VALUES ('${id}', '${id}@example.com', 'Ada', '-', '${role}', 7, 9)`
    for (const row of [account('acc_1', 'admin'), account('acc_2', 'author')]) await sql(url, row)
    await sql(
      url,
      `INSERT INTO channels (id, account_id, type, label, target, endpoint_hash, sealed, events, state, created_at, updated_at) VALUES
       ('chn_1', 'acc_1', 'email', 'Mail', 'ada@example.com', ${kind === 'sqlite' ? "X'5a'" : String.raw`'\x5a'`}, 'box', '[]', 'active', 1, 1)`,
    )

    const store = await open(url)

    const accounts = [await store.read(findAccount, { id: 'acc_1' }), await store.read(findAccount, { id: 'acc_2' })]
    expect(accounts.map(([one]) => [one!.adminSince, one!.adminUntil, one!.loweredBy])).toEqual([
      [7, null, null],
      [null, null, null],
    ])
    expect(await sql(url, 'SELECT target FROM channels')).toEqual([{ target: '' }])
  })

  test('takes over each yes of version 0.2.0: what was not reported counts as started, and a report stays', async () => {
    const url = await createEmpty()
    await applyFirst(url, kind, 2)
    await fill(url)
    await applyFirst(url, kind, 14)
    const digest = (n: number) => (kind === 'sqlite' ? `X'${n}${n}'` : String.raw`'\x${n}${n}'`)
    const report = (outcome: string) => `'{"outcome":"${outcome}","note":null,"links":[],"at":7}'`
    const permit = async (n: number, columns: string, values: string) =>
      sql(
        url,
        approval(`apr_${n}0`, 'approved', n, digest(n))
          .replace("'join_quest', 'Join'", "'external_action', 'Pay'")
          .replace("'qst_1'", 'NULL')
          .replace('created_at,', `${columns}, decided_at, valid_until, created_at,`)
          .replace("'approved',", `'approved', ${values}, 50, 90,`),
      )
    await permit(1, 'permit', `'unused'`)
    await permit(2, 'permit, report', `'reported', ${report('failed')}`)
    await permit(3, 'permit, earlier_yes', `'lapsed', '{"id":"apr_20","decidedAt":2,"byRule":null,"permit":"reported","outcome":"failed"}'`)
    await applyFirst(url, kind, 15)
    // An instance of version 0.2.0 beside one of 0.3.0 wrote its reports over what it did not know.
    await permit(4, 'permit, report, yes', `'reported', ${report('done')}, 'ready'`)
    await permit(5, 'permit, report, yes', `'reported', ${report('done')}, 'lapsed'`)

    const store = await open(url)

    const rows = await store.read(listApprovals('created_at', [], false, 21), { ownerId: 'acc_1' })
    const [unused, reported, lapsed, ready, late] = rows.map(row => row.approval).filter(({ id }) => id.endsWith('0'))
    expect(unused).toMatchObject({ yes: 'started', permit: 'lapsed', startedAt: 50, reportBy: 90, version: 2 })
    expect(reported).toMatchObject({ yes: 'failed', permit: 'lapsed', report: { outcome: 'failed', by: 'agent' } })
    expect(lapsed).toMatchObject({ yes: 'unresolved', permit: 'lapsed', earlierYes: { permit: 'failed' } })
    expect(ready).toMatchObject({ yes: 'done', report: { outcome: 'done' } })
    expect(late).toMatchObject({ yes: 'lapsed', report: null, disputed: { outcome: 'done', by: 'agent' } })
    expect(await store.read(dueApprovalsOf, { ownerId: 'acc_1', now: 89 })).toEqual([{ id: 'apr_2' }])
  })

  test('gets rules for what happens outside, and its external requests from before have no permit', async () => {
    const url = await createEmpty()
    await applyFirst(url, kind, 2)
    await fill(url)
    await applyFirst(url, kind, 4)
    const policy = '{"join_quest":"allow","submit_result":"ask","withdraw_from_quest":"block"}'
    await sql(url, `UPDATE agents SET policy = '${policy}'`)
    const digest = kind === 'sqlite' ? "X'5a3f'" : String.raw`'\x5a3f'`
    const external = approval('apr_5', 'approved', 3, digest).replace("'join_quest', 'Join'", "'external_action', 'Pay'")
    await sql(url, external.replace("'qst_1'", 'NULL'))

    const store = await open(url)

    const [agent] = await store.read(holdAnyAgent, { id: 'agt_1' })
    const rows = await store.read(listApprovals('created_at', [], false, 21), { ownerId: 'acc_1' })
    const pending = await store.read(dueApprovalsOf, { ownerId: 'acc_1', now: 11 })
    expect(agent!.policy).toMatchObject(JSON.parse(policy) as object)
    expect(rulesOf(agent!.policy)).toEqual(cautious.external)
    const none = { permit: null, validUntil: null, report: null, thread: null, earlierYes: null, byRule: null }
    expect(rows.map(row => row.approval)).toMatchObject(
      [{ id: 'apr_1' }, { id: 'apr_2' }, { id: 'apr_5' }].map(row => ({ ...row, ...none })),
    )
    expect(pending).toEqual([{ id: 'apr_2' }])
    // The database itself refuses a second yes to the same action, and one beside a request that waits.
    await sql(url, `UPDATE approvals SET deed = 'same', permit = 'unused', valid_until = 99 WHERE id = 'apr_5'`)
    await expect(sql(url, sameDeed(approval('apr_6', 'pending', 4, digest)))).rejects.toThrow(/unique/i)
    const permitted = (id: string) =>
      approval(id, 'approved', 4, digest)
        .replace('created_at,', 'permit, deed, created_at,')
        .replace("'approved',", "'approved', 'unused', 'same',")
    await expect(sql(url, permitted('apr_7'))).rejects.toThrow(/unique/i)
    await sql(url, `UPDATE approvals SET permit = 'lapsed' WHERE id = 'apr_5'`)
    await sql(url, permitted('apr_8'))
  })

  if (kind === 'sqlite')
    test('uses the space of dropped indexes for new rows, so the file does not grow', async () => {
      const url = await createEmpty()
      await applyFirst(url, kind, 2)
      await fill(url)
      const more = new Database(url)
      const insert = more.prepare(approval('$', 'denied', 1).replace("'$'", '?').replace("'5a3e'", '?'))
      more.transaction(() => {
        for (let i = 0; i < 2_000; i++) insert.run(`apr_x${i}`, i.toString(16).padStart(4, '0'))
      })()
      more.close()

      await open(url)

      const after = new Database(url, { readonly: true })
      const [pages, free] = ['page_count', 'freelist_count'].map(name => after.pragma(name, { simple: true }) as number)
      after.close()
      expect(free! / pages!).toBeGreaterThan(0.2)
    })
})

describe('the tables of a PostgreSQL database that an older version uses', () => {
  const { createEmpty, open } = databases('postgres')

  test('change while the older version reads several of them in any order, and no statement of it is ended', async () => {
    const url = await createEmpty()
    await applyFirst(url, 'postgres', 7)
    const older = new Client({ connectionString: url })
    await older.connect()
    await older.query("BEGIN; SET LOCAL deadlock_timeout = '20ms'; SELECT FROM sessions")

    const opening = open(url)
    const waits = "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
    await soon(async () => expect(await sql(url, waits)).toHaveLength(1))
    await older.query('SELECT FROM accounts; SELECT FROM audit_heads; SELECT FROM agents; COMMIT')
    await older.end()

    expect(await (await opening).transaction(newAccount)).toBeDefined()
  })

  test('change in steps: after a failure in the middle, the next start continues there', async () => {
    const url = await createEmpty()
    await applyFirst(url, 'postgres', 7)
    await sql(url, 'CREATE TABLE totps (); ALTER TABLE sessions ADD COLUMN proven_at text')
    const columns = () =>
      sql(url, "SELECT data_type FROM information_schema.columns WHERE table_name = 'sessions' AND column_name = 'proven_at'")

    await expect(open(url)).rejects.toThrow('cannot be brought up to date: another program has tables there')
    await sql(url, 'DROP TABLE totps')
    await expect(open(url)).rejects.toThrow('cannot be brought up to date: 42701')
    await sql(url, 'ALTER TABLE sessions DROP COLUMN proven_at')
    const store = await open(url)

    expect(await columns()).toEqual([{ data_type: 'bigint' }])
    expect(await store.transaction(newAccount)).toBeDefined()
    expect(await sql(url, 'SELECT FROM drizzle.migration_steps')).toEqual([])
  })
})
