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
  const list = useRef<HTMLDivElement>(null)
  const next = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (next.current) list.current?.querySelector<HTMLElement>(next.current)?.focus()
    next.current = undefined
  })
  if (isFrozen)
    return (
      <div class="stack gap2">
        <h3 class="label">{names.acceptance_criteria}</h3>
        <List items={criteria} />
      </div>
    )

  const focusOn = (i: number, part = '[name]') => (next.current = `li:nth-child(${i + 1}) ${part}`)
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
        {criteria.map((criterion, i) => (
          <li key={i} class="criterion">
            <span class="criterion-number soft" aria-hidden="true">
              {i + 1}
            </span>
            <Field name={nameOf(i)} label={<span class="unseen">Criterion {i + 1}</span>}>
              {control => (
                <textarea
                  {...control}
                  rows={1}
                  value={criterion}
                  placeholder={i === 0 ? 'Something that can be checked, such as: at most 200 words' : ''}
                  onInput={event => onWrite(criteria.with(i, event.currentTarget.value))}
                  onKeyDown={event => {
                    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
                    event.preventDefault()
                    add(i + 1)
                  }}
                />
              )}
            </Field>
            <span class="criterion-tools">
              <IconButton label={`Move criterion ${i + 1} up`} disabled={i === 0} onClick={() => move(i, i - 1, i === 1 ? 'down' : 'up')}>
                ↑
              </IconButton>
              <IconButton
                label={`Move criterion ${i + 1} down`}
                disabled={i === criteria.length - 1}
                onClick={() => move(i, i + 1, i === criteria.length - 2 ? 'up' : 'down')}
              >
                ↓
              </IconButton>
              <IconButton label={`Remove criterion ${i + 1}`} disabled={criteria.length === 1} onClick={() => remove(i)}>
                <Icon name="close" />
              </IconButton>
            </span>
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
