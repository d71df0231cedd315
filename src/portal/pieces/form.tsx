/**
 * A form, its fields and their errors.
 *
 *   const enter = useAction(signIn)
 *   <Form action={enter} submit="Sign in" onSubmit={({ email, password }) => enter.run({ email, password })}>
 *     <Input {...fieldsOf.signIn.email} label="E-mail" />
 *   </Form>
 *
 * A field's `name` is its JSON pointer without the first slash. So each error of a problem is shown at its field, and the first such field
 * gets the focus. Errors of no field, and all other problems, are shown above the button.
 *
 * `fieldsOf` has the attributes that the contract gives to the fields of an operation, and `limitsOf` what only the service checks. The build
 * writes their values where they are used (scripts/portal.ts).
 */
import { createContext, type ComponentChildren, type TargetedSubmitEvent } from 'preact'
import type { LooseInputHTMLAttributes, SelectHTMLAttributes, TextareaHTMLAttributes } from 'preact'
import { useContext, useEffect, useId, useMemo, useRef } from 'preact/hooks'
import type * as contract from '../../../generated/fields.ts'
import type { Problem } from '../api.ts'
import { Button, type Tone } from './button.tsx'
import { plain } from '../../shared/plain.ts'
import { Trouble } from './trouble.tsx'

declare global {
  const fieldsOf: typeof contract.fieldsOf
  const limitsOf: typeof contract.limitsOf
}

export type Values = Record<string, string>

/** A part of a body: a text that was written, or nothing. */
export function ifWritten<N extends string>(values: { [K in N]?: string }, name: N): { [K in N]?: string } {
  const text = values[name]?.trim()
  return text ? ({ [name]: text } as Record<N, string>) : {}
}

export interface FormParts {
  action: { busy: boolean; problem: Problem | undefined }
  submit: ComponentChildren
  tone?: Tone
  onSubmit(values: Values, form: HTMLFormElement): unknown
  onCancel?: (() => void) | undefined
  /** The text of the button that calls `onCancel`. */
  back?: string
  /** Beside the buttons. */
  aside?: ComponentChildren
  children: ComponentChildren
}

const Refused = createContext<Problem | undefined>(undefined)

export function Form({
  action: { busy, problem },
  submit,
  tone = 'main',
  onSubmit,
  onCancel,
  back = 'Cancel',
  aside,
  children,
}: FormParts) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [problem])

  const hasField = ({ pointer }: Problem['errors'][number]) =>
    [...(form.current?.elements ?? [])].some(field => 'name' in field && isAt(pointer, String(field.name)))
  const sent = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const values = Object.fromEntries([...new FormData(event.currentTarget)].filter(([, value]) => typeof value === 'string')) as Values
    void onSubmit(values, event.currentTarget)
  }
  return (
    <form ref={form} class="form stack" onSubmit={sent}>
      <Refused.Provider value={problem}>{children}</Refused.Provider>
      {problem && !(problem.errors.length && problem.errors.every(hasField)) && <Trouble problem={problem} />}
      <div class="form-end flow">
        <Button type="submit" tone={tone} busy={busy}>
          {submit}
        </Button>
        {onCancel && (
          <Button tone="quiet" onClick={onCancel}>
            {back}
          </Button>
        )}
        {aside}
      </div>
    </form>
  )
}

interface Described {
  name: string
  label: ComponentChildren
  hint?: ComponentChildren
  /** The items in the text of the field, if it is a list. An error about an item then quotes the item, instead of naming its place. */
  itemsOf?(text: string): readonly string[]
}
interface Control {
  id: string
  name: string
  'aria-describedby'?: string
  'aria-invalid': boolean
}

/** A label, a hint and an error around any control: `{control => <input {...control} />}`. An error about the length replaces the hint. */
export function Field({ name, label, hint, itemsOf, children }: Described & { children: (control: Control) => ComponentChildren }) {
  const id = useId()
  const wrong = useContext(Refused)?.errors.find(({ pointer }) => isAt(pointer, name))
  const place = wrong?.pointer.slice(name.length + 1)
  // The item as it was refused, also while the text is being mended.
  const item = useMemo(() => (place ? itemsOf?.(textOf(id))[Number(place.slice(1))] : undefined), [wrong])
  const hasHint = hint !== undefined && wrong?.code !== 'minLength'
  const described = [hasHint && `${id}-hint`, wrong && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div class="field stack gap1">
      <label class="label" for={id}>
        {label}
      </label>
      {children({ id, name, ...(described && { 'aria-describedby': described }), 'aria-invalid': Boolean(wrong) })}
      {wrong && (
        <p class="field-error small" id={`${id}-error`}>
          {place && (item === undefined ? <code>{place}</code> : <bdi>“{plain(item)}”</bdi>)}
          {place && ': '}
          {sentence(wrong.message)}
        </p>
      )}
      {hasHint && (
        <p class="soft small" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

const textOf = (id: string) => (document.getElementById(id) as HTMLInputElement | null)?.value ?? ''

type Plain<A> = Omit<A, 'name' | 'label' | 'class' | 'id' | 'role'>

export const Input = ({ name, label, hint, itemsOf, ...rest }: Described & Plain<LooseInputHTMLAttributes<HTMLInputElement>>) => (
  <Field name={name} label={label} hint={hint} {...(itemsOf && { itemsOf })}>
    {control => <input {...directionOf(rest.type)} {...(rest as object)} {...control} />}
  </Field>
)

export const Area = ({ name, label, hint, ...rest }: Described & Plain<TextareaHTMLAttributes<HTMLTextAreaElement>>) => (
  <Field name={name} label={label} hint={hint}>
    {control => <textarea dir="auto" {...rest} {...control} />}
  </Field>
)

/** A text that somebody writes has the direction of its script. */
const directionOf = (type: unknown = 'text') => (type === 'text' || type === 'search' ? ({ dir: 'auto' } as const) : {})

/** Values and their names. */
export type Options = Readonly<Record<string, string>> | readonly (readonly [value: string, text: string])[]

export const Choice = ({
  name,
  label,
  hint,
  options,
  defaultValue,
  ...rest
}: Described & { options: Options } & Plain<SelectHTMLAttributes<HTMLSelectElement>>) => (
  <Field name={name} label={label} hint={hint}>
    {control => (
      <select {...rest} {...control}>
        {pairsOf(options).map(([value, text]) => (
          <option key={value} value={value} selected={defaultValue === undefined ? undefined : value === defaultValue}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
)

const pairsOf = (options: Options) =>
  (Array.isArray(options) ? options : Object.entries(options)) as readonly (readonly [value: string, text: string])[]

const isAt = (pointer: string, name: string) => name !== '' && (pointer === `/${name}` || pointer.startsWith(`/${name}/`))

/** The service's message as a sentence. */
const sentence = (message: string) => `${message.charAt(0).toUpperCase()}${message.slice(1)}.`.replace(/\.\.$/, '.')
