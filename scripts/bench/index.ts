/**
 * `make bench` measures the CPU time of a request to this service, and compares it with a plain answer and with the same answer by hand and
 * by the usual frameworks. SCALE=<agents> and DB=sqlite|postgres choose the data, ONLY=<pattern of rows> and AGAINST=<names> choose the
 * comparisons, and ROUNDS and REQUESTS choose the length. On a shared machine, only ratios within one run are meaningful.
 * PROFILE=<folder> writes a CPU profile of the service.
 */
import { checkAgreement } from './agreement.ts'
import { makeData } from './data.ts'
import { compareInstances } from './instances.ts'
import { measure, rounds, requestsPerTurn } from './measure.ts'
import { rowsFor } from './rows.ts'
import { startServer, type Kind, type Server } from './servers.ts'
import { sayRow, sayStart, sayStarts } from './table.ts'

const scale = Number(process.env['SCALE'] || 10_000)
const database = process.env['DB'] === 'postgres' ? 'postgres' : 'sqlite'
if (!Number.isInteger(scale) || scale < 1_000) throw new Error('SCALE must be a number of agents, at least 1000')
const only = new RegExp(process.env['ONLY'] || '')
const against = process.env['AGAINST']?.split(',')
const starts = 5

const data = await makeData(database, scale)
const rows = rowsFor(data, database)
  .filter(({ title }) => only.test(title))
  .map(row => ({ ...row, contestants: row.contestants.filter(kind => kind === 'service' || (against?.includes(kind) ?? true)) }))
const servers = new Map<Kind, Server>()
try {
  for (const kind of new Set(rows.flatMap(row => row.contestants)))
    servers.set(kind, await startServer(kind, kind === 'plain' ? await data.plain() : await data.copy(kind), data.folder))
  sayStart({ scale, database, rounds, requestsPerTurn, megabytes: await data.megabytes(data.original) })
  for (const row of rows) {
    const contestants = row.contestants.map(kind => servers.get(kind)!)
    await checkAgreement(row, contestants)
    sayRow(row, await measure(row, contestants))
  }
  const service = servers.get('service')!
  if (database === 'postgres') await compareInstances(data, rows[0]!, service)
  await service.stop()
  const took: { firstAnswerMs: number; cpuMs: number }[] = []
  for (let i = 0; i < starts; i++) {
    const started = await startServer('service', service.database, data.folder)
    took.push({ firstAnswerMs: started.firstAnswerMs, cpuMs: (await started.cpu()) / 1_000 })
    await started.stop()
  }
  sayStarts(took)
} finally {
  for (const server of servers.values()) await server.stop()
  await data.remove()
}
process.exit()
