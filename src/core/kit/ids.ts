import { crockford, numberOf } from '../../shared/crockford.ts'
import { randomBytes } from './random.ts'

export type IdPrefix = 'acc' | 'ses' | 'agt' | 'key' | 'qst' | 'par' | 'sub' | 'apr' | 'evt' | 'chn' | 'dlv' | 'inv' | 'pky' | 'emc' | 'tok'

/** The number of characters that count. Four are enough for a million identifiers in a millisecond. */
const counted = 4
let last = { at: 0, count: 0 }

/**
 * An identifier that sorts by its creation, also within one millisecond of one process: 10 characters of milliseconds, 4 that count, and 12
 * random ones.
 */
export function newId(prefix: IdPrefix, now: number) {
  last = now === last.at ? { at: now, count: last.count + 1 } : { at: now, count: 0 }
  let chance = ''
  for (const byte of randomBytes(12)) chance += crockford[byte & 31]
  return firstIdAt(prefix, now) + digits(last.count, counted) + chance
}

/** Comes before every identifier that is created at this time or later, and after every earlier one. */
export const firstIdAt = (prefix: IdPrefix, at: number) => `${prefix}_${digits(at, 10)}`

/** The last digits of a number, with leading zeros, such that their order as text is that of the numbers. */
function digits(value: number, length: number) {
  let text = ''
  for (let left = value; text.length < length; left = Math.floor(left / 32)) text = crockford[left % 32] + text
  return text
}

/** When an identifier was made, in milliseconds since 1970. */
export const bornAt = (id: string) => numberOf(id.slice(4, 14))
