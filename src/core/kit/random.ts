import { randomFillSync } from 'node:crypto'

/** Asking the system for random bytes takes microseconds, however few they are, so this asks for many at once. */
const drawn = Buffer.alloc(4_096)
let used = drawn.length

/** Random bytes for secrets, ids and salts. Nothing keeps them but the caller. */
export function randomBytes(count: number) {
  if (used + count > drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  const bytes = Buffer.from(drawn.subarray(used, used + count))
  drawn.fill(0, used, used + count)
  used += count
  return bytes
}
