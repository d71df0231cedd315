/** The list of the inbox: a toolbar, the requests, and the actions for the selected ones. */
import { Button, Skeleton } from '../../pieces/index.ts'
import { go } from '../../router.ts'
import { DoubtsInShort } from './doubts-in-short.tsx'
import { NoRequests } from './empty.tsx'
import type { Queue } from './queue.ts'
import { Row } from './row.tsx'
import type { Selection } from './selection.ts'
import { Together } from '../together/together.tsx'
import { PickAll, Toolbar } from './toolbar.tsx'
import type { View } from './view.ts'
import type { Walk } from './walk.ts'
import { Windowed } from './windowed.tsx'

interface List {
  /** The request that is open. */
  id: string | undefined
  /** The row that has the focus, or had it last. */
  focused: string | undefined
  queue: Queue
  view: View
  selection: Selection
  walk: Walk
}

export function List(parts: List) {
  const { id, queue, view, selection } = parts
  const { hidden, hasList } = view
  return (
    <section class="inbox-list" aria-label="Waiting requests">
      <DoubtsInShort />
      {!queue.isRead && !queue.problem && <Skeleton />}
      {hasList && (
        <>
          <Toolbar queue={queue} view={view} picked={selection.picked} onPick={selection.pick} />
          {view.lines.length === 0 && <p class="soft more">No request matches these filters.</p>}
          <Lines {...parts} />
        </>
      )}
      {queue.isRead && !hasList && !queue.hasMore && !queue.problem && !id && <NoRequests hidden={hidden} />}
      {hidden > 0 && (
        <p class="more">
          <Button tone="quiet" onClick={view.postponed.clear}>
            Show {hidden} hidden on this device
          </Button>
        </p>
      )}
      {selection.chosen.length > 0 && <Together picked={selection.chosen} queue={queue} onClear={() => selection.pick(new Set())} />}
    </section>
  )
}

const Lines = ({ id, focused, queue, view, selection, walk }: List) => (
  <Windowed label="Requests" lines={view.lines} keep={id ?? focused}>
    {({ entry, group }, { key, ...place }) =>
      group ? (
        <li key={key} class="group-head" {...place}>
          <PickAll label={`Select all of ${group.title}`} rows={group.rows} picked={selection.picked} onPick={selection.pick}>
            {group.title}
          </PickAll>
          <span class="soft small">{group.rows.length}</span>
        </li>
      ) : (
        <Row
          key={key}
          place={place}
          entry={entry!}
          href={`#${walk.hrefOf(key)}`}
          isOpen={key === id}
          picked={selection.picked.has(key)}
          queue={queue}
          onPick={() => selection.toggle(key)}
          onDeny={() => go(`inbox/${key}?deny=1`)}
          onLeave={() => queue.dismiss(key)}
        />
      )
    }
  </Windowed>
)
