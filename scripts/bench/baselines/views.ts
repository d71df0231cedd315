/** Turns rows into answers. The statements name most columns as the answers do. */

/** A row of SQLite: texts, numbers, nulls and bytes. JSON is a text. */
// oxlint-disable-next-line typescript/no-explicit-any -- a row is what its statement selects
export type Row = Record<string, any>

const never = 8_640_000_000_000_000
const dayMs = 86_400_000
/** The dates of days that were shown, because `toISOString` costs more than all else here. */
const dates = new Map<number, string>()
const digits = (count: number, length: number) => Array.from({ length: count }, (_, n) => String(n).padStart(length, '0'))
const [two, three] = [digits(60, 2), digits(1_000, 3)]
export function instant(at: number) {
  const day = Math.floor(at / dayMs)
  let date = dates.get(day)
  if (date === undefined) dates.set(day, (date = new Date(at).toISOString().slice(0, 11)))
  const ms = at - day * dayMs
  const [hour, minute, second] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1_000) % 60]
  return `${date}${two[hour]}:${two[minute]}:${two[second]}.${three[ms % 1_000]}Z`
}
const orNull = <In, Out>(value: In | null, shown: (value: In) => Out) => (value === null ? null : shown(value))
const instantOrNull = (at: number | null) => (at === null ? null : instant(at))
export const json = (text: string | null) => (text === null ? null : (JSON.parse(text) as Row))

export const summaryOf = (row: Row) => ({
  ...row,
  tags: json(row['tags']),
  published_at: instantOrNull(row['published_at'] || null),
  closes_at: row['closes_at'] === never ? null : instant(row['closes_at']),
  created_at: instant(row['created_at']),
})

export const questOf = (row: Row, participations: Row[]) => ({
  ...summaryOf(row),
  acceptance_criteria: json(row['acceptance_criteria']),
  result_schema: json(row['result_schema']),
  updated_at: instant(row['updated_at']),
  my_participations: participations.map(participationOf),
})

const questRef = ({ quest_id: id, quest_slug: slug, quest_title: title, quest_status: status }: Row) => ({ id, slug, title, status })

function participationOf({ quest_id, quest_slug, quest_title, quest_status, ...row }: Row) {
  return {
    ...row,
    quest: questRef({ quest_id, quest_slug, quest_title, quest_status }),
    joined_at: instant(row['joined_at']),
    due_at: instant(row['due_at']),
    finished_at: instantOrNull(row['finished_at']),
  }
}

export function approvalOf(row: Row) {
  const { agent_id, agent_handle, agent_name, quest_id, quest_slug, quest_title, quest_status } = row
  const given = json(row['arguments'])!
  const [units, currency] = [row['amount_units'] as number | null, row['currency'] as string | null]
  return {
    id: row['id'],
    agent: { id: agent_id, handle: agent_handle, name: agent_name },
    kind: row['kind'],
    category: row['category'],
    title: row['title'],
    arguments: given,
    reason: row['reason'],
    risk: row['risk'],
    risk_reasons: json(row['risk_reasons']) ?? [],
    quest: quest_id === null ? null : questRef({ quest_id, quest_slug, quest_title, quest_status }),
    participation_id: row['participation_id'],
    digest: (row['digest'] as Buffer).toString('hex'),
    status: row['status'],
    status_reason: row['status_reason'],
    created_at: instant(row['created_at']),
    expires_at: instant(row['expires_at']),
    decided_at: instantOrNull(row['decided_at']),
    decided_by: row['decided_by'],
    note: row['note'],
    outcome: orNull(json(row['outcome']), ({ state, code, participationId, submissionId }) => ({
      state,
      code,
      participation_id: participationId,
      submission_id: submissionId,
    })),
    earlier_denials: row['earlier_denials'],
    amount: units === null || currency === null ? null : { value: String(units / 10_000), currency },
    recipient: given['recipient'] ?? recipientIn(given['details']),
    nonce: row['nonce'],
    by_rule: row['by_rule'],
    no_rule: row['no_rule'],
    permit: row['yes'],
    valid_until: instantOrNull(row['valid_until']),
    valid_for_minutes: row['valid_minutes'],
    report_within_minutes: row['report_minutes'],
    started_at: instantOrNull(row['started_at']),
    // No agent of the bench starts an action.
    act_before: null,
    report_by: instantOrNull(row['report_by']),
    doubt: orNull(json(row['doubt']), withTime),
    report: orNull(json(row['report']), reportOf),
    disputed: orNull(json(row['disputed']), reportOf),
    thread: ((json(row['thread']) ?? []) as Row[]).map(entry => ({ ...entry, at: instant(entry['at']) })),
    awaits_answer: row['status'] === 'pending' && row['asked_at'] !== null,
    allowed: orNull(json(row['allowed']), action => ({ ...action, digest: row['allowed_digest'].toString('hex') })),
    // No human of the bench changes an action.
    changed: [],
    earlier_yes: orNull(json(row['earlier_yes']), ({ id, decidedAt, byRule, permit, outcome, allowed }) => ({
      id,
      decided_at: instant(decidedAt),
      by_rule: byRule,
      permit,
      outcome,
      allowed: allowed ?? null,
    })),
    version: row['version'],
  }
}

const withTime = (told: Row) => ({ ...told, at: instant(told['at']) })
const reportOf = ({ outcome, note, links, at, by, unstarted = false }: Row) => ({ outcome, note, links, at: instant(at), by, unstarted })

/** Keys of details that name a recipient, the most exact first. A key may be longer: `to_address`. */
const recipientKeys = ['recipient', 'to', 'payee', 'email', 'phone', 'customer']

function recipientIn(details: unknown) {
  if (typeof details !== 'object' || details === null) return null
  let [best, found] = [recipientKeys.length, '']
  for (const [key, value] of Object.entries(details)) {
    const rank = recipientKeys.indexOf(key.toLowerCase().split(/[^a-z]/, 1)[0]!)
    if (rank < 0 || rank >= best) continue
    const text = textOf(value)
    if (text) [best, found] = [rank, text]
  }
  return found ? Array.from(found).slice(0, 200).join('') : null
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).trim()
    : Array.isArray(value)
      ? value.map(textOf).filter(Boolean).join(', ')
      : ''

/** The rules of a policy. Bounds that are not set and allowances that have ended are left out. */
export function policyOf(text: string, now: number) {
  const { external, ...gates } = json(text)!
  const rules = Object.entries(external as Row).map(([category, rule]) => {
    const { allowance, denied_at: _, cool_down_minutes: minutes, ...rest } = rule as Row
    const shown = Object.fromEntries(Object.entries({ ...rest, cool_down_minutes: minutes || null }).filter(([, value]) => value !== null))
    return [
      category,
      allowance && allowance.until > now
        ? { ...shown, allowance: { ...allowance, since: instant(allowance.since), until: instant(allowance.until) } }
        : shown,
    ]
  })
  return { ...gates, external: Object.fromEntries(rules) as Row }
}
