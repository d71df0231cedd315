/**
 * The inbox: the agents' requests, and the human's decisions. On a wide screen the opened request is beside the list: first the most urgent,
 * and after a decision the next one. On a narrow screen it takes the place of the list.
 */
import './inbox.css'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { onEvent } from '../../live.ts'
import { announce, Announcements, ButtonLink, Page, Trouble } from '../../pieces/index.ts'
import { usePlace } from '../../router.ts'
import { useCurrent } from './current.ts'
import { useFocus } from './focus.ts'
import { useLeaving } from './leaving.ts'
import { List } from './list.tsx'
import { Pane } from './pane.tsx'
import { useQueue } from './queue.ts'
import { useWide } from './room.ts'
import { useSelection } from './selection.ts'
import { Shortcuts } from './shortcuts.tsx'
import { InboxTabs } from '../tabs.tsx'
import { useView, type View } from './view.ts'
import { useWalk, type Walk } from './walk.ts'

/** `id` is the request that is open. */
export function Inbox({ id }: { id?: string }) {
  const { query, moves } = usePlace()
  const isWide = useWide()
  const isAlone = Boolean(id) && !isWide
  const queue = useQueue(Boolean(query.get('by')))
  const view = useView(queue, id)
  const selection = useSelection(view.rows)
  const walk = useWalk(id, view.order)
  const current = useCurrent(id, view, walk, selection)
  const leaving = useLeaving(queue, view, walk)
  const { focused } = current
  const isEmpty = queue.isRead && !view.hasList

  useNews()
  const begun = useBeginning(id, isWide, view, walk)
  useFocus({ id, focused, isAlone, hasMoved: begun ? begun === 'left' : moves > 0 })
  usePanes(!isEmpty)
  return (
    <Page
      wide
      title={isAlone ? 'Request' : 'Inbox'}
      {...(isAlone && { up: { href: `#${walk.hrefOf()}`, title: 'Inbox' } })}
      actions={
        !isAlone && (
          <ButtonLink small tone="quiet" href="#account/notifications">
            Notifications
          </ButtonLink>
        )
      }
    >
      {!isAlone && <InboxTabs current="#inbox" />}
      {queue.problem && <Trouble problem={queue.problem} onRetry={queue.reload} />}
      <div class={`inbox ${isAlone ? 'is-alone' : ''} ${isEmpty ? 'is-empty column' : ''}`}>
        {!isAlone && <List id={id} focused={focused} queue={queue} view={view} selection={selection} walk={walk} />}
        {(id || (isWide && view.hasList)) && <Pane id={id} queue={queue} walk={walk} leaving={leaving} onOpen={() => current.move(1)} />}
      </div>
      <footer class="inbox-foot">
        <Shortcuts onMove={current.move} onOpen={current.open} onPick={current.pick} />
      </footer>
      <Announcements />
    </Page>
  )
}

/** Opens the most urgent request beside a list of which none is open. Returns whether it is `open`, or the human has `left` it. */
function useBeginning(id: string | undefined, isWide: boolean, { rows: [first] }: View, { begin }: Walk) {
  const begun = useRef<string>(undefined)
  const isWanted = isWide && !id
  useLayoutEffect(() => {
    if (!isWanted || !first) return
    begun.current = first.id
    begin(first.id)
  }, [isWanted, first])
  // It stays left if the human comes back to it.
  if (begun.current && id !== begun.current && !isWanted) begun.current = 'left'
  return begun.current === undefined || begun.current === 'left' ? begun.current : ('open' as const)
}

/** Says aloud that there is something new. */
const useNews = () =>
  useEffect(
    // A request that a rule approves does not wait.
    () => onEvent(['approval'], ({ action }) => action === 'approval.requested' && announce('A new request has arrived')),
    [],
  )

/** A style with `main:has(.inbox)` would make every change of the list slower. */
const usePanes = (hasPanes: boolean) =>
  useLayoutEffect(() => {
    const main = document.querySelector('main')!
    main.classList.toggle('has-panes', hasPanes)
    return () => main.classList.remove('has-panes')
  }, [hasPanes])
