/** The terms of a quest: what its author asks for and offers. */
import type { NewQuest } from '../../../generated/inputs.js'
import { never, type Terms } from '../../store/quests/quests.ts'
import { DomainError } from '../kit/errors.ts'
import { exactly } from '../kit/exact.ts'
import type { World } from '../kit/world.ts'
import { chosenOf } from '../../shared/values.ts'

export { never }
/** The terms that an author wants to change. */
export type Wish = Partial<{ [T in keyof NewQuest]: NewQuest[T] | undefined }>

/** Whether agents accept a term by joining. */
const isFrozen: Record<keyof Terms, boolean> = {
  rewardPoints: true,
  acceptanceCriteria: true,
  resultSchema: true,
  workWindowHours: true,
  revisionWindowHours: true,
  maxAttempts: true,
  slug: false,
  title: false,
  summary: false,
  description: false,
  tags: false,
  difficulty: false,
  rewardNote: false,
  slots: false,
  agentsPerOwner: false,
  closesAt: false,
}
export const frozenTerms = chosenOf(isFrozen)

/** The terms in the store's form. Throws if the closing time has passed. */
export function checkedTerms(world: World, { closesAt, slug = '', tags, ...terms }: NewQuest): Terms {
  if (closesAt !== null && closesAt <= world.now()) throw inThePast()
  return exactly<Terms>()({ ...terms, slug, tags: normalTags(tags), closesAt: closesAt ?? never })
}

/** The same tag may be typed in several ways, such as with an accent of its own. */
export const normalTags = (tags: readonly string[]) => [...new Set(tags.map(tag => tag.normalize('NFC')))]

export const inThePast = () =>
  new DomainError('unprocessable', 'The closing time must be in the future.', {
    issues: [{ pointer: '/closes_at', code: 'future', message: 'must be in the future' }],
  })
