/**
 * `make bench`: what a request costs this service in CPU, beside the same answer written by hand and by the usual means.
 * SCALE=<agents> and DB=sqlite|postgres choose the data. On a shared machine only the ratios inside one run mean anything.
 */
import { checkAgreement } from './agreement.ts'
import { makeData } from './data.ts'
import { compareInstances } from './instances.ts'
import { measure, rounds, secondsPerTurn } from './measure.ts'
import { rowsFor } from './rows.ts'
import { startServers } from './servers.ts'
import { sayStart, sayRow } from './table.ts'

const scale = Number(process.env.SCALE || 10_000)
const database = process.env.DB === 'postgres' ? 'postgres' : 'sqlite'
if (!Number.isInteger(scale) || scale < 1_000) throw new Error('SCALE is a number of agents, 1000 or more')

const data = await makeData(database, scale)
const servers = await startServers(data)
try {
  sayStart({ scale, database, rounds, secondsPerTurn, servers: Object.values(servers) })
  for (const row of rowsFor(data, database)) {
    const contestants = row.contestants.map(kind => servers[kind])
    await checkAgreement(row, contestants)
    sayRow(row, await measure(row, contestants))
  }
  if (database === 'postgres') await compareInstances(data, servers.service)
} finally {
  for (const server of Object.values(servers)) await server.stop()
  await data.remove()
}
process.exit()
