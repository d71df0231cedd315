/** The thread that reads for aside.ts. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Statement } from 'better-sqlite3'
import type { Answer, Question } from './aside.ts'
import { openedAside } from './opened-aside.ts'

const connection = openedAside(workerData as string)
const prepared = new Map<string, Statement<unknown[], unknown[]>>()

parentPort!.on('message', ({ text, parameters }: Question) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the service is not a window
  parentPort!.postMessage(answer(text, parameters))
})

function answer(text: string, parameters: unknown[]): Answer {
  try {
    let query = prepared.get(text)
    if (!query) prepared.set(text, (query = connection.prepare<unknown[], unknown[]>(text).raw()))
    return { rows: query.all(parameters) }
  } catch (error) {
    const { code, message } = error as { code: string; message: string }
    return { failed: { code, message } }
  }
}
