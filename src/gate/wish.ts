/** A call in the words of a request to a human, and back: from what the human allowed to the arguments that the upstream gets. */
import { createHmac } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { Blocked } from './blocked.ts'
import { at, put, type Json } from './pointers.ts'
import type { Action, Request } from './service.ts'
import type { Rule } from './settings.ts'
import { titleFrom } from './title.ts'

/** What an agent wants to do. */
export interface Call {
  /** The server, or the program of which it is a function. */
  server: string
  kind: 'tool' | 'resource' | 'prompt' | 'function'
  name: string
  arguments: Json
  /** Where the gate and the agent are. A yes for one place is not one for another. Without it, a yes is good everywhere. */
  place?: string
  /** What a person should know about this call that its arguments do not say. */
  notices: string[]
}

type Terms = Pick<Rule, 'category' | 'title' | 'recipient' | 'amount' | 'audience' | 'hide'>

/** How to ask, and how to read the answer. */
export interface Wish {
  request: Request
  /** The arguments as allowed. Throws `Blocked` if they are not those of this call. */
  allowedBy(action: Action): Json
}

/** Amounts that the service takes in every currency. */
const isDecimal = (value: unknown) =>
  (typeof value === 'string' || typeof value === 'number') && /^\d{1,9}(\.\d{1,2})?$/.test(String(value)) && Number(value) > 0
const currencies = new Set(Intl.supportedValuesOf('currency'))

/** `secret` keys the hashes of what is hidden, so that nobody can guess a value from its hash. */
export function wishFor(call: Call, terms: Terms, secret: string, reportWithinMinutes: number): Wish {
  const shown = structuredClone(call.arguments)
  const notices = [...call.notices]

  const hidden = new Map<string, string>()
  for (const pointer of terms.hide ?? []) {
    const value = at(shown, pointer)
    if (value === undefined) {
      notices.push(`The gate is told to hide ${pointer}, and this call has nothing there.`)
      continue
    }
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

  const place: Json = {
    [call.kind === 'function' ? 'program' : 'server']: call.server,
    [call.kind]: call.name,
    ...(call.place !== undefined && { gate: call.place }),
    ...(notices.length > 0 && { notices }),
  }
  const fixed = new Set([...Object.keys(place), 'notices'])
  const details: Json = { ...place, ...Object.fromEntries(Object.entries(shown).map(([name, value]) => [memberOf(name, fixed), value])) }
  const request: Request = {
    category: terms.category ?? 'other',
    title,
    ...(typeof recipient === 'string' && { recipient }),
    ...(amount && { amount }),
    ...(terms.audience !== undefined && { audience: terms.audience }),
    details: details as Request['details'],
    reason: `An agent calls ${call.kind} ${call.name} of ${call.server}.`.slice(0, 1_000),
    report_within_minutes: reportWithinMinutes,
  }

  return {
    request,
    allowedBy(action) {
      const isOther = [...fixed].some(name => !isDeepStrictEqual(action.details[name], details[name]))
      const { recipient: toWhom, amount: howMuch } = action
      if (isOther || (toWhom === undefined) !== (request.recipient === undefined) || (howMuch === undefined) !== (amount === undefined))
        throw new Blocked('Your human allowed something that this call cannot become. The call was not made.')

      const allowed: Json = Object.fromEntries(
        Object.entries(action.details).flatMap(([name, value]) => (fixed.has(name) ? [] : [[name.replace(/^\//, ''), value]])),
      )
      const restore = (pointer: string, value: unknown) => {
        put(allowed, pointer, value)
        if (!isDeepStrictEqual(at(allowed, pointer), value))
          throw new Blocked(`Your human changed the arguments so that ${pointer} has no place any more. The call was not made.`)
      }
      for (const [pointer, before] of moved) restore(pointer, before)
      if (terms.recipient && toWhom !== undefined) restore(terms.recipient, toWhom)
      if (terms.amount && howMuch) for (const [pointer, value] of amountIn(allowed, terms.amount, howMuch)) restore(pointer, value)
      for (const [pointer, marker] of hidden) {
        if (at(allowed, pointer) !== marker)
          throw new Blocked(`Your human changed ${pointer}, which the gate had hidden from them. The call was not made.`)
        restore(pointer, at(call.arguments, pointer))
      }
      return inOrderOf(call.arguments, allowed)
    },
  }
}

/** The members come back in any order. */
const inOrderOf = (before: Json, allowed: Json): Json =>
  Object.fromEntries(
    [...Object.keys(before).filter(name => Object.hasOwn(allowed, name)), ...Object.keys(allowed)].map(name => [name, allowed[name]]),
  )

/** A recipient that the service takes as it is. */
const isLine = (value: unknown) =>
  typeof value === 'string' && value !== '' && value === value.trim() && value.length <= 200 && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value)

/** A name that the gate or the service would take for something else gets a slash. So does one that begins with a slash. */
const memberOf = (name: string, fixed: ReadonlySet<string>) =>
  fixed.has(name) || name === 'amount' || name === 'recipient' || name.startsWith('/') ? `/${name}` : name

function amountOf(
  { value, currency }: NonNullable<Rule['amount']>,
  given: Json,
  move: (pointer: string, fits: (value: unknown) => boolean) => unknown,
) {
  const inArguments = currency.startsWith('/')
  const code = inArguments ? at(given, currency) : currency
  const isCurrency = typeof code === 'string' && currencies.has(code.toUpperCase())
  if (inArguments && !isCurrency) return void move(currency, () => false)
  const found = move(value, isDecimal)
  if (found === undefined) return undefined
  if (inArguments) move(currency, () => true)
  return { value: String(found), currency: code as string }
}

/** Where to put the amount. It keeps the form in which it came, unless the human changed it. */
function amountIn(
  allowed: Json,
  { value, currency }: NonNullable<Rule['amount']>,
  amount: NonNullable<Action['amount']>,
): [string, unknown][] {
  const before = at(allowed, value)
  const after = typeof before === 'number' ? Number(amount.value) : amount.value
  const changed: [string, unknown][] = Number(before) === Number(amount.value) ? [] : [[value, after]]
  const code = currency.startsWith('/') ? String(at(allowed, currency)) : currency
  if (code.toUpperCase() === amount.currency) return changed
  if (!currency.startsWith('/'))
    throw new Blocked('Your human changed the currency, which is not an argument of the call. The call was not made.')
  return [...changed, [currency, amount.currency]]
}

/** The first line that the human reads, with the values of the arguments in it. */
function titleOf(call: Call, shown: Json, { title }: Terms) {
  const plain = `${verbs[call.kind]} ${call.name} of ${call.server}`
  return titleFrom(title?.replaceAll(/\{(\/[^}]*)\}/g, (_, pointer: string) => textOf(at(shown, pointer))) ?? plain) || titleFrom(plain)
}

const verbs: Record<Call['kind'], string> = { tool: 'Call', resource: 'Read', prompt: 'Get', function: 'Call' }
const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '?'))
