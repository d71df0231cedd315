/** What differs between two versions of the contract, and what each difference means for a client that was written for the first one. */
import { isDeepStrictEqual } from 'node:util'
import { personOf } from '../../src/core/kit/roles.ts'

export interface Difference {
  kind: 'breaking' | 'addition' | 'words'
  /** The shared schema or response or, outside of those, the operation. CHANGELOG.md tells of it under this name. */
  name: string
  what: string
}
// oxlint-disable-next-line no-explicit-any -- the contract, as parsed
type Json = any
type Named = Record<string, Json>
export interface Contract {
  info: { version: string }
  paths: Record<string, Named>
  [member: string]: Json
}

/** A value that clients send, or one that they receive. */
type Way = 'sent' | 'received'
/** Where a comparison is. */
interface Place {
  name: string
  where: string
}

/** It marks an enum that may get more values in answers. */
const mark = 'x-may-grow'
/** Who may use an operation. */
const permission = 'x-permission'
/** Members that say something to people alone. */
const isWords = (key: string) =>
  ['description', 'summary', 'title', 'example', 'examples', 'tags', 'externalDocs'].includes(key) ||
  (key.startsWith('x-') && key !== mark && key !== permission)
/** Each role may do what those before it may. */
const roles = Object.keys(personOf)
/** Bounds of a value: in which direction a bound admits less. */
const tighter: Record<string, 1 | -1> = {
  minimum: 1,
  exclusiveMinimum: 1,
  minLength: 1,
  minItems: 1,
  minProperties: 1,
  maximum: -1,
  exclusiveMaximum: -1,
  maxLength: -1,
  maxItems: -1,
  maxProperties: -1,
}

export function differences(before: Contract, after: Contract): Difference[] {
  const found = new Map<string, Difference>()
  const compared = new Set<string>()
  const note = (kind: Difference['kind'], { name, where }: Place, what: string) => {
    const sentence = where ? `${where} ${what}` : what
    // A schema that several operations use is told once.
    found.set(`${kind} ${name} ${sentence}`, { kind, name, what: sentence })
  }
  const breaking = (place: Place, what: string) => note('breaking', place, what)
  const addition = (place: Place, what: string) => note('addition', place, what)
  const words = (place: Place, a: Json, b: Json) => {
    for (const key of keysOf(a, b)) if (isWords(key) && !isDeepStrictEqual(a[key], b[key])) note('words', place, `has another ${key}`)
  }
  /** Calls back for what is on both sides, and notes what is only on one. */
  const each = (
    a: Named = {},
    b: Named = {},
    act: (name: string, a: Json, b: Json) => void,
    only: (name: string, which: 'old' | 'new') => void,
  ) => {
    for (const name of keysOf(a, b)) {
      if (!(name in b)) only(name, 'old')
      else if (!(name in a)) only(name, 'new')
      else act(name, a[name], b[name])
    }
  }

  function schema(at: Place, a: Json, b: Json, way: Way, isPartOfGrowing = false): void {
    const mayGrow = isPartOfGrowing || Boolean(a[mark])
    if (a.$ref || b.$ref) {
      const isShared = a.$ref === b.$ref
      if (isShared) schema(at, { ...a, $ref: undefined }, { ...b, $ref: undefined }, way)
      const key = `${a.$ref} ${b.$ref} ${way} ${mayGrow}`
      // Where one side is written in place, each place is another one.
      if (a.$ref && b.$ref && compared.has(key)) return
      compared.add(key)
      if (isShared) {
        const name = { name: a.$ref.split('/').at(-1), where: '' }
        return schema(name, resolved(before, { $ref: a.$ref }), resolved(after, { $ref: a.$ref }), way, mayGrow)
      }
    }
    const [x, y] = [resolved(before, a), resolved(after, b)]
    words(at, x, y)
    if (x[mark] && !y[mark]) addition(at, 'is complete now')
    if (!x[mark] && y[mark]) breaking(at, 'may get more values now')
    values(at, x, y, way, mayGrow)
    properties(at, x, y, way)
    for (const part of ['items', 'additionalProperties', 'not', 'propertyNames'])
      if (isObject(x[part]) && isObject(y[part])) schema(within(at, part === 'items' ? '[]' : part), x[part], y[part], way)
      else if (!isDeepStrictEqual(x[part], y[part])) breaking(at, `has another ${part}`)
    discriminator(at, x.discriminator, y.discriminator)
    for (const part of ['anyOf', 'oneOf', 'allOf']) choices(at, part, x[part] ?? [], y[part] ?? [], way, mayGrow)
    for (const key of keysOf(x, y)) if (!isKnown(key) && !isDeepStrictEqual(x[key], y[key])) breaking(at, `has another ${key}`)
  }

  /** A value that leads to a new form is judged as that form is, among the choices. */
  function discriminator(at: Place, a: Json, b: Json) {
    if (a?.propertyName !== b?.propertyName) breaking(at, 'has another discriminator')
    each(
      a?.mapping,
      b?.mapping,
      (value, one, other) => one !== other && breaking(at, `has another form for ${value}`),
      (value, which) => which === 'old' && breaking(at, `lost the form for ${value}`),
    )
  }

  /** The members of an object. */
  function properties(at: Place, x: Json, y: Json, way: Way) {
    const must = (node: Json, name: string) => (node.required ?? []).includes(name)
    each(
      x.properties,
      y.properties,
      (name, one, other) => {
        schema(within(at, name), one, other, way)
        if (must(x, name) === must(y, name)) return
        const isNeeded = must(y, name)
        if (isNeeded === (way === 'sent')) breaking(within(at, name), isNeeded ? 'must be sent now' : 'may be missing now')
        else addition(within(at, name), isNeeded ? 'is always there now' : 'may be left out now')
      },
      (name, which) => {
        if (which === 'old') breaking(within(at, name), 'was removed')
        else if (way === 'sent' && must(y, name)) breaking(within(at, name), 'is new and must be sent')
        else addition(within(at, name), 'is new')
      },
    )
  }

  /** Types, enums, bounds and forms. */
  function values(at: Place, x: Json, y: Json, way: Way, mayGrow: boolean) {
    const admit = (name: string, old: Json[], now: Json[], grows: boolean) => {
      for (const value of old) if (!now.includes(value)) breaking(at, `lost the ${name} ${JSON.stringify(value)}`)
      for (const value of now)
        if (!old.includes(value)) (way === 'sent' || grows ? addition : breaking)(at, `has the new ${name} ${JSON.stringify(value)}`)
    }
    admit('type', [x.type ?? []].flat(), [y.type ?? []].flat(), false)
    const [old, now] = [x.enum ?? [x.const ?? []].flat(), y.enum ?? [y.const ?? []].flat()]
    if (old.length > 0 && now.length > 0) admit('value', old, now, mayGrow)
    else if (old.length !== now.length)
      (now.length > 0 === (way === 'sent') ? breaking : addition)(
        at,
        now.length > 0 ? 'admits only some values now' : 'admits all values now',
      )
    for (const [bound, direction] of Object.entries(tighter)) {
      if (x[bound] === y[bound]) continue
      const isTighter = y[bound] !== undefined && (x[bound] === undefined || (y[bound] - x[bound]) * direction > 0)
      ;(isTighter === (way === 'sent') ? breaking : addition)(at, `has another ${bound}`)
    }
    for (const form of ['pattern', 'format', 'multipleOf', 'uniqueItems', 'default'])
      if (!isDeepStrictEqual(x[form], y[form]))
        (way === 'sent' && y[form] === undefined && form !== 'default' ? addition : breaking)(at, `has another ${form}`)
  }

  function choices(at: Place, part: string, old: Json[], now: Json[], way: Way, mayGrow: boolean) {
    // A choice is known by its name. Without one, it is known by its type and its place among those.
    const named = (all: Json[]) => {
      const unnamed = all.filter(one => !one.$ref)
      return Object.fromEntries(
        all.map(one => [one.$ref ?? `${one.type} ${unnamed.filter(other => other.type === one.type).indexOf(one)}`, one]),
      )
    }
    each(
      named(old),
      named(now),
      (_, one, other) => schema(at, one, other, way, mayGrow),
      (name, which) => {
        const isWider = (which === 'new') === (part !== 'allOf')
        ;(isWider === (way === 'sent') ? addition : breaking)(
          at,
          `${which === 'new' ? 'has the new' : 'lost the'} ${part} ${name.split('/').at(-1)}`,
        )
      },
    )
  }

  function contents(place: Place, a: Named, b: Named, way: Way) {
    each(
      a,
      b,
      (type, one, other) => schema(within(place, type), one.schema ?? {}, other.schema ?? {}, way),
      (type, which) => (which === 'old' ? breaking : addition)(place, `${which === 'old' ? 'lost' : 'has'} the type ${type}`),
    )
  }

  function parameters(place: Place, a: Json[] = [], b: Json[] = []) {
    const byName = (from: Contract, all: Json[]) =>
      Object.fromEntries(all.map(one => resolved(from, one)).map(one => [`${one.in} ${one.name}`, one]))
    const [old, now] = [byName(before, a), byName(after, b)]
    each(
      old,
      now,
      (name, one, other) => {
        const at = within(place, name)
        words(at, one, other)
        if (!one.required && other.required) breaking(at, 'must be sent now')
        if (one.required && !other.required) addition(at, 'may be left out now')
        if (one.style !== other.style || one.explode !== other.explode) breaking(at, 'is written in another way')
        schema(at, one.schema, other.schema, 'sent')
      },
      (name, which) => {
        if (which === 'old') breaking(within(place, name), 'was removed')
        else (now[name].required ? breaking : addition)(within(place, name), 'is new')
      },
    )
  }

  function body(place: Place, a: Json = {}, b: Json = {}) {
    const at = within(place, 'body')
    words(at, a, b)
    if (!a.required && b.required) breaking(at, 'must be sent now')
    if (a.required && !b.required) addition(at, 'may be left out now')
    contents(at, a.content, b.content, 'sent')
  }

  function answers(place: Place, a: Named, b: Named) {
    each(
      a,
      b,
      (status, one, other) => {
        const isShared = one.$ref !== undefined && one.$ref === other.$ref
        if (isShared && compared.has(one.$ref)) return
        if (isShared) compared.add(one.$ref)
        const at = isShared ? { name: one.$ref.split('/').at(-1), where: '' } : within(place, status)
        const [x, y] = [resolved(before, one), resolved(after, other)]
        words(at, x, y)
        contents(at, x.content, y.content, 'received')
        each(
          x.headers,
          y.headers,
          (name, h, k) => {
            const [old, now] = [resolved(before, h), resolved(after, k)]
            words(within(at, name), old, now)
            if (old.required && !now.required) breaking(within(at, name), 'may be missing now')
            if (!old.required && now.required) addition(within(at, name), 'is always there now')
            schema(within(at, name), old.schema, now.schema, 'received')
          },
          (name, which) => (which === 'old' ? breaking : addition)(within(at, name), which === 'old' ? 'was removed' : 'is new'),
        )
      },
      // A client meets refusals that it does not know. Of a success it knows the status.
      (status, which) => (status < '400' ? breaking : addition)(within(place, status), which === 'old' ? 'was removed' : 'is new'),
    )
  }

  const ways = (security: Json[] = []) =>
    Object.fromEntries(security.map(way => [Object.keys(way).toSorted().join(' and ') || 'nothing', way]))
  function operation(one: Json, other: Json, isWebhook: boolean) {
    const place = { name: one.operationId as string, where: '' }
    words(place, one, other)
    if (one.operationId !== other.operationId) breaking(place, `is ${other.operationId} now`)
    if (!one.deprecated && other.deprecated) addition(place, 'is deprecated')
    parameters(place, one.parameters, other.parameters)
    if (isWebhook) return contents(within(place, 'body'), one.requestBody?.content, other.requestBody?.content, 'received')
    body(place, one.requestBody, other.requestBody)
    answers(place, one.responses, other.responses)
    if (one[permission] && other[permission]) permissions(place, one[permission], other[permission])
    const needs = (which: 'old' | 'new', name: string) => `${which === 'old' ? 'no longer' : 'also'} accepts ${name}`
    each(
      ways(one.security),
      ways(other.security),
      () => undefined,
      (name, which) => (which === 'old' ? breaking : addition)(place, needs(which, name)),
    )
  }

  /** Whoever could use an operation can still use it, unless that is breaking. */
  function permissions(place: Place, a: Json, b: Json) {
    const rank = ({ role = roles[0] }: Json) => roles.indexOf(role)
    if (rank(a) !== rank(b)) (rank(a) < rank(b) ? breaking : addition)(place, `needs the role ${b.role} now`)
    if (!a.fresh_proof && b.fresh_proof) breaking(place, 'may ask for a fresh proof now')
    if (a.fresh_proof && !b.fresh_proof) addition(place, 'asks for no fresh proof now')
    // Without a session there are no scopes, and `security` says whether one is needed.
    const [old, now] = [a.scopes ?? [], b.scopes ?? []]
    for (const scope of old) if (b.signed_in && !now.includes(scope)) breaking(place, `is not open to the scope ${scope} any more`)
    for (const scope of now) if (!old.includes(scope)) addition(place, `is open to the scope ${scope} now`)
  }

  const all = (from: Contract, part: 'paths' | 'webhooks') =>
    Object.fromEntries(
      Object.entries((from[part] ?? {}) as Record<string, Named>).flatMap(([path, item]) =>
        Object.entries(item).map(([method, one]) => [
          `${method.toUpperCase()} ${path}`,
          { operationId: path, security: from['security'], ...one },
        ]),
      ),
    )
  for (const part of ['paths', 'webhooks'] as const) {
    const [old, now] = [all(before, part), all(after, part)]
    each(
      old,
      now,
      (_, one, other) => operation(one, other, part === 'webhooks'),
      (name, which) =>
        which === 'old'
          ? breaking({ name: old[name].operationId, where: name }, 'was removed')
          : addition({ name: now[name].operationId, where: name }, 'is new'),
    )
  }
  const root = { name: 'contract', where: '' }
  words(root, before.info, after.info)
  if (!isDeepStrictEqual(before['tags'], after['tags'])) note('words', root, 'has other tags')
  if (!isDeepStrictEqual(before['servers'], after['servers'])) breaking(root, 'has other servers')
  each(
    before['components']?.securitySchemes,
    after['components']?.securitySchemes,
    (name, one, other) => {
      const at = { name, where: '' }
      words(at, one, other)
      for (const key of keysOf(one, other))
        if (!isWords(key) && !isDeepStrictEqual(one[key], other[key])) breaking(at, `has another ${key}`)
    },
    (name, which) => (which === 'old' ? breaking : addition)({ name, where: '' }, which === 'old' ? 'was removed' : 'is new'),
  )
  return [...found.values()]
}

const compared = new Set([
  '$ref',
  'type',
  'enum',
  'const',
  'properties',
  'required',
  'items',
  'additionalProperties',
  'not',
  'propertyNames',
])
const forms = new Set(['anyOf', 'oneOf', 'allOf', 'discriminator', 'pattern', 'format', 'multipleOf', 'uniqueItems', 'default'])
/** Whether a member of a schema is compared by its meaning. Any other member that changes may break a client. */
const isKnown = (key: string) => isWords(key) || key === mark || compared.has(key) || forms.has(key) || key in tighter

const isObject = (value: unknown) => typeof value === 'object' && value !== null
const keysOf = (a: Named, b: Named) => [...new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})])]
const within = ({ name, where }: Place, part: string): Place => ({ name, where: where ? `${where} › ${part}` : part })

/** What a reference points at, with what stands beside it. */
function resolved(document: Contract, node: Json): Json {
  if (!node.$ref) return node
  const { $ref, ...beside } = node
  const target = ($ref as string)
    .slice(2)
    .split('/')
    .reduce((at: Json, key: string) => at[key], document)
  return { ...resolved(document, target), ...beside }
}
