/** All work that is not over: the state of a participation is one filter of the list, so there are three readings. */
import { allPages } from '../all-pages.ts'
import { api, type Schemas } from '../api.ts'
import { useList } from '../resource.ts'

type Participation = Schemas['Participation']
const live = ['active', 'revision_requested', 'submitted'] as const

export const underWayKey = 'participations/under-way'
/** After these events work may look different: a request of its agent may wait, or wait no longer. */
export const workKinds = ['participation.updated', 'approval.created', 'approval.updated'] as const

export const useUnderWay = () => useList(underWayKey, readUnderWay, { live: workKinds })

export const isUnderWay = ({ state }: Participation) => (live as readonly string[]).includes(state)
export const isDue = ({ state }: Participation) => state === 'active' || state === 'revision_requested'

/** What is due first comes first; what waits for a reviewer comes last. */
export async function readUnderWay() {
  const answers = await Promise.all(
    live.map(state =>
      allPages<Participation>(page => api.GET('/participations', { params: { query: { ...page, state, sort: 'due_at' } } })),
    ),
  )
  const refused = answers.find(({ data }) => !data)
  if (refused) return refused
  // Whatever moved on between the readings was read twice.
  const found = new Map(answers.flatMap(({ data }) => data!.items).map(participation => [participation.id, participation]))
  const items = [...found.values()].toSorted((a, b) => Number(isDue(b)) - Number(isDue(a)) || a.due_at.localeCompare(b.due_at))
  return { ...answers[0]!, data: { items, has_more: false, next_cursor: null } }
}
