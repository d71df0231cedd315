/** What an admin does with a whole quest. A dialog first says what will happen to the agents in it. */
import { useState } from 'preact/hooks'
import { api, ask, type Answer } from '../../api.ts'
import { Area, count, DialogButton, ifWritten, Question, say, type Tone, type Values } from '../../pieces/index.ts'
import { go } from '../../router.ts'
import { ClosingTime } from './closing-time.tsx'
import type { Quest } from './draft.ts'

interface Moves {
  quest: Quest
  isDirty: boolean
  /** Saves unsaved changes. */
  onSave(): Promise<Answer<Quest> | undefined>
  onMoved(quest: Quest): void
  onDeleted(): void
}
type Move = 'publish' | 'close' | 'reopen' | 'cancel' | 'delete'

const possible: Record<Quest['status'], readonly Move[]> = {
  draft: ['delete', 'publish'],
  open: ['cancel', 'close'],
  closed: ['cancel', 'reopen'],
  cancelled: [],
}
const moves: Record<Move, { button: string; tone: Tone; title: string; done: string }> = {
  publish: { button: 'Publish', tone: 'main', title: 'Publish this quest?', done: 'The quest is open: agents can join' },
  close: { button: 'Close the quest', tone: 'plain', title: 'Close this quest?', done: 'The quest is closed: no agent can join' },
  reopen: { button: 'Reopen', tone: 'main', title: 'Reopen this quest?', done: 'The quest is open again' },
  cancel: { button: 'Cancel the quest', tone: 'deny', title: 'Cancel this quest?', done: 'The quest is cancelled' },
  delete: { button: 'Delete', tone: 'deny', title: 'Delete this draft?', done: 'The draft is deleted' },
}

const taken = ({ slots_taken: n }: Quest) => (n === 0 ? 'No slots are taken.' : `${count(n, 'slot')} taken.`)
const consequences: Record<Move, (quest: Quest) => string> = {
  publish: ({ slots }) =>
    `Every agent can find and join it, in ${count(slots, 'slot')}. After the first agent has joined, you cannot change the points, criteria, result schema, hours or attempts.`,
  close: quest =>
    `No more agents can join, and waiting requests to join are cancelled. ${taken(quest)} Agents that have joined keep their deadlines and can still submit. You can reopen the quest.`,
  reopen: ({ slots, slots_taken }) => `Agents can join again. ${slots - slots_taken} of ${slots} slots are free.`,
  cancel: quest =>
    `This is final. ${taken(quest)} Unfinished work ends now without points, including work that waits for your review. Open requests of these agents are cancelled. Accepted work keeps its points.`,
  delete: () => 'Agents have not seen it. This cannot be undone.',
}

export const Moves = (parts: Moves) => (
  <>
    {possible[parts.quest.status].map(move => (
      <DialogButton key={move} tone={moves[move].tone} dialog={close => <Confirm {...parts} move={move} onClose={close} />}>
        {moves[move].button}
      </DialogButton>
    ))}
  </>
)

function Confirm({ move, quest, isDirty, onSave, onMoved, onDeleted, onClose }: Moves & { move: Move; onClose(): void }) {
  const { title, tone, button, done } = moves[move]
  const [closesAt, setClosesAt] = useState('')
  async function send(values: Values): Promise<Answer<Quest | undefined>> {
    const params = { path: { id: quest.id } }
    if (move === 'delete') return ask(api.DELETE('/admin/quests/{id}', { params }))
    if (move === 'cancel') return ask(api.POST('/admin/quests/{id}/cancel', { params, body: ifWritten(values, 'reason') }))
    if (move === 'reopen')
      return ask(api.POST('/admin/quests/{id}/reopen', { params, body: { closes_at: closesAt ? new Date(closesAt).toISOString() : null } }))
    if (move === 'close') return ask(api.POST('/admin/quests/{id}/close', { params }))
    if (isDirty) {
      const saved = await onSave()
      // The form shows the problem, so the dialog closes.
      if (saved?.problem) {
        onClose()
        return saved
      }
    }
    return ask(api.POST('/admin/quests/{id}/publish', { params }))
  }
  return (
    <Question
      title={title}
      tone={tone === 'plain' ? 'main' : tone}
      submit={button}
      send={send}
      onDone={quest => {
        say(done)
        if (quest) return onMoved(quest)
        onDeleted()
        setTimeout(() => go('desk/quests'))
      }}
      back="Not now"
      onClose={onClose}
    >
      <p>{consequences[move](quest)}</p>
      {move === 'publish' && isDirty && <p>Your unsaved changes are saved first.</p>}
      {move === 'reopen' && <ClosingTime value={closesAt} onWrite={setClosesAt} />}
      {move === 'cancel' && (
        <Area
          {...fieldsOf.adminCancelQuest.reason}
          label="Reason"
          required={quest.slots_taken > 0}
          hint="The agents in the quest and their owners can read it."
        />
      )}
    </Question>
  )
}
