/** The words by which a request is found. */
import { nthIn, placeInOwnSearch, type Findable } from '../engine/own-search.ts'
import { textsIn } from '../engine/words.ts'
import type { Row } from '../tables/index.ts'

type Approval = Row<'approvals'>

/** From now on a request is found by its present words. */
export const placeApproval = (approval: Approval, isNew = false) => placeInOwnSearch(findableApproval(approval), isNew)

export const findableApproval = ({ id, ownerId, agentId, createdAt, title, reason, note, ...rest }: Approval): Findable => ({
  kind: 'approval',
  id,
  ownerId,
  agentId,
  at: createdAt,
  nth: nthIn(id),
  texts: [title, id, note, reason, ...textsIn([rest.arguments, rest.allowed, notesIn(rest)])].filter(text => text !== null),
})

const notesIn = ({ doubt, report, disputed, thread }: Pick<Approval, 'doubt' | 'report' | 'disputed' | 'thread'>) => [
  doubt?.note,
  report?.note,
  disputed?.note,
  thread?.map(({ text }) => text),
]
