/** Holds generated zod schemas against the examples of the contract, which are recorded answers and the bodies that got them. */

// oxlint-disable-next-line no-explicit-any -- the contract, as parsed
type Json = any
type Schemas = Record<string, { safeParse(value: unknown): { success: boolean; error?: Error } } | undefined>

const pascal = (name: string) => name[0]!.toUpperCase() + name.slice(1)
/** What a generator calls the schema of an answer, or of a body. orval makes none for refusals. */
const nameOf: Record<'kubb' | 'orval', (operation: string, status: string) => string | undefined> = {
  kubb: (operation, status) => `${operation}${status === 'sent' ? 'MutationRequest' : status}Schema`,
  orval: (operation, status) =>
    status < '300' ? `${pascal(operation)}Response` : status === 'sent' ? `${pascal(operation)}Body` : undefined,
}

export function refusedBy(generator: 'kubb' | 'orval', schemas: Schemas, document: Json) {
  const recorded = examplesIn(document)
  const refused: string[] = []
  let accepted = 0
  for (const { operation, status, value } of [...recorded, later(recorded)]) {
    const name = nameOf[generator](operation, status)
    if (name === undefined) continue
    const found = schemas[name]?.safeParse(value)
    if (found?.success) accepted++
    else refused.push(`${name}: ${found ? found.error?.message : 'there is no such schema'}`)
  }
  return { accepted, refused }
}

interface Case {
  operation: string
  status: string
  value: unknown
}

function examplesIn(document: Json): Case[] {
  const at = (node: Json): Json =>
    node?.$ref
      ? node.$ref
          .slice(2)
          .split('/')
          .reduce((found: Json, key: string) => found[key], document)
      : node
  return Object.values<Json>(document.paths)
    .flatMap(item => Object.values<Json>(item))
    .flatMap(({ operationId: operation, requestBody, responses }) => {
      const all = Object.entries<Json>({ ...responses, ...(requestBody && { sent: requestBody }) })
      return all.flatMap(([status, answer]) =>
        Object.entries<Json>(at(answer).content ?? {})
          .filter(([type]) => /[/+]json$/.test(type))
          .flatMap(([, { example, examples = {} }]) => [example, ...Object.values<Json>(examples).map(({ value }) => value)])
          .filter(value => value !== undefined)
          .map(value => ({ operation, status, value })),
      )
    })
}

/** An answer of a later version: it has a value that is new in an enum. */
function later(recorded: Case[]): Case {
  const { value, ...agent } = recorded.find(({ operation, status }) => operation === 'getAgent' && status === '200')!
  return { ...agent, value: { ...(value as object), suspended_by: 'robot' } }
}
