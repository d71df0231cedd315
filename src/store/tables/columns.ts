import type { Dialect } from '../engine/dialects.ts'
import { sql } from '../engine/drizzle.ts'

/** A column that refers to the row of another table. */
export const idOf = (d: Dialect, another: Parameters<ReturnType<Dialect['text']>['references']>[0]) =>
  d.text().notNull().references(another)

/** The columns in the conditions of indexes, which name a column without its table. */
export const alone = {
  role: sql`role`,
  status: sql`status`,
  state: sql`state`,
  pendingApprovalId: sql`pending_approval_id`,
  verdict: sql`verdict`,
  unread: sql`unread`,
  forAdmins: sql`for_admins`,
  permit: sql`permit`,
  yes: sql`yes`,
  reportBy: sql`report_by`,
  validUntil: sql`valid_until`,
  expiresAt: sql`expires_at`,
  silentAt: sql`silent_at`,
  remindAt: sql`remind_at`,
  kind: sql`kind`,
}
