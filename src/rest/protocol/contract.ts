/** Types for each operationId, derived from generated/api.ts. This file names no operation. */
import type { components, operations, PublicOperation } from '../../../generated/api.ts'
import { bodies, queries, type Bodies, type Queries } from '../../../generated/inputs.js'
import { answers, type Answers } from '../../../generated/outputs.js'
import type { Core } from '../../core/index.ts'
import type { AtLeast } from '../../core/kit/roles.ts'
import type { Human, Principal } from '../../core/kit/world.ts'
import type { Visit } from '../../core/people/sessions.ts'
import type { Stream } from '../../http/exchange.ts'
import type { Limiters } from './limits.ts'
import type { RoleOf, TokenOperation } from './permissions.ts'

export type OperationId = keyof operations
export type ProblemCode = components['schemas']['ProblemCode']

type Place<T> = [T] extends [never] ? Record<never, never> : Exclude<T, undefined>

/** The input of a handler: the validated request in camelCase with defaults filled in, the caller, and the rules. */
export interface Asked<K extends OperationId> {
  path: Place<operations[K]['parameters']['path']>
  query: K extends keyof Queries ? Queries[K] : Record<never, never>
  headers: {
    [H in keyof Place<operations[K]['parameters']['header']> as Lowercase<H & string>]: Place<operations[K]['parameters']['header']>[H]
  }
  body: K extends keyof Bodies ? Bodies[K] : undefined
  human: K extends PublicOperation ? undefined : [RoleOf<K>] extends [never] ? By<K> : AtLeast<RoleOf<K>, By<K>>
  visit: Visit
  core: Core
  service: Service
}

type By<K> = K extends TokenOperation ? Principal : Human

/** Facts about the service itself that operations may need. */
export interface Service {
  version: string
  publicUrl: string
  protocolVersions: readonly string[]
  limiters: Limiters
}

type Success = 200 | 201 | 202 | 204
/** The headers that a handler sets. All others are added later. */
type Own<H> = { [N in keyof H as N extends 'ETag' | 'Location' ? N : never]: H[N] }
type WithHeaders<H> = Record<never, never> extends Own<H> ? { headers?: { 'Set-Cookie'?: string } } : { headers: Own<H> }
type Reply<K, Status, Said> = { status: Status } & (K extends keyof Answers
  ? { body: Answers[K] }
  : Said extends { content: object }
    ? { stream: Stream }
    : { body?: undefined }) &
  (Said extends { headers: infer H } ? WithHeaders<H> : unknown)

/** The answers of a handler: one of the operation's successes. Errors are thrown. */
type Answer<K extends OperationId> = {
  [S in keyof operations[K]['responses'] & Success]: Reply<K, S, operations[K]['responses'][S]>
}[keyof operations[K]['responses'] & Success]

/** One handler for each operation. If one is missing or misnamed, the program does not compile. */
export type Handlers = { [K in OperationId]: (asked: Asked<K>) => Answer<K> | Promise<Answer<K>> }

export const ok = <B>(body: B) => ({ status: 200 as const, body })
export const noContent = { status: 204 as const }

type Codecs = Record<string, ((value: never) => object) | undefined>
interface Said {
  body?: object | undefined
}

/** A handler as the door calls it. The query and the body are as they were received, and the answer is as it is sent. */
export function onTheWire<A extends { query: object; body: unknown }, R extends Said>(id: OperationId, handle: (asked: A) => Promise<R>) {
  const [decodeQuery, decodeBody, encode] = [queries, bodies, answers].map(codecs => (codecs as Codecs)[id])
  return async (asked: A): Promise<R> => {
    if (decodeQuery) asked.query = decodeQuery(asked.query as never)
    if (decodeBody) asked.body = decodeBody(asked.body as never)
    const answer = await handle(asked)
    if (encode && answer.body) answer.body = encode(answer.body as never)
    return answer
  }
}
