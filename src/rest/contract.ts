/** Types for each operationId, derived from generated/api.ts. This file names no operation. */
import type { components, operations, PublicOperation } from '../../generated/api.ts'
import type { Core } from '../core/index.ts'
import type { Human } from '../core/world.ts'
import type { Visit } from '../core/sessions.ts'
import type { Stream } from '../http/exchange.ts'
import type { Limiters } from './limits.ts'

export type OperationId = keyof operations
export type ProblemCode = components['schemas']['ProblemCode']

type Place<T> = [T] extends [never] ? Record<never, never> : Exclude<T, undefined>
type Content<T> = T extends { content: infer C } ? ('application/json' extends keyof C ? C['application/json'] : Stream) : undefined

/** The input of a handler: the validated request with defaults filled in, the caller, and the rules. */
export interface Asked<K extends OperationId> {
  path: Place<operations[K]['parameters']['path']>
  query: Place<operations[K]['parameters']['query']>
  headers: {
    [H in keyof Place<operations[K]['parameters']['header']> as Lowercase<H & string>]: Place<operations[K]['parameters']['header']>[H]
  }
  body: Content<operations[K]['requestBody']>
  human: K extends PublicOperation ? undefined : Human
  visit: Visit
  core: Core
  service: Service
}

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
type Reply<Status, Said> = { status: Status } & (Content<Said> extends undefined
  ? { body?: undefined }
  : Content<Said> extends Stream
    ? { stream: Stream }
    : { body: Content<Said> }) &
  (Said extends { headers: infer H } ? WithHeaders<H> : unknown)

/** The answers of a handler: one of the operation's successes. Errors are thrown. */
export type Answer<K extends OperationId> = {
  [S in keyof operations[K]['responses'] & Success]: Reply<S, operations[K]['responses'][S]>
}[keyof operations[K]['responses'] & Success]

/** One handler for each operation. If one is missing or misnamed, the program does not compile. */
export type Handlers = { [K in OperationId]: (asked: Asked<K>) => Answer<K> | Promise<Answer<K>> }

export const ok = <B>(body: B) => ({ status: 200 as const, body })
export const noContent = { status: 204 as const }
