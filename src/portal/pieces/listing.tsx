/**
 * A list in all its states: on its way, empty, there, failed, or as it was last known. Give it what useList returned.
 * While another selection of it is on its way, the one before stays, so that nothing jumps.
 *
 *   <Listing list={agents} empty={<Empty icon="agents" title="No agents yet" />}>{agent => <AgentRow agent={agent} />}</Listing>
 */
import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { useAction, type List, type Resource } from '../resource.ts'
import { Button } from './button.tsx'
import { Skeleton } from './empty.tsx'
import { Trouble } from './trouble.tsx'

interface Listing<T> {
  list: List<T>
  empty: ComponentChildren
  /** `rows` are lines in one card; `cards` stand for themselves. */
  look?: 'rows' | 'cards'
  children: (item: T, before: T | undefined) => ComponentChildren
}

export function Listing<T extends { id: string }>({ list, empty, look = 'rows', children }: Listing<T>) {
  const shown = useRef(list)
  if (list.items || list.problem) shown.current = list
  const { items, problem, hasMore, reload } = shown.current
  const more = useAction(async () => ({ data: await list.more() }))
  if (!items) return problem ? <Trouble problem={problem} onRetry={reload} /> : <Skeleton />
  return (
    <>
      {problem && <Trouble problem={problem} onRetry={reload} />}
      {items.length === 0 ? (
        // What was looked through so far had nothing; that is not all there is.
        hasMore ? (
          <p class="soft more">Nothing so far.</p>
        ) : (
          empty
        )
      ) : (
        <ul class={look}>
          {items.map((item, i) => (
            <li key={item.id}>{children(item, items[i - 1])}</li>
          ))}
        </ul>
      )}
      {hasMore && (
        <p class="more">
          <Button busy={more.busy} onClick={() => void more.run()}>
            Show more
          </Button>
        </p>
      )}
    </>
  )
}

/** The same for one thing: <Loaded resource={agent}>{agent => …}</Loaded>. */
export function Loaded<T>({ resource, children }: { resource: Resource<T>; children: (data: T) => ComponentChildren }) {
  const { data, problem, reload } = resource
  if (data === undefined)
    return problem ? <Trouble problem={problem} onRetry={problem.code === 'not_found' ? undefined : reload} /> : <Skeleton />
  return (
    <>
      {problem && <Trouble problem={problem} onRetry={reload} />}
      {children(data)}
    </>
  )
}
