import type { Data } from './data.ts'
import { load } from './measure.ts'
import { readRow } from './rows.ts'
import { startServer, type Server } from './servers.ts'

/** Many instances mean PostgreSQL: what a second one over the same database adds. It takes a core of its own to show. */
export async function compareInstances({ callers }: Data, first: Server) {
  const row = readRow(callers)
  const second = await startServer('service', first.database)
  try {
    await load(row, [second.url], 1)
    const rates = { one: 0, two: 0 }
    for (let round = 0; round < 3; round++) {
      rates.one += (await load(row, [first.url], 1)).perSecond
      rates.two += (await load(row, [first.url, second.url], 1)).perSecond
    }
    process.stdout.write(`\nread one agent, two instances: ${(rates.two / rates.one).toFixed(2)} × the requests per second of one\n`)
  } finally {
    await second.stop()
  }
}
