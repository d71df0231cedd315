/** The inbox: the agents' requests, and the human's decisions. It is the first screen of the portal. */
import './inbox.css'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { FirstPrompt } from '../agents/connect.tsx'
import { useMyAgentsWithHeartbeat } from '../agents/my-agents.ts'
import type { Schemas } from '../api.ts'
import { onEvent } from '../live.ts'
import { announce, Announcements, Button, ButtonLink, Empty, Page, say, Skeleton, Trouble } from '../pieces/index.ts'
import { useResource } from '../resource.ts'
import { go } from '../router.ts'
import { RequestCard } from './card.tsx'
import { HistoryRow } from './history.tsx'
import { usePostponed } from './postponed.ts'
import { useQueue } from './queue.ts'
import { scrollToTopOf, useStableScroll } from './scroll.ts'
import { Shortcuts } from './shortcuts.tsx'
import { InboxTabs } from './tabs.tsx'
import { most, Together } from './together.tsx'

/** `id` is the request that is open. */
export function Inbox({ id }: { id?: string }) {
  const queue = useQueue(id)
  const postponed = usePostponed()
  const agents = useMyAgentsWithHeartbeat()
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const cards = useRef<HTMLUListElement>(null)
  useStableScroll(cards, id)
  useLayoutEffect(() => scrollToTopOf(id), [id])
  const { list, entries } = queue

  const shown = entries.filter(({ approval, ending }) => ending || approval.id === id || !postponed.ids.has(approval.id))
  const waiting = shown.filter(({ ending }) => !ending).map(({ approval }) => approval)
  const chosen = waiting.filter(({ id }) => picked.has(id))
  const hidden = entries.length - shown.length

  useEffect(() => {
    if (list.items && !list.hasMore) postponed.keepOnly(new Set(list.items.map(({ id }) => id)))
  }, [list.items])
  useEffect(
    // What a rule approves does not wait.
    () => onEvent(['approval.created'], ({ action }) => action === 'approval.requested' && announce('A new request has come')),
    [],
  )

  const toggle = (one: string) =>
    setPicked(new Set(picked.has(one) ? [...picked].filter(other => other !== one) : [...picked, one].slice(0, most)))
  /** Takes a card away. If it has the focus, its neighbour gets the focus. */
  const leave = (one: string, remove: () => void) => {
    const card = document.getElementById(one)
    const item = card?.closest('li')
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
    if (card?.contains(document.activeElement))
      (neighbour?.querySelector<HTMLElement>('.request-title a') ?? document.querySelector('h1'))?.focus({ preventScroll: true })
    remove()
    if (one === id) go('inbox')
  }
  const postpone = (one: string) => {
    postponed.add(one)
    say('Put off in this browser. The request still waits.', { undo: () => postponed.remove(one) })
  }
  return (
    <Page
      title="Inbox"
      lead={waiting.length > 0 && 'None of this happens until you approve it.'}
      actions={
        <ButtonLink small tone="quiet" href="#account/notifications">
          Notifications
        </ButtonLink>
      }
    >
      <InboxTabs current="inbox" />
      {queue.problem && <Trouble problem={queue.problem} />}
      {list.problem && <Trouble problem={list.problem} onRetry={list.reload} />}
      {!list.items && !list.problem && <Skeleton />}
      {shown.length > 0 && (
        <ul class="cards stack requests" ref={cards}>
          {shown.map(entry => {
            const one = entry.approval.id
            return (
              <li key={one}>
                <RequestCard
                  entry={entry}
                  agent={agents?.find(agent => agent.id === entry.approval.agent.id)}
                  isOpen={one === id}
                  pick={!entry.ending && waiting.length > 1 ? { picked: picked.has(one), toggle: () => toggle(one) } : undefined}
                  onLater={() => leave(one, () => postpone(one))}
                  onBusy={isBusy => queue.setDeciding(one, isBusy)}
                  onEnd={queue.end}
                  onAsked={queue.show}
                  onRefresh={() => void queue.refresh(one, 'elsewhere')}
                  onLeave={() => leave(one, () => queue.dismiss(one))}
                />
              </li>
            )
          })}
        </ul>
      )}
      {list.hasMore && (
        <p class="more">
          <Button onClick={() => void list.more()}>Show more</Button>
        </p>
      )}
      {list.items && agents && shown.length === 0 && !list.hasMore && !queue.problem && <NoRequests hidden={hidden} agents={agents} />}
      {hidden > 0 && (
        <p class="more">
          <Button tone="quiet" onClick={postponed.clear}>
            Show {hidden} put off for later
          </Button>
        </p>
      )}
      {chosen.length > 0 && <Together picked={chosen} queue={queue} onClear={() => setPicked(new Set())} />}
      <footer>
        <Shortcuts />
      </footer>
      <Announcements />
    </Page>
  )
}

function NoRequests({ hidden, agents }: { hidden: number; agents: Schemas['Agent'][] }) {
  const { data } = useResource('/approvals', { query: { status: ['approved', 'denied'], limit: 5 } }, { live: ['approval.updated'] })
  const own = data?.items.filter(({ by_rule }) => by_rule === null) ?? []
  return (
    <>
      {agents.some(({ status, heartbeat }) => status !== 'archived' && heartbeat.state !== 'never') ? (
        <Empty icon="inbox" title={hidden ? 'Nothing else waits for you' : 'Nothing waits for you'}>
          <p>When an agent asks for something, its request appears here by itself.</p>
          {data?.items.length === 0 && (
            <>
              <p>To try it, tell your agent:</p>
              <FirstPrompt />
            </>
          )}
        </Empty>
      ) : (
        <FirstSteps agent={agents.find(({ status }) => status === 'active')} />
      )}
      {own.length > 0 && (
        <section aria-labelledby="last-decisions">
          <h2 id="last-decisions" class="last-decisions">
            Your last decisions
          </h2>
          <ul class="rows">
            {own.map(approval => (
              <li key={approval.id}>
                <HistoryRow approval={approval} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** For a human without a connected agent. */
const FirstSteps = ({ agent }: { agent: Schemas['Agent'] | undefined }) =>
  agent ? (
    <Empty icon="agents" title={`${agent.name} is not connected yet`}>
      <p class="narrow">Give its program a key. Its requests then appear here and wait for your decision.</p>
      <ButtonLink tone="main" href={`#agents/${agent.id}/connect`}>
        Connect {agent.name}
      </ButtonLink>
    </Empty>
  ) : (
    <Empty icon="agents" title="Create your first agent">
      <p class="narrow">
        Create an agent here, and connect your program to it. When the agent needs your permission, its request appears in this inbox.
        Nothing happens until you approve it.
      </p>
      <ButtonLink tone="main" href="#agents?new=agent">
        Create an agent
      </ButtonLink>
    </Empty>
  )
