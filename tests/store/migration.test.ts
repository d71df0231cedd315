/** This version migrates a database of an earlier version, with all its data. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import Database from 'better-sqlite3'
import { drizzle as sqliteDrizzle } from 'drizzle-orm/better-sqlite3'
import { migrate as migrateSqlite } from 'drizzle-orm/better-sqlite3/migrator'
import { drizzle as postgresDrizzle } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { listApprovals } from '../../src/store/approvals.ts'
import { migrationsFolder } from '../../src/store/migrations.ts'
import { listParticipations } from '../../src/store/participations.ts'
import { searchAllQuests, searchOpenQuests } from '../../src/store/quests.ts'
import { matching, type QuestSummary } from '../../src/store/search.ts'
import type { Store } from '../../src/store/index.ts'
import { openWord, searchWords } from '../../src/store/words.ts'
import { onEachDatabase, sql } from '../support/database.ts'

/** The first migrations, copied into another folder. */
function firstMigrations(dialect: 'sqlite' | 'postgres', count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'quest-migrations-'))
  cpSync(migrationsFolder(dialect), folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] }
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }))
  return folder
}

async function applyFirst(url: string, dialect: 'sqlite' | 'postgres', count: number) {
  const folder = firstMigrations(dialect, count)
  if (dialect === 'sqlite') {
    const database = new Database(url)
    migrateSqlite(sqliteDrizzle(database), { migrationsFolder: folder })
    database.close()
  } else {
    const client = new Client({ connectionString: url })
    await client.connect()
    await migratePostgres(postgresDrizzle(client), { migrationsFolder: folder })
    await client.end()
  }
  rmSync(folder, { recursive: true })
}

const quest = (id: string, title: string, status: string, tags: string) =>
  `INSERT INTO quests (id, slug, title, summary, description, acceptance_criteria, tags, difficulty, reward_points, slots, work_window_hours,
    revision_window_hours, max_attempts, closes_at, status, created_by, published_at, created_at, updated_at)
   VALUES ('${id}', '${id.replace('_', '-')}', '${title}', 'Zürich', '', '["It is done"]', '${tags}', 'easy', 5, 3, 24, 24, 2, 8640000000000000, '${status}', 'acc_1', 1, 1, 1)`
const approval = (id: string, status: string, at: number) =>
  `INSERT INTO approvals (id, agent_id, owner_id, kind, title, arguments, risk, quest_id, digest, status, created_at, expires_at, earlier_denials)
   VALUES ('${id}', 'agt_1', 'acc_1', 'join_quest', 'Join', '{}', 'low', 'qst_1', 'same', '${status}', ${at}, ${at + 9}, 0)`

async function fill(url: string) {
  const rows = [
    `INSERT INTO accounts (id, email, display_name, password_hash, role, created_at, updated_at) VALUES ('acc_1', 'a@example.com', 'Ada', '-', 'admin', 1, 1)`,
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

const found = async (store: Store, q: string, isOpen: boolean) => {
  const list = isOpen ? searchOpenQuests : searchAllQuests
  const values = { now: 5, ...matching(searchWords(q), isOpen ? [openWord] : []) }
  return (await store.read(list('relevance', [], false, 21), values)).map(({ id }: QuestSummary) => id).toSorted()
}

onEachDatabase('a database of an earlier version', ({ kind, create, open }) => {
  test('keeps its rows, lists them, finds its quests by words, and still refuses duplicates', async () => {
    const url = await create()
    await applyFirst(url, kind, 2)
    await fill(url)

    const store = await open(url)

    expect(await found(store, 'invoice', true)).toEqual(['qst_1'])
    expect(await found(store, 'invoice', false)).toEqual(['qst_1', 'qst_2'])
    expect(await found(store, 'STRASSE zurich', false)).toEqual(['qst_2'])
    const own = { ownerId: 'acc_1', agentId: 'agt_1', questId: 'qst_1' }
    const requests = await store.read(listApprovals('-created_at', ['agent', 'quest'], false, 21), own)
    const pending = await store.read(listApprovals('created_at', ['pending'], false, 21), own)
    const work = await store.read(listParticipations('due_at', ['live', 'agent'], false, 21), own)
    expect([requests, pending, work].map(rows => rows.map(({ id }) => id))).toEqual([['apr_2', 'apr_1'], ['apr_2'], ['par_1']])
    await expect(sql(url, approval('apr_3', 'pending', 3))).rejects.toThrow(/unique/i)
    await expect(
      sql(
        url,
        `INSERT INTO participations (id, quest_id, agent_id, owner_id, state, joined_at, due_at, reward_points) VALUES ('par_2', 'qst_1', 'agt_1', 'acc_1', 'submitted', 1, 2, 5)`,
      ),
    ).rejects.toThrow(/unique/i)
    await sql(url, approval('apr_4', 'denied', 4))
  })

  test('can be searched after the second start if the first one ended before the search was filled', async () => {
    const url = await create()
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

  if (kind === 'sqlite')
    test('uses the space of dropped indexes for new rows, so the file does not grow', async () => {
      const url = await create()
      await applyFirst(url, kind, 2)
      await fill(url)
      const more = new Database(url)
      const insert = more.prepare(approval('$', 'denied', 1).replace("'$'", '?').replace("'same'", '?'))
      more.transaction(() => {
        for (let i = 0; i < 2_000; i++) insert.run(`apr_x${i}`, `digest ${i}`)
      })()
      more.close()

      await open(url)

      const after = new Database(url, { readonly: true })
      const [pages, free] = ['page_count', 'freelist_count'].map(name => after.pragma(name, { simple: true }) as number)
      after.close()
      expect(free! / pages!).toBeGreaterThan(0.2)
    })
})
