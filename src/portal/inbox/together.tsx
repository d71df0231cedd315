/** One decision on several requests. The service decides each by itself, with its own outcome. High-risk requests must be approved one by one. */
import { useEffect } from 'preact/hooks'
import { api, ask, type Answer, type Schemas } from '../api.ts'
import { Button, count, Dialog, DialogButton, Input, Question, say } from '../pieces/index.ts'
import { Kind, Risk, titleOf } from './about.tsx'
import type { Approval, Queue } from './queue.ts'
import { demandsSignature, prepareSignatureOf, signSeveral } from './signature.ts'

/** The most decisions that one request to the service may contain. */
export const most = 50

interface Together {
  picked: Approval[]
  queue: Queue
  onClear(): void
}

export const Together = (parts: Together) => (
  <div class="together flow" role="region" aria-label="Selected requests">
    <p role="status">{parts.picked.length} selected</p>
    <DialogButton tone="approve" dialog={close => <DecideTogether decision="approve" {...parts} onClose={close} />}>
      Approve…
    </DialogButton>
    <DialogButton tone="deny" dialog={close => <DecideTogether decision="deny" {...parts} onClose={close} />}>
      Deny…
    </DialogButton>
    <Button tone="quiet" onClick={parts.onClear}>
      Clear
    </Button>
  </div>
)

function DecideTogether({ decision, picked, queue, onClear, onClose }: Together & { decision: 'approve' | 'deny'; onClose(): void }) {
  const isApproving = decision === 'approve'
  const decidable = isApproving ? picked.filter(({ risk }) => risk !== 'high') : picked
  const left = picked.length - decidable.length
  const title = `${isApproving ? 'Approve' : 'Deny'} ${count(decidable.length, 'request')}?`
  const isSigned = isApproving && decidable.some(demandsSignature)
  useEffect(() => {
    if (isApproving) prepareSignatureOf(decidable)
  }, [])
  const send = async (note: string) => {
    const ids = decidable.map(({ id }) => id)
    const { data: signature, problem }: Answer<Schemas['Decisions']['signature']> = isApproving
      ? await signSeveral(decidable)
      : { data: undefined }
    if (problem) return { problem }
    const body = { decision, ids, ...(note && { note }), ...(signature && { signature }) }
    const answer = await ask(api.POST('/approvals/decisions', { body }))
    await Promise.all(answer.data?.results.map(({ id, code }) => queue.refresh(id, code === null ? 'here' : 'elsewhere')) ?? [])
    return answer
  }
  const what = (
    <>
      <ul class="together-list">
        {decidable.map(approval => (
          <li key={approval.id} class="split nowrap">
            <span>
              <bdi class="soft">{approval.agent.name}</bdi>
              <br />
              <bdi>{titleOf(approval)}</bdi>
            </span>
            <span class="together-chips flow gap1">
              <Kind approval={approval} />
              <Risk risk={approval.risk} />
            </span>
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
      onDone={({ results }) => {
        const decided = results.filter(({ code }) => code === null).length
        const failed = results.length - decided
        say(`${decided} ${isApproving ? 'approved' : 'denied'}${failed ? `, ${failed} not: see each request` : ''}`)
        onClear()
      }}
      onClose={onClose}
    >
      {what}
      {!isApproving && <Input name="note" label="Tell the agents why (optional)" maxLength={1000} autoComplete="off" />}
    </Question>
  )
}
