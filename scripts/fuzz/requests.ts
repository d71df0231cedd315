/** Makes random requests from the contract: valid ones, and valid ones with one defect. The same seed makes the same requests. */
import { generateSync } from 'json-schema-faker'
import { at, operationAt, operations } from '../../tests/support/contract.ts'
import { kindOf, memory } from './memory.ts'
import { contentOf, fateOf, fits, parametersOf, schemaOf, type Fate, type Json, type Operation, type Request } from './request.ts'

const password = 'correct horse battery'
const harmless = "Scout|Ünï cödé|日本語|O'Reilly; --|<b>&amp;|a|👩‍🚀 up|x-1|scout-7|two\nlines|0|null|%_\\|some more words".split('|')
const hostile = [
  null,
  true,
  -1,
  0,
  1.5,
  2 ** 53,
  '',
  ' ',
  'x'.repeat(5_000),
  '\0',
  '\ud800',
  '\u202e',
  '%00',
  "';--",
  '__proto__',
  [],
  {},
  [[[]]],
  ['a', 'a'],
]

export type RequestMaker = ReturnType<typeof requestMaker>

export function requestMaker(seed: number) {
  let random = mulberry(seed)
  /** Each request has random numbers of its own. So if one answer depends on the time, later requests stay nearly the same. */
  const begin = (i: number) => void (random = mulberry(seed ^ Math.imul(i, 0x9e3779b1)))
  const below = (n: number) => Math.floor(random() * n)
  const chance = (likelihood: number) => random() < likelihood
  const oneOf = <T>(list: readonly T[]) => list[below(list.length)] as T
  /** Newer values are chosen more often, because they are more likely to work. */
  const recent = <T>(list: readonly T[]) => oneOf(list.slice(-6))
  const { seen, known, learn, learnTool } = memory(recent)
  const drawn = operations.flatMap(operation => Array<Operation>(shareOf(operation)).fill(operation))

  function next(): { request: Request; fate: Fate } {
    if (seen.tokens.length === 0) return { request: signUp(), fate: 201 }
    const way = furtherWay()
    if (way) return { request: way, fate: 'good' }
    const request = goodRequest(oneOf(drawn))
    const fate = chance(0.5) ? oneOf(spoilers)(request) : undefined
    return { request, fate: fate ?? fateOf(request) }
  }

  const signUp = () => post('/v1/accounts', { email: newEmail(), password, display_name: 'Ada', transport: 'token', setup_code: password })

  /**
   * What makes other requests get further: an admin, who is the first person, a few people who are signed in, and an agent with a key. Chance
   * ends all of these sooner than it makes them. Half of the new keys are for a new agent, because the others may have ended. At most one
   * request in 200 is a sign-in for this, because it hashes a password.
   */
  function furtherWay(): Request | undefined {
    const isAdminAway = !seen.tokens.includes(seen.admin)
    if ((isAdminAway || seen.tokens.length < 3) && chance(0.005)) {
      const person = isAdminAway && chance(0.5) ? 1 : 1 + below(seen.people + 1)
      return person > seen.people ? signUp() : post('/v1/sessions', { email: `p${person}@example.com`, password, transport: 'token' })
    }
    if (seen.keys.length > 0 || chance(0.9)) return undefined
    const token = recent(seen.tokens)
    const agent = known('agt_', seen.owners[token])
    return agent && chance(0.5) ? post(`/v1/agents/${agent.id}/keys`, {}, token) : post('/v1/agents', { name: 'Scout' }, token)
  }

  /** Usually somebody who signed in lately, or an admin if members may not do it. */
  function callerOf({ 'x-permission': { role } }: Operation) {
    if (role && role !== 'member' && chance(0.8) && seen.tokens.includes(seen.admin)) return seen.admin
    return (chance(0.1) && recent(seen.services)) || recent(seen.tokens)
  }

  function goodRequest(operation: Operation): Request {
    const { query, header, path: ids } = Object.groupBy(parametersOf(operation), parameter => parameter.in as 'query' | 'header' | 'path')
    const some = (all: Json[] = []) => all.filter(parameter => parameter.required || chance(0.4))
    const token = callerOf(operation)
    const body = schemaOf(operation) && valueFor(schemaOf(operation))
    return {
      operation,
      method: operation.method,
      path: pathTo(operation, ids ?? [], token),
      query: some(query).flatMap(({ name, schema }) =>
        [name === 'cursor' ? recent(seen.cursors) : valueFor(schema)].flat().map((value): [string, string] => [name, String(value)]),
      ),
      headers: {
        ...Object.fromEntries(
          some(header).map(({ name, schema }) => [name, name.startsWith('If-') ? recent(seen.tags) : valueFor(schema)]),
        ),
        ...(body && { 'Content-Type': oneOf(Object.keys(contentOf(operation))) }),
        ...(operation.security?.length !== 0 && { Authorization: `Bearer ${token}` }),
      },
      body,
    }
  }

  /** Usually chooses resources of the caller. The last id of a path often determines the ids before it. */
  function pathTo(operation: Operation, ids: Json[], token: string) {
    const owner = chance(0.1) ? undefined : seen.owners[token]
    const thing = ids.length > 0 ? known(kindIn(ids.at(-1)), owner) : undefined
    return ids.reduceRight((path, parameter) => {
      const kind = kindIn(parameter)
      const ofThing = parameter === ids.at(-1) ? thing?.id : Object.values(thing ?? {}).find(value => String(value).startsWith(kind))
      return path.replace(`{${parameter.name}}`, ofThing ?? known(kind, owner)?.id ?? parameter.example)
    }, operation.path)
  }

  /** Ways to damage a valid request. For most, the schemas decide whether it is still valid. */
  const spoilers: ((request: Request) => Fate | undefined)[] = [
    ...Array<(request: Request) => undefined>(3).fill(request => void (request.body = request.body && spoilt(request.body))),
    request =>
      void request.query.push([
        oneOf(['limit', 'sort', 'status', 'q', 'cursor', 'x', 'limit[]', '__proto__']),
        // An address cannot carry half a character.
        String(oneOf([...hostile, ...harmless])).toWellFormed(),
      ]),
    request => void request.query.push(...request.query),
    request =>
      void (request.headers[oneOf(['If-Match', 'Idempotency-Key'])] = oneOf([
        '',
        '"v0"',
        'W/"v1"',
        '*',
        'k k',
        'v1',
        ',',
        'x'.repeat(2_000),
      ])),
    request => void delete request.headers['If-Match'],
    request => ('406' in request.operation.responses ? replaced(request, 'Accept', 'text/html', 406) : undefined),
    request => (request.body ? replaced(request, 'Content-Type', oneOf(['text/plain', 'application/xml']), 415) : undefined),
    request =>
      request.headers['Authorization']
        ? replaced(request, 'Authorization', oneOf(['', 'Basic eDp5', `Bearer ${recent(seen.keys) ?? 'none'}`]), 401)
        : undefined,
    request => {
      if (!request.body) return undefined
      request.text = oneOf(['{', '{"a":1,"a":2}', '[1,]', "{'a':1}", '[['.repeat(100), '"\\u0000"'])
      return 400
    },
    request => {
      const method = oneOf(['PUT', 'DELETE', 'PATCH', 'POST', 'PURGE'])
      if (operationAt(method, request.path)) return undefined
      request.method = method
      return 405
    },
    request => {
      const id = /[a-z]{3}_[0-9a-z]{26}/.exec(request.path)?.[0]
      if (!id) return undefined
      request.path = request.path.replace(id, oneOf(['x', '%00', '%20', '%', '%ff', "';--", '%E6%97%A5', '__proto__', '%2f']))
      return 404
    },
  ]

  /** A value that a schema allows. Strings come from fixed lists and earlier answers, because the faker does not know most patterns. */
  function valueFor(schema: Json): Json {
    const settled = withTexts(schema)
    const options = { seed: below(2 ** 31), optionalsProbability: 0.5 }
    try {
      return generateSync(settled, options)
    } catch {
      // The faker fails if it leaves out all properties of an object that must have one.
      return generateSync(settled, { ...options, alwaysFakeOptionals: true })
    }
  }

  function withTexts(node: Json, name = ''): Json {
    if (Array.isArray(node)) return node.map(item => withTexts(item))
    if (typeof node !== 'object' || node === null) return node
    const schema = at<Json>(node)
    if (name === 'password') return { const: password }
    if (schema.format === 'email') return { const: chance(0.1) ? newEmail() : `p${1 + below(seen.people)}@example.com` }
    if (schema.type === 'string' && !schema.enum)
      return { enum: [...harmless, `a-${below(1e6)}`, schema.example, known(kindIn({ schema }))?.id].filter(text => fits(schema, text)) }
    const { example: _example, properties, ...rest } = schema
    const own = Object.entries(properties ?? {}).map(([name, inner]) => [name, withTexts(inner, name)])
    return {
      ...Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, withTexts(inner)])),
      ...(properties && { properties: Object.fromEntries(own) }),
    }
  }

  /** The same value, with one part of it replaced, left out or added. */
  function spoilt(value: Json): Json {
    if (typeof value !== 'object' || value === null || chance(0.2)) return oneOf(hostile)
    if (Array.isArray(value)) return [...value, oneOf(hostile)]
    const name = oneOf(Object.keys(value))
    if (name === undefined || chance(0.2))
      return { ...value, [oneOf(['id', 'owner_id', 'version', '__proto__', 'constructor'])]: oneOf(hostile) }
    const { [name]: part, ...rest } = value
    return chance(0.2) ? rest : { ...rest, [name]: spoilt(part) }
  }

  const newEmail = () => `p${++seen.people}@example.com`
  return { begin, next, learn, learnTool, seen, oneOf, chance, recent, known, valueFor, spoilt }
}

function post(path: string, body: Json, token?: string): Request {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
  return { operation: operationAt('POST', path)!, method: 'POST', path, query: [], headers, body }
}

/** The kind of the ids that a parameter takes. The pattern names it, such as `^agt_`, but an `id_or_slug` is always that of a quest. */
const kindIn = ({ name, schema }: Json) => (name === 'id_or_slug' ? 'qst_' : kindOf(at<Json>(schema).pattern?.slice(1) ?? ''))

function replaced({ headers }: Request, name: string, value: string, fate: Fate) {
  headers[name] = value
  return fate
}

/**
 * How often an operation is chosen. Deletions are rare, because little can be done with deleted things. Hashing a password takes 20 ms, as long as 20 other requests:
 * with this share, less than one request in 200 hashes one.
 */
function shareOf(operation: Operation) {
  const hashes = Object.keys(schemaOf(operation)?.properties ?? {}).some(name => name.endsWith('password'))
  return hashes ? 1 : operation.method === 'DELETE' ? 2 : 10
}

function mulberry(state: number) {
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}
