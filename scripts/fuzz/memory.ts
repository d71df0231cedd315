/** What earlier answers contained, so that later requests are about things that exist. */
import type { Json, Request } from './request.ts'

/** The ids in the examples of the contract end with this. Some answers repeat an id that does not exist. */
export const exampleId = '01jcz3m5x8q4r7t2v6w9y1a0bc'

const mostOfKind = 200

/** The kind in an id, such as `agt_`. */
export const kindOf = (id: string) => id.slice(0, 4)

export function memory(recent: <T>(list: readonly T[]) => T) {
  const seen = {
    /** The account of each secret. */
    owners: {} as Record<string, string>,
    /** The latest resources of each kind, and who saw them. The kind is the beginning of the id. */
    things: {} as Record<string, { of: string | undefined; thing: Json }[]>,
    tokens: [] as string[],
    /** The session of an admin. */
    admin: '',
    services: [] as string[],
    keys: [] as string[],
    cursors: ['none'],
    tags: ['*', '"v1"'],
    starts: ['none'],
    people: 0,
  }

  /** Something of this kind that an owner, or anybody, saw lately. */
  function known(kind: string, owner?: string): Json {
    return recent((seen.things[kind] ?? []).filter(({ of }) => !owner || of === owner))?.thing
  }

  function learn({ headers }: Request, { headers: got, body }: { headers: Record<string, string>; body: Json }) {
    // An issued service token is an object with this name.
    const fresh = typeof body?.token === 'string' ? body.token : undefined
    const token = fresh ?? headers['Authorization']?.replace('Bearer ', '')
    // The key of an agent is refused here with another code, so it is kept for /mcp.
    if (body?.code === 'unauthenticated') forget(token)
    if (got['etag']) seen.tags.push(got['etag'])
    if (fresh) seen.owners[fresh] = body.account.id
    if (fresh && body.account.role === 'admin') seen.admin = fresh
    learnFrom(body, seen.owners[token])
  }

  function learnTool({ headers }: Request, { status, body }: { status: number; body: Json }) {
    const key = headers['Authorization']!.replace('Bearer ', '')
    if (status === 401) forget(key)
    learnFrom(body?.result?.structuredContent, seen.owners[key])
  }

  function learnFrom(value: Json, of: string | undefined) {
    if (typeof value !== 'object' || value === null) return
    if (typeof value.id === 'string' && !value.id.endsWith(exampleId)) keep(value, of)
    if (typeof value.token === 'string') seen.tokens.push(value.token)
    if (value.secret?.startsWith('aqs_svc_')) seen.services.push(value.secret)
    if (value.secret?.startsWith('aqs_agent_')) seen.keys.push(value.secret)
    if (value.secret && of) seen.owners[value.secret] = of
    if (value.start_token) seen.starts.push(value.start_token)
    if (value.next_cursor) seen.cursors.push(value.next_cursor)
    for (const part of Object.values(value)) learnFrom(part, of)
  }

  function keep(thing: Json, of: string | undefined) {
    const things = (seen.things[kindOf(thing.id)] ??= [])
    things.push({ of, thing })
    if (things.length > mostOfKind) things.shift()
  }

  function forget(secret: string) {
    for (const list of ['tokens', 'services', 'keys'] as const) seen[list] = seen[list].filter(one => one !== secret)
  }

  return { seen, known, learn, learnTool }
}
