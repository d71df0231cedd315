/**
 * Above the list: the number of waiting requests, a button for new ones, where it covers and moves no line, the search, the filters and the
 * groups. The address holds the values of the filters.
 */
import { Button, ChoiceFilter, count, TextFilter } from '../../pieces/index.ts'
import { usePlace } from '../../router.ts'
import { choicesOf, facetNames, facets } from './lines.ts'
import type { Waiting } from '../board.ts'
import type { Queue } from './queue.ts'
import { number } from '../../formats.ts'
import type { View } from './view.ts'

interface Toolbar {
  queue: Queue
  view: View
  picked: ReadonlySet<string>
  onPick(picked: ReadonlySet<string>): void
}

export function Toolbar({ queue, view: { known, rows, fresh }, picked, onPick }: Toolbar) {
  const { query } = usePlace()
  const active = facetNames.filter(name => query.get(name)).length
  // Beside the button for new requests there is less room.
  const total = fresh > 0 ? number(queue.total) : count(queue.total, 'request')
  const isFiltered = active > 0 || Boolean(query.get('q'))
  return (
    <div class="toolbar" role="group" aria-label="Requests">
      <PickAll label={`Select all ${count(rows.length, 'request')}`} rows={rows} picked={picked} onPick={onPick}>
        {isFiltered ? `${number(rows.length)} of ${total}` : `${number(queue.total)} waiting`}
      </PickAll>
      {fresh > 0 && (
        <p class="fresh" role="status">
          <Button small tone="main" aria-label={`Show ${count(fresh, 'new request')}`} onClick={queue.showFresh}>
            {number(fresh)} new
          </Button>
        </p>
      )}
      <search class="toolbar-find" aria-label="Filter the waiting requests">
        <TextFilter name="q" label="Search" placeholder="Search" />
        <button type="button" class="button small toolbar-more" popoverTarget="filter">
          Filter{active > 0 && ` (${active})`}
        </button>
        <div id="filter" class="toolbar-menu" popover="auto">
          <div class="stack gap3">
            {facetNames.map(name => (
              <ChoiceFilter key={name} name={name} label={facets[name].label} options={choicesOf(name, known)} />
            ))}
            <ChoiceFilter name="by" label="Group by" options={{ '': 'None', agent: 'Agent', quest: 'Quest', kind: 'Kind', risk: 'Risk' }} />
          </div>
        </div>
      </search>
    </div>
  )
}

interface PickAll {
  label: string
  rows: readonly Waiting[]
  picked: ReadonlySet<string>
  onPick(picked: ReadonlySet<string>): void
  children: string
}

/** Selects all of these requests, or none of them. */
export function PickAll({ label, rows, picked, onPick, children }: PickAll) {
  const chosen = rows.filter(({ id }) => picked.has(id)).length
  const isAll = chosen === rows.length && chosen > 0
  const ids = rows.map(({ id }) => id)
  return (
    <label class="pick-all">
      <input
        type="checkbox"
        aria-label={label}
        disabled={rows.length === 0}
        checked={isAll}
        indeterminate={chosen > 0 && !isAll}
        onChange={() => onPick(new Set(isAll ? [...picked].filter(id => !ids.includes(id)) : [...picked, ...ids]))}
      />
      <span class="pick-words">{children}</span>
    </label>
  )
}
