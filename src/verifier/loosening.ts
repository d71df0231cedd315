/** A change that gives more freedom and that a passkey has signed. What a rule allows later rests on such a statement, or on that of an approval. */
import { answerOf } from './approval.ts'
import type { Entry } from './entries.ts'
import { jcs, sha256Hex } from './json.ts'
import { fault, type Known } from './known.ts'

/** How old the statement may be when the change happens. */
const mostAgeMs = 600_000

export async function loosen(known: Known, entry: Entry) {
  const { data, created_at: at, target, agent_id: agentId } = entry
  const { statement, ...answer } = data.signed_loosening!
  const hash = await sha256Hex(jcs(statement))
  const { wrong: faults } = await answerOf(known, answer, { hash, origin: statement.origin })
  if (statement.type !== 'aqs.loosening' || statement.version !== 1) faults.push('the signed statement is of an unknown kind')
  if (statement.account !== known.account) faults.push('another account signed it')
  if (![target.id, agentId, known.account].includes(statement.target)) faults.push('the signed statement is about something else')
  if (!(await isSame(statement.before, data.before)) || !(await isSame(statement.after, data.after)))
    faults.push('the change in the log is not the one that was signed')
  const age = Date.parse(at) - Date.parse(statement.at)
  if (!(age >= 0 && age < mostAgeMs)) faults.push('it did not happen when it was signed')
  if (known.statements.has(hash)) faults.push('this signature was used before')
  for (const what of faults) fault(known, entry, what)
  if (faults.length > 0 || known.isChanged) return
  known.statements.set(hash, true)
  known.counts.loosened++
}

/** The log does not show all that was changed of keys, new agents and accounts. */
const isSame = async (digest: string, value: object | undefined) => value === undefined || digest === (await sha256Hex(jcs(value)))
