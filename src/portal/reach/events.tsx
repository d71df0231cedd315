/** Chooses which messages a channel gets. "Everything that needs me" is one switch, and the kinds under it follow it. */
import { useState } from 'preact/hooks'
import { needsHuman } from '../../../generated/events.ts'
import type { Values } from '../pieces/index.ts'
import { useMe } from '../session.ts'
import { kindWords } from '../../shared/notice-kinds.ts'
import { isOn, kinds, type Event } from './words.ts'

export function Events({ events }: { events: readonly Event[] }) {
  const isReviewer = useMe().account.role !== 'member'
  const [all, setAll] = useState(kinds.every(kind => !needsHuman[kind] || isOn(events, kind)))
  const offered = kinds.filter(kind => isReviewer || kind !== 'submission.waiting')
  return (
    <fieldset class="events stack gap1">
      <legend class="label">Tell me</legend>
      <label class="check">
        <input type="checkbox" name="needs_me" checked={all} onChange={({ currentTarget }) => setAll(currentTarget.checked)} />
        <strong>Everything that needs me</strong>
      </label>
      <div class="events-kinds">
        {offered.map(kind => {
          const follows = all && needsHuman[kind]
          return (
            <label class="check" key={`${kind} ${follows}`}>
              <input type="checkbox" name={kind} defaultChecked={follows || isOn(events, kind)} disabled={follows} />
              {kindWords[kind].words}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** A disabled checkbox is not in the values. */
export const eventsOf = (values: Values) => (['needs_me', ...kinds] satisfies Event[]).filter(event => event in values)
