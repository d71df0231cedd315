import { randomFillSync } from 'node:crypto'

/** A request to the system for random bytes takes microseconds, even for a few of them. So this requests many at once. */
const drawn = Buffer.alloc(4_096)
let used = drawn.length

/** Random bytes for secrets, ids and salts. They are erased here when the caller gets them. */
export function randomBytes(count: number) {
  if (count > drawn.length) throw new Error(`Only ${drawn.length} random bytes can be drawn at once.`)
  if (used + count > drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  const bytes = Buffer.alloc(count)
  drawn.copy(bytes, 0, used)
  drawn.fill(0, used, used + count)
  used += count
  return bytes
}
