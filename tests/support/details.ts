import { describe } from '@jest/globals'
import { isWhole } from './extent.ts'

/**
 * Each test of a file tells one story: how somebody gets something done, or how an attack fails. One more case is a detail, at the end of
 * the file in `details(() => { … })`. Only the full matrix runs details; otherwise they are counted as skipped.
 */
export const details = (tests: () => void) => (isWhole ? describe : describe.skip)(inDetail, tests)
export const inDetail = 'in detail'
