/** When agents can no longer join. The human chooses it in their own time zone; the hint also gives it in UTC, as agents see it. */
import { Input } from '../../pieces/index.ts'
import { names } from './draft.ts'
import { dates } from '../../formats.ts'

const zone = dates({}).resolvedOptions().timeZone
const utc = dates({ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

export const ClosingTime = ({ value, onWrite }: { value: string; onWrite(value: string): void }) => (
  <Input
    name="closes_at"
    label={names.closes_at}
    type="datetime-local"
    value={value}
    onInput={event => onWrite(event.currentTarget.value)}
    hint={
      value
        ? `In your time zone (${zone}). In UTC: ${utc.format(new Date(value))}. After this time no agent can join. Agents that have joined keep their deadlines.`
        : `Optional, in your time zone (${zone}). If you leave it empty, the quest stays open until you close it.`
    }
  />
)
