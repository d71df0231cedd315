import { encodeAuditEvent } from '../../../generated/outputs.js'
import type { Exported } from '../../core/log/log-reader.ts'
import { writePart } from '../../http/exchange.ts'
import { auditEventView, exportedView, pageView, serviceLogView } from '../../views/index.ts'
import { isStillGood } from '../protocol/authenticate.ts'
import { ok, type Handlers } from '../protocol/contract.ts'

export const audit = {
  listAuditEvents: async ({ core, human, query }) => ok(pageView(await core.audit.list(human, query), auditEventView)),

  exportAuditEvents: ({ core, human, query }) => {
    const { format, ...between } = query
    const csv = format === 'csv'
    const write = csv ? csvLine : (entry: Exported) => `${JSON.stringify(line(entry))}\n`
    const { pages, done } = core.audit.export(human.accountId, between, write)
    return {
      status: 200,
      stream: {
        type: csv ? 'text/csv; charset=utf-8' : 'application/x-ndjson',
        file: `audit-log.${format}`,
        async write(res) {
          if (csv) await writePart(res, `${columns.join(',')}\r\n`)
          for await (const { text } of pages) {
            await writePart(res, text)
            if (res.closed) return
            // Pages take time, and a file that ends early must not look whole.
            if (!(await isStillGood(core, human))) return void res.destroy()
          }
        },
        done,
      },
    }
  },

  adminListAuditEvents: async ({ core, human, query }) => ok(pageView(await core.audit.serviceLog(human, query), serviceLogView)),
} satisfies Partial<Handlers>

const line = (entry: Exported) => encodeAuditEvent(exportedView(entry))

const columns = [
  'seq',
  'created_at',
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
  'salt',
  'hash',
  'shown',
]

function csvLine(entry: Exported) {
  const { actor, target, data, shown, ...rest } = line(entry)
  const flat: Record<string, unknown> = {
    ...rest,
    actor_type: actor.type,
    actor_id: actor.id,
    target_type: target.type,
    target_id: target.id,
    data: JSON.stringify(data),
    shown: typeof shown === 'object' ? JSON.stringify(shown) : (shown ?? null),
  }
  return `${columns.map(column => cell(flat[column])).join(',')}\r\n`
}

/** A quoted cell. A text that begins with one of these characters gets an apostrophe, because a spreadsheet would run it as a formula. */
function cell(value: unknown) {
  const text = value === null ? '' : String(value)
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}
