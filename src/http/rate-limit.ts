/** Token buckets: each name may act `most` times per period, as evenly or as suddenly as `burst` allows. Exact, and per process. */
import { Refusal } from './refusal.ts'

const tidyAt = 10_000

interface Bucket { left: number; at: number }
export interface RateLimit { take(name: string, cost?: number): string[] }

export function rateLimit({ most, perSeconds, burst = most, policy = 'default', now = Date.now }: { most: number; perSeconds: number; burst?: number; policy?: string; now?: () => number }): RateLimit {
  const perMs = most / (perSeconds * 1000)
  const buckets = new Map<string, Bucket>()
  const header = `"${policy}";q=${most};w=${perSeconds}`

  return {
    /** Takes from a bucket and answers the header lines that tell how it stands; refuses when it is empty. A cost of 0 only asks. */
    take(name: string, cost = 1) {
      const at = now()
      if (buckets.size >= tidyAt) for (const [key, bucket] of buckets) if (bucket.left + (at - bucket.at) * perMs >= burst) buckets.delete(key)
      let bucket = buckets.get(name)
      if (!bucket) buckets.set(name, (bucket = { left: burst, at }))
      bucket.left = Math.min(burst, bucket.left + Math.max(0, at - bucket.at) * perMs)
      bucket.at = at
      const enough = bucket.left >= Math.max(1, cost)
      if (enough) bucket.left -= cost
      const left = Math.floor(bucket.left)
      const full = Math.ceil((burst - bucket.left) / perMs / 1000)
      const lines = ['RateLimit-Policy', header, 'RateLimit', `"${policy}";r=${left};t=${full}`]
      if (enough) return lines
      const wait = Math.max(1, Math.ceil((Math.max(1, cost) - bucket.left) / perMs / 1000))
      throw new Refusal('rate_limited', `Too many requests. Wait ${wait} s.`, { 'Retry-After': String(wait), [lines[0]!]: lines[1]!, [lines[2]!]: lines[3]! })
    },
  }
}
