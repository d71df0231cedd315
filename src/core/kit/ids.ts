import { randomBytes } from 'node:crypto'

export type IdPrefix = 'acc' | 'ses' | 'agt' | 'key' | 'qst' | 'par' | 'sub' | 'apr' | 'evt' | 'chn' | 'dlv' | 'inv' | 'pky'

const crockford = '0123456789abcdefghjkmnpqrstvwxyz'

/** An identifier that sorts by its creation time: 10 characters of milliseconds, 16 random ones. */
export function newId(prefix: IdPrefix, now: number) {
  let chance = ''
  for (const byte of randomBytes(16)) chance += crockford[byte & 31]
  return firstIdAt(prefix, now) + chance
}

/** Comes before every identifier that is created at this time or later, and after every earlier one. */
export function firstIdAt(prefix: IdPrefix, at: number) {
  let time = ''
  for (let left = at, i = 0; i < 10; i++, left = Math.floor(left / 32)) time = crockford[left % 32] + time
  return `${prefix}_${time}`
}

/** When an identifier was made, in milliseconds since 1970. */
export const bornAt = (id: string) => Array.from(id.slice(4, 14)).reduce((time, digit) => time * 32 + crockford.indexOf(digit), 0)
