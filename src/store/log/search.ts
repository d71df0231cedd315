/** The words by which an entry of a log is found. Those about requests are found with their requests, so most entries need no words of their own. */
import { sql, type SQL } from '../engine/drizzle.ts'
import { mostNth, type Findable } from '../engine/own-search.ts'
import { $ } from '../engine/statement.ts'
import { textsIn } from '../engine/words.ts'
import type { Row } from '../tables/index.ts'

type AuditRow = Row<'auditEvents'>

const idOf = ({ accountId, seq }: Pick<AuditRow, 'accountId' | 'seq'>) => `${accountId}.${seq}`
/** The place of an entry in the log of the account. */
export const seqIn = (id: SQL) => sql`cast(substr(${id}, length(cast(${$('accountId')} as text)) + 2) as integer)`

/** Undefined if it says nothing, or if its request says it. */
export function findableEntry(event: Pick<AuditRow, 'accountId' | 'seq' | 'at' | 'targetType' | 'targetId' | 'agentId' | 'data'>) {
  const { signed: _signed, signed_loosening: _loosening, ...said } = event.data
  const texts = textsIn(event.targetType === 'approval' ? lastWords(said) : said)
  if (texts.length === 0 && (event.agentId === null || event.targetType === 'approval')) return undefined
  const { accountId: ownerId, agentId, at, seq } = event
  return { kind: 'entry', id: idOf(event), ownerId, agentId, at, nth: seq & mostNth, texts: [...texts, event.targetId] } satisfies Findable
}

/** The request does not keep why its permit was taken back. */
const lastWords = ({ reason, note }: Record<string, unknown>) => (reason === 'taken_back' ? note : null)
