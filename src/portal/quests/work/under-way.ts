/** All work that has not ended. The contract filters by one state, so there are three requests. */
import { chosenOf } from '../../../shared/values.ts'
import type { Answer, Schemas } from '../../api.ts'
import { readAll, useListOf, type PageOf } from '../../resource.ts'

type Participation = Schemas['Participation']
const isLive: Record<Participation['state'], boolean> = {
  active: true,
  revision_requested: true,
  submitted: true,
  accepted: false,
  rejected: false,
  withdrawn: false,
  expired: false,
  cancelled: false,
}

export const underWayKey = 'participations/under-way'

export const useUnderWay = () => useListOf(underWayKey, readUnderWay, { live: ['participation', 'approval'] })

export const isUnderWay = ({ state }: Participation) => isLive[state]
export const isDue = ({ state }: Participation) => state === 'active' || state === 'revision_requested'

/** In the order of deadlines. Work that waits for a review comes last. */
export async function readUnderWay(): Promise<Answer<PageOf<Participation>>> {
  const answers = await Promise.all(chosenOf(isLive).map(state => readAll('/participations', { query: { state, sort: 'due_at' } })))
  const problem = answers.find(answer => answer.problem)?.problem
  if (problem) return { problem }
  // Work whose state changed between the requests was read twice.
  const found = new Map(answers.flatMap(({ data }) => data!.items).map(participation => [participation.id, participation]))
  const items = [...found.values()].toSorted((a, b) => Number(isDue(b)) - Number(isDue(a)) || a.due_at.localeCompare(b.due_at))
  return { data: { items, has_more: false, next_cursor: null } }
}
