/** The acceptance criteria, in order. Enter adds one; the arrow buttons move one up or down. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Button, Field, Icon, IconButton, List } from '../../pieces/index.ts'
import { names } from './draft.ts'

const most = 20
const nameOf = (i: number) => `acceptance_criteria/${i}`

interface Criteria {
  criteria: string[]
  isFrozen: boolean
  onWrite(criteria: string[]): void
}

export function Criteria({ criteria, isFrozen, onWrite }: Criteria) {
  const { list, focusOn } = useNextFocus()
  if (isFrozen)
    return (
      <div class="stack gap2">
        <h3 class="label">{names.acceptance_criteria}</h3>
        <List items={criteria} />
      </div>
    )

  const add = (at: number) => {
    if (criteria.length === most) return
    focusOn(at)
    onWrite(criteria.toSpliced(at, 0, ''))
  }
  const remove = (at: number) => {
    focusOn(Math.max(0, at - 1))
    onWrite(criteria.toSpliced(at, 1))
  }
  const move = (from: number, to: number, way: 'up' | 'down') => {
    focusOn(to, `[aria-label$=${way}]`)
    onWrite(criteria.toSpliced(from, 1).toSpliced(to, 0, criteria[from]!))
  }
  return (
    <div class="stack gap2" ref={list} role="group" aria-label={names.acceptance_criteria}>
      <h3 class="label" aria-hidden="true">
        {names.acceptance_criteria}
      </h3>
      <ol class="stack gap2">
        {criteria.map((text, i) => (
          <li key={i} class="criterion">
            <span class="criterion-number soft" aria-hidden="true">
              {i + 1}
            </span>
            <Criterion i={i} text={text} onWrite={text => onWrite(criteria.with(i, text))} onAdd={() => add(i + 1)} />
            <Tools i={i} last={criteria.length - 1} onMove={move} onRemove={() => remove(i)} />
          </li>
        ))}
      </ol>
      {criteria.length < most && (
        <p>
          <Button small tone="quiet" onClick={() => add(criteria.length)}>
            Add a criterion
          </Button>
        </p>
      )}
    </div>
  )
}

/** What has the focus after the next change of the list. */
function useNextFocus() {
  const list = useRef<HTMLDivElement>(null)
  const next = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (next.current) list.current?.querySelector<HTMLElement>(next.current)?.focus()
    next.current = undefined
  })
  return { list, focusOn: (i: number, part = '[name]') => (next.current = `li:nth-child(${i + 1}) ${part}`) }
}

const Criterion = ({ i, text, onWrite, onAdd }: { i: number; text: string; onWrite(text: string): void; onAdd(): void }) => (
  <Field name={nameOf(i)} label={<span class="unseen">Criterion {i + 1}</span>}>
    {control => (
      <textarea
        {...control}
        rows={1}
        value={text}
        placeholder={i === 0 ? 'Something that can be checked, such as: at most 200 words' : ''}
        onInput={event => onWrite(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
          event.preventDefault()
          onAdd()
        }}
      />
    )}
  </Field>
)

interface Tools {
  i: number
  last: number
  /** `way` is the button that gets the focus: the same one, unless it does nothing at the new place. */
  onMove(from: number, to: number, way: 'up' | 'down'): void
  onRemove(): void
}

const Tools = ({ i, last, onMove, onRemove }: Tools) => (
  <span class="criterion-tools">
    <IconButton label={`Move criterion ${i + 1} up`} disabled={i === 0} onClick={() => onMove(i, i - 1, i === 1 ? 'down' : 'up')}>
      ↑
    </IconButton>
    <IconButton
      label={`Move criterion ${i + 1} down`}
      disabled={i === last}
      onClick={() => onMove(i, i + 1, i === last - 1 ? 'up' : 'down')}
    >
      ↓
    </IconButton>
    <IconButton label={`Remove criterion ${i + 1}`} disabled={last === 0} onClick={onRemove}>
      <Icon name="close" />
    </IconButton>
  </span>
)
