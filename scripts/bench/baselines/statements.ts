/** The SQL of our answers by hand, over the service's tables. Each statement is prepared once. */
import type { Database } from 'better-sqlite3'
import type { Row } from './views.ts'

const summary = `id, slug, title, summary, tags, difficulty, reward_points, slots, slots_taken, status, published_at, closes_at, created_at, version`
/** The unary plus keeps SQLite from walking the index of closing times. */
const open = `FROM quests WHERE status = 'open' AND +closes_at > ?`
const newestQuests = 'ORDER BY published_at DESC, id DESC LIMIT ?'
const approval = `SELECT a.id, a.agent_id, g.handle AS agent_handle, g.name AS agent_name, a.kind, a.category, a.title, a.arguments, a.reason,
    a.risk, a.risk_reasons, a.quest_id, q.slug AS quest_slug, q.title AS quest_title, q.status AS quest_status, a.participation_id,
    coalesce(a.asked_digest, a.digest) AS digest, a.nonce, a.status, a.status_reason, a.created_at, a.expires_at, a.decided_at, a.decided_by, a.note, a.outcome, a.earlier_denials,
    a.amount_units, a.currency, a.by_rule, a.no_rule, a.yes, a.valid_until, a.valid_minutes,
    a.report_minutes, a.started_at, a.report_by, a.doubt, a.report, a.disputed, a.thread, a.asked_at, a.allowed,
    a.allowed_digest, a.earlier_yes, a.version
  FROM approvals a JOIN agents g ON g.id = a.agent_id LEFT JOIN quests q ON q.id = a.quest_id`
const newestApprovals = 'ORDER BY a.created_at DESC, a.id DESC LIMIT ?'
const current = `(status = 'pending' or yes = 'ready' or yes in ('started', 'in_doubt') or permit = 'unused')`

export function prepareAll(db: Database) {
  /** Without `likely()`, which has no other effect here, SQLite plans a statement again when the value of a LIMIT or of a join's key is bound. */
  const reads = (text: string) => db.prepare<unknown[], Row>(text.replaceAll('?', 'likely(?)'))
  return {
    session: reads(`SELECT s.id, s.account_id, s.created_at, s.last_seen_at, s.expires_at, s.revoked_at, o.status AS account_status
      FROM sessions s JOIN accounts o ON o.id = s.account_id WHERE s.token_hash = ?`),
    touch: db.prepare('UPDATE sessions SET last_seen_at = ?, expires_at = ? WHERE id = ? AND revoked_at IS NULL'),
    due: db
      .prepare<[object], (number | null)[]>(
        `SELECT (SELECT min(coalesce(report_by, valid_until, expires_at)) FROM approvals WHERE owner_id = likely(@ownerId) AND ${current}),
          (SELECT min(due_at) FROM participations WHERE owner_id = likely(@ownerId) AND state IN ('active', 'submitted', 'revision_requested')
            AND state IN ('active', 'revision_requested') AND pending_approval_id IS NULL)`,
      )
      .raw(),
    quest: reads(`SELECT id, slug, title, summary, description, acceptance_criteria, result_schema, tags, difficulty, reward_points,
        reward_note, slots, agents_per_owner, work_window_hours, revision_window_hours, max_attempts, closes_at, slots_taken, status,
        published_at, created_at, updated_at, version
      FROM quests WHERE slug = ?`),
    own: reads(`SELECT p.id, p.agent_id, p.quest_id, q.slug AS quest_slug, q.title AS quest_title, q.status AS quest_status, p.state,
        p.joined_at, p.due_at, p.attempts, q.max_attempts, p.reward_points, p.points_awarded, p.finished_at, p.end_reason,
        p.pending_approval_id, p.version
      FROM participations p JOIN quests q ON q.id = p.quest_id WHERE p.quest_id = ? AND p.owner_id = ? ORDER BY p.joined_at`),
    quests: reads(`SELECT ${summary} ${open} ${newestQuests}`),
    questsAfter: reads(`SELECT ${summary} ${open} AND (published_at, id) < (?, ?) ${newestQuests}`),
    approvals: reads(`${approval} WHERE a.owner_id = ? ${newestApprovals}`),
    approvalsAfter: reads(`${approval} WHERE a.owner_id = ? AND (a.created_at, a.id) < (?, ?) ${newestApprovals}`),
    approval: reads(`${approval} WHERE a.id = ? AND a.owner_id = ?`),
    decide: db.prepare(`UPDATE approvals SET status = 'approved', decided_at = ?, decided_by = ?, outcome = ?, yes = 'ready',
        permit = 'lapsed', start_key = ?, valid_until = ?, unread = 1, version = version + 1
      WHERE id = ? AND owner_id = ? AND status = 'pending' AND expires_at > ?`),
    holder: reads(`SELECT g.id, g.owner_id, g.handle, g.name, g.description, g.skills, g.status, g.policy, g.max_active_quests, g.points,
        g.accepted, g.rejected, g.expired, k.label, k.expires_at, k.revoked_at, o.display_name AS owner_name, o.status AS owner_status
      FROM agent_keys k JOIN agents g ON g.id = k.agent_id JOIN accounts o ON o.id = g.owner_id WHERE k.hash = ?`),
    work: reads(`SELECT state, due_at, pending_approval_id FROM participations
      WHERE owner_id = ? AND agent_id = ? AND state IN ('active', 'submitted', 'revision_requested')`),
    current: reads(
      `SELECT id, status, yes, asked_at, expires_at FROM approvals WHERE owner_id = ? AND agent_id = ? AND ${current} ORDER BY id`,
    ),
    unread: reads('SELECT id FROM approvals WHERE agent_id = ? AND unread = 1 ORDER BY id LIMIT 10'),
    unreadQuests: reads(`SELECT q.slug FROM participations p JOIN quests q ON q.id = p.quest_id
      WHERE p.agent_id = ? AND p.unread = 1 ORDER BY p.id LIMIT 10`),
  }
}
