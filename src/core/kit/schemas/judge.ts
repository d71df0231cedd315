/**
 * People write result schemas, and agents send the data, so both may be hostile. Checks run in a thread beside the event loop, one at a
 * time, with limits on time and memory. A thread that exceeds them is stopped, and the next check gets a new one.
 */
import { Worker } from 'node:worker_threads'
import type { Issue } from '../errors.ts'
import { turns } from '../turns.ts'

/**
 * A schema, and data to check against it, both as JSON. Without data, only the schema itself is checked. Callers keep both below 100 kB:
 * V8 cannot stop a thread while it parses JSON, and a thread far beyond its limit on memory ends the whole process.
 */
export interface Question {
  schema: string
  data?: string
}
export type Answer = { issues: Issue[] } | { unusable: string }

/** Too many checks are waiting, or the machine is too busy. The same check may succeed later. */
export class Busy extends Error {
  constructor() {
    super('Too many results are waiting to be checked against their schemas.')
  }
}

export const bounds = {
  /** The limit on the thread's own CPU time. Time in which it waits for a busy machine does not count. */
  cpuMs: 100,
  /** If a check takes longer than this, the machine counts as too busy. */
  wallMs: 5_000,
  startMs: 10_000,
  memoryMb: 64,
  /** How many checks may wait, for one account and for all, and how long. */
  waitingOfOne: 8,
  waitingOfAll: 256,
  longestMs: 60_000,
}

/** The thread starts with the first check, so a service without result schemas does not need it. */
export function createJudge({ cpuMs, wallMs, startMs, memoryMb, waitingOfOne, waitingOfAll, longestMs } = bounds) {
  /** Accounts take turns, so no account waits for all checks of another one. */
  const turn = turns({ atOnce: 1, most: waitingOfAll, mostOfOne: waitingOfOne, longestMs, refusal: () => new Busy() })
  let thread: Worker | undefined

  return {
    ask: (account: string, question: Question) => turn({ name: account, isGone: () => false }, () => answered(question)),
    close: () => thread?.terminate(),
  }

  async function answered(question: Question): Promise<Answer> {
    const worker = (thread ??= await started())
    worker.ref()
    const before = await worker.cpuUsage()
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const stop = (how: () => void) => {
      thread = undefined
      how()
      void worker.terminate()
    }
    const onError = (error: Error & { code?: string }) =>
      stop(() =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ unusable: `that takes more than ${memoryMb} MB of memory` }) : reject(error),
      )
    const onExit = () => stop(() => reject(new Error('The thread for result schemas has ended.')))
    worker.once('message', resolve).once('error', onError).once('exit', onExit)

    const startedAt = performance.now()
    const look = async () => {
      const { user, system } = await worker.cpuUsage(before)
      const spentMs = (user + system) / 1_000
      if (spentMs >= cpuMs) stop(() => resolve({ unusable: `that takes longer than ${cpuMs} ms` }))
      else if (performance.now() - startedAt >= wallMs) stop(() => reject(new Busy()))
      else timer = setTimeout(watch, Math.max(5, cpuMs - spentMs))
    }
    // A thread that has ended has reported its reason.
    const watch = () => void look().catch(() => {})
    let timer = setTimeout(watch, cpuMs)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is not a window
    worker.postMessage(question)
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      worker.off('message', resolve).off('error', onError).off('exit', onExit)
      // The process may end without waiting for this thread.
      worker.unref()
    }
  }

  /** A thread that is ready for its first check. */
  function started() {
    const worker = new Worker(new URL('thread.ts', import.meta.url), {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    })
    const { promise, resolve, reject } = Promise.withResolvers<Worker>()
    const timer = setTimeout(() => {
      reject(new Busy())
      void worker.terminate()
    }, startMs)
    worker.once('message', () => resolve(worker)).on('error', reject)
    worker.once('exit', () => {
      if (thread === worker) thread = undefined
    })
    return promise.finally(() => clearTimeout(timer))
  }
}
