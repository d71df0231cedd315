/**
 * The action in fields, in the places where the card shows it. What was changed has its old value beside it. A refusal of the service stands
 * at the field that it is about.
 */
import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import type { Problem } from '../../api.ts'
import { money, plain, Value } from '../../pieces/index.ts'
import { MoreButton } from './action.tsx'
import { editedOf, fieldOf, fields, isEditable, textsOf, type Editable } from './changes.ts'
import { namesIn, type ActionValues } from './action-values.ts'
import type { Edited } from './editing.ts'
import { labelOf, longOf } from './long.ts'
import type { Reading } from './reading.ts'

interface Edit {
  asked: ActionValues
  edited: Edited
  reading: Reading
  problem: Problem | undefined
  /** While a yes is confirmed or sent, nothing can be changed. */
  isLocked: boolean
  onEdit(next: (texts: Edited['texts']) => Edited): void
}

export function EditAction(edit: Edit) {
  const { asked, edited, reading, problem, isLocked } = edit
  const box = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // What was typed before another request was opened has come back by itself.
    if (Object.keys(edited.texts).length === 0) fieldIn(box.current, asked.amount ? fields.value : fields.recipient)?.focus()
  }, [])
  useEffect(() => {
    if (problem && !isLocked) box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problem, isLocked])
  const { changes } = fieldsOf.approveApproval
  return (
    <fieldset class="edit stack" disabled={isLocked} ref={box} onKeyDown={leadOn}>
      <legend class="unseen">Change the action</legend>
      <dl class="facts">
        <Part {...edit} label="Title" field={fields.title}>
          {control => <input {...control} maxLength={changes.title.maxLength} />}
        </Part>
        {/* What is only in the details is changed there. */}
        {!asked.found.amount && (
          <Part {...edit} label="Amount" field={fields.value} others={[fields.currency]} was={asked.amount ? money(asked.amount) : ''}>
            {(control, of) => (
              <div class="flow nowrap">
                <input {...control} inputMode="decimal" maxLength={changes.amount.value.maxLength} />
                <input {...of(fields.currency)} aria-label="Currency" class="currency" autoCapitalize="characters" placeholder="EUR" />
              </div>
            )}
          </Part>
        )}
        {!asked.found.recipient && (
          <Part {...edit} label="Recipient" field={fields.recipient}>
            {control => <input {...control} maxLength={changes.recipient.maxLength} />}
          </Part>
        )}
        {namesIn(asked.details).map(name => (
          <DetailPart key={name} {...edit} name={name} value={asked.details[name]} reading={reading} />
        ))}
      </dl>
    </fieldset>
  )
}

/** A detail that is a text, a number, or yes or no can be changed. Others are only shown. */
function DetailPart({ name, value, ...edit }: Edit & { name: string; value: unknown }) {
  const { reading } = edit
  const long = longOf(name, value)
  const isOpen = reading.isOpen(name)
  const label = <bdi>{long && !isOpen ? long.name : labelOf(name)}</bdi>
  const more = long && <MoreButton name={name} length={long.length} reading={reading} />
  if (isEditable(value) && (!long || isOpen))
    return (
      <Part {...edit} label={label} field={fieldOf(name)} more={more}>
        {control => <Control control={control} value={value} />}
      </Part>
    )
  return (
    <Row label={label} field={fieldOf(name)} {...edit}>
      {long && !isOpen ? <bdi class="words">{long.text}</bdi> : <Value value={value} />}
      {more}
    </Row>
  )
}

interface ControlParts {
  id?: string
  name: string
  value: string
  dir: 'auto'
  autoComplete: 'off'
  'aria-invalid': boolean
  'aria-describedby'?: string
  onInput(event: { currentTarget: { value: string } }): void
}

function Control({ control, value }: { control: ControlParts; value: Editable }) {
  if (typeof value === 'boolean')
    return (
      <select {...control}>
        <option value="true">yes</option>
        <option value="false">no</option>
      </select>
    )
  if (typeof value === 'number') return <input {...control} inputMode="decimal" />
  return value.length > 60 || value.includes('\n') ? <textarea {...control} rows={value.split('\n').length} /> : <input {...control} />
}

interface Part extends Edit {
  label: ComponentChildren
  field: string
  /** Fields beside it, which belong to the same value. */
  others?: readonly string[]
  /** The value before it was changed, if it is written in another way than in the field. */
  was?: string
  more?: ComponentChildren
  children(control: ControlParts, of: (field: string) => ControlParts): ComponentChildren
}

/** A value in a field, with the value before it if they differ. */
function Part({ label, field, others = [], was, more, children, ...edit }: Part) {
  const { asked, edited, onEdit } = edit
  const id = useId()
  const before = textsOf(asked)
  const own = [field, ...others]
  const isChanged = own.some(one => (edited.texts[one] ?? before[one]) !== before[one])
  const old = plain(was ?? before[field]!)
  const controlOf = (one: string): ControlParts => ({
    name: one,
    value: edited.texts[one] ?? before[one] ?? '',
    dir: 'auto',
    autoComplete: 'off',
    'aria-invalid': errorsAt(edit, [one]).length > 0,
    ...(errorsAt(edit, own).length > 0 && { 'aria-describedby': `${id}-error` }),
    onInput: ({ currentTarget: { value } }) => onEdit(texts => editedOf(asked, { ...texts, [one]: value })),
  })
  const putBack = () => {
    onEdit(texts => editedOf(asked, Object.fromEntries(Object.entries(texts).filter(([one]) => !own.includes(one)))))
    document.getElementById(id)?.focus()
  }
  return (
    <Row {...edit} label={<label for={id}>{label}</label>} field={field} others={others} errorId={`${id}-error`}>
      {children({ ...controlOf(field), id }, controlOf)}
      {isChanged && (
        <p class="was small">
          <del>
            <span class="unseen">instead of </span>
            <bdi class="words">{old || 'nothing'}</bdi>
          </del>{' '}
          <button type="button" class="link" onClick={putBack}>
            Put back
          </button>
        </p>
      )}
      {more}
    </Row>
  )
}

interface Row extends Edit {
  label: ComponentChildren
  field: string
  others?: readonly string[]
  errorId?: string
  children: ComponentChildren
}

function Row({ label, field, others = [], errorId, children, ...edit }: Row) {
  const errors = errorsAt(edit, [field, ...others])
  return (
    <div>
      <dt>{label}</dt>
      <dd class="field">
        {children}
        {errors.length > 0 && (
          <p class="field-error small" id={errorId}>
            {errors.map(({ message }) => `${message.charAt(0).toUpperCase()}${message.slice(1)}.`).join(' ')}
          </p>
        )}
      </dd>
    </div>
  )
}

/** An error of a part of a value, or of the object that a field belongs to, stands at the field. */
const errorsAt = ({ problem }: Pick<Edit, 'problem'>, names: readonly string[]) =>
  (problem?.errors ?? []).filter(({ pointer }) =>
    names.some(name => `${pointer}/`.startsWith(`/${name}/`) || (name === fields.value && pointer === '/changes/amount')),
  )

/** In a field of one line, Enter leads to the button, so that no yes is given by accident. */
function leadOn(event: KeyboardEvent) {
  if (event.key !== 'Enter' || event.isComposing || !(event.target as Element).matches('input')) return
  event.preventDefault()
  document.querySelector<HTMLElement>('.request .decision .approve')?.focus()
}

const fieldIn = (box: HTMLElement | null, name: string) => box?.querySelector<HTMLElement>(`[name="${name}"]`)
