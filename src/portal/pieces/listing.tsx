/**
 * A list from useList in all its states: loading, empty, loaded, failed, or as last known. While another selection loads, the previous one
 * stays, so that nothing jumps. `filters` are those of useFilters: if they match nothing, a button that removes them is shown.
 *
 *   <Listing list={agents} filters={filters} unmatched="No agent matches these filters" empty={<Empty icon="agents" title="No agents yet" />}>
 *     {agent => <AgentRow agent={agent} />}
 *   </Listing>
 */
import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { useAction, type List, type Resource } from '../resource.ts'
import { usePlace } from '../router.ts'
import { Button, ButtonLink } from './button.tsx'
import { Empty, Skeleton } from './empty.tsx'
import { Trouble } from './trouble.tsx'

interface Listing<T> {
  list: List<T>
  empty: ComponentChildren
  filters?: object
  unmatched?: string
  showAll?: string
  /** `rows` are lines in one card; `cards` stand for themselves. */
  look?: 'rows' | 'cards'
  children: (item: T, before: T | undefined) => ComponentChildren
}

export function Listing<T extends { id: string }>({
  list,
  empty,
  filters = {},
  unmatched,
  showAll = 'Show all',
  look = 'rows',
  children,
}: Listing<T>) {
  const shown = useRef(list)
  if (list.items || list.problem) shown.current = list
  const { items, problem, hasMore, reload } = shown.current
  const { path } = usePlace()
  const more = useAction(async () => ({ data: await list.more() }))
  if (!items) return problem ? <Trouble problem={problem} onRetry={reload} /> : <Skeleton />
  return (
    <>
      {problem && <Trouble problem={problem} onRetry={reload} />}
      {items.length === 0 ? (
        // The pages that were read so far are empty, but there are more.
        hasMore ? (
          <p class="soft more">Nothing found so far.</p>
        ) : unmatched && Object.keys(filters).length > 0 ? (
          <Empty icon="search" title={unmatched}>
            <ButtonLink href={`#${path}`}>{showAll}</ButtonLink>
          </Empty>
        ) : (
          empty
        )
      ) : (
        <ul class={look === 'cards' ? 'cards stack' : look}>
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
