/**
 * A rule for redocly: names and shapes by which somebody guesses the next operation from the last. CONTRIBUTING.md says them in words. They
 * hold for the published contract, because bundling adds headers and refusals.
 */

// oxlint-disable-next-line no-explicit-any -- the contract, as parsed
type Json = any
interface Operation {
  path: string
  method: string
  operation: Json
  /** Its success, and the schema of its body in JSON. */
  status: string
  answer: Json
}
interface Context {
  location: unknown
  report(problem: { message: string; location: unknown }): void
}

export const names = () => ({
  Root: {
    leave(document: Json, { location, report }: Context) {
      for (const message of wrongNames(document)) report({ message, location })
    },
  },
})

/** What breaks a rule, in words. */
export function wrongNames(document: Json): string[] {
  const find = finder(document)
  const all = operationsIn(document, find)
  const broken = Object.entries(rules).flatMap(([words, isBroken]) =>
    all.filter(one => isBroken(one, all, find)).map(({ operation }) => `${operation.operationId}: ${words}`),
  )
  return [...broken, ...wrongFields(document.components.schemas)]
}

type Rule = (one: Operation, all: Operation[], find: (node: Json) => Json) => boolean
const isAdmins = (path: string) => path.startsWith('/admin/')
const isPage = (answer: Json) => Boolean(answer?.properties?.has_more)
/** Lists of what there is now. Every other list is of what happened, so it takes `from` and `to`. */
const present = new Set([
  // An account has a few dozen at most.
  'listAgents',
  'listAgentKeys',
  'listTokens',
  'listSessions',
  'listChannels',
  'adminListInvitations',
  // It waits for a decision.
  'listWaitingApprovals',
  // Somebody looks for one by its words.
  'listQuests',
  'adminListQuests',
  'adminListAccounts',
  'adminListAgents',
])
const verbOf = ({ operation }: Operation) =>
  /^(admin[A-Z])?[a-z]*/
    .exec(operation.operationId)![0]
    .replace(/^admin/, '')
    .toLowerCase()
const parametersOf = ({ operation }: Operation, find: (node: Json) => Json) =>
  (operation.parameters ?? []).map((one: Json) => find(one).name as string)
const sortsOf = ({ operation }: Operation, find: (node: Json) => Json): string[] =>
  (operation.parameters ?? []).map(find).find(({ name }: Json) => name === 'sort')?.schema.enum ?? []
const hasTag = ({ operation, status }: Operation, find: (node: Json) => Json) => Boolean(find(operation.responses[status]).headers?.ETag)

const rules: Record<string, Rule> = {
  'the words of a path are in lower case, with hyphens': ({ path }) =>
    !path
      .slice(1)
      .split('/')
      .every(part => /^([a-z]+(-[a-z]+)*|\{[a-z]+(_[a-z]+)*\})$/.test(part)),
  'an operation under /admin, and no other, begins with admin': ({ path, operation }) =>
    isAdmins(path) !== /^admin[A-Z]/.test(operation.operationId),
  'a page is listed, and everything else is got, exported or streamed': one =>
    one.method === 'get' && !(isPage(one.answer) ? ['list'] : ['get', 'export', 'stream']).includes(verbOf(one)),
  'a list has items, has_more and next_cursor, and takes limit and cursor': (one, _, find) => {
    const members = ['items', 'has_more', 'next_cursor'].filter(name => one.answer?.properties?.[name]).length
    const takes = ['limit', 'cursor'].filter(name => parametersOf(one, find).includes(name)).length
    return ![0, 3].includes(members) || (members === 3 ? takes < 2 : parametersOf(one, find).includes('cursor'))
  },
  'a list sorts by each key in both directions': (one, _, find) => {
    const sorts = sortsOf(one, find).filter(sort => sort !== 'relevance')
    return isPage(one.answer) && sorts.some(sort => !sorts.includes(sort.startsWith('-') ? sort.slice(1) : `-${sort}`))
  },
  'a list of what happened takes from and to, and a list of what there is does not': (one, _, find) => {
    const takes = ['from', 'to'].filter(name => parametersOf(one, find).includes(name)).length
    return isPage(one.answer) && takes !== (present.has(one.operation.operationId) ? 0 : 2)
  },
  'a challenge is POST …/challenge, and its operation begins with start': one => {
    const isChallenge = one.path.endsWith('/challenge')
    return isChallenge !== Boolean(one.answer?.properties?.options) || (isChallenge && (one.method !== 'post' || verbOf(one) !== 'start'))
  },
  'an answer 201 has a Location': ({ status, operation }) => status === '201' && !operation.responses['201'].headers?.Location,
  'what a PATCH changes is read at the same path, with an ETag, and the PATCH takes If-Match': (one, all, find) => {
    const read = all.find(({ path, method }) => path === one.path && method === 'get')
    return one.method === 'patch' && (!read || !hasTag(read, find) || !parametersOf(one, find).includes('If-Match'))
  },
  'an answer with a version has it as its ETag, and so has a 201 of what is read with one': (one, all, find) => {
    const read = one.status === '201' && all.find(({ path, method }) => path === `${one.path}/{id}` && method === 'get')
    const isVersioned = one.answer?.properties?.version?.$ref?.endsWith('/Version') || (read && hasTag(read, find))
    return Boolean(isVersioned) && !hasTag(one, find)
  },
  'a DELETE answers 204': ({ method, status }) => method === 'delete' && status !== '204',
}

/** Times that are known by a preposition, and the name that Standard Webhooks gives. */
const times = /(^|_)(at|from|to|since|until|by|before)$|^timestamp$/

/** What browsers read and make. Its members have the names that WebAuthn gives. */
const ofWebAuthn = new Set(['PasskeyRequestOptions', 'PasskeyCreationOptions', 'PasskeyAnswer', 'CreatedPasskey'])

function wrongFields(schemas: Record<string, Json>) {
  const wrong: string[] = []
  const walk = (schema: Json, place: string) => {
    if (typeof schema !== 'object' || schema === null) return
    for (const [name, property] of Object.entries<Json>(schema.properties ?? {})) {
      if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name)) wrong.push(`${place}.${name}: a field is in lower case, with underscores`)
      if (isTime(property) && !times.test(name))
        wrong.push(`${place}.${name}: the name of a time ends with at, until, by, before, from or since`)
    }
    for (const [key, inner] of Object.entries(schema)) walk(inner, key === 'properties' || !schema.properties ? place : `${place}.${key}`)
  }
  for (const [name, schema] of Object.entries(schemas)) if (!ofWebAuthn.has(name)) walk(schema, name)
  for (const event of schemas['EventName']?.enum ?? [])
    if (!/^[a-z]+(_[a-z]+)*\.[a-z]+(_[a-z]+)*$/.test(event)) wrong.push(`${event}: an event is a noun, a dot, and what happened`)
  return wrong
}

const isTime = (property: Json): boolean =>
  property.$ref?.endsWith('/Time') === true || [...(property.oneOf ?? []), ...(property.anyOf ?? [])].some(isTime)

const finder = (document: Json) =>
  function find(node: Json): Json {
    return node?.$ref
      ? find(
          node.$ref
            .slice(2)
            .split('/')
            .reduce((at: Json, key: string) => at[key], document),
        )
      : node
  }

const methods = new Set(['get', 'post', 'put', 'patch', 'delete'])
const operationsIn = (document: Json, find: (node: Json) => Json): Operation[] =>
  Object.entries<Json>(document.paths).flatMap(([path, item]) =>
    Object.entries<Json>(item)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => {
        const status = Object.keys(operation.responses).find(code => code.startsWith('2'))!
        return { path, method, operation, status, answer: find(find(operation.responses[status]).content?.['application/json']?.schema) }
      }),
  )
