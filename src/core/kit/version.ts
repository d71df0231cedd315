import { DomainError } from './errors.ts'

/** Whether a change may be made to the version that there is. */
export type Expected = (version: number) => boolean

export const staleVersion = (version: number) =>
  new DomainError(
    'precondition_failed',
    'The resource has changed since you read it. Read it again, then repeat your change with the new ETag.',
    {
      version,
    },
  )
