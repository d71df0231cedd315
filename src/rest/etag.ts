import type { Expected } from '../core/version.ts'
import { Problem } from './problem.ts'

const tag = /^(W\/)?"[\x21\x23-\x7e]*"$/

export const etag = (version: number) => ({ ETag: `"v${version}"` })

/** What an If-Match header accepts: `*`, or any of its strong tags. Weak ones never match. */
export function ifMatch(header: string | undefined): Expected {
  if (header === undefined || header.trim() === '*') return () => true
  const tags = tagsOf(header)
  if (tags.length === 0 || !tags.every(one => tag.test(one))) {
    throw new Problem('validation_failed', 'If-Match is not an ETag. Send it as you got it, with its quotes.', {
      errors: [{ in: 'header', pointer: '/if-match', code: 'format', message: 'must be an ETag such as "v1", with its quotes' }],
    })
  }
  return version => tags.includes(`"v${version}"`)
}

/** Whether an If-None-Match header names this ETag: then the reader has it already. */
export function isFresh(header: string | undefined, current: string) {
  return header !== undefined && (header.trim() === '*' || tagsOf(header).some(one => one.replace(/^W\//, '') === current))
}

const tagsOf = (header: string) => header.split(',').map(one => one.trim()).filter(Boolean)
