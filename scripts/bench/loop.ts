/**
 * Loaded into the service before its own code. Tells the bench how late the event loop was and how much memory the service uses. Ends with
 * the bench.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'

const resolutionMs = 10
const delay = monitorEventLoopDelay({ resolution: resolutionMs })
delay.enable()

/** The condition of the service since the last question. */
export interface Condition {
  /** How late timers were, in ms. */
  p99: number
  max: number
  rssMb: number
  cpuSeconds: number
}

process.on('message', message => {
  globalThis.gc?.()
  if (message === 'memory') return void process.send!(process.memoryUsage.rss() / 1e6)
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
