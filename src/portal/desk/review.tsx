/** One submission: what was asked, what was handed in, what came before, and the verdict. */
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { Button } from '../pieces/button.tsx'
import { Card } from '../pieces/card.tsx'
import { Chip } from '../pieces/chip.tsx'
import { Data } from '../pieces/data.tsx'
import { Markdown } from '../pieces/markdown.tsx'
import { plain } from '../pieces/plain.ts'
import { Quote } from '../pieces/quote.tsx'
import { When } from '../pieces/time.tsx'
import { useList, useResource } from '../resource.ts'
import { useMe } from '../session.ts'
import { HoldAgent } from './hold-agent.tsx'
import { Verdict } from './verdict.tsx'

type Submission = Schemas['ReviewItem']
const mostPeople = 100

interface Review {
  submission: Submission
  /** Whether it still waits in the queue, as far as is known. */
  isWaiting: boolean
  takesFocus: boolean
  hasNext: boolean
  onNext(): void
}

export function Review({ submission, isWaiting, takesFocus, hasNext, onNext }: Review) {
  const { id, quest, agent, attempt } = submission
  const heading = useRef<HTMLHeadingElement>(null)
  const [isRefused, refuse] = useState(false)
  const { data: terms } = useResource(`desk/quests/${quest.id}`, () =>
    api.GET('/admin/quests/{id}', { params: { path: { id: quest.id } } }),
  )
  const attempts = useAttempts(submission)
  const review = submission.review ?? attempts.items.find(one => one.id === id)?.review
  /** What was over before it was opened says so at once; what is decided while one reads says so at the end, where the buttons were. */
  const wasOver = useRef(!isWaiting).current
  const isOver = Boolean(review) || isRefused || !isWaiting
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [])
  useEffect(() => {
    if (isOver && !review) void attempts.reload()
  }, [isOver])

  const outcome = isOver && (
    <Outcome isNews={!wasOver} onNext={hasNext ? onNext : undefined}>
      {review ? (
        <Reviewed review={review} />
      ) : (
        <p>
          It is not under review any more:{' '}
          {quest.status === 'cancelled' ? 'the quest was cancelled.' : 'somebody was faster, or the work has ended.'}
        </p>
      )}
    </Outcome>
  )
  return (
    <article class="review">
      <header class="review-head">
        <h2 ref={heading} tabIndex={-1}>
          {quest.title}
        </h2>
        <p class="desk-line soft">
          <span>
            <bdi>{plain(agent.name)}</bdi> <code>{agent.handle}</code>
          </span>
          <span>
            Attempt {attempt}
            {terms && ` of ${terms.max_attempts}`}
          </span>
          <span>
            Handed in <When at={submission.created_at} />
          </span>
          <HoldAgent agent={agent} />
        </p>
      </header>

      {wasOver && outcome}
      <div class="review-work">
        <Card title="Handed in">
          <Work work={submission} />
        </Card>
        <Checklist criteria={submission.acceptance_criteria} isOver={wasOver} />
      </div>

      {attempts.items
        .filter(one => one.attempt < attempt)
        .map(one => (
          <details key={one.id} class="card review-earlier" open={one.attempt === attempt - 1}>
            <summary>
              <h3>Attempt {one.attempt}</h3> <When at={one.created_at} />
            </summary>
            {one.review && <Reviewed review={one.review} />}
            <Work work={one} />
          </details>
        ))}
      {terms && (
        <details class="card review-earlier">
          <summary>
            <h3>The quest, as the agent reads it</h3>
          </summary>
          <Markdown text={terms.description || terms.summary} />
          {terms.result_schema && <Data value={{ result_schema: terms.result_schema }} />}
        </details>
      )}

      {!wasOver && outcome}
      {!wasOver && <Verdict submission={submission} terms={terms} isOver={isOver} onReviewed={onNext} onRefused={() => refuse(true)} />}
    </article>
  )
}

/** Everything in it is the agent's: words as a quotation, links in full, data as a table. */
const Work = ({ work }: { work: Pick<Submission, 'summary' | 'links' | 'data' | 'digest'> }) => (
  <>
    <Quote by="The agent says">{work.summary}</Quote>
    {work.links.length > 0 && (
      <div>
        <h3>Links</h3>
        <ul>
          {work.links.map(link => (
            <li key={link}>
              <a class="words" href={link} target="_blank" rel="noopener noreferrer">
                <bdi>{plain(link)}</bdi>
              </a>
            </li>
          ))}
        </ul>
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

/** For the reviewer's own eyes: nobody else learns what is ticked. */
const Checklist = ({ criteria, isOver }: { criteria: readonly string[]; isOver: boolean }) =>
  isOver ? (
    <Card title="Acceptance criteria">
      <ol class="data-list">
        {criteria.map((criterion, i) => (
          <li key={i}>{criterion}</li>
        ))}
      </ol>
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
      <p class="soft small">The ticks are for you; they are not sent.</p>
    </fieldset>
  )

const Outcome = ({ isNews, onNext, children }: { isNews: boolean; onNext: (() => void) | undefined; children: ComponentChildren }) => (
  <div class="card review-outcome" role={isNews ? 'alert' : undefined}>
    {children}
    {onNext && (
      <p>
        <Button onClick={onNext}>Next submission</Button>
      </p>
    )}
  </div>
)

const decisions = {
  accepted: ['good', 'Accepted'],
  revision_requested: ['warn', 'Sent back'],
  rejected: ['bad', 'Rejected'],
} as const

function Reviewed({ review }: { review: Schemas['Review'] }) {
  const [tone, word] = decisions[review.decision]
  const name = useNameOf(review.reviewer_id)
  return (
    <div class="reviewed">
      <p>
        <Chip tone={tone}>{word}</Chip> Reviewed by {name}, <When at={review.at} />
        {review.by_owner && ', who owns the agent and was the only active admin'}
      </p>
      {review.comment && <Quote by={name === 'you' ? 'You wrote' : `${name} wrote`}>{review.comment}</Quote>}
    </div>
  )
}

/** Reviewers are admins, and those are among the first who came. */
function useNameOf(accountId: string) {
  const { account } = useMe()
  const { data } = useResource('desk/people', () =>
    api.GET('/admin/accounts', { params: { query: { sort: 'created_at', limit: mostPeople } } }),
  )
  if (accountId === account.id) return 'you'
  return data?.items.find(({ id }) => id === accountId)?.display_name ?? 'another admin'
}

/** The attempts of the same piece of work. The contract lists by quest, newest first: read on until all are there. */
function useAttempts({ participation_id, quest, attempt }: Submission) {
  const list = useList(`desk/attempts/${quest.id}`, page =>
    api.GET('/admin/submissions', { params: { query: { ...page, limit: 100, quest_id: quest.id, sort: '-created_at' } } }),
  )
  const items = (list.items ?? []).filter(one => one.participation_id === participation_id).toSorted((a, b) => b.attempt - a.attempt)
  const isShort = items.filter(one => one.attempt <= attempt).length < attempt
  useEffect(() => {
    if (isShort && list.hasMore && !list.problem) void list.more()
  }, [list.items])
  return { items, reload: list.reload }
}
