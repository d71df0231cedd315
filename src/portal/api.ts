/**
 * The client of /v1, typed by the contract.
 *
 *   const { data, problem } = await read('/agents/{id}', { path: { id } })
 *   const { data, problem } = await ask(api.PATCH('/agents/{id}', { params: { path: { id }, header: ifSeen(agent) }, body }))
 *
 * An answer is either data or a problem. Nothing is thrown. Without a connection, the problem has the code `offline`.
 */
import createClient, { type FetchResponse } from 'openapi-fetch'
import type { components, paths } from '../../generated/api.ts'
import { begin } from './order.ts'
import { prove, signLoosening } from './proof.ts'
import { createStore } from './store.ts'

export type Schemas = components['schemas']
type ContractProblem = Schemas['Problem']

/** What went wrong, in words for the human. */
export interface Problem {
  /**
   * A code of the contract. Or `offline`: there was no answer. `unreadable`: it did not come from this service. `here`: it is about this
   * device or form.
   */
  code: ContractProblem['code'] | 'offline' | 'unreadable' | 'here'
  /** 0 if there was no answer. */
  status: number
  title: string
  detail: string
  errors: ContractProblem['errors']
  /** The human can quote it when they ask for help. */
  request_id?: string
  /** With `second_factor_required`: the kinds of proof that the account has. */
  methods?: ContractProblem['methods']
  /** With `approval_already_decided`: the approval as it is now. */
  approval?: Schemas['Approval']
}

export type Answer<T> = { data: T; problem?: undefined } | { data?: undefined; problem: Problem }

/**
 * The session is in a cookie, and the header protects against CSRF. The browser must not cache answers: the ETag of /me is the same for the
 * first version of every account, so it would show one human's account to the next.
 */
export const api = createClient<paths>({ baseUrl: '/v1', headers: { 'X-CSRF-Protection': '1' }, cache: 'no-store', fetch: send })

/**
 * Sends a write again if it needs a fresh proof or a signature and the human has given it. The body is read before, because a clone of a
 * request is sent as a stream.
 */
async function send(request: Request): Promise<Response> {
  if (request.method === 'GET') return fetch(request)
  const body = await request.text()
  const once = (headers?: HeadersInit) => fetch(request, { ...(body && { body }), ...(headers && { headers }) })
  const response = await once()
  if (response.status !== 403) return response
  const { code, loosening } = (await response
    .clone()
    .json()
    .catch(() => ({}))) as Partial<ContractProblem>
  if (code === 'signature_required' && loosening) {
    const signature = await signLoosening(loosening)
    return signature ? once([...request.headers, ['Loosening-Signature', signature]]) : response
  }
  return code === 'proof_required' && (await prove()) ? once() : response
}

/** Whether the service answered the last request. */
export const reachable = createStore(true)

/** Called when the service says that the session has ended, with when the request began; session.ts listens. */
export const onSignedOut = new Set<(began: number) => void>()

/** The answer to a request. Without a body, `data` is undefined, so check for a problem, not for data. */
// oxlint-disable-next-line no-explicit-any -- as openapi-fetch has it
export async function ask<R extends Record<string | number, any>, O, M extends `${string}/${string}`>(
  request: Promise<FetchResponse<R, O, M>>,
): Promise<Answer<NonNullable<FetchResponse<R, O, M>['data']>>> {
  const began = begin()
  try {
    const { data, error, response } = await request
    reachable.set(true)
    if (response.ok) return { data: data as NonNullable<FetchResponse<R, O, M>['data']> }
    const problem = problemOf(response.status, error)
    if (problem.code === 'unauthenticated') for (const tell of onSignedOut) tell(began)
    return { problem }
  } catch {
    reachable.set(false)
    return { problem: offline }
  }
}

/** What a path of the contract answers. */
export type Data<P extends keyof paths> = paths[P] extends { get: { responses: { 200: { content: { 'application/json': infer T } } } } }
  ? T
  : never
/** The parts of a path and the query. The service has a default for every parameter of a query. */
export type Params<P extends keyof paths> = paths[P] extends { get: { parameters: { path?: infer I; query?: infer Q } } }
  ? (paths[P]['get']['parameters'] extends { path: unknown } ? { path: I } : object) & { query?: Partial<NonNullable<Q>> }
  : never

export const read = <P extends keyof paths>(path: P, params: Params<P>) =>
  ask(api.GET(path as never, { params } as never)) as Promise<Answer<Data<P>>>

/** Names the version that the human saw, so that nobody else's change is overwritten. */
export const ifSeen = ({ version }: { version: number }) => ({ 'If-Match': `"v${version}"` })

/** The human has closed the question. */
const notProven = { title: 'Nothing was changed', detail: 'You must first confirm that it is you. Try again when you can.' }

const notSigned = {
  title: 'Nothing was changed',
  detail: 'Your account requires you to sign this change with a passkey. Try again when you can.',
}

const offline: Problem = {
  code: 'offline',
  status: 0,
  title: 'Not connected',
  detail: 'The service did not answer. Check your connection. Trying again is safe.',
  errors: [],
}

function problemOf(status: number, error: unknown): Problem {
  if (typeof error === 'object' && error && 'code' in error) {
    const problem = error as ContractProblem
    if (problem.code === 'signature_required' && problem.loosening) return { ...problem, ...notSigned }
    return problem.code === 'proof_required' ? { ...problem, ...notProven } : problem
  }
  // A proxy answered.
  return {
    code: 'unreadable',
    status,
    title: `The answer did not come from this service (${status})`,
    detail: 'A server between you and the service answered instead. Try again in a moment.',
    errors: [],
  }
}
