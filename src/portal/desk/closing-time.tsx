/** When no more agents can join: chosen on the human's own clock, told also in UTC, as the agents read it. */
import { Input } from '../pieces/form.tsx'
import { names } from './draft.ts'

const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
const utc = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

export const ClosingTime = ({ value, onWrite }: { value: string; onWrite(value: string): void }) => (
  <Input
    name="closes_at"
    label={names.closes_at}
    type="datetime-local"
    value={value}
    onInput={event => onWrite(event.currentTarget.value)}
    hint={
      value
        ? `In your time, ${zone}: that is ${utc.format(new Date(value))} UTC. From then on nobody joins; those inside may still deliver.`
        : `Optional, in your time, ${zone}. Without it the quest is open until you close it.`
    }
  />
)
