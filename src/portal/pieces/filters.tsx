/**
 * What a list is narrowed to. Each filter keeps its value in the address, so that a link shows the same and the way back leads there.
 *
 *   <Filters label="Filter the quests">
 *     <TextFilter name="q" label="Search" />
 *     <ChoiceFilter name="sort" label="Order" options={[['', 'Newest first'], ['title', 'By title']]} />
 *   </Filters>
 */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { refine, usePlace } from '../router.ts'
import { Choice, Input } from './form.tsx'
import { Icon } from './icon.tsx'

/** Whoever types a word does not ask for each of its letters. */
const pauseMs = 250

export const Filters = ({ label, children }: { label: string; children: ComponentChildren }) => (
  <search class="filters" aria-label={label}>
    {children}
  </search>
)

interface Filter {
  name: string
  label: string
}

export function TextFilter({ name, label, placeholder }: Filter & { placeholder?: string }) {
  const given = usePlace().query.get(name) ?? ''
  const [text, write] = useState(given)
  const told = useRef(given)
  useEffect(() => {
    // The address was changed by somebody else, such as a link that shows all; what is being typed is left alone.
    if (given !== told.current) write((told.current = given))
  }, [given])
  useEffect(() => {
    if (text.trim() === told.current) return undefined
    const timer = setTimeout(() => refine({ [name]: (told.current = text.trim()) }), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <Input
      name={name}
      label={label}
      type="search"
      maxLength={80}
      placeholder={placeholder}
      value={text}
      onInput={event => write(event.currentTarget.value)}
    />
  )
}

/** `options` are pairs of a value and what it is called; the value '' is no filter. */
export function ChoiceFilter({ name, label, options }: Filter & { options: readonly (readonly [value: string, text: string])[] }) {
  const value = usePlace().query.get(name) ?? ''
  return (
    <Choice name={name} label={label} options={options} value={value} onChange={event => refine({ [name]: event.currentTarget.value })} />
  )
}

/** A day of the human's own calendar, `2026-11-21`. */
export function DayFilter({ name, label }: Filter) {
  const value = usePlace().query.get(name) ?? ''
  return <Input name={name} label={label} type="date" value={value} onChange={event => refine({ [name]: event.currentTarget.value })} />
}

export function CheckFilter({ name, label }: Filter) {
  const on = usePlace().query.get(name) === 'true'
  return (
    <label class="check">
      <input type="checkbox" name={name} checked={on} onChange={event => refine({ [name]: event.currentTarget.checked ? 'true' : '' })} />
      {label}
    </label>
  )
}

/** A filter that has no field, such as a tag that was pressed: it says what it is and can be taken away. */
export function GivenFilter({ name, children }: { name: string; children: ComponentChildren }) {
  if (!usePlace().query.get(name)) return null
  return (
    <button type="button" class="chip accent given-filter" onClick={() => refine({ [name]: undefined })}>
      {children}
      <Icon name="close" />
      <span class="unseen">Remove this filter</span>
    </button>
  )
}
