/** The review queue, oldest first, and one submission beside it. That submission stays while the queue changes. */
import './desk.css'
import { ButtonLink, Choice, Empty, Listing, Page, plain, TabLinks, useShortcuts, When } from '../../pieces/index.ts'
import { useResource } from '../../resource.ts'
import { refine, usePlace } from '../../router.ts'
import { useReviewQueue, type Shown } from './review-queue.ts'
import { Review } from './review.tsx'

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
            [addressOf({ quest }), 'Waiting'],
            [addressOf({ quest, show: 'reviewed' }), 'Reviewed'],
          ]}
          current={addressOf({ quest, show: isPast ? 'reviewed' : '' })}
        />
        <OfQuest quest={quest} />
      </div>
      <Queue key={`${quest} ${isPast}`} quest={quest} isPast={isPast} picked={query.get('submission') ?? undefined} />
    </Page>
  )
}

function Queue({ quest, isPast, picked }: Shown) {
  const { list, items, current, hasMoved, step, next } = useReviewQueue({ quest, isPast, picked })
  useShortcuts({ j: () => step(1), k: () => step(-1) })

  const isEmpty = list.items && items.length === 0 && !list.hasMore
  if (isEmpty && !current) return picked ? <Gone /> : <Nothing isPast={isPast} isOfOne={Boolean(quest)} />
  const show = isPast ? 'reviewed' : ''
  return (
    <div class={`reviews ${picked && list.items ? 'picked' : ''}`}>
      <nav class="review-queue stack gap3" aria-label="Submissions">
        <Listing list={{ ...list, items: list.items && items }} empty={<p class="soft">Nothing else to review.</p>}>
          {item => (
            <a
              class="review-entry"
              href={addressOf({ quest, show, submission: item.id })}
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
          <a class="up soft small review-back" href={addressOf({ quest, show })}>
            All submissions
          </a>
        )}
        {current ? (
          <Review
            key={current.id}
            submission={current}
            isWaiting={!isPast && items.some(({ id }) => id === current.id)}
            takesFocus={hasMoved.current}
            hasNext={!isPast && items.some(({ id }) => id !== current.id)}
            onNext={next}
          />
        ) : (
          list.items && <Gone />
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
