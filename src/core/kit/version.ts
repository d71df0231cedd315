import { DomainError } from './errors.ts'

/** Whether the current version is the one that the caller wants to change. */
export type Expected = (version: number) => boolean

export const staleVersion = (version: number) =>
  new DomainError(
    'precondition_failed',
    'The resource has changed since you read it. Read it again, then repeat your change with the new ETag.',
    { version },
  )

/** Throws if somebody else has changed the resource since the caller read it. */
export function requireVersion(expected: Expected, { version }: { version: number }) {
  if (!expected(version)) throw staleVersion(version)
}

/** Whether each of several resources is in the version that the caller saw. Without versions, every version is. */
export function expectedOfEach(ids: readonly string[], versions: readonly number[] | undefined): (i: number) => Expected {
  if (versions && versions.length !== ids.length)
    throw new DomainError('unprocessable', '/versions must have one version for each of /ids.', {
      issues: [{ pointer: '/versions', code: 'length', message: 'must have one version for each of /ids' }],
    })
  return i => version => versions === undefined || version === versions[i]
}
