/** Stopping everything: a dialog says what will happen, one press does it, and then it says what has ended. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { api, ask, type Schemas } from '../api.ts'
import { ButtonLink, count, Dialog, Form } from '../pieces/index.ts'
import { useAction } from '../resource.ts'
import { usePlace } from '../router.ts'
import { listed } from '../formats.ts'

export function StopEverything({ onClose }: { onClose(): void }) {
  const [stopped, setStopped] = useState<Schemas['Stop']>()
  const stop = useAction((_: unknown, onceKey: string) => ask(api.POST('/me/stop', { params: { header: { 'Idempotency-Key': onceKey } } })))
  const { path } = usePlace()
  const opened = useRef(path)
  // A link in it leads to another screen.
  useEffect(() => {
    if (path !== opened.current) onClose()
  }, [path])
  if (stopped) return <Stopped stopped={stopped} onClose={onClose} />
  return (
    <Dialog title="Stop everything?" onClose={onClose}>
      <Form
        action={stop}
        tone="deny"
        submit="Stop everything"
        onSubmit={async () => {
          const answer = await stop.run()
          if (answer?.data) setStopped(answer.data)
        }}
        onCancel={onClose}
      >
        <ul class="consequences stack gap2">
          <li>All your agents are suspended. Every call of theirs is refused from then on.</li>
          <li>Their open requests are cancelled. Permits that they have not started end, and so does every timed allowance.</li>
          <li>Your service tokens are revoked.</li>
          <li>The service cannot stop what they have started. Those actions are then in doubt, and you are asked whether they happened.</li>
          <li>You resume your agents one at a time. What has ended does not come back.</li>
        </ul>
      </Form>
    </Dialog>
  )
}

const Stopped = ({ stopped, onClose }: { stopped: Schemas['Stop']; onClose(): void }) => (
  <Dialog title="Everything is stopped" onClose={onClose}>
    <p role="status">{stopWords(stopped)}</p>
    <div class="form-end flow">
      {stopped.in_doubt > 0 && (
        <ButtonLink tone="main" href="#permits">
          Did it happen?
        </ButtonLink>
      )}
      <ButtonLink href="#agents">See your agents</ButtonLink>
    </div>
  </Dialog>
)

/** "3 agents suspended, 1 request cancelled and 2 permits ended." */
function stopWords({ agents, cancelled, lapsed, in_doubt: doubts, allowances, tokens }: Schemas['Stop']) {
  const parts = [
    agents > 0 && `${count(agents, 'agent')} suspended`,
    cancelled > 0 && `${count(cancelled, 'request')} cancelled`,
    lapsed > 0 && `${count(lapsed, 'permit')} ended`,
    allowances > 0 && `${count(allowances, 'timed allowance')} ended`,
    tokens > 0 && `${count(tokens, 'service token')} revoked`,
    doubts > 0 && `${count(doubts, 'action')} in doubt`,
  ].filter(part => part !== false)
  return parts.length > 0 ? `${listed(parts)}.` : 'Nothing was left to stop.'
}
