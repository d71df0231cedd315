/**
 * What a second instance over the same PostgreSQL brings. Each instance may use the same small part of a core, so that the database and the
 * clients have the rest of the machine. This needs the right to make control groups (root on Linux).
 */
import { existsSync, mkdirSync, readdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { client } from '../../tests/support/client.ts'
import { atEnd, Missing, startPostgres } from './programs.ts'
import { mixedTraffic, start } from './traffic.ts'

/** Percent of a core. */
const share = Number(process.env['SHARE'] || 15)
const rounds = 5
const seconds = 4
const leastGain = 1.8
const periodMicroseconds = 10_000

export async function instances() {
  const server = await startPostgres('shared')
  const services = [await start({ DATABASE_URL: server.url }), await start({ DATABASE_URL: server.url })]
  const requests = await Promise.all(
    services.map(async ({ url }, i) => {
      const at = client(url)
      const person = await at.human(`shared${i}t${Date.now()}`)
      const { id } = await person.agent()
      return mixedTraffic({ token: person.token, agentId: id, secret: (await person.key(id)).secret })
    }),
  )
  for (const [i, { pid }] of services.entries()) hold(pid, i)
  const run = async (some: number[]) => {
    const results = await Promise.all(
      some.map(i => autocannon({ url: [services[i]!.url], connections: 8, duration: seconds, requests: requests[i]! })),
    )
    const failed = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0)
    if (failed > 0) throw new Error(`${failed} requests failed`)
    return results.reduce((sum, { '2xx': good }) => sum + good, 0) / seconds
  }
  await run([0, 1])
  const gains: number[] = []
  const rates: [number, number][] = []
  for (let round = 0; round < rounds; round++) {
    const [one, two] = [await run([round % 2]), await run([0, 1])]
    rates.push([one, two])
    gains.push(two / one)
  }
  for (const service of services) await service.stop()
  const gain = gains.toSorted((a, b) => a - b)[rounds >> 1]!
  return {
    isGood: gain >= leastGain,
    told: `with ${share} % of a core each, two instances served ${gain.toFixed(2)} × as many requests as one (median of ${rounds}: ${rates.map(pair => pair.map(Math.round).join(' → ')).join(', ')} a second)`,
  }
}

/** Puts a process into a control group of its own, of either version of them. */
function hold(pid: number, number: number) {
  const root = ['/sys/fs/cgroup/cpu', '/sys/fs/cgroup'].find(path => existsSync(join(path, 'cgroup.procs')))
  const group = join(root ?? '/', `agent-quest-trial-${process.pid}-${number}`)
  const quota = (share / 100) * periodMicroseconds
  try {
    if (!root) throw new Error('There is no file system of control groups')
    mkdirSync(group)
    atEnd(() => existsSync(group) && rmdirSync(group))
    if (readdirSync(group).includes('cpu.cfs_quota_us')) {
      writeFileSync(join(group, 'cpu.cfs_period_us'), String(periodMicroseconds))
      writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota))
    } else writeFileSync(join(group, 'cpu.max'), `${quota} ${periodMicroseconds}`)
    writeFileSync(join(group, 'cgroup.procs'), String(pid))
  } catch (error) {
    throw new Missing(`Control groups cannot be made here: ${(error as Error).message}`)
  }
}
