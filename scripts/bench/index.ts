/**
 * `make bench` measures the CPU time of a request to this service, and compares it with a plain answer and with the same answer by hand and
 * by the usual frameworks. SCALE=<agents> and DB=sqlite|postgres choose the data, ONLY=<pattern of rows> and AGAINST=<names> choose the
 * comparisons, and ROUNDS, SECONDS=<of a turn> and CONNECTIONS choose the load. At the end it prints the tables of ARCHITECTURE.md. On a shared
 * machine, only ratios within one run are meaningful. LAYERS=yes also says what each request is made of.
 */
import { join } from 'node:path'
import { checkAgreement, checkLogs } from './agreement.ts'
import { contestantsOf } from './contestants.ts'
import { makeData } from './data.ts'
import { compareInstances } from './instances.ts'
import { sayLayers } from './layers.ts'
import { measure, rounds, type Measured } from './measure.ts'
import { sayTables } from './markdown.ts'
import { rowsFor, type Row } from './rows.ts'
import { startServer, type Kind, type Server } from './servers.ts'
import { sayRow, sayStart, sayStarts } from './table.ts'

const scale = Number(process.env['SCALE'] || 10_000)
const database = process.env['DB'] === 'postgres' ? 'postgres' : 'sqlite'
if (!Number.isInteger(scale) || scale < 100) throw new Error('SCALE must be a number of agents, at least 100')
const only = new RegExp(process.env['ONLY'] || '')
const against = process.env['AGAINST']?.split(',')

const data = await makeData(database, scale)
const { folder } = data
const rows = rowsFor(data, database)
  .filter(({ title }) => only.test(title))
  .map(row => ({ ...row, contestants: row.contestants.filter(kind => kind === 'service' || (against?.includes(kind) ?? true)) }))
const headers = { Authorization: `Bearer ${data.people[0]!.token}` }
const start = { folder, first: { method: 'GET' as const, path: '/v1/quests?limit=20', headers } }
const servers = new Map<Kind, Server>()
const results: [Row, Measured][] = []
try {
  for (const kind of new Set(rows.flatMap(row => row.contestants))) {
    const copy = kind === 'plain' ? await data.plain() : await data.copy(kind)
    servers.set(kind, await startServer(kind, { ...start, database: copy }))
  }
  sayStart(database, await data.size())
  for (const row of rows) {
    const contestants = await contestantsOf(
      row,
      row.contestants.map(kind => servers.get(kind)!),
    )
    await checkAgreement(row, contestants)
    const measured = await measure(row, contestants)
    results.push([row, measured])
    sayRow(row, measured)
  }
  await checkLogs([...servers.values()], data)
  const service = servers.get('service')!
  const again = { ...start, database: service.database }
  if (database === 'postgres') await compareInstances(rows[0]!, (await contestantsOf(rows[0]!, [service]))[0]!, again)
  await service.stop()
  const warm = await startsOf(() => undefined)
  const cold = await startsOf(i => join(folder, `compiled ${i}`))
  sayStarts(warm, cold)
  sayTables(results, warm, cold)
  sayLayers(results)

  /** Starts the service again and again, and asks for data. */
  async function startsOf(compiled: (i: number) => string | undefined) {
    const took: number[] = []
    for (let i = 0; i < rounds; i++) {
      const cache = compiled(i)
      const { firstStatus, firstAnswerMs, stop } = await startServer('service', { ...again, ...(cache && { compiled: cache }) })
      await stop()
      if (firstStatus !== 200) throw new Error(`The first answer of the service was ${firstStatus}`)
      took.push(firstAnswerMs)
    }
    return took
  }
} finally {
  for (const server of servers.values()) await server.stop()
  await data.remove()
}
process.exit()
