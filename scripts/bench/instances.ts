import type { Contestant } from './contestants.ts'
import { connections, load, rounds, secondsPerTurn } from './measure.ts'
import type { Row } from './rows.ts'
import { startServer, type Start } from './servers.ts'

/** Measures a second instance over the same PostgreSQL database. It only helps if it has its own core. */
export async function compareInstances(row: Row, { server: first, requests }: Contestant, start: Start) {
  const second = await startServer('service', start)
  try {
    const { perSecond } = await load(row, requests, connections, [second.url])
    const amount = Math.max(connections, Math.ceil(perSecond * secondsPerTurn))
    const rates = { one: 0, two: 0 }
    for (let round = 0; round < rounds; round++) {
      rates.one += (await load(row, requests, amount, [first.url])).perSecond
      rates.two += (await load(row, requests, amount, [first.url, second.url])).perSecond
    }
    process.stdout.write(`\n${row.title}, two instances: ${(rates.two / rates.one).toFixed(2)} × the requests per second of one\n`)
  } finally {
    await second.stop()
  }
}
