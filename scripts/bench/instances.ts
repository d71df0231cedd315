import type { Data } from './data.ts'
import { load } from './measure.ts'
import type { Row } from './rows.ts'
import { startServer, type Server } from './servers.ts'

/** Measures a second instance over the same PostgreSQL database. It only helps if it has its own core. */
export async function compareInstances({ folder }: Data, row: Row, first: Server) {
  const second = await startServer('service', first.database, folder)
  try {
    await load(row, [second.url])
    const rates = { one: 0, two: 0 }
    for (let round = 0; round < 3; round++) {
      rates.one += (await load(row, [first.url])).perSecond
      rates.two += (await load(row, [first.url, second.url])).perSecond
    }
    process.stdout.write(`\n${row.title}, two instances: ${(rates.two / rates.one).toFixed(2)} × the requests per second of one\n`)
  } finally {
    await second.stop()
  }
}
