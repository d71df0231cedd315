import { randomBytes } from 'node:crypto'

export type IdPrefix = 'acc' | 'ses' | 'agt' | 'key' | 'qst' | 'par' | 'sub' | 'apr' | 'evt' | 'inv' | 'pky'

const crockford = '0123456789abcdefghjkmnpqrstvwxyz'

/** An identifier that sorts by its creation time: 10 characters of milliseconds, 16 random ones. */
export function newId(prefix: IdPrefix, now: number) {
  let time = ''
  for (let left = now, i = 0; i < 10; i++, left = Math.floor(left / 32)) time = crockford[left % 32] + time
  let chance = ''
  for (const byte of randomBytes(16)) chance += crockford[byte & 31]
  return `${prefix}_${time}${chance}`
}
