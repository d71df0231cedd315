/** Loaded into the service before its own code: tells the bench how late its event loop was, and how much memory it keeps. Ends with the bench. */
import { monitorEventLoopDelay } from 'node:perf_hooks'

const resolutionMs = 10
const delay = monitorEventLoopDelay({ resolution: resolutionMs })
delay.enable()

/** What the service was like since it was asked last. */
export interface Condition {
  /** By how much a timer was late, in ms. */
  p99: number
  max: number
  rssMb: number
  cpuSeconds: number
}

process.on('message', () => {
  globalThis.gc?.()
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolutionMs)
  const { user, system } = process.cpuUsage()
  const condition: Condition = {
    p99: late(delay.percentile(99)),
    max: late(delay.max),
    rssMb: process.memoryUsage.rss() / 1e6,
    cpuSeconds: (user + system) / 1e6,
  }
  delay.reset()
  process.send!(condition)
})
process.on('disconnect', () => process.exit())
