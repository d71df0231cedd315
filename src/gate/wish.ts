/** A call in the words of a request to a human, and back: from what the human allowed to the arguments that the upstream gets. */
import { createHmac } from 'node:crypto'
import { Blocked } from './permission.ts'
import { at, pointerTo, put, type Json } from './pointers.ts'
import type { Action, Request } from './service.ts'
import type { Rule } from './settings.ts'
import { titleFrom } from './title.ts'

/** What an agent wants to do. */
export interface Call {
  server: string
  kind: 'tool' | 'resource' | 'prompt'
  name: string
  arguments: Json
  /** What a person should know about this call that its arguments do not say. */
  notices: string[]
}

type Terms = Pick<Rule, 'category' | 'title' | 'recipient' | 'amount' | 'hide'>

/** How to ask, and how to read the answer. */
export interface Wish {
  request: Request
  /** The arguments as allowed. Throws `Blocked` if they are not those of this call. */
  allowedBy(action: Action): Json
}

const isDecimal = (value: unknown) =>
  /^\d{1,15}(\.\d{1,4})?$/.test(String(value)) && (typeof value === 'string' || typeof value === 'number')

/** `secret` keys the hashes of what is hidden, so that nobody can guess a value from its hash. */
export function wishFor(call: Call, terms: Terms, secret: string, reportWithinMinutes: number): Wish {
  const shown = structuredClone(call.arguments)
  const notices = [...call.notices]

  const hidden = new Map<string, string>()
  for (const pointer of terms.hide ?? []) {
    const value = at(shown, pointer)
    if (value === undefined) continue
    hidden.set(pointer, `hidden (keyed hash ${createHmac('sha256', secret).update(JSON.stringify(value)).digest('hex').slice(0, 32)})`)
    put(shown, pointer, hidden.get(pointer))
  }
  const title = titleOf(call, shown, terms)

  // Each of these values is shown once, as its own member of the request, so that a change by the human leaves no old value behind.
  const moved = new Map<string, unknown>()
  const move = (pointer: string, fits: (value: unknown) => boolean) => {
    const value = at(shown, pointer)
    if (!fits(value)) return void notices.push(`The gate is told to read ${pointer}, and this call has nothing usable there.`)
    moved.set(pointer, value)
    put(shown, pointer, undefined)
    return value
  }
  const recipient = terms.recipient && move(terms.recipient, isLine)
  const amount = terms.amount && amountOf(terms.amount, shown, move)

  const place = { server: call.server, [call.kind]: call.name, ...(notices.length > 0 && { notices }) }
  const fixed = new Set([...Object.keys(place), 'notices'])
  const details: Json = { ...place, ...Object.fromEntries(Object.entries(shown).map(([name, value]) => [memberOf(name, fixed), value])) }
  const request: Request = {
    category: terms.category ?? 'other',
    title,
    ...(typeof recipient === 'string' && { recipient }),
    ...(amount && { amount }),
    details: details as Request['details'],
    reason: `An agent calls ${call.kind} ${call.name} of ${call.server}.`.slice(0, 1_000),
    report_within_minutes: reportWithinMinutes,
  }

  return {
    request,
    allowedBy(action) {
      for (const name of fixed)
        if (JSON.stringify(action.details[name]) !== JSON.stringify(details[name]))
          throw new Blocked(`Your human changed "${name}" of the request, which the gate cannot carry out. The call was not made.`)
      const members = new Map(
        Object.entries(action.details).map(([name, value]) => [fixed.has(name) ? '' : name.replace(/^\//, ''), value]),
      )
      const allowed: Json = Object.fromEntries(
        Object.keys(call.arguments).map(name => [name, moved.has(pointerTo(name)) ? null : members.get(name)]),
      )
      for (const [pointer, before] of moved) put(allowed, pointer, before)
      if (terms.recipient && moved.has(terms.recipient)) put(allowed, terms.recipient, action.recipient)
      if (terms.amount && amount) putAmount(allowed, terms.amount, action)
      for (const [pointer, marker] of hidden) {
        if (at(allowed, pointer) !== marker)
          throw new Blocked(`Your human changed ${pointer}, which the gate had hidden from them. The call was not made.`)
        put(allowed, pointer, at(call.arguments, pointer))
      }
      return allowed
    },
  }
}

const isLine = (value: unknown) => typeof value === 'string' && value.trim() !== '' && value.length <= 200 && !/\p{Cc}/u.test(value)

/** A name of the arguments that the request needs for itself gets a slash. So does one that begins with a slash. */
const memberOf = (name: string, fixed: ReadonlySet<string>) => (fixed.has(name) || name.startsWith('/') ? `/${name}` : name)

function amountOf(
  { value, currency }: NonNullable<Rule['amount']>,
  given: Json,
  move: (pointer: string, fits: (value: unknown) => boolean) => unknown,
) {
  const inArguments = currency.startsWith('/')
  const code = inArguments ? at(given, currency) : currency
  const isCurrency = typeof code === 'string' && /^[A-Za-z]{3}$/.test(code)
  if (inArguments && !isCurrency) return void move(currency, () => false)
  const found = move(value, isDecimal)
  if (found === undefined) return undefined
  if (inArguments) move(currency, () => true)
  return { value: String(found), currency: code as string }
}

/** The amount keeps the form in which it came, unless the human changed it. */
function putAmount(allowed: Json, { value, currency }: NonNullable<Rule['amount']>, { amount }: Action) {
  if (!amount) throw new Blocked('Your human took the amount away, which the gate cannot carry out. The call was not made.')
  const before = at(allowed, value)
  if (Number(before) !== Number(amount.value)) put(allowed, value, typeof before === 'number' ? Number(amount.value) : amount.value)
  const code = currency.startsWith('/') ? String(at(allowed, currency)) : currency
  if (code.toUpperCase() === amount.currency) return
  if (!currency.startsWith('/'))
    throw new Blocked('Your human changed the currency, which the gate cannot carry out. The call was not made.')
  put(allowed, currency, amount.currency)
}

/** The first line that the human reads, with the values of the arguments in it. */
function titleOf(call: Call, shown: Json, { title }: Terms) {
  const plain = `${verbs[call.kind]} ${call.name} of ${call.server}`
  return titleFrom(title?.replaceAll(/\{(\/[^}]*)\}/g, (_, pointer: string) => textOf(at(shown, pointer))) ?? plain) || titleFrom(plain)
}

const verbs: Record<Call['kind'], string> = { tool: 'Call', resource: 'Read', prompt: 'Get' }
const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '?'))
