/** Where the human is signed in, and how to end those sessions: one by one, or all others at once. */
import { useId } from 'preact/hooks'
import { api, ask, type Schemas } from '../../../api.ts'
import { Chip, count, DialogButton, Listing, Question, say, When } from '../../../pieces/index.ts'
import { readAll, useList } from '../../../resource.ts'
import { browserOf } from '../../../pieces/browser.ts'

type Session = Schemas['Session']

export function Sessions() {
  const id = useId()
  const sessions = useList('/sessions', { query: { sort: '-last_seen_at' } }, { live: ['session', 'account'] })
  const others = sessions.items?.some(({ current }) => !current) || sessions.hasMore
  return (
    <section class="stack gap3" aria-labelledby={id}>
      <header class="split nowrap">
        <h2 id={id}>Where you are signed in</h2>
        {others && (
          <DialogButton small tone="quiet" dialog={close => <End which="others" onClose={close} onDone={sessions.reload} />}>
            End all other sessions
          </DialogButton>
        )}
      </header>
      <Listing list={sessions} empty={null}>
        {session => <Row session={session} onEnd={sessions.reload} />}
      </Listing>
    </section>
  )
}

const Row = ({ session, onEnd }: { session: Session; onEnd(): unknown }) => (
  <div class="session split gap2">
    <div class="grow">
      <p class="session-name flow" title={session.user_agent}>
        <bdi>{browserOf(session.user_agent)}</bdi> {session.current && <Chip tone="accent">This browser</Chip>}
      </p>
      <p class="soft small">
        From {session.network || 'an unknown network'} · <When label="seen" at={session.last_seen_at} /> ·{' '}
        <When label="signed in" at={session.created_at} /> · <When label="ends" at={session.expires_at} />
      </p>
    </div>
    {!session.current && (
      <DialogButton small dialog={close => <End which={session} onClose={close} onDone={onEnd} />}>
        End<span class="unseen"> the session of {browserOf(session.user_agent)}</span>
      </DialogButton>
    )}
  </div>
)

function End({ which, onClose, onDone }: { which: Session | 'others'; onClose(): void; onDone(): unknown }) {
  const areOthers = which === 'others'
  const end = async () => {
    const { data: ids, problem } = areOthers ? await otherIds() : { data: [which.id] }
    if (problem) return { problem }
    for (const id of ids) {
      const { problem } = await ask(api.DELETE('/sessions/{id}', { params: { path: { id } } }))
      if (problem) return { problem }
    }
    return { data: ids.length }
  }
  const done = (ended: number) => {
    void onDone()
    say(ended === 1 ? 'The session has ended' : `${count(ended, 'session')} have ended`)
  }
  return (
    <Question
      title={areOthers ? 'End all other sessions?' : `End the session of ${browserOf(which.user_agent)}?`}
      tone="deny"
      submit={areOthers ? 'End all other sessions' : 'End session'}
      send={end}
      onProblem={onDone}
      onDone={done}
      onClose={onClose}
    >
      <p>
        {areOthers ? 'All other browsers and programs' : 'It'} must sign in again. If you do not recognise a session, change your password.
        That also ends all other sessions, but not the service tokens.
      </p>
    </Question>
  )
}

async function otherIds() {
  const { data, problem } = await readAll('/sessions', {})
  return problem ? { problem } : { data: data.items.filter(({ current }) => !current).map(({ id }) => id) }
}
