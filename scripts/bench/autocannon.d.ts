/** Types for the part of autocannon that the bench uses. The package has none. */
declare module 'autocannon' {
  interface Options {
    url: string[]
    connections: number
    amount?: number
    /** In seconds. */
    duration?: number
    sampleInt?: number
    requests: object[]
  }
  interface Result {
    '2xx': number
    non2xx: number
    errors: number
    timeouts: number
    start: Date
    finish: Date
    latency: { p99: number }
  }
  export default function autocannon(options: Options): Promise<Result>
}
