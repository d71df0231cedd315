/** The words by which a request is found. */
import { alsoFound, nthIn, placeInOwnSearch, type Findable } from '../engine/own-search.ts'
import { textsIn } from '../engine/words.ts'
import type { Row } from '../tables/index.ts'

type Approval = Row<'approvals'>

/** What a request says. What people add to it comes later. */
type Said = Pick<Approval, 'id' | 'ownerId' | 'agentId' | 'createdAt' | 'title' | 'reason' | 'arguments'> &
  Partial<Pick<Approval, 'note' | 'allowed' | 'doubt' | 'report' | 'disputed' | 'thread'>>

/** From now on a request is found by its present words. */
export const placeApproval = (approval: Approval) => placeInOwnSearch(findableApproval(approval))
/** The same for a new request, together with the statement that inserts it. */
export const alsoFoundApproval = (approval: Said) => alsoFound(findableApproval(approval))

export const findableApproval = ({ id, ownerId, agentId, createdAt, title, reason, note = null, ...rest }: Said): Findable => ({
  kind: 'approval',
  id,
  ownerId,
  agentId,
  at: createdAt,
  nth: nthIn(id),
  texts: [title, id, note, reason, ...textsIn([rest.arguments, rest.allowed, notesIn(rest)])].filter(text => text !== null),
})

const notesIn = ({ doubt, report, disputed, thread }: Partial<Said>) => [
  doubt?.note,
  report?.note,
  disputed?.note,
  thread?.map(({ text }) => text),
]
