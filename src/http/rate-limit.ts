/** Token buckets: each name may act `most` times per period, and at most `burst` times at once. Each process counts exactly, for itself. */
import { Refusal } from './refusal.ts'

const tidyAt = 10_000

interface Limit {
  most: number
  perSeconds: number
  burst?: number
  policy?: string
  /** The unit that is counted. By default these are requests. */
  unit?: 'bytes'
  now?: () => number
}
interface Bucket {
  left: number
  at: number
}
export interface RateLimit {
  take(name: string, cost?: number): string[]
}

export function rateLimit({ most, perSeconds, burst = most, policy = 'default', unit, now = Date.now }: Limit): RateLimit {
  // A bucket counts in parts of a token and gains `most` parts per millisecond. All numbers are integers, so there is no rounding.
  const token = perSeconds * 1000
  const full = burst * token
  const seconds = (parts: number) => Math.ceil(parts / most / 1000)
  const buckets = new Map<string, Bucket>()
  let tidyNext = tidyAt
  const header = `"${policy}";q=${most};${unit ? 'qu="content-bytes";' : ''}w=${perSeconds}`

  return {
    /** Takes from a bucket and returns the header lines that describe its state. Throws if it is empty. A cost of 0 is never refused. */
    take(name: string, cost = 1) {
      const at = now()
      if (buckets.size >= tidyNext) tidy(at)
      let bucket = buckets.get(name)
      if (!bucket) buckets.set(name, (bucket = { left: full, at }))
      bucket.left = leftIn(bucket, at)
      bucket.at = at
      const needed = cost * token
      const enough = bucket.left >= needed
      if (enough) bucket.left -= cost * token
      const left = Math.floor(bucket.left / token)
      const stands = (wait: number) => `"${policy}";r=${left};t=${wait}`
      // If no token is left, the time until the next one is reported.
      if (enough) return ['RateLimit-Policy', header, 'RateLimit', stands(seconds((left ? full : token) - bucket.left))]
      const wait = Math.max(1, seconds(needed - bucket.left))
      throw new Refusal('rate_limited', `Too many ${unit ?? 'requests'}. Wait ${wait} s.`, {
        'Retry-After': String(wait),
        'RateLimit-Policy': header,
        RateLimit: stands(wait),
      })
    },
  }

  function leftIn(bucket: Bucket, at: number) {
    return Math.min(full, bucket.left + Math.max(0, at - bucket.at) * most)
  }

  /**
   * Deletes full buckets, because a missing bucket counts as full. The next run comes when the number of buckets has doubled, so that the
   * cost for each name stays small.
   */
  function tidy(at: number) {
    for (const [name, bucket] of buckets) if (leftIn(bucket, at) === full) buckets.delete(name)
    tidyNext = Math.max(tidyAt, buckets.size * 2)
  }
}
