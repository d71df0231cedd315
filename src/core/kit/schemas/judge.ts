/**
 * Result schemas are written by people and run on what agents send, so both may be hostile. They run in a thread beside the event loop, one
 * at a time, with limits of time and memory. A thread that exceeds them is stopped, and the next question gets a new one.
 */
import { Worker } from 'node:worker_threads'
import type { Issue } from '../errors.ts'

/** A schema, and data to check against it. Without data, the question is whether the schema can be used. Both as JSON. */
export interface Question {
  schema: string
  data?: string
}
export type Answer = { issues: Issue[] } | { unusable: string }

/** Too many questions wait, or the machine is too busy: the same question may be answered later. */
export class Busy extends Error {
  constructor() {
    super('Too many results wait to be held against their schemas.')
  }
}

export const bounds = {
  /** The thread's own CPU time: waiting for a busy machine does not count. */
  cpuMs: 100,
  /** After this time the machine counts as too busy. */
  wallMs: 5_000,
  startMs: 10_000,
  memoryMb: 64,
  /** How many questions may wait, of one account and of all. */
  waitingOfOne: 8,
  waitingOfAll: 256,
}

interface Job {
  question: Question
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/** The thread starts with the first question, so a service without result schemas does not need it. */
export function createJudge({ cpuMs, wallMs, startMs, memoryMb, waitingOfOne, waitingOfAll } = bounds) {
  /** Waiting questions, by account. An account that was served goes to the end, so nobody waits for all questions of another account. */
  const lanes = new Map<string, Job[]>()
  let waiting = 0
  let isBusy = false
  let thread: Worker | undefined

  return {
    ask(account: string, question: Question) {
      const lane = lanes.get(account) ?? []
      if (lane.length >= waitingOfOne || waiting >= waitingOfAll) return Promise.reject(new Busy())
      const { promise, resolve, reject } = Promise.withResolvers<Answer>()
      lane.push({ question, resolve, reject })
      lanes.set(account, lane)
      waiting++
      if (!isBusy) void work()
      return promise
    },
    close: () => thread?.terminate(),
  }

  async function work() {
    isBusy = true
    for (let [first] = lanes; first; [first] = lanes) {
      const [account, [job, ...rest]] = first as [string, [Job, ...Job[]]]
      lanes.delete(account)
      if (rest.length > 0) lanes.set(account, rest)
      waiting--
      await answered(job.question).then(job.resolve, job.reject)
    }
    isBusy = false
    // The process may end without waiting for this thread.
    thread?.unref()
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
    const onExit = () => stop(() => reject(new Error('The thread of result schemas has ended.')))
    worker.once('message', resolve).once('error', onError).once('exit', onExit)

    const startedAt = performance.now()
    const look = async () => {
      const { user, system } = await worker.cpuUsage(before)
      const spentMs = (user + system) / 1_000
      if (spentMs >= cpuMs) stop(() => resolve({ unusable: `that takes longer than ${cpuMs} ms` }))
      else if (performance.now() - startedAt >= wallMs) stop(() => reject(new Busy()))
      else timer = setTimeout(watch, Math.max(5, cpuMs - spentMs))
    }
    // A thread that has ended has said why.
    const watch = () => void look().catch(() => {})
    let timer = setTimeout(watch, cpuMs)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    worker.postMessage(question)
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      worker.off('message', resolve).off('error', onError).off('exit', onExit)
    }
  }

  /** A thread that is ready for its first question. */
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
