/**
 * The inbox: the agents' requests, and the human's decisions. It is the first screen of the portal. On a wide screen the opened request is
 * beside the list, and after a decision the next one opens. On a narrow screen it takes the place of the list.
 */
import './inbox.css'
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks'
import { onEvent } from '../live.ts'
import { announce, Announcements, Button, ButtonLink, count, Page, say, Skeleton, Trouble } from '../pieces/index.ts'
import { warm } from '../resource.ts'
import { go, leave, match, pathNow, usePlace } from '../router.ts'
import { titleOf } from './about.tsx'
import { Detail, NothingOpen } from './detail.tsx'
import { NoRequests } from './empty.tsx'
import { useFocus } from './focus.ts'
import { linesOf, matching } from './lines.ts'
import { toneOf } from './outcome.tsx'
import { usePostponed } from './postponed.ts'
import type { Approval, Ending } from './board.ts'
import { useQueue } from './queue.ts'
import { Row } from './row.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { InboxTabs } from './tabs.tsx'
import { Together } from './together.tsx'
import { PickAll, Toolbar } from './toolbar.tsx'
import { useNarrow, useWide } from './room.ts'
import { Windowed } from './windowed.tsx'
import { endWords } from './words.ts'

/** `id` is the request that is open. */
export function Inbox({ id }: { id?: string }) {
  const { query, moves } = usePlace()
  const by = query.get('by')
  const queue = useQueue(Boolean(by))
  const postponed = usePostponed()
  const isWide = useWide()
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<Approval>()
  /** The row that has the focus, or had it last. */
  const [focused, setFocused] = useState<string>()
  const { entries: all } = queue

  const present = useMemo(
    () => all.filter(({ row, ended }) => ended || row.id === id || !postponed.ids.has(row.id)),
    [all, postponed.ids, id],
  )
  const filters = query.toString()
  const entries = useMemo(() => matching(present, query), [present, filters])
  const isNarrow = useNarrow()
  const lines = useMemo(() => linesOf(entries, by, isNarrow), [entries, by, isNarrow])
  const order = useMemo(() => lines.flatMap(({ entry }) => (entry ? [entry] : [])), [lines])
  const rows = useMemo(() => order.filter(({ ended }) => !ended).map(({ row }) => row), [order])
  const chosen = rows.filter(({ id }) => picked.has(id))
  const hidden = all.length - present.length
  const fresh = useMemo(
    () =>
      matching(
        queue.fresh.map(row => ({ row, place: '' })),
        query,
      ).length,
    [all, filters],
  )
  const isAlone = Boolean(id) && !isWide

  const kept = useMemo(() => {
    const kept = new URLSearchParams(query)
    kept.delete('deny')
    return kept.size ? `?${kept}` : ''
  }, [filters])
  const hrefOf = (one?: string) => `inbox${one ? `/${one}` : ''}${kept}`
  /** Another request takes the place of the open one in the history, so that Back leads to the list. */
  const open = (one?: string) => (id ? leave(hrefOf(one)) : go(hrefOf(one)))
  /** The next request that waits, in the order of the list; or the one before, if there is none. */
  const neighbour = (of: string | undefined, by: 1 | -1) => {
    const at = order.findIndex(({ row }) => row.id === of)
    const ahead = by > 0 ? order.slice(at + 1) : order.slice(0, Math.max(0, at)).toReversed()
    return ahead.find(({ ended }) => !ended)?.row.id
  }
  const after = (one: string) => neighbour(one, 1) ?? neighbour(one, -1)

  useEffect(() => {
    if (queue.isRead && !queue.hasMore) postponed.keepOnly(new Set(all.map(({ row }) => row.id)))
  }, [all])
  useEffect(
    // A request that a rule approves does not wait.
    () => onEvent(['approval.created'], ({ action }) => action === 'approval.requested' && announce('A new request has arrived')),
    [],
  )
  // The next request is there before it is opened.
  const next = id && neighbour(id, 1)
  useEffect(() => void (next && warm('/approvals/{id}', { path: { id: next } })), [next])

  useFocus({ id, focused, isAlone, hasMoved: moves > 0 })

  const move = (by: 1 | -1) => {
    // The key may come again before the request that it has opened is shown.
    const from = match('inbox/:id', pathNow())?.['id'] ?? id ?? focused
    const to = neighbour(from, by) ?? (from ? undefined : order.find(({ ended }) => !ended)?.row.id)
    if (!to) return
    if (isWide || id) open(to)
    else setFocused(to)
  }
  const withFocus = () => document.activeElement?.closest('.line')?.querySelector('a')?.id.replace('row-', '')
  const openFocused = () => {
    const one = withFocus() ?? (id ? undefined : focused)
    if (!one || one === id) return false
    open(one)
    return true
  }
  const toggle = (one: string) => setPicked(new Set(picked.has(one) ? [...picked].filter(other => other !== one) : [...picked, one]))
  const pickCurrent = () => {
    const one = withFocus() ?? id ?? focused
    if (one && rows.some(row => row.id === one)) toggle(one)
  }
  const decided = (approval: Approval, ending: Ending) => {
    announce(endWords(approval))
    const to = isWide && ending === 'here' ? after(approval.id) : undefined
    setLast(to ? approval : undefined)
    if (to) open(to)
  }
  const close = (one: string) => {
    const to = isWide ? after(one) : undefined
    queue.dismiss(one)
    open(to)
  }
  const postpone = (one: string) => {
    const to = after(one)
    postponed.add(one)
    open(isWide ? to : undefined)
    say('Hidden on this device. Still waiting.', { undo: () => postponed.remove(one) })
  }
  const hasList = lines.length > 0 || fresh > 0 || present.length > 0
  const isEmpty = queue.isRead && !hasList
  // A style with `main:has(.inbox)` would make every change of the list slower.
  useLayoutEffect(() => {
    const main = document.querySelector('main')!
    main.classList.toggle('has-panes', !isEmpty)
    return () => main.classList.remove('has-panes')
  }, [isEmpty])
  return (
    <Page
      wide
      title={isAlone ? 'Request' : 'Inbox'}
      {...(isAlone && { up: { href: `#${hrefOf()}`, title: 'Inbox' } })}
      actions={
        !isAlone && (
          <ButtonLink small tone="quiet" href="#account/notifications">
            Notifications
          </ButtonLink>
        )
      }
    >
      {!isAlone && <InboxTabs current="inbox" />}
      {queue.problem && <Trouble problem={queue.problem} onRetry={queue.reload} />}
      <div class={`inbox ${isAlone ? 'is-alone' : ''} ${isEmpty ? 'is-empty column' : ''}`}>
        {!isAlone && (
          <section class="inbox-list" aria-label="Waiting requests">
            {!queue.isRead && !queue.problem && <Skeleton />}
            {hasList && (
              <>
                <Toolbar queue={queue} entries={present} rows={rows} picked={picked} onPick={setPicked} />
                {fresh > 0 && (
                  <p class="fresh" role="status">
                    <Button small tone="main" onClick={queue.showFresh}>
                      Show {count(fresh, 'new request')}
                    </Button>
                  </p>
                )}
                {lines.length === 0 && <p class="soft more">No request matches these filters.</p>}
                <Windowed label="Requests" lines={lines} keep={id ?? focused}>
                  {({ entry, group }, { key, ...place }) =>
                    group ? (
                      <li key={key} class="group-head" {...place}>
                        <PickAll label={`Select all of ${group.title}`} rows={group.rows} picked={picked} onPick={setPicked}>
                          {group.title}
                        </PickAll>
                        <span class="soft small">{group.rows.length}</span>
                      </li>
                    ) : (
                      <Row
                        key={key}
                        place={place}
                        entry={entry!}
                        href={`#inbox/${entry!.row.id}${kept}`}
                        isOpen={entry!.row.id === id}
                        picked={picked.has(entry!.row.id)}
                        queue={queue}
                        onPick={() => toggle(entry!.row.id)}
                        onDeny={() => go(`inbox/${entry!.row.id}?deny=1`)}
                        onLeave={() => queue.dismiss(entry!.row.id)}
                      />
                    )
                  }
                </Windowed>
              </>
            )}
            {queue.isRead && !hasList && !queue.hasMore && !queue.problem && !id && <NoRequests hidden={hidden} />}
            {hidden > 0 && (
              <p class="more">
                <Button tone="quiet" onClick={postponed.clear}>
                  Show {hidden} hidden on this device
                </Button>
              </p>
            )}
            {chosen.length > 0 && <Together picked={chosen} queue={queue} onClear={() => setPicked(new Set())} />}
          </section>
        )}
        {(id || (isWide && hasList)) && (
          <section class="inbox-pane" aria-label="The request">
            {id ? (
              <Detail
                key={id}
                id={id}
                queue={queue}
                ending={all.find(({ row }) => row.id === id)?.ended?.ending}
                before={last && last.id !== id && <Last approval={last} href={`#${hrefOf(last.id)}`} />}
                onEnd={decided}
                onLater={() => postpone(id)}
                onNext={next ? () => open(next) : undefined}
                onClose={() => close(id)}
              />
            ) : (
              <NothingOpen onOpen={() => move(1)} />
            )}
          </section>
        )}
      </div>
      <footer class="inbox-foot">
        <Shortcuts onMove={move} onOpen={openFocused} onPick={pickCurrent} />
      </footer>
      <Announcements />
    </Page>
  )
}

/** What the last press has decided, because the next request has taken its place. */
const Last = ({ approval, href }: { approval: Approval; href: string }) => (
  <p class={`last-decision small tone ${toneOf(approval)}`}>
    {endWords(approval)}{' '}
    <a class="title-link" href={href}>
      <bdi>{titleOf(approval)}</bdi>
    </a>
  </p>
)
