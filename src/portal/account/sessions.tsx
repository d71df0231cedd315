/** Where one is signed in, and ending it there: one by one, or everywhere else at once. */
import { useId, useState } from 'preact/hooks'
import { allPages } from '../all-pages.ts'
import { api, ask, type Schemas } from '../api.ts'
import { Button } from '../pieces/button.tsx'
import { Chip } from '../pieces/chip.tsx'
import { Dialog } from '../pieces/dialog.tsx'
import { Listing } from '../pieces/listing.tsx'
import { When } from '../pieces/time.tsx'
import { say } from '../pieces/toast.tsx'
import { Trouble } from '../pieces/trouble.tsx'
import { useAction, useList } from '../resource.ts'
import { browserOf } from './browser.ts'

type Session = Schemas['Session']

export function Sessions() {
  const id = useId()
  const sessions = useList('sessions', page => api.GET('/sessions', { params: { query: { ...page, sort: '-last_seen_at' } } }), {
    live: ['account.updated'],
  })
  const [ending, end] = useState<Session | 'others'>()
  const others = sessions.items?.some(({ current }) => !current) || sessions.hasMore
  return (
    <section class="sessions" aria-labelledby={id}>
      <header class="card-head">
        <h2 id={id}>Where you are signed in</h2>
        {others && (
          <Button small tone="quiet" onClick={() => end('others')}>
            End all other sessions
          </Button>
        )}
      </header>
      <Listing list={sessions} empty={null}>
        {session => <Row session={session} onEnd={() => end(session)} />}
      </Listing>
      {ending && <End which={ending} onClose={() => end(undefined)} onDone={sessions.reload} />}
    </section>
  )
}

const Row = ({
  session: { current, user_agent, ip, last_seen_at, created_at, expires_at },
  onEnd,
}: {
  session: Session
  onEnd(): void
}) => (
  <div class="session">
    <div>
      <p class="session-name" title={user_agent}>
        <bdi>{browserOf(user_agent)}</bdi> {current && <Chip tone="accent">This browser</Chip>}
      </p>
      <p class="soft small">
        From {ip} · seen <When at={last_seen_at} /> · signed in <When at={created_at} /> · ends <When at={expires_at} />
      </p>
    </div>
    {!current && (
      <Button small onClick={onEnd}>
        End<span class="unseen"> the session of {browserOf(user_agent)}</span>
      </Button>
    )}
  </div>
)

function End({ which, onClose, onDone }: { which: Session | 'others'; onClose(): void; onDone(): unknown }) {
  const end = useAction(async () => {
    const { data: ids, problem } = which === 'others' ? await otherIds() : { data: [which.id] }
    if (problem) return { problem }
    for (const id of ids) {
      const { problem } = await ask(api.DELETE('/sessions/{id}', { params: { path: { id } } }))
      if (problem) return { problem }
    }
    return { data: ids.length }
  })
  const press = async () => {
    const answer = await end.run()
    await onDone()
    if (!answer?.data) return
    onClose()
    say(answer.data === 1 ? 'The session has ended' : `${answer.data} sessions have ended`)
  }
  return (
    <Dialog title={which === 'others' ? 'End all other sessions?' : `End the session of ${browserOf(which.user_agent)}?`} onClose={onClose}>
      <p>
        {which === 'others' ? 'Every other browser and program' : 'It'} has to sign in again with your password. If it was not you, change
        the password: that ends all others, too.
      </p>
      {end.problem && <Trouble problem={end.problem} />}
      <div class="form-end">
        <Button tone="deny" busy={end.busy} onClick={() => void press()}>
          {which === 'others' ? 'End all other sessions' : 'End it'}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}

async function otherIds() {
  const { data, problem } = await ask(
    allPages<Session>(page => api.GET('/sessions', { params: { query: page } })) as ReturnType<typeof api.GET<'/sessions', object>>,
  )
  return problem ? { problem } : { data: data.items.filter(({ current }) => !current).map(({ id }) => id) }
}
