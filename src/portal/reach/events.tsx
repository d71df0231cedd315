/** Chooses which messages a channel gets. "Everything that needs me" is one switch, and the kinds under it follow it. */
import { useState } from 'preact/hooks'
import type { Values } from '../pieces/index.ts'
import { useMe } from '../session.ts'
import { isOn, kinds, kindWords, type Event } from './words.ts'

export function Events({ events }: { events: readonly Event[] }) {
  const isReviewer = useMe().account.role !== 'member'
  const [all, setAll] = useState(kinds.every(kind => !kindWords[kind].needsMe || isOn(events, kind)))
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
          const { words, needsMe } = kindWords[kind]
          const follows = all && needsMe
          return (
            <label class="check" key={`${kind} ${follows}`}>
              <input type="checkbox" name={kind} defaultChecked={follows || isOn(events, kind)} disabled={follows} />
              {words}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** A disabled checkbox is not in the values. */
export const eventsOf = (values: Values) => (['needs_me', ...kinds] satisfies Event[]).filter(event => event in values)
