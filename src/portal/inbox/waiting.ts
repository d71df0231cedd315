/** How many requests wait for a decision: for the badge in the navigation and for the document's title. */
import { useEffect } from 'preact/hooks'
import { useResource } from '../resource.ts'
import { setWaiting } from '../title.ts'

const most = 100

/** "3", "99+", or `undefined` if none waits. */
export function useWaiting(): string | undefined {
  const { data } = useResource(
    '/approvals',
    { query: { status: ['pending'], limit: most } },
    { live: ['approval.created', 'approval.updated'] },
  )
  const count = data?.items.length ? (data.has_more ? `${Math.min(data.items.length, most - 1)}+` : String(data.items.length)) : undefined
  useEffect(() => {
    setWaiting(count)
    return () => setWaiting(undefined)
  }, [count])
  return count
}
