/** Chooses which messages a channel gets. "Everything that needs me" is one switch, and the kinds under it follow it. */
import { useState } from 'preact/hooks'
import type { Values } from '../pieces/index.ts'
import { useMe } from '../session.ts'
import { isOn, kinds, type Event } from './words.ts'

export function Events({ events }: { events: readonly Event[] }) {
  const isReviewer = useMe().account.role !== 'member'
  const [all, setAll] = useState(kinds.every(one => !one[2] || isOn(events, one)))
  const offered = kinds.filter(([kind]) => isReviewer || kind !== 'submission.waiting')
  return (
    <fieldset class="events stack gap1">
      <legend class="label">Tell me</legend>
      <label class="check">
        <input type="checkbox" name="needs_me" checked={all} onChange={({ currentTarget }) => setAll(currentTarget.checked)} />
        <strong>Everything that needs me</strong>
      </label>
      <div class="events-kinds">
        {offered.map(one => {
          const [kind, words, needsMe] = one
          const follows = all && needsMe
          return (
            <label class="check" key={`${kind} ${follows}`}>
              <input type="checkbox" name={kind} defaultChecked={follows || isOn(events, one)} disabled={follows} />
              {words}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** A disabled checkbox is not in the values. */
export const eventsOf = (values: Values): Event[] =>
  (['needs_me', ...kinds.map(([kind]) => kind)] as const).filter(event => event in values)
