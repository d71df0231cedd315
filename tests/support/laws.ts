/** What must be true of a SQLite file whenever the service is gone, whatever it was doing. */
import Database from 'better-sqlite3'
import { readConfig } from '../../src/config.ts'
import { createCore } from '../../src/core/index.ts'
import { createLog } from '../../src/log.ts'
import { readSealKeys } from '../../src/config/seal-keys.ts'
import { openStore } from '../../src/store/index.ts'

export const live = `('active', 'submitted', 'revision_requested')`
const decisions = `('approval.approved', 'approval.denied', 'approval.expired', 'approval.cancelled')`
const ends = `('participation.accepted', 'participation.rejected', 'participation.withdrawn', 'participation.expired', 'participation.cancelled')`

/** Each finds nothing. */
const laws = {
  'slots are counted': `SELECT q.id, slots, slots_taken, count(p.id) AS used
    FROM quests q LEFT JOIN participations p ON p.quest_id = q.id AND (p.state = 'accepted' OR p.state IN ${live})
    GROUP BY q.id HAVING slots_taken <> used OR used > slots`,
  'one live participation of an agent in a quest': `SELECT quest_id, agent_id FROM participations
    WHERE state IN ${live} GROUP BY 1, 2 HAVING count(*) > 1`,
  'what is approved has an outcome': `SELECT id FROM approvals WHERE (status = 'approved') <> (outcome IS NOT NULL)
    OR status = 'approved' AND (kind = 'external_action') <> (outcome ->> '$.state' = 'not_applicable')`,
  'what was executed is there': `SELECT a.id FROM approvals a LEFT JOIN submissions s ON s.id = outcome ->> '$.submissionId'
    LEFT JOIN participations p ON p.id = outcome ->> '$.participationId' AND p.agent_id = a.agent_id AND p.quest_id = a.quest_id
    WHERE outcome ->> '$.state' = 'executed' AND (p.id IS NULL OR (kind = 'submit_result') <> (s.participation_id IS p.id))`,
  'an approval begins once and ends once in the log': `SELECT a.id, status, json_group_array(action) AS actions
    FROM approvals a LEFT JOIN audit_events e ON e.target_id = a.id GROUP BY a.id
    HAVING sum(action = CASE WHEN by_rule IS NULL THEN 'approval.requested' ELSE 'approval.allowed_by_rule' END) <> 1
    OR sum(action IN ${decisions}) <> (status <> 'pending' AND by_rule IS NULL)
    OR sum(action = 'approval.' || status) <> (status <> 'pending' AND by_rule IS NULL)`,
  'a yes is of an approved external action, and the log tells how it came to its state': `SELECT a.id, yes, json_group_array(action) AS actions
    FROM approvals a LEFT JOIN audit_events e ON e.target_id = a.id GROUP BY a.id
    HAVING (yes IS NOT NULL) <> (status = 'approved' AND kind = 'external_action') OR (yes IS NULL) <> (valid_until IS NULL)
    OR sum(action = 'approval.started') <> (start_hash IS NOT NULL)
    OR (yes IN ('done', 'failed', 'not_done')) <> (report IS NOT NULL) AND yes IS NOT NULL
    OR sum(action = 'approval.outcome_reported') <> (report IS NOT NULL) + (disputed IS NOT NULL)
    OR sum(action = 'approval.in_doubt') <> (doubt IS NOT NULL)
    OR sum(action = 'approval.unresolved') <> (yes IS 'unresolved') OR sum(action = 'approval.permit_lapsed') <> (yes IS 'lapsed')`,
  'each question and each answer is in the log': `SELECT a.id, thread FROM approvals a LEFT JOIN audit_events e ON e.target_id = a.id
    GROUP BY a.id HAVING total(action IN ('approval.question_asked', 'approval.question_answered')) <> coalesce(json_array_length(thread), 0)`,
  'a participation begins once and ends once in the log': `SELECT p.id, state, json_group_array(action) AS actions
    FROM participations p LEFT JOIN audit_events e ON e.target_id = p.id GROUP BY p.id
    HAVING sum(action = 'participation.joined') <> 1 OR sum(action = 'participation.submitted') <> attempts
    OR sum(action IN ${ends}) <> (state NOT IN ${live})
    OR state NOT IN ${live} AND sum(action = 'participation.' || state) <> 1`,
  'each attempt is a submission, and one waits while it is reviewed': `SELECT p.id, state, attempts, count(s.id)
    FROM participations p LEFT JOIN submissions s ON s.participation_id = p.id
    GROUP BY p.id HAVING count(s.id) <> attempts OR total(verdict = 'waiting') <> (state = 'submitted')`,
  'a clock stands still only for a request that waits': `SELECT p.id FROM participations p LEFT JOIN approvals a ON a.id = pending_approval_id
    WHERE pending_approval_id IS NOT NULL AND a.status IS NOT 'pending'`,
  'work is counted': `SELECT a.id FROM agents a LEFT JOIN participations p ON p.agent_id = a.id GROUP BY a.id
    HAVING points <> total(points_awarded)
    OR accepted <> total(state = 'accepted') OR rejected <> total(state = 'rejected') OR expired <> total(state = 'expired')`,
  'points are those of the quest': `SELECT id FROM participations
    WHERE points_awarded IS NOT CASE state WHEN 'accepted' THEN reward_points END`,
  'a log ends where its end says': `SELECT h.account_id FROM audit_heads h LEFT JOIN audit_events e ON e.account_id = h.account_id
    GROUP BY h.account_id HAVING count(e.seq) <> h.seq - h.start_seq OR total(e.seq = h.seq AND lower(hex(e.hash)) = h.hash) <> (h.seq > 0)`,
  'foreign keys': 'PRAGMA foreign_key_check',
  'the file': `SELECT * FROM pragma_integrity_check WHERE integrity_check <> 'ok'`,
}

/** The laws that are broken in a file that no process has open, each with where. */
export async function broken(file: string): Promise<unknown[]> {
  const database = new Database(file)
  const found: unknown[] = Object.entries(laws).flatMap(([law, query]) =>
    database
      .prepare(query)
      .all()
      .map(row => [law, row]),
  )
  const accounts = database.prepare<[], string>('SELECT id FROM accounts').pluck().all()
  database.close()

  const log = createLog('silent')
  const store = await openStore(file, log)
  const core = await createCore({
    store,
    limits: readConfig({}).limits,
    log,
    signup: { mode: 'open' },
    sealKeys: readSealKeys(readConfig({ DATABASE_URL: file })),
  })
  for (const id of accounts) if (!(await core.audit.verify(id))) found.push(['a log is whole', id])
  await store.close()
  return found
}
