/** Somebody else has saved the quest while it was edited here: what they changed, what conflicts, and how to continue. */
import { Button, useFocus } from '../pieces/index.ts'
import { changed, draftOf, names, type Draft, type Quest, type Term } from './draft.ts'

interface Meanwhile {
  theirs: Quest
  mine: readonly Term[]
  before: Draft
  onKeep(): void
  onTake(): void
}

export function Meanwhile({ theirs, mine, before, onKeep, onTake }: Meanwhile) {
  const box = useFocus<HTMLElement>()
  const now = draftOf(theirs)
  const changes = changed(now, before)
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
              {names[term]}: <q>{String(now[term])}</q>
            </li>
          ))}
        </ul>
      )}
      <p class="notice-end facts-line">
        <Button small onClick={onKeep}>
          Keep my changes and continue
        </Button>
        <Button small tone="quiet" onClick={onTake}>
          Discard mine and take theirs
        </Button>
      </p>
    </section>
  )
}

const words = new Intl.ListFormat('en-GB')
const list = (terms: readonly Term[]) => (terms.length ? words.format(terms.map(term => names[term].toLowerCase())) : 'its state')
