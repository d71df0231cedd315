/**
 * A form, its fields, and what the service says of them.
 *
 *   const save = useAction((body: Schemas['SignIn']) => signIn(body))
 *   <Form action={save} submit="Sign in" onSubmit={({ email, password }) => save.run({ email, password })}>
 *     <Input name="email" label="E-mail" type="email" required />
 *   </Form>
 *
 * A field's `name` is its JSON pointer without the first slash; the problem's errors find their field by it, and the first one gets the focus.
 * Errors that belong to no field, and all other problems, are shown above the button.
 */
import { createContext, type ComponentChildren, type JSX } from 'preact'
import { useContext, useEffect, useId, useRef } from 'preact/hooks'
import type { Problem } from '../api.ts'
import { Button, type Tone } from './button.tsx'
import { Trouble } from './trouble.tsx'

type Values = Record<string, string>

export interface FormParts {
  action: { busy: boolean; problem: Problem | undefined }
  submit: ComponentChildren
  tone?: Tone
  onSubmit(values: Values, form: HTMLFormElement): unknown
  /** Beside the button, such as a Cancel. */
  aside?: ComponentChildren
  children: ComponentChildren
}

const Refused = createContext<Problem | undefined>(undefined)

export function Form({ action: { busy, problem }, submit, tone = 'main', onSubmit, aside, children }: FormParts) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [problem])

  const hasField = ({ pointer }: Problem['errors'][number]) =>
    [...(form.current?.elements ?? [])].some(field => 'name' in field && isAt(pointer, String(field.name)))
  const sent = (event: JSX.TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const values = Object.fromEntries([...new FormData(event.currentTarget)].filter(([, value]) => typeof value === 'string')) as Values
    void onSubmit(values, event.currentTarget)
  }
  return (
    <form ref={form} class="form" onSubmit={sent}>
      <Refused.Provider value={problem}>{children}</Refused.Provider>
      {problem && !(problem.errors.length && problem.errors.every(hasField)) && <Trouble problem={problem} />}
      <div class="form-end">
        <Button type="submit" tone={tone} busy={busy}>
          {submit}
        </Button>
        {aside}
      </div>
    </form>
  )
}

interface Described {
  name: string
  label: ComponentChildren
  hint?: ComponentChildren
}
interface Control {
  id: string
  name: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
}

/** A label, a hint and an error around any control: `{control => <input {...control} />}`. What is too short is told the length once, by the error. */
export function Field({ name, label, hint, children }: Described & { children: (control: Control) => ComponentChildren }) {
  const id = useId()
  const wrong = useContext(Refused)?.errors.find(({ pointer }) => isAt(pointer, name))
  const hasHint = hint !== undefined && wrong?.code !== 'minLength'
  const described = [hasHint && `${id}-hint`, wrong && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children({ id, name, 'aria-describedby': described, 'aria-invalid': Boolean(wrong) })}
      {wrong && (
        <p class="field-error" id={`${id}-error`}>
          {wrong.pointer.length > name.length + 1 && (
            <>
              <code>{wrong.pointer.slice(name.length + 1)}</code>:{' '}
            </>
          )}
          {sentence(wrong.message)}
        </p>
      )}
      {hasHint && (
        <p class="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

type Plain<A> = Omit<A, 'name' | 'label' | 'class' | 'id'>

export const Input = ({ name, label, hint, ...rest }: Described & Plain<JSX.InputHTMLAttributes<HTMLInputElement>>) => (
  <Field name={name} label={label} hint={hint}>
    {control => <input {...rest} {...control} />}
  </Field>
)

export const Area = ({ name, label, hint, ...rest }: Described & Plain<JSX.TextareaHTMLAttributes<HTMLTextAreaElement>>) => (
  <Field name={name} label={label} hint={hint}>
    {control => <textarea {...rest} {...control} />}
  </Field>
)

/** `options` are pairs of a value and what it is called. */
export const Choice = ({
  name,
  label,
  hint,
  options,
  defaultValue,
  ...rest
}: Described & { options: readonly (readonly [value: string, text: string])[] } & Plain<JSX.SelectHTMLAttributes<HTMLSelectElement>>) => (
  <Field name={name} label={label} hint={hint}>
    {control => (
      <select {...rest} {...control}>
        {options.map(([value, text]) => (
          <option key={value} value={value} selected={defaultValue === undefined ? undefined : value === defaultValue}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
)

const isAt = (pointer: string, name: string) => name !== '' && (pointer === `/${name}` || pointer.startsWith(`/${name}/`))

/** The service's words, as a sentence. */
const sentence = (message: string) => `${message.charAt(0).toUpperCase()}${message.slice(1)}.`.replace(/\.\.$/, '.')
