import { allApprovalsAfter } from './approvals/approvals.ts'
import { findableApproval } from './approvals/search.ts'
import { fillOwnSearch, type Some } from './engine/own-search.ts'
import { run, type Steps } from './engine/statement.ts'
import { allEntriesAfter } from './log/audit.ts'
import { findableEntry } from './log/search.ts'

export const fillSomeOwnSearch = () => fillOwnSearch(next)

/** First the requests, and then the entries of all logs: `<account>.<seq>`. */
function* next(after: string): Steps<Some | undefined> {
  const [accountId, seq] = after.split('.')
  if (seq === undefined) {
    const requests = yield* run(allApprovalsAfter, { id: after })
    const last = requests.at(-1)
    return { found: requests.map(findableApproval), last: last?.id ?? '.0' }
  }
  const entries = yield* run(allEntriesAfter, { accountId: accountId!, seq: Number(seq) })
  const last = entries.at(-1)
  return last && { found: entries.flatMap(entry => findableEntry(entry) ?? []), last: `${last.accountId}.${last.seq}` }
}
