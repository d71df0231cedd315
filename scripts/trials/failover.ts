/** The primary crashes in the middle of traffic and its standby is promoted: nothing acknowledged is lost, and the service is back soon. */
import { setTimeout as sleep } from 'node:timers/promises'
import { ask, startPostgres } from './programs.ts'
import { makeAgents, missingFrom, start } from './traffic.ts'
import { verified } from './verified.ts'

const mostBackMs = 5_000

export async function failover() {
  const primary = await startPostgres('primary', ['synchronous_commit=on', "synchronous_standby_names='*'", 'wal_level=replica'])
  const standby = await startPostgres('standby', ["synchronous_standby_names=''"], primary)
  for (let streams = 0; streams === 0; await sleep(20))
    streams = (await ask(primary.url, "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'")).length
  const url = `postgres://postgres@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres?target_session_attrs=read-write`
  const services = [await start({ DATABASE_URL: url }), await start({ DATABASE_URL: url })]
  const traffic = await makeAgents(services.map(({ url }) => url))
  await sleep(3_000)

  await primary.crash()
  const crashedAt = performance.now()
  await sleep(1_000)
  standby.promote()
  const promotedAt = performance.now()
  const firstOf = (service: { url: string }) => traffic.acknowledged.find(({ url, at }) => url === service.url && at > crashedAt)
  while (services.some(service => !firstOf(service)) && performance.now() < promotedAt + 30_000) await sleep(20)
  await sleep(2_000)
  await traffic.stop()
  const lost = await missingFrom(standby.url, traffic.acknowledged)
  const backMs = services.map(service => Math.max(0, (firstOf(service)?.at ?? Infinity) - promotedAt))
  const whole = verified({ DATABASE_URL: standby.url })
  for (const service of services) await service.stop()
  const later = traffic.acknowledged.filter(({ at }) => at > crashedAt).length
  return {
    isGood: lost.length === 0 && Math.max(...backMs) <= mostBackMs && whole,
    told: `${traffic.acknowledged.length} writes acknowledged (${later} after the crash), ${lost.length} lost; back ${backMs.map(ms => Math.round(ms)).join(' and ')} ms after the promotion; answers ${JSON.stringify(Object.fromEntries(traffic.answers))}; the log is ${whole ? 'whole' : 'BROKEN'}`,
  }
}
