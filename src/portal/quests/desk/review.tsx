/** One submission: its criteria, the result, the earlier attempts, and the verdict. */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Schemas } from '../../api.ts'
import { Button, Card, Chip, Data, Links, List, Markdown, plain, Quote, useFocus, When } from '../../pieces/index.ts'
import { useList, useResource } from '../../resource.ts'
import { useMe } from '../../session.ts'
import { HoldAgent } from '../../people/desk/hold-agent.tsx'
import { useAdminName } from '../../people/desk/people.ts'
import type { Quest } from './draft.ts'
import type { Submission } from './review-queue.ts'
import { Verdict } from './verdict.tsx'

interface Review {
  submission: Submission
  /** Whether it is still in the queue, as last known. */
  isWaiting: boolean
  takesFocus: boolean
  hasNext: boolean
  onNext(): void
}

export function Review({ submission, isWaiting, takesFocus, hasNext, onNext }: Review) {
  const { id, quest, attempt } = submission
  const heading = useFocus<HTMLHeadingElement>(() => takesFocus)
  const [isRefused, setRefused] = useState(false)
  const { data: terms } = useResource('/admin/quests/{id}', { path: { id: quest.id } })
  const attempts = useAttempts(submission)
  const review = submission.review ?? attempts.items.find(one => one.id === id)?.review
  /**
   * If it was decided before, the outcome is at the top. If it is decided while somebody reads, the outcome is at the end, where the
   * buttons were.
   */
  const wasOver = useRef(!isWaiting).current
  const isOver = Boolean(review) || isRefused || !isWaiting
  useEffect(() => {
    if (isOver && !review) void attempts.reload()
  }, [isOver])

  const outcome = isOver && (
    <div class="card" role={wasOver ? undefined : 'alert'}>
      {review ? <Reviewed review={review} /> : <NotWaiting quest={quest} />}
      {hasNext && (
        <p>
          <Button onClick={onNext}>Next submission</Button>
        </p>
      )}
    </div>
  )
  return (
    <article class="stack">
      <header class="review-head">
        <h2 ref={heading} tabIndex={-1} dir="auto">
          {quest.title}
        </h2>
        <Facts submission={submission} terms={terms} />
      </header>

      {wasOver && outcome}
      <div class="review-work stack">
        <Card title="Result">
          <Work work={submission} />
        </Card>
        <Checklist criteria={submission.acceptance_criteria} isOver={wasOver} />
      </div>

      {attempts.items
        .filter(one => one.attempt < attempt)
        .map(one => (
          <Earlier key={one.id} work={one} open={one.attempt === attempt - 1} />
        ))}
      {terms && <TheQuest terms={terms} />}

      {!wasOver && outcome}
      {!wasOver && <Verdict submission={submission} terms={terms} isOver={isOver} onReviewed={onNext} onRefused={() => setRefused(true)} />}
    </article>
  )
}

/** Whose work it is, which attempt, and since when it waits. */
function Facts({ submission: { agent, attempt, created_at }, terms }: { submission: Submission; terms: Quest | undefined }) {
  const { account: me } = useMe()
  return (
    <p class="facts-line soft">
      <span>
        <bdi>{plain(agent.name)}</bdi> <code>{agent.handle}</code>
      </span>
      <span>
        Attempt {attempt}
        {terms && ` of ${terms.max_attempts}`}
      </span>
      <When label="Submitted" at={created_at} />
      {me.role === 'admin' && <HoldAgent agent={agent} />}
    </p>
  )
}

const NotWaiting = ({ quest }: Pick<Submission, 'quest'>) => (
  <p>
    It no longer waits for a review:{' '}
    {quest.status === 'cancelled' ? 'the quest was cancelled.' : 'somebody else has reviewed it, or the work has ended.'}
  </p>
)

const Earlier = ({ work, open }: { work: Submission; open: boolean }) => (
  <details class="card review-earlier" open={open}>
    <summary>
      <h3>Attempt {work.attempt}</h3> <When at={work.created_at} />
    </summary>
    {work.review && <Reviewed review={work.review} />}
    <Work work={work} />
  </details>
)

const TheQuest = ({ terms }: { terms: Quest }) => (
  <details class="card review-earlier">
    <summary>
      <h3>The quest, as the agent sees it</h3>
    </summary>
    <Markdown text={terms.description || terms.summary} />
    {terms.result_schema && <Data value={{ result_schema: terms.result_schema }} />}
  </details>
)

/** The agent's own content: the summary as a quotation, links in full, data as a table. */
const Work = ({ work }: { work: Pick<Submission, 'summary' | 'links' | 'data' | 'digest'> }) => (
  <>
    <Quote by="The agent says" isMarkdown>
      {work.summary}
    </Quote>
    {work.links.length > 0 && (
      <div>
        <h3>Links</h3>
        <Links links={work.links} />
      </div>
    )}
    {work.data !== null && (
      <div>
        <h3>Data</h3>
        <Data value={work.data} digest={work.digest} />
      </div>
    )}
  </>
)

/** Only for the reviewer: the ticks are not sent. */
const Checklist = ({ criteria, isOver }: { criteria: readonly string[]; isOver: boolean }) =>
  isOver ? (
    <Card title="Acceptance criteria">
      <List items={criteria} />
    </Card>
  ) : (
    <fieldset class="card checklist">
      <legend class="unseen">Acceptance criteria</legend>
      <h2 aria-hidden="true">Acceptance criteria</h2>
      {criteria.map((criterion, i) => (
        <label key={i}>
          <input type="checkbox" />
          <span>{criterion}</span>
        </label>
      ))}
      <p class="soft small">The ticks are only for you and are not saved.</p>
    </fieldset>
  )

const decisions = {
  accepted: ['good', 'Accepted'],
  revision_requested: ['warn', 'Sent back'],
  rejected: ['bad', 'Rejected'],
} as const

function Reviewed({ review }: { review: Schemas['Review'] }) {
  const [tone, word] = decisions[review.decision]
  const { account } = useMe()
  const other = useAdminName()(review.reviewer_id) ?? 'somebody else'
  const name = review.reviewer_id === account.id ? 'you' : other
  return (
    <div class="stack gap3">
      <p>
        <Chip tone={tone}>{word}</Chip>{' '}
        <When
          label={
            <>
              Reviewed by <bdi>{name}</bdi>,
            </>
          }
          at={review.at}
        />
        {review.by_owner && ', who owns the agent and was the only active reviewer'}
      </p>
      {review.comment && <Quote by={name === 'you' ? 'You wrote' : `${name} wrote`}>{review.comment}</Quote>}
    </div>
  )
}

/** The attempts of the same participation. The contract lists submissions by quest, newest first, so pages are read until all are there. */
function useAttempts({ participation_id, quest, attempt }: Submission) {
  const list = useList('/admin/submissions', { query: { limit: 100, quest_id: quest.id, sort: '-created_at' } })
  const items = (list.items ?? []).filter(one => one.participation_id === participation_id).toSorted((a, b) => b.attempt - a.attempt)
  const isShort = items.filter(one => one.attempt <= attempt).length < attempt
  useEffect(() => {
    if (isShort && list.hasMore && !list.problem) void list.more()
  }, [list.items])
  return { items, reload: list.reload }
}
