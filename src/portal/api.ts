/**
 * The one way to the service: a client of /v1, typed by the contract.
 *
 *   const { data, problem } = await ask(api.GET('/agents/{id}', { params: { path: { id } } }))
 *   const { data, problem } = await ask(api.PATCH('/agents/{id}', { params: { path: { id }, header: ifSeen(agent) }, body }))
 *
 * An answer is either data or a problem; nothing is thrown. To be offline is a problem as well, with the code `offline`.
 */
import createClient, { type FetchResponse } from 'openapi-fetch'
import type { components, paths } from '../../generated/api.ts'
import { createStore } from './store.ts'

export type Schemas = components['schemas']
type ContractProblem = Schemas['Problem']

/** What went wrong, in words for the human who is looking. */
export interface Problem {
  /** A code of the contract, or: no answer came, or one that is not of this service. */
  code: ContractProblem['code'] | 'offline' | 'unreadable'
  /** 0 where there was no answer. */
  status: number
  title: string
  detail: string
  errors: ContractProblem['errors']
  /** To quote when asking for help. */
  request_id?: string
  /** With `approval_already_decided`: the approval as it stands. */
  approval?: Schemas['Approval']
}

export type Answer<T> = { data: T; problem?: undefined } | { data?: undefined; problem: Problem }

/**
 * The session travels in a cookie; the header says that it was our page that wrote. The browser keeps no answers: the ETag of /me
 * is the same for everybody's first version, so the next human would be taken for the one before.
 */
export const api = createClient<paths>({ baseUrl: '/v1', headers: { 'X-CSRF-Protection': '1' }, cache: 'no-store' })

/** Whether the service answered when it was last asked. */
export const reachable = createStore(true)

/** Called when the service says that nobody is signed in any more; session.ts listens. */
export const onSignedOut = new Set<() => void>()

/** What a request came to. An answer without a body is data `undefined`, so look for a problem, not for data. */
// oxlint-disable-next-line no-explicit-any -- as openapi-fetch has it
export async function ask<R extends Record<string | number, any>, O, M extends `${string}/${string}`>(
  request: Promise<FetchResponse<R, O, M>>,
): Promise<Answer<NonNullable<FetchResponse<R, O, M>['data']>>> {
  try {
    const { data, error, response } = await request
    reachable.set(true)
    if (response.ok) return { data: data as NonNullable<FetchResponse<R, O, M>['data']> }
    const problem = problemOf(response.status, error)
    if (problem.code === 'unauthenticated') for (const tell of onSignedOut) tell()
    return { problem }
  } catch {
    reachable.set(false)
    return { problem: offline }
  }
}

/** Says which version of a thing the human was looking at, so that nobody else's change is overwritten. */
export const ifSeen = ({ version }: { version: number }) => ({ 'If-Match': `"v${version}"` })

const offline: Problem = {
  code: 'offline',
  status: 0,
  title: 'The service cannot be reached',
  detail: 'No answer came. Check your connection; it is safe to try again.',
  errors: [],
}

function problemOf(status: number, error: unknown): Problem {
  if (typeof error === 'object' && error && 'code' in error) return error as ContractProblem
  // Something between us and the service answered for it.
  return {
    code: 'unreadable',
    status,
    title: `An answer that is not of this service (${status})`,
    detail: 'Something between you and the service answered instead of it. Try again in a moment.',
    errors: [],
  }
}
