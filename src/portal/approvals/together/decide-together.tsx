/**
 * One decision on several requests. The service decides each one separately, with its own outcome. High-risk requests must be approved one
 * by one.
 */
import { useEffect } from 'preact/hooks'
import { hasPasskeys } from '../../passkey.ts'
import { NoPasskeys } from '../../people/access/no-passkeys.tsx'
import { count, Dialog, Input, money, plain, Question, say } from '../../pieces/index.ts'
import { Kind, titleOf } from '../about.tsx'
import type { Waiting } from '../board.ts'
import { RiskSign } from '../inbox/row.tsx'
import { prepareSignatureOf } from './sign-several.ts'
import { demandsSignature } from '../card/signature.ts'
import type { Picked } from './together.tsx'
import { mostInCall, sendVerdicts, type Result } from './verdicts.ts'

export function DecideTogether({ decision, picked, queue, onClear, onClose }: Picked & { decision: 'approve' | 'deny'; onClose(): void }) {
  const isApproving = decision === 'approve'
  const decidable = isApproving ? picked.filter(({ risk }) => risk !== 'high') : picked
  const left = picked.length - decidable.length
  const title = `${isApproving ? 'Approve' : 'Deny'} ${count(decidable.length, 'request')}?`
  const isSigned = isApproving && decidable.some(demandsSignature)
  useEffect(() => {
    if (isApproving) prepareSignatureOf(decidable.slice(0, mostInCall))
  }, [])
  const send = (note: string) =>
    sendVerdicts(decidable, { decision, note }, results =>
      Promise.all(
        results.map(({ id, status, code, failure }) => {
          const row = decidable.find(one => one.id === id)
          if (code !== null || status === null || !row) return queue.refresh([id], 'elsewhere')
          return queue.end(id, 'here', { kind: row.kind, status, outcome: failure && { state: 'failed', code: failure } })
        }),
      ),
    )
  const what = <Included requests={decidable} left={left} />
  if (decidable.length === 0)
    return (
      <Dialog title={title} onClose={onClose}>
        {what}
      </Dialog>
    )
  return (
    <Question
      title={title}
      submit={isApproving ? `Approve all of these${isSigned ? ' with a passkey' : ''}` : 'Deny all of these'}
      tone={decision}
      back="Go back"
      send={({ note = '' }) => send(note.trim())}
      onDone={results => {
        say(doneWords(results, isApproving))
        onClear()
      }}
      onClose={onClose}
    >
      {what}
      {isSigned && !hasPasskeys() && <NoPasskeys />}
      {!isApproving && <Input {...fieldsOf.decideApprovals.note} label="Tell the agents why (optional)" autoComplete="off" />}
    </Question>
  )
}

/** What will be decided, and how many of those that are selected will not. */
const Included = ({ requests, left }: { requests: readonly Waiting[]; left: number }) => (
  <>
    {/* oxlint-disable-next-line no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
    <ul class="together-list" tabIndex={0} aria-label="The requests">
      {requests.map(approval => (
        <li key={approval.id} class="split nowrap">
          <RiskSign risk={approval.risk} />
          <span class="grow">
            <bdi>{titleOf(approval)}</bdi>
            <br />
            <span class="soft small">
              {approval.recipient && (
                <>
                  → <bdi class="line-to">{plain(approval.recipient)}</bdi> ·{' '}
                </>
              )}
              <bdi>{plain(approval.agent.name)}</bdi>
            </span>
          </span>
          {approval.amount && <strong>{money(approval.amount)}</strong>}
          <Kind approval={approval} />
        </li>
      ))}
    </ul>
    {left > 0 && (
      <p class="tone warn">
        {left === 1
          ? '1 high-risk request is not included. Open it to approve it.'
          : `${left} high-risk requests are not included. Open each to approve it.`}
      </p>
    )}
  </>
)

function doneWords(results: readonly Result[], isApproving: boolean) {
  const decided = results.filter(({ code }) => code === null).length
  const failed = results.length - decided
  const idle = results.filter(({ failure }) => failure !== null).length
  const parts = [
    `${decided} ${isApproving ? 'approved' : 'denied'}`,
    idle > 0 && `${idle} of them not carried out`,
    failed > 0 && `${failed} not decided: see each request`,
  ]
  return parts.filter(Boolean).join(', ')
}
