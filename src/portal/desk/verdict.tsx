/** Accept, ask for a revision, reject: by button, or by `a`, `r` and `x`. Each says what it does before it does it. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { api, ask, type Schemas } from '../api.ts'
import { Button, type Tone } from '../pieces/button.tsx'
import { Area, Form } from '../pieces/form.tsx'
import { say } from '../pieces/toast.tsx'
import { isUnsure, useAction } from '../resource.ts'
import type { Quest } from './draft.ts'
import { useKeys } from './keys.ts'

type Submission = Schemas['ReviewItem']
type Kind = 'accept' | 'revise' | 'reject'

const looks: Record<Kind, { button: string; key: string; tone: Tone; label: string; hint: string }> = {
  accept: {
    button: 'Accept',
    key: 'a',
    tone: 'approve',
    label: 'A word to the agent, if you like',
    hint: 'The agent and its human read it.',
  },
  revise: {
    button: 'Ask for revision',
    key: 'r',
    tone: 'main',
    label: 'What must change',
    hint: 'The agent works from this: say what is missing, and where.',
  },
  reject: { button: 'Reject', key: 'x', tone: 'deny', label: 'Why', hint: 'The agent and its human read it.' },
}
const kinds: readonly Kind[] = ['accept', 'revise', 'reject']
const longest = 4_000

interface Verdict {
  submission: Submission
  terms: Quest | undefined
  /** Somebody else has decided it; what was written here stays to be read. */
  isOver: boolean
  onReviewed(): void
  onRefused(): void
}

export function Verdict({ submission, terms, isOver, onReviewed, onRefused }: Verdict) {
  const [kind, choose] = useState<Kind>()
  const [comment, write] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const buttons = useRef<HTMLDivElement>(null)
  const isLast = terms !== undefined && submission.attempt >= terms.max_attempts
  const review = useAction((kind: Kind, comment: string) => {
    const params = { path: { id: submission.id } }
    if (kind === 'accept') return ask(api.POST('/admin/submissions/{id}/accept', { params, body: comment ? { comment } : {} }))
    if (kind === 'revise') return ask(api.POST('/admin/submissions/{id}/request-revision', { params, body: { comment } }))
    return ask(api.POST('/admin/submissions/{id}/reject', { params, body: { comment } }))
  })

  const open = (kind: Kind) => {
    if (isOver || review.busy || submission.conflict === 'own_agent' || (kind === 'revise' && isLast)) return
    review.forget()
    choose(kind)
  }
  const back = () => {
    choose(undefined)
    setTimeout(() => buttons.current?.querySelector('button')?.focus())
  }
  useKeys({ a: () => open('accept'), r: () => open('revise'), x: () => open('reject') })
  useLayoutEffect(() => {
    if (kind) box.current?.querySelector('textarea')?.focus()
  }, [kind])

  async function send(kind: Kind) {
    const answer = await review.run(kind, comment.trim())
    if (answer?.data) {
      say(toldOf(answer.data, terms))
      onReviewed()
    } else if (answer?.problem.code === 'already_reviewed') onRefused()
  }

  // What is on its way may be what has decided it: the answer tells.
  if (isOver && !review.busy)
    return comment.trim() ? (
      <div class="card">
        <p>
          <strong>{isUnsure(review.problem) ? 'This may have arrived: see above.' : 'What you wrote was not sent.'}</strong>
        </p>
        <p class="words soft">{comment}</p>
      </div>
    ) : null
  if (submission.conflict === 'own_agent')
    return (
      <p class="card">
        <strong>This agent is yours.</strong> Another admin must review its work.
      </p>
    )
  if (!kind)
    return (
      <div class="verdict" ref={buttons}>
        {kinds.map(kind => (
          <Button
            key={kind}
            tone={kind === 'revise' ? 'plain' : looks[kind].tone}
            aria-keyshortcuts={looks[kind].key}
            disabled={kind === 'revise' && isLast}
            onClick={() => open(kind)}
          >
            {looks[kind].button} <kbd aria-hidden="true">{looks[kind].key}</kbd>
          </Button>
        ))}
        {submission.conflict === 'own_agent_only_admin' && (
          <p class="soft small">
            This agent is yours. You are the only active admin, so you may review its work; the review and the log say so.
          </p>
        )}
        {isLast && <p class="soft small">This was the last attempt: accept or reject.</p>}
      </div>
    )
  const { button, tone, label, hint } = looks[kind]
  return (
    <div
      class="card"
      role="group"
      aria-label={button}
      ref={box}
      onKeyDown={event => {
        if (event.key === 'Escape' && !review.busy) back()
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) box.current?.querySelector('form')?.requestSubmit()
      }}
    >
      <Form
        action={review}
        submit={button}
        tone={tone}
        onSubmit={() => send(kind)}
        aside={
          <Button tone="quiet" onClick={back}>
            Back
          </Button>
        }
      >
        <p>{whatFollows(kind, submission, terms)}</p>
        <Area
          name="comment"
          label={label}
          hint={`${hint} Ctrl and Enter send it.`}
          required={kind !== 'accept'}
          maxLength={longest}
          value={comment}
          onInput={event => write(event.currentTarget.value)}
        />
      </Form>
    </div>
  )
}

function whatFollows(kind: Kind, { agent, attempt }: Submission, terms: Quest | undefined) {
  switch (kind) {
    case 'accept':
      return `The work is done${terms ? `, and ${agent.name} gets ${points(terms.reward_points)}` : ''}. This is final.`
    case 'revise':
      return terms
        ? `${agent.name} reads this and has ${terms.revision_window_hours} hours to hand in again: attempt ${attempt + 1} of ${terms.max_attempts}.`
        : `${agent.name} reads this and may hand in again.`
    case 'reject':
      return `The work ends without points, its slot is free again, and ${agent.name} cannot join this quest anew. This is final.`
  }
}

/** What the service says that has happened. */
function toldOf({ review, agent }: Submission, terms: Quest | undefined) {
  switch (review?.decision) {
    case 'accepted':
      return `Accepted${terms ? `: ${agent.name} gets ${points(terms.reward_points)}` : ''}`
    case 'revision_requested':
      return `Sent back to ${agent.name}`
    default:
      return `Rejected: ${agent.name} reads why`
  }
}

const points = (count: number) => (count === 1 ? '1 point' : `${count} points`)
