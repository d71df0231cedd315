/** How many submissions wait for a review, for the badge in the navigation. */
import { read } from '../api.ts'
import { useListOf } from '../resource.ts'

/** An item has all its contents, so few are read. */
const most = 10
const nothing = { data: { items: [], has_more: false, next_cursor: null } }

/** "3", "9+", or `undefined` if none waits, or for somebody who may not review. */
export function useWaitingReviews(mayReview: boolean): string | undefined {
  const { items = [] } = useListOf(
    `reviews waiting ${mayReview}`,
    async () => (mayReview ? read('/admin/submissions', { query: { awaiting: true, limit: most } }) : nothing),
    { live: mayReview ? ['submission.changed'] : [] },
  )
  if (items.length === 0) return undefined
  return items.length < most ? String(items.length) : `${most - 1}+`
}
