/** The thread that reads for aside.ts. */
import { parentPort, workerData } from 'node:worker_threads'
import Database from 'better-sqlite3'
import type { Answer, Question } from './aside.ts'
import { ownWords } from './own-words.ts'

/** Enough for the index of a search. The service's own connection keeps four times as much. */
const cacheKiB = 16_384

const connection = new Database(workerData as string, { readonly: true, fileMustExist: true })
for (const pragma of ['trusted_schema = OFF', `cache_size = -${cacheKiB}`]) connection.pragma(pragma)
connection.exec(ownWords)
const prepared = new Map<string, Database.Statement<unknown[], unknown[]>>()

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
