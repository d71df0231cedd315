/** Rotating a key and revoking one, after saying what becomes of whoever holds it. */
import { api, ask, type Schemas } from '../api.ts'
import { Choice } from '../pieces/form.tsx'
import { Question } from '../pieces/question.tsx'
import { say } from '../pieces/toast.tsx'
import { useAction, type List } from '../resource.ts'
import { showOnce } from './fresh-key.ts'

type Key = Schemas['Key']

const overlaps = [
  ['0', 'At once'],
  ['3600', 'After 1 hour'],
  ['86400', 'After 1 day'],
  ['604800', 'After 7 days'],
] as const

export function Rotate({ key: old, onClose }: { key: Key; onClose(): void }) {
  const path = { id: old.agent_id, key_id: old.id }
  const rotate = useAction((overlap_seconds: number, onceKey) =>
    ask(
      api.POST('/agents/{id}/keys/{key_id}/rotate', {
        params: { path, header: { 'Idempotency-Key': onceKey } },
        body: { overlap_seconds },
      }),
    ),
  )
  const send = async ({ overlap = '0' }: Record<string, string>) => {
    const rotated = await rotate.run(Number(overlap))
    if (rotated?.data) showOnce(rotated.data)
  }
  return (
    <Question title={`Rotate ${old.label}`} action={rotate} submit="Rotate it" onSubmit={send} onClose={onClose}>
      <p>
        A new key takes the place of <code>{old.hint}</code>, with the same label and as long a life. You see its secret next, once.
      </p>
      <Choice
        name="overlap"
        label="The old key ends"
        hint="At once is for a key that was lost or leaked; it also ends a call that waits. Otherwise give yourself time: until then both keys work."
        options={overlaps}
      />
    </Question>
  )
}

export function Revoke({ key, keys, onClose }: { key: Key; keys: List<Key>; onClose(): void }) {
  const path = { id: key.agent_id, key_id: key.id }
  const revoke = useAction(() => ask(api.DELETE('/agents/{id}/keys/{key_id}', { params: { path } })))
  const send = async () => {
    const answer = await revoke.run()
    if (!answer || answer.problem) return
    onClose()
    say(`The key ${key.hint} is revoked`)
    void keys.reload()
  }
  return (
    <Question title={`Revoke ${key.label}?`} action={revoke} tone="deny" submit="Revoke it" onSubmit={send} onClose={onClose}>
      <p>
        The next call with <code>{key.hint}</code> is refused, and a call that waits ends. Its other keys go on working. This cannot be
        undone.
      </p>
    </Question>
  )
}
