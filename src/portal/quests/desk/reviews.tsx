/** The review queue, oldest first, and one submission beside it. That submission stays while the queue changes. */
import './desk.css'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Schemas } from '../../api.ts'
import { ButtonLink, Choice, Empty, Listing, Page, plain, TabLinks, useShortcuts, When } from '../../pieces/index.ts'
import { useList, useResource } from '../../resource.ts'
import { refine, usePlace } from '../../router.ts'
import { Review } from './review.tsx'

type Submission = Schemas['ReviewItem']
const mostQuests = 100

export function Reviews() {
  const { query } = usePlace()
  const quest = query.get('quest') ?? ''
  const isPast = query.get('show') === 'reviewed'
  return (
    <Page wide title="Reviews" lead="The results that agents have submitted. You decide, and the agents read your comments.">
      <div class="review-filters">
        <TabLinks
          label="State"
          links={[
            { href: addressOf({ quest }), title: 'Waiting', current: !isPast },
            { href: addressOf({ quest, show: 'reviewed' }), title: 'Reviewed', current: isPast },
          ]}
        />
        <OfQuest quest={quest} />
      </div>
      <Queue key={`${quest} ${isPast}`} quest={quest} isPast={isPast} picked={query.get('submission') ?? undefined} />
    </Page>
  )
}

function Queue({ quest, isPast, picked }: { quest: string; isPast: boolean; picked: string | undefined }) {
  const queue = useList(
    '/admin/submissions',
    { query: { awaiting: !isPast, sort: isPast ? '-created_at' : 'created_at', ...(quest && { quest_id: quest }) } },
    { live: ['submission.changed'] },
  )
  const [held, setHeld] = useState<Submission>()
  const hasMoved = useRef(false)
  /** Reviewed here. The queue as last read still has them. */
  const [done, setDone] = useState<readonly string[]>([])
  const items = (queue.items ?? []).filter(({ id }) => !done.includes(id))
  const wanted = picked ?? held?.id
  const listed = items.find(({ id }) => id === wanted)
  const current = listed ?? (held && held.id === wanted ? held : undefined) ?? (picked ? undefined : items[0])
  // This must happen before the next key press, or it would undo the effect of that press.
  useLayoutEffect(() => {
    if (current) setHeld(current)
  }, [current])

  const show = (item: Submission | undefined) => {
    hasMoved.current = true
    setHeld(item)
    if (picked) refine({ submission: item?.id })
  }
  const step = (by: 1 | -1) => {
    const next = items[items.findIndex(({ id }) => id === current?.id) + by]
    if (next) show(next)
  }
  /** The next one in the queue, or else the oldest. */
  const next = () => {
    if (!current) return
    const others = items.filter(({ id }) => id !== current.id)
    setDone([...done, current.id])
    show(others.find(({ created_at }) => created_at >= current.created_at) ?? others[0])
    void queue.reload()
  }
  useShortcuts({ j: () => step(1), k: () => step(-1) })

  const isEmpty = queue.items && items.length === 0 && !queue.hasMore
  if (isEmpty && !current) return picked ? <Gone /> : <Nothing isPast={isPast} isOfOne={Boolean(quest)} />
  return (
    <div class={`reviews ${picked && queue.items ? 'picked' : ''}`}>
      <nav class="review-queue stack gap3" aria-label="Submissions">
        <Listing list={{ ...queue, items: queue.items && items }} empty={<p class="soft">Nothing else to review.</p>}>
          {item => (
            <a
              class="review-entry"
              href={addressOf({ quest, show: isPast ? 'reviewed' : '', submission: item.id })}
              aria-current={item.id === current?.id ? 'true' : undefined}
              onClick={() => (hasMoved.current = true)}
            >
              <strong>{item.quest.title}</strong>
              <span class="soft small">
                <bdi>{plain(item.agent.name)}</bdi>, attempt {item.attempt} · <When at={item.created_at} />
              </span>
            </a>
          )}
        </Listing>
      </nav>
      <div class="review-one">
        {picked && (
          <a class="up soft small review-back" href={addressOf({ quest, show: isPast ? 'reviewed' : '' })}>
            All submissions
          </a>
        )}
        {current ? (
          <Review
            key={current.id}
            submission={current}
            isWaiting={!isPast && (Boolean(listed) || current === items[0])}
            takesFocus={hasMoved.current}
            hasNext={!isPast && items.some(({ id }) => id !== current.id)}
            onNext={next}
          />
        ) : (
          queue.items && <Gone />
        )}
      </div>
    </div>
  )
}

/** Only the submissions of one quest. */
function OfQuest({ quest }: { quest: string }) {
  const quests = useResource('/admin/quests', { query: { limit: mostQuests } })
  const published = quests.data?.items.filter(({ status }) => status !== 'draft') ?? []
  const options = published.map(({ id, title }) => [id, title] as const)
  return (
    <Choice
      name="quest"
      label={<span class="unseen">Quest</span>}
      value={quest}
      options={[
        ['', 'All quests'],
        ...options,
        ...(quest && !published.some(({ id }) => id === quest) ? [[quest, 'This quest'] as const] : []),
      ]}
      onChange={event => refine({ quest: event.currentTarget.value, submission: undefined })}
    />
  )
}

const Nothing = ({ isPast, isOfOne }: { isPast: boolean; isOfOne: boolean }) =>
  isPast ? (
    <Empty icon="reviews" title="No reviews yet" />
  ) : (
    <Empty icon="reviews" title={isOfOne ? 'Nothing to review for this quest' : 'Nothing to review'}>
      <p>New submissions appear here automatically.</p>
    </Empty>
  )

const Gone = () => (
  <Empty icon="search" title="This submission is not in the queue">
    <p>Somebody may have reviewed it.</p>
    <ButtonLink href="#desk/reviews">See the queue</ButtonLink>
  </Empty>
)

function addressOf(parts: Record<string, string>) {
  const query = new URLSearchParams(Object.entries(parts).filter(([, value]) => value))
  return `#desk/reviews${query.size ? `?${query}` : ''}`
}
