/** Somebody else has saved the quest while it was being edited here: what they changed, what meets, and which way to go on. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Button } from '../pieces/button.tsx'
import { changed, draftOf, names, type Draft, type Quest, type Term } from './draft.ts'

interface Meanwhile {
  theirs: Quest
  mine: readonly Term[]
  before: Draft
  onKeep(): void
  onTake(): void
}

export function Meanwhile({ theirs, mine, before, onKeep, onTake }: Meanwhile) {
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => box.current?.focus(), [])
  const now = draftOf(theirs)
  const changes = changed(now, before)
  const both = changes.filter(term => mine.includes(term))
  return (
    <section ref={box} tabIndex={-1} class="trouble offline meanwhile" role="alert" aria-label="Somebody else saved meanwhile">
      <p>
        <strong>Somebody else saved this quest meanwhile.</strong> They changed {list(changes)}.{' '}
        {both.length === 0 ? 'None of that meets your own changes.' : 'You changed some of it, too; what they wrote there:'}
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
      <p class="trouble-end">
        <Button small onClick={onKeep}>
          Keep my changes and go on
        </Button>
        <Button small tone="quiet" onClick={onTake}>
          Drop mine and take theirs
        </Button>
      </p>
    </section>
  )
}

const words = new Intl.ListFormat('en-GB')
const list = (terms: readonly Term[]) => (terms.length ? words.format(terms.map(term => names[term].toLowerCase())) : 'its state')
