/**
 * Statements that may take long run in a thread with a connection of its own, so that short statements need not wait for them. Long ones wait
 * for each other. The thread sees only what is committed, and a write is committed before it is answered. It starts with the first such statement.
 */
import { Worker } from 'node:worker_threads'
import type { StoreMeter } from '../../../metrics/index.ts'
import { Unavailable, type AnyStatement } from '../statement.ts'
import { written } from './statements.ts'

export interface Question {
  text: string
  parameters: unknown[]
}
/** The rows, as cells, or the driver's error. */
export type Answer = { rows: unknown[][] } | { failed: { code: string; message: string } }
interface Waiting {
  resolve(rows: unknown[][]): void
  reject(error: unknown): void
}

/** Between threads a Buffer becomes an array of its bytes. */
const asBuffer = (cell: unknown) => (ArrayBuffer.isView(cell) ? Buffer.from(cell.buffer, cell.byteOffset, cell.byteLength) : cell)

export function readingAside(file: string, meter: StoreMeter | undefined) {
  let thread: Worker | undefined
  let waiting: Waiting[] = []

  function started() {
    const worker = new Worker(new URL('reader.ts', import.meta.url), { env: {}, execArgv: [], workerData: file })
    worker.on('message', (answer: Answer) => {
      const { resolve, reject } = waiting.shift()!
      // The process may end without waiting for a thread that has nothing to do.
      if (waiting.length === 0) worker.unref()
      if ('rows' in answer) resolve(answer.rows)
      else reject(Object.assign(new Error(answer.failed.message), { code: answer.failed.code }))
    })
    const onEnd = (why: unknown) => {
      if (thread !== worker) return
      thread = undefined
      const left = waiting
      waiting = []
      for (const { reject } of left) reject(new Unavailable(why))
    }
    return worker.on('error', onEnd).on('exit', () => onEnd(new Error('The thread that reads has ended.')))
  }

  const ask = (question: Question) =>
    new Promise<unknown[][]>((resolve, reject) => {
      thread ??= started()
      waiting.push({ resolve, reject })
      thread.ref()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is not a window
      thread.postMessage(question)
    })

  return {
    async read(from: AnyStatement, values: object) {
      const { text, parameters, row } = written(from)
      const startedAt = performance.now()
      const rows = await ask({ text, parameters: parameters(values) })
      meter?.statement(performance.now() - startedAt)
      return rows.map(cells => row!(cells.map(asBuffer)))
    },
    close: () => thread?.terminate(),
  }
}
