/** All work that has not ended. The contract filters by one state, so there are three requests. */
import { api, type Schemas } from '../api.ts'
import { allPages, useList } from '../resource.ts'

type Participation = Schemas['Participation']
const states = ['active', 'revision_requested', 'submitted'] as const

export const underWayKey = 'participations/under-way'
/** The events that may change what is shown of work. */
export const workKinds = ['participation.updated', 'approval.created', 'approval.updated'] as const

export const useUnderWay = () => useList(underWayKey, readUnderWay, { live: workKinds })

export const isUnderWay = ({ state }: Participation) => (states as readonly string[]).includes(state)
export const isDue = ({ state }: Participation) => state === 'active' || state === 'revision_requested'

/** In the order of deadlines; what waits for a review comes last. */
export async function readUnderWay() {
  const answers = await Promise.all(
    states.map(state =>
      allPages<Participation>(page => api.GET('/participations', { params: { query: { ...page, state, sort: 'due_at' } } })),
    ),
  )
  const refused = answers.find(({ data }) => !data)
  if (refused) return refused
  // Work whose state changed between the requests was read twice.
  const found = new Map(answers.flatMap(({ data }) => data!.items).map(participation => [participation.id, participation]))
  const items = [...found.values()].toSorted((a, b) => Number(isDue(b)) - Number(isDue(a)) || a.due_at.localeCompare(b.due_at))
  return { ...answers[0]!, data: { items, has_more: false, next_cursor: null } }
}
