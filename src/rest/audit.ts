import type { AuditEvent } from '../core/log-reader.ts'
import { writePart } from '../http/exchange.ts'
import { auditEventView, pageView } from '../views.ts'
import { ok, type Handlers } from './contract.ts'

type Line = ReturnType<typeof auditEventView>

export const audit = {
  listAuditEvents: async ({ core, human, query }) => ok(pageView(await core.audit.list(human, query), auditEventView)),

  exportAuditEvents: ({ core, human: { accountId }, query }) => {
    const csv = query.format === 'csv'
    const write = csv ? csvLine : (event: AuditEvent) => `${JSON.stringify(auditEventView(event))}\n`
    const { pages, done } = core.audit.export(accountId, { from: query.from, to: query.to }, write)
    return {
      status: 200,
      stream: {
        type: csv ? 'text/csv; charset=utf-8' : 'application/x-ndjson',
        file: `audit-log.${query.format}`,
        async write(res) {
          if (csv) await writePart(res, `${columns.join(',')}\r\n`)
          for await (const { text } of pages) {
            await writePart(res, text)
            if (res.closed) return
          }
        },
        done,
      },
    }
  },
} satisfies Partial<Handlers>

const columns = [
  'seq',
  'at',
  'actor_type',
  'actor_id',
  'action',
  'target_type',
  'target_id',
  'agent_id',
  'request_id',
  'data',
  'id',
  'prev_hash',
  'hash',
]

function csvLine(event: AuditEvent) {
  const { actor, target, data, ...line }: Line = auditEventView(event)
  const flat: Record<string, unknown> = {
    ...line,
    actor_type: actor.type,
    actor_id: actor.id,
    target_type: target.type,
    target_id: target.id,
    data: JSON.stringify(data),
  }
  return `${columns.map(column => cell(flat[column])).join(',')}\r\n`
}

/** Quoted, and never a formula, because a spreadsheet would run a text that begins with one of these. */
function cell(value: unknown) {
  const text = value === null ? '' : String(value)
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}
