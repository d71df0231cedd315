/** How much of its lifetime a key has left, as a ring. The words about it are beside it. */
import { useNow } from '../clock.ts'
import type { Schemas } from '../api.ts'
import { Ring } from '../pieces/index.ts'

const dayMs = 24 * 60 * 60_000
/** A key should be rotated in its last days, but not in most of a short life. */
const soonMs = 7 * dayMs
const soonPart = 0.25

/** What is left of a key: as a time, as a part of its lifetime, and whether it expires soon. */
export function leftOf({ created_at, expires_at }: Schemas['Key'], now: number) {
  const ends = Date.parse(expires_at)
  const ms = Math.max(0, ends - now)
  const part = ms / (ends - Date.parse(created_at))
  return { ms, part, isSoon: ms < soonMs && part < soonPart }
}

export function KeyRing({ keyOf: key }: { keyOf: Schemas['Key'] }) {
  const { ms, part, isSoon } = leftOf(key, useNow())
  if (key.state !== 'active') return <Ring left={0} tone="plain" />
  return <Ring left={part} tone={!isSoon ? 'plain' : ms < dayMs ? 'bad' : 'warn'} />
}
