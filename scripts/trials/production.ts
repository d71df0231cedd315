/**
 * The set-up of docs/scale.md, as it says it: Caddy with `deploy/Caddyfile` in front of two instances, which reach a primary and its
 * synchronous standby each through a PgBouncer of its own. The primary crashes in the middle of traffic that arrives over https.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { freePort } from '../../tests/support/socket.ts'
import { decideElsewhere } from './pooler.ts'
import { asSomeone, ask, atEnd, fileFor, Missing, startPgBouncer, startPostgres, wait } from './programs.ts'
import { makeAgents, missingFrom, sealKey, start } from './traffic.ts'
import { runScript, verified } from './verified.ts'

const mostBackMs = 5_000
const caddyfile = join(import.meta.dirname, '../../deploy/Caddyfile')

export async function production() {
  const primary = await startPostgres('first', ['synchronous_commit=on', "synchronous_standby_names='*'", 'wal_level=replica'])
  const standby = await startPostgres('second', ["synchronous_standby_names=''"], primary)
  for (let streams = 0; streams === 0; await sleep(20))
    streams = (await ask(primary.url, "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'")).length
  await ask(primary.url, "ALTER ROLE postgres SET statement_timeout = '3500ms'")
  const poolers = [await startPgBouncer(primary), await startPgBouncer(standby)]
  const several = (ports: number[]) =>
    `postgres://postgres@${ports.map(port => `127.0.0.1:${port}`).join()}/postgres?target_session_attrs=read-write`
  const port = await freePort()
  const env = {
    NODE_ENV: 'production',
    PUBLIC_URL: `https://localhost:${port}`,
    AQS_TRUSTED_PROXIES: '127.0.0.1',
    AQS_SEAL_KEY: sealKey,
    DATABASE_URL: several(poolers.map(({ port }) => port)),
    AQS_PG_LISTEN_URL: several([primary.port, standby.port]),
  }
  const ports = [await freePort(), await freePort()]
  const services = []
  for (const port of ports) services.push(await start({ ...env, PORT: String(port) }))
  const trusting = { ...env, NODE_EXTRA_CA_CERTS: await startCaddy(port, ports) }
  const doctor = runScript('doctor', trusting)

  const traffic = await makeAgents([env.PUBLIC_URL])
  const wakeMs = await decideElsewhere(env.PUBLIC_URL, env.PUBLIC_URL)
  await sleep(3_000)
  await primary.crash()
  const crashedAt = performance.now()
  await sleep(1_000)
  standby.promote()
  const promotedAt = performance.now()
  const first = () => traffic.acknowledged.find(({ at }) => at > crashedAt)
  while (!first() && performance.now() < promotedAt + 30_000) await sleep(20)
  await sleep(3_000)
  const wakeAgainMs = await decideElsewhere(env.PUBLIC_URL, env.PUBLIC_URL)
  await traffic.stop()

  const lost = await missingFrom(standby.url, traffic.acknowledged)
  const backMs = Math.max(0, (first()?.at ?? Infinity) - promotedAt)
  const doctorAfter = runScript('doctor', trusting)
  const whole = verified(env)
  for (const service of services) await service.stop()
  const nobody = await fetch(`${env.PUBLIC_URL}/v1/service`)
  const said = `${nobody.status} ${((await nobody.json()) as { code: string }).code}`
  // Before, nobody has an account yet. Afterwards the old primary is missing, and nothing else.
  const isWell =
    faultsIn(doctor.said) === 'accounts' && doctor.status === 0 && faultsIn(doctorAfter.said) === 'hosts' && doctorAfter.status === 1
  return {
    isGood: lost.length === 0 && backMs <= mostBackMs && whole && isWell && said === '503 unavailable',
    told:
      `over https, through Caddy and PgBouncer: ${traffic.acknowledged.length} writes acknowledged, ${lost.length} lost; ` +
      `back ${Math.round(backMs)} ms after the promotion; answers ${JSON.stringify(Object.fromEntries(traffic.answers))}; ` +
      `a waiting call got its decision after ${Math.round(wakeMs)} ms before and ${Math.round(wakeAgainMs)} ms after; ` +
      `without an instance Caddy says ${said}; the log is ${whole ? 'whole' : 'BROKEN'}; make doctor ${isWell ? 'found nothing wrong before, and the dead host after' : `said ${doctor.said} ${doctorAfter.said}`}`,
  }
}

/** What the doctor does not find good. */
const faultsIn = (said: string) => [...said.matchAll(/^(?:look|WRONG) +(\w+)/gm)].map(([, name]) => name).join()

/** Caddy with the project's file, and with certificates of its own authority, which this process then trusts. */
async function startCaddy(port: number, upstreams: number[]) {
  if (spawnSync('caddy', ['version']).error) throw new Missing('Caddy is not installed here (Debian: apt install caddy)')
  const [home, settings] = [fileFor('caddy'), fileFor('Caddyfile')]
  mkdirSync(home)
  const options = `admin off\n\tskip_install_trust\n\thttp_port ${await freePort()}`
  writeFileSync(settings, `{\n\t${options}\n}\nimport ${caddyfile}\n`)
  const child = spawn('caddy', ['run', '--config', settings, '--adapter', 'caddyfile'], {
    ...asSomeone(home),
    env: {
      PATH: process.env['PATH'],
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
      DOMAIN: `https://localhost:${port}`,
      UPSTREAM: upstreams.map(port => `127.0.0.1:${port}`).join(' '),
    },
    stdio: 'ignore',
  })
  atEnd(() => child.kill('SIGKILL'))
  const authority = join(home, 'caddy/pki/authorities/local/root.crt')
  await wait(async () => {
    if (!existsSync(authority)) throw new Error('Caddy did not start')
    setDefaultCACertificates([...getCACertificates('default'), readFileSync(authority, 'utf8')])
    await fetch(`https://localhost:${port}/healthz`)
  })
  return authority
}
