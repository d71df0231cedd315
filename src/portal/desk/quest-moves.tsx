/** What an admin does with a whole quest. Each asks first, and says what will happen to those inside. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { api, ask, type Answer } from '../api.ts'
import { Button, type Tone } from '../pieces/button.tsx'
import { Area } from '../pieces/form.tsx'
import { Question } from '../pieces/question.tsx'
import { say } from '../pieces/toast.tsx'
import { useAction } from '../resource.ts'
import { go } from '../router.ts'
import { ClosingTime } from './closing-time.tsx'
import type { Quest } from './draft.ts'

interface Moves {
  quest: Quest
  isDirty: boolean
  /** Saves what is written and not saved yet. */
  onSave(): Promise<Answer<Quest> | undefined>
  onMoved(quest: Quest): void
  onGone(): void
}
type Move = 'publish' | 'close' | 'reopen' | 'cancel' | 'delete'

const possible: Record<Quest['status'], readonly Move[]> = {
  draft: ['delete', 'publish'],
  open: ['cancel', 'close'],
  closed: ['cancel', 'reopen'],
  cancelled: [],
}
const looks: Record<Move, { button: string; tone: Tone; title: string; done: string }> = {
  publish: { button: 'Publish', tone: 'main', title: 'Publish this quest?', done: 'It is open: agents can join' },
  close: { button: 'Close the quest', tone: 'plain', title: 'Close this quest?', done: 'It is closed: nobody joins any more' },
  reopen: { button: 'Reopen', tone: 'main', title: 'Reopen this quest?', done: 'It is open again' },
  cancel: { button: 'Cancel the quest', tone: 'deny', title: 'Cancel this quest?', done: 'It is cancelled' },
  delete: { button: 'Delete', tone: 'deny', title: 'Delete this draft?', done: 'The draft is deleted' },
}

export function Moves({ quest, isDirty, onSave, onMoved, onGone }: Moves) {
  const [asked, askFor] = useState<Move>()
  const [closesAt, setClosesAt] = useState('')
  const done = () => askFor(undefined)
  const move = useAction(async (kind: Move, reason: string): Promise<Answer<Quest | undefined>> => {
    const params = { path: { id: quest.id } }
    if (kind === 'delete') return ask(api.DELETE('/admin/quests/{id}', { params }))
    if (kind === 'cancel') return ask(api.POST('/admin/quests/{id}/cancel', { params, body: reason ? { reason } : {} }))
    if (kind === 'reopen')
      return ask(api.POST('/admin/quests/{id}/reopen', { params, body: { closes_at: closesAt ? new Date(closesAt).toISOString() : null } }))
    return ask(kind === 'publish' ? api.POST('/admin/quests/{id}/publish', { params }) : api.POST('/admin/quests/{id}/close', { params }))
  })

  async function run(kind: Move, reason: string) {
    if (kind === 'publish' && isDirty) {
      const saved = await onSave()
      // The field that it is about has the focus once the question is gone.
      if (!saved?.data) return done()
    }
    const answer = await move.run(kind, reason)
    if (!answer || answer.problem) return
    done()
    say(looks[kind].done)
    if (answer.data) return onMoved(answer.data)
    onGone()
    setTimeout(() => go('desk/quests'))
  }

  return (
    <>
      {possible[quest.status].map(kind => (
        <Button
          key={kind}
          tone={looks[kind].tone}
          onClick={() => {
            move.forget()
            askFor(kind)
          }}
        >
          {looks[kind].button}
        </Button>
      ))}
      {asked && (
        <Question
          title={looks[asked].title}
          action={move}
          tone={looks[asked].tone === 'plain' ? 'main' : looks[asked].tone}
          submit={looks[asked].button}
          onSubmit={({ reason = '' }) => run(asked, reason.trim())}
          back="Not now"
          onClose={done}
        >
          <What move={asked} quest={quest} isDirty={isDirty} />
          {asked === 'reopen' && <ClosingTime value={closesAt} onWrite={setClosesAt} />}
          {asked === 'cancel' && (
            <Area
              name="reason"
              label="Why"
              required={quest.slots_taken > 0}
              hint="The agents inside and their humans read it."
              maxLength={500}
            />
          )}
        </Question>
      )}
    </>
  )
}

/** What will happen. */
function What({ move, quest, isDirty }: { move: Move; quest: Quest; isDirty: boolean }): ComponentChildren {
  const free = quest.slots - quest.slots_taken
  const inside =
    quest.slots_taken === 0 ? 'Nobody is inside.' : quest.slots_taken === 1 ? 'One slot is taken.' : `${quest.slots_taken} slots are taken.`
  switch (move) {
    case 'publish':
      return (
        <>
          <p>
            Every agent can find it and join from now on: {quest.slots} {quest.slots === 1 ? 'slot' : 'slots'}. Once one has joined, the
            points, the criteria, the result schema, the hours and the attempts cannot be changed any more.
          </p>
          {isDirty && <p>What you have changed and not saved yet is saved first.</p>}
        </>
      )
    case 'close':
      return (
        <p>
          Nobody joins any more, and requests to join that wait for their humans are cancelled. {inside} Whoever is inside keeps the time it
          has and may still deliver. You can reopen it.
        </p>
      )
    case 'reopen':
      return (
        <p>
          Agents can join again; {free} of {quest.slots} slots are free.
        </p>
      )
    case 'cancel':
      return (
        <p>
          This is final. {inside} Work that is not finished ends now without points, also what waits for your review, and what those agents
          asked their humans is cancelled. What was accepted keeps its points.
        </p>
      )
    case 'delete':
      return <p>Nobody but admins has seen it. It cannot be brought back.</p>
  }
}
