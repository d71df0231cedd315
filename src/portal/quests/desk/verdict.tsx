/** Accept, request a revision, or reject: by button, or with the keys `a`, `r` and `x`. The form first says what will happen. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { keysOf } from '../../../shared/values.ts'
import { api, ask, type Problem } from '../../api.ts'
import { Area, Button, Form, plain, say, type Tone, useShortcuts } from '../../pieces/index.ts'
import { isUnsure, useAction } from '../../resource.ts'
import { points } from '../work/row.tsx'
import type { Quest } from './draft.ts'
import type { Submission } from './review-queue.ts'

type Kind = 'accept' | 'revise' | 'reject'

const looks: Record<Kind, { button: string; key: string; tone: Tone; label: string; hint: string }> = {
  accept: { button: 'Accept', key: 'a', tone: 'approve', label: 'Comment (optional)', hint: 'The agent and its owner can read it.' },
  revise: {
    button: 'Request revision',
    key: 'r',
    tone: 'main',
    label: 'What must change',
    hint: 'The agent works from this. Say what is missing, and where.',
  },
  reject: { button: 'Reject', key: 'x', tone: 'deny', label: 'Reason', hint: 'The agent and its owner can read it.' },
}
const comments = {
  accept: fieldsOf.adminAcceptSubmission.comment,
  revise: fieldsOf.adminRequestRevision.comment,
  reject: fieldsOf.adminRejectSubmission.comment,
} satisfies Record<Kind, object>

interface Verdict {
  submission: Submission
  terms: Quest | undefined
  /** Somebody else has reviewed it. A comment that was written here stays on the screen. */
  isOver: boolean
  onReviewed(): void
  onRefused(): void
}

export function Verdict({ submission, terms, isOver, onReviewed, onRefused }: Verdict) {
  const [kind, setKind] = useState<Kind>()
  const [comment, setComment] = useState('')
  const buttons = useRef<HTMLDivElement>(null)
  const isLast = terms !== undefined && submission.attempt >= terms.max_attempts
  const review = useAction((written: Written) => sendReview(submission, written))

  const open = (kind: Kind) => {
    if (isOver || review.busy || submission.conflict === 'own_agent' || (kind === 'revise' && isLast)) return
    review.forget()
    setKind(kind)
  }
  const back = () => {
    setKind(undefined)
    setTimeout(() => buttons.current?.querySelector('button')?.focus())
  }
  useShortcuts({ a: () => open('accept'), r: () => open('revise'), x: () => open('reject') })

  async function send(kind: Kind) {
    const answer = await review.run({ kind, comment: comment.trim() })
    if (answer?.data) {
      say(doneWords(answer.data, terms))
      onReviewed()
    } else if (answer?.problem.code === 'already_reviewed') onRefused()
  }

  // A review that is being sent may be the one that decided it. Its answer says so.
  if (isOver && !review.busy) return comment.trim() ? <Unsent comment={comment} mayHaveArrived={isUnsure(review.problem)} /> : null
  if (submission.conflict === 'own_agent')
    return (
      <p class="card">
        <strong>This agent is yours.</strong> Somebody else must review its work.
      </p>
    )
  if (kind)
    return (
      <CommentForm kind={kind} review={review} text={comment} onText={setComment} onSend={() => send(kind)} onBack={back}>
        {consequences[kind](submission, terms)}
      </CommentForm>
    )
  return (
    <div class="verdict flow" ref={buttons}>
      {keysOf(looks).map(kind => (
        <Button
          key={kind}
          tone={kind === 'revise' ? 'plain' : looks[kind].tone}
          aria-keyshortcuts={looks[kind].key}
          disabled={kind === 'revise' && isLast}
          onClick={() => open(kind)}
        >
          {looks[kind].button}
        </Button>
      ))}
      {submission.conflict === 'own_agent_only_admin' && (
        <p class="soft small">
          This agent is yours. Nobody else can review, so you may review its work. The review and the log will say so.
        </p>
      )}
      {isLast && <p class="soft small">This was the last attempt. Accept or reject it.</p>}
    </div>
  )
}

interface Written {
  kind: Kind
  comment: string
}

function sendReview({ id }: Submission, { kind, comment }: Written) {
  const params = { path: { id } }
  if (kind === 'accept') return ask(api.POST('/admin/submissions/{id}/accept', { params, body: comment ? { comment } : {} }))
  if (kind === 'revise') return ask(api.POST('/admin/submissions/{id}/request-revision', { params, body: { comment } }))
  return ask(api.POST('/admin/submissions/{id}/reject', { params, body: { comment } }))
}

/** What was written here when somebody else reviewed it. */
const Unsent = ({ comment, mayHaveArrived }: { comment: string; mayHaveArrived: boolean }) => (
  <div class="card">
    <p>
      <strong>{mayHaveArrived ? 'Your review may have arrived: see above.' : 'Your comment was not sent.'}</strong>
    </p>
    <p class="words soft">{comment}</p>
  </div>
)

interface CommentForm {
  kind: Kind
  review: { busy: boolean; problem: Problem | undefined }
  text: string
  onText(text: string): void
  onSend(): Promise<void>
  onBack(): void
  /** What will happen. */
  children: string
}

/** The form of a verdict. */
function CommentForm({ kind, review, text, onText, onSend, onBack, children }: CommentForm) {
  const box = useRef<HTMLDivElement>(null)
  const { button, tone, label, hint } = looks[kind]
  useLayoutEffect(() => box.current?.querySelector('textarea')?.focus(), [kind])
  return (
    <div
      class="card"
      role="group"
      aria-label={button}
      ref={box}
      onKeyDown={event => {
        if (event.key === 'Escape' && !review.busy) onBack()
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) box.current?.querySelector('form')?.requestSubmit()
      }}
    >
      <Form action={review} submit={button} tone={tone} onSubmit={onSend} onCancel={onBack} back="Back">
        <p>{children}</p>
        <Area
          {...comments[kind]}
          label={label}
          hint={`${hint} Ctrl+Enter sends it.`}
          value={text}
          onInput={event => onText(event.currentTarget.value)}
        />
      </Form>
    </div>
  )
}

const consequences: Record<Kind, (submission: Submission, terms: Quest | undefined) => string> = {
  accept: ({ agent }, terms) =>
    `The work is done${terms ? `, and ${plain(agent.name)} gets ${points(terms.reward_points)}` : ''}. This is final.`,
  revise: ({ agent, attempt }, terms) =>
    terms
      ? `${plain(agent.name)} reads this and has ${terms.revision_window_hours} hours to submit again: attempt ${attempt + 1} of ${terms.max_attempts}.`
      : `${plain(agent.name)} reads this and can submit again.`,
  reject: ({ agent }) =>
    `The work ends without points, its slot is free again, and ${plain(agent.name)} cannot join this quest again. This is final.`,
}

/** Says what has happened, from the answer of the service. */
function doneWords({ review, agent }: Submission, terms: Quest | undefined) {
  if (review?.decision === 'accepted') return `Accepted${terms ? `: ${plain(agent.name)} gets ${points(terms.reward_points)}` : ''}`
  return review?.decision === 'revision_requested' ? `Sent back to ${plain(agent.name)}` : `Rejected: ${plain(agent.name)} can read why`
}
