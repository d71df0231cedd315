/**
 * The filters of a list. Each keeps its value in the address, so a link shows the same list, and the browser's Back button returns to it.
 *
 *   const filters = useFilters<'/quests'>(['q', 'difficulty'])
 *
 *   <Filters label="Filter the quests">
 *     <TextFilter name="q" label="Search" />
 *     <ChoiceFilter name="sort" label="Order" options={{ '': 'Newest first', title: 'By title' }} />
 *   </Filters>
 */
import type { ComponentChildren, ComponentProps } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import type { paths } from '../../../generated/api.ts'
import type { Params } from '../api.ts'
import { refine, usePlace } from '../router.ts'
import { Choice, Input, type Options } from './form.tsx'
import { Icon } from './icon.tsx'

/** The pause after the last letter, so that a word is one request. */
const pauseMs = 250

interface FiltersProps {
  label: string
  /** Whether a wide screen shows only the first four. */
  folds?: boolean
  children: ComponentChildren
}
/** On a phone only the search is shown, with a button that shows the other filters. */
export function Filters({ label, folds = false, children }: FiltersProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { query } = usePlace()
  const set = [...query.keys()].filter(name => name !== 'q').length
  return (
    <search id={id} class={`filters ${folds ? 'folds' : ''} ${isOpen ? 'is-open' : ''}`} aria-label={label}>
      {children}
      <button type="button" class="button small filters-toggle" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {folds ? 'More filters' : 'Filters'}
        {set > 0 && ` (${set})`}
      </button>
    </search>
  )
}

type Query<P extends keyof paths> = NonNullable<Params<P>['query']>

/** The filters that are set, as a query of the contract. `renamed` maps parameters of the query to parameters of the address. */
export function useFilters<P extends keyof paths>(
  same: readonly (keyof Query<P> & string)[],
  renamed: { [K in keyof Query<P>]?: string } = {},
) {
  const { query } = usePlace()
  const names: [string, string][] = [
    ...same.map(name => [name, name] satisfies [string, string]),
    ...Object.entries<string>(renamed as never),
  ]
  return Object.fromEntries(names.flatMap(([name, param]) => (query.get(param) ? [[name, query.get(param)]] : []))) as Query<P>
}

interface Filter {
  name: string
  label: string
}

type TextFilter = Filter & Pick<ComponentProps<typeof Input>, 'placeholder' | 'type' | 'inputMode' | 'maxLength'>

export function TextFilter({ name, label, type = 'search', maxLength = fieldsOf.listQuests.q.maxLength, ...field }: TextFilter) {
  const given = usePlace().query.get(name) ?? ''
  const [text, setText] = useState(given)
  const told = useRef(given)
  useEffect(() => {
    // A link changed the address. Text that is being typed stays.
    if (given !== told.current) setText((told.current = given))
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
      type={type}
      maxLength={maxLength}
      {...field}
      value={text}
      onInput={event => setText(event.currentTarget.value)}
    />
  )
}

/** The value '' is no filter. */
export function ChoiceFilter({ name, label, options }: Filter & { options: Options }) {
  const value = usePlace().query.get(name) ?? ''
  return (
    <Choice name={name} label={label} options={options} value={value} onChange={event => refine({ [name]: event.currentTarget.value })} />
  )
}

/** A day in the human's time zone, `2026-11-21`. */
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

/** A filter without a field, such as a tag that was pressed. Pressing it removes it. */
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
