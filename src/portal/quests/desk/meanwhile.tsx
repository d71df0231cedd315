/**
 * A notice that somebody else has saved the quest while it was edited here. It says what they changed and which of these fields were
 * changed here too, and asks how to continue.
 */
import { Button, useFocus } from '../../pieces/index.ts'
import { changed, draftOf, names, type Draft, type Quest, type Term } from './draft.ts'
import { english, listed } from '../../formats.ts'

interface Meanwhile {
  /** The quest as they saved it. */
  theirs: Quest
  /** The fields that were changed here and are not saved. */
  mine: readonly Term[]
  /** The quest as it was before the changes of both. */
  before: Draft
  /** Applies the changes made here to what they saved. Nothing is sent. */
  onKeep(): void
  /** Discards the changes made here. */
  onTake(): void
}

export function Meanwhile({ theirs, mine, before, onKeep, onTake }: Meanwhile) {
  const box = useFocus<HTMLElement>()
  const saved = draftOf(theirs)
  const changes = changed(saved, before)
  const both = changes.filter(term => mine.includes(term))
  return (
    <section ref={box} tabIndex={-1} class="notice warn meanwhile" role="alert" aria-label="Somebody else has saved">
      <p>
        <strong>Somebody else has saved this quest.</strong> They changed {list(changes)}.{' '}
        {both.length === 0 ? 'This does not conflict with your changes.' : 'You have changed some of the same fields. Their values:'}
      </p>
      {both.length > 0 && (
        <ul>
          {both.map(term => (
            <li key={term}>
              {names[term]}: {quoted([saved[term]].flat())}
            </li>
          ))}
        </ul>
      )}
      <p class="notice-end facts-line">
        <Button small onClick={onKeep}>
          Keep my changes and continue
        </Button>
        <Button small tone="quiet" onClick={onTake}>
          Discard my changes
        </Button>
      </p>
    </section>
  )
}

const quoted = (values: string[]) =>
  english()
    .formatToParts(values)
    .map(({ type, value }) => (type === 'element' ? <q>{value}</q> : value))
/** The names of the fields. If no field changed, the quest is in another state. */
const list = (terms: readonly Term[]) => (terms.length ? listed(terms.map(term => names[term].toLowerCase())) : 'its state')
