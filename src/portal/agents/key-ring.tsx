/** How much of its lifetime a key has left, as a ring. The words about it stand beside it. */
import { useNow } from '../clock.ts'
import type { Schemas } from '../api.ts'
import { Ring } from '../pieces/index.ts'

const dayMs = 24 * 60 * 60_000
/** A key that expires this soon should be rotated now. */
export const soonMs = 7 * dayMs

export function KeyRing({ keyOf: { created_at, expires_at, state } }: { keyOf: Schemas['Key'] }) {
  const ends = Date.parse(expires_at)
  const left = ends - useNow()
  const part = state === 'active' ? Math.max(0, left) / (ends - Date.parse(created_at)) : 0
  return <Ring left={part} tone={state !== 'active' ? 'plain' : left < dayMs ? 'bad' : left < soonMs ? 'warn' : 'plain'} />
}
