/** The inbox: what the agents ask for, and the human's yes or no. The home of the portal. */
import './inbox.css'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { Button, ButtonLink } from '../pieces/button.tsx'
import { Empty, Skeleton } from '../pieces/empty.tsx'
import { Page } from '../pieces/page.tsx'
import { say } from '../pieces/toast.tsx'
import { Trouble } from '../pieces/trouble.tsx'
import { FirstWords } from '../agents/first-words.tsx'
import { useResource } from '../resource.ts'
import { go } from '../router.ts'
import { onEvent } from '../live.ts'
import { useMyAgentsAlive } from '../agents/my-agents.ts'
import { aloud, Aloud } from './aloud.tsx'
import { RequestCard } from './card.tsx'
import { Past } from './history.tsx'
import { Keys } from './keys.tsx'
import { useLater } from './later.ts'
import { askForNotices, stopNotices, useNotice } from './notice.ts'
import { useQueue } from './queue.ts'
import { showFromItsTop, useStill } from './still.ts'
import { most, Together } from './together.tsx'

/** `id` is the request that is open. */
export function Inbox({ id }: { id?: string }) {
  const queue = useQueue(id)
  const later = useLater()
  const agents = useMyAgentsAlive()
  const [picked, pick] = useState<ReadonlySet<string>>(new Set())
  const cards = useRef<HTMLUListElement>(null)
  useStill(cards, id)
  useLayoutEffect(() => showFromItsTop(id), [id])
  const { list, entries } = queue

  const shown = entries.filter(({ approval, ending }) => ending || approval.id === id || !later.hidden.has(approval.id))
  const waiting = shown.filter(({ ending }) => !ending).map(({ approval }) => approval)
  const chosen = waiting.filter(one => picked.has(one.id))
  const away = entries.length - shown.length

  useEffect(() => {
    if (list.items && !list.hasMore) later.keepOnly(new Set(list.items.map(one => one.id)))
  }, [list.items])
  useEffect(() => onEvent(['approval.created'], () => aloud('A new request has come')), [])

  const toggle = (one: string) =>
    pick(new Set(picked.has(one) ? [...picked].filter(other => other !== one) : [...picked, one].slice(0, most)))
  /** Away with a card; the focus that was in it goes to its neighbour. */
  const leave = (one: string, away: () => void) => {
    const card = document.getElementById(one)
    const item = card?.closest('li')
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
    if (card?.contains(document.activeElement))
      (neighbour?.querySelector<HTMLElement>('.request-title a') ?? document.querySelector('h1'))?.focus({ preventScroll: true })
    away()
    if (one === id) go('inbox')
  }
  return (
    <Page
      title="Inbox"
      lead={waiting.length > 0 ? 'Nothing of this happens unless you say so.' : undefined}
      actions={
        <>
          <Notices />
          <ButtonLink small href="#approvals">
            All requests
          </ButtonLink>
        </>
      }
    >
      {queue.problem && <Trouble problem={queue.problem} />}
      {list.problem && <Trouble problem={list.problem} onRetry={list.reload} />}
      {!list.items && !list.problem && <Skeleton />}
      {shown.length > 0 && (
        <ul class="cards requests" ref={cards}>
          {shown.map(entry => (
            <li key={entry.approval.id}>
              <RequestCard
                entry={entry}
                agent={agents?.find(agent => agent.id === entry.approval.agent.id)}
                isOpen={entry.approval.id === id}
                pick={
                  !entry.ending && waiting.length > 1
                    ? { picked: picked.has(entry.approval.id), toggle: () => toggle(entry.approval.id) }
                    : undefined
                }
                onLater={() =>
                  leave(entry.approval.id, () => {
                    later.hide(entry.approval.id)
                    say('Put off in this browser; it still waits', { undo: () => later.show(entry.approval.id) })
                  })
                }
                onBusy={isBusy => queue.decide(entry.approval.id, isBusy)}
                onEnd={queue.settle}
                onLook={() => void queue.look(entry.approval.id, 'elsewhere')}
                onLeave={() => leave(entry.approval.id, () => queue.dismiss(entry.approval.id))}
              />
            </li>
          ))}
        </ul>
      )}
      {list.hasMore && (
        <p class="more">
          <Button onClick={() => void list.more()}>Show more</Button>
        </p>
      )}
      {list.items && agents && shown.length === 0 && !list.hasMore && !queue.problem && <Nothing away={away} agents={agents} />}
      {away > 0 && (
        <p class="more">
          <Button tone="quiet" onClick={later.showAgain}>
            Show {away} put off for later
          </Button>
        </p>
      )}
      {chosen.length > 0 && <Together picked={chosen} queue={queue} onClear={() => pick(new Set())} />}
      <footer class="inbox-foot">
        <Keys />
        <Refused />
      </footer>
      <Aloud />
    </Page>
  )
}

function Nothing({ away, agents }: { away: number; agents: Schemas['Agent'][] }) {
  const { data } = useResource(
    'last decisions',
    () => api.GET('/approvals', { params: { query: { status: ['approved', 'denied'], limit: 5 } } }),
    { live: ['approval.updated'] },
  )
  return (
    <>
      {agents.some(({ status, heartbeat }) => status !== 'archived' && heartbeat.state !== 'never') ? (
        <Empty icon="inbox" title={away ? 'Nothing else waits for you' : 'Nothing waits for you'}>
          <p>When an agent asks for something, it appears here by itself.</p>
          {data?.items.length === 0 && (
            <>
              <p>To see it happen, tell yours:</p>
              <FirstWords />
            </>
          )}
        </Empty>
      ) : (
        <FirstSteps agent={agents.find(({ status }) => status === 'active')} />
      )}
      {data && data.items.length > 0 && (
        <section aria-labelledby="last-decisions">
          <h2 id="last-decisions" class="last-decisions">
            Your last decisions
          </h2>
          <ul class="rows">
            {data.items.map(approval => (
              <li key={approval.id}>
                <Past approval={approval} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Who has just come has nothing to decide yet; this leads to the first thing. */
const FirstSteps = ({ agent }: { agent: Schemas['Agent'] | undefined }) =>
  agent ? (
    <Empty icon="agents" title={`${agent.name} is not connected yet`}>
      <p class="narrow">Give its program a key. What it asks you for then appears here, and waits for your yes or no.</p>
      <ButtonLink tone="main" href={`#agents/${agent.id}/connect`}>
        Connect {agent.name}
      </ButtonLink>
    </Empty>
  ) : (
    <Empty icon="agents" title="Begin with an agent">
      <p class="narrow">
        Create one here and connect your program as it. Whatever it may not do by itself, it asks you for in this inbox: nothing of that
        happens unless you say so.
      </p>
      <ButtonLink tone="main" href="#agents?new=agent">
        Create an agent
      </ButtonLink>
    </Empty>
  )

function Notices() {
  const notice = useNotice()
  if (notice !== 'on' && notice !== 'off') return null
  return (
    <Button small tone="quiet" onClick={() => (notice === 'on' ? stopNotices() : void askForNotices())}>
      {notice === 'on' ? 'Stop desktop notices' : 'Tell me on this desktop'}
    </Button>
  )
}

/** Only the human can change that, so it is said where it disturbs nobody. */
const Refused = () => (useNotice() === 'refused' ? <p class="soft small">Your browser has notices switched off for this page.</p> : null)
