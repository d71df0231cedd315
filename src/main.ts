/** The process: config → store → core → app → listen. On SIGTERM and SIGHUP it stops in the reverse order. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createService, unreadable, version } from './app.ts'
import { readConfig, type Config } from './config.ts'
import { createCore } from './core/index.ts'
import { firstSealKey } from './core/log/seal-key.ts'
import { answerWhileStarting } from './http/starting.ts'
import { createLog } from './log.ts'
import { readSealKeys } from './config/seal-keys.ts'
import { isPostgres, openStore } from './store/index.ts'

/** How long a load balancer has to notice that the service is not ready, before the service stops listening. */
const noticeMs = 500
const sweepMs = 60_000
/**
 * How long after the service begins to listen it loads the libraries for e-mail, push and webhooks. They are a tenth of the start, and no
 * answer needs them. The service stops if it cannot load them, so a broken library is found at the start and not with the first message.
 */
const reachMs = 100

/** The error if the service cannot listen. */
type ListenError = NodeJS.ErrnoException & { port: number; address: string }
const remedies: Record<string, (where: ListenError) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use. Choose another with PORT=…, or any free port with PORT=0.`,
  EACCES: ({ port }) => `Port ${port} needs elevated privileges. Choose a port above 1023 with PORT=…`,
  EADDRNOTAVAIL: ({ address }) => `This machine has no address ${address}. Choose another with HOST=…`,
}

await start().catch((error: Error | ListenError) => {
  const remedy = 'syscall' in error && error.syscall === 'listen' ? remedies[error.code!]?.(error) : undefined
  process.stderr.write(`The service cannot start: ${remedy ?? error.message}\n`)
  process.exit(1)
})

/** The metrics listen first, so that they also show a start that takes long. */
async function startMetrics({ database, metricsPort, metricsHost }: Config) {
  const [{ createMetrics }, { metricsServer }] = [await import('./metrics/index.ts'), await import('./metrics/server.ts')]
  const metrics = createMetrics({ version, store: isPostgres(database.url) ? 'postgres' : 'sqlite' })
  const server = metricsServer(metrics.text).listen(Number(metricsPort), metricsHost)
  await once(server, 'listening').catch(({ code }: ListenError) => {
    throw new Error(
      `/metrics cannot listen on port ${metricsPort} of ${metricsHost} (${code}). Choose others with AQS_METRICS_PORT and AQS_METRICS_HOST.`,
    )
  })
  server.unref()
  const { address, port, family } = server.address() as AddressInfo
  process.stdout.write(`Metrics: http://${family === 'IPv6' ? `[${address}]` : address}:${port}/metrics\n`)
  return metrics
}

async function start() {
  const config = readConfig()
  const log = createLog(config.logLevel)
  if (config.unknown.length > 0)
    log.warn({ settings: config.unknown }, 'this version does not know these settings and ignores them; make doctor checks them')
  const metrics = config.metricsPort === 'off' ? undefined : await startMetrics(config)
  const traces = config.tracesTo
    ? (await import('./traces/index.ts')).createTraces({ version, percent: config.tracePercent, log })
    : undefined
  const starting = await answerWhileStarting({ port: config.port, host: config.host }, unreadable)
  const store = await openStore(config.database, log, { meter: metrics?.store, report: starting.because })
  // Only a database without seals gets a new key. If there are seals and the key is missing, the operator must put it back.
  const sealKeys = readSealKeys(config, (await firstSealKey(store)) === undefined ? log : undefined)
  const core = await createCore({
    store: traces ? traces.store(store) : store,
    limits: config.limits,
    log,
    signup: { mode: config.signup, setupCode: config.setupCode, starterQuests: config.starterQuests },
    reach: { email: config.reach.smtpUrl !== undefined, privateAddresses: config.reach.privateAddresses },
    sealKeys,
  })
  // A key that the operator set is accepted. A key that the service created may belong to another machine or database.
  if (config.sealKeys.length === 0 && !(await core.knowsSealKey()))
    throw new Error(
      `The audit log of this database is sealed with a different key from the one in ${config.sealKeyFile}. Put the right key back, or set AQS_SEAL_KEY to the same key on every instance. If the key is lost, set AQS_SEAL_KEY to a new one`,
    )

  const { port } = starting.server.address() as AddressInfo
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  const publicUrl = config.publicUrl ?? `http://${host}:${port}`
  let draining = false
  const server = await createService({ core, config, publicUrl, log, draining: () => draining, metrics, traces })
  server.listen(starting.server)
  await once(server, 'listening')
  starting.server.closeIdleConnections()
  metrics?.outbox(() => core.deliveries.outbox())
  const reaching = sleep(reachMs)
    .then(() => import('./reach/index.ts'))
    .then(({ createReach }) => {
      if (draining) return undefined
      const reach = createReach({ core, config, publicUrl, meter: metrics?.deliveries, traces })
      reach.start()
      return reach
    })
  const sweeper = setInterval(() => core.sweep().catch((error: unknown) => log.warn({ err: error }, 'the sweep failed')), sweepMs)

  const stop = async (patience: number, exitCode: number) => {
    if (draining) return
    draining = true
    clearInterval(sweeper)
    await sleep(patience)
    core.changes.end()
    const sent = reaching.then(reach => reach?.stop()).catch(() => {})
    const closed = once(server, 'close')
    server.close()
    // Without this, idle keep-alive connections would keep the server open.
    const idle = setInterval(() => server.closeIdleConnections(), 20)
    await Promise.race([closed, sleep(config.limits.drainMs, undefined, { ref: false })])
    clearInterval(idle)
    await Promise.race([sent, sleep(config.limits.drainMs, undefined, { ref: false })])
    server.closeAllConnections()
    await core.calls.flush().catch((error: unknown) => log.warn({ err: error }, 'some calls were not counted'))
    await store.close()
    await traces?.close()
    await new Promise(resolve => log.flush(resolve))
    process.exit(exitCode)
  }
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => stop(noticeMs, 0))
  process.on('SIGINT', () => stop(0, 0))
  reaching.catch((error: unknown) => {
    log.fatal({ err: error }, 'messages to channels cannot be sent; the service stops')
    void stop(0, 1)
  })
  store.onFatal = error => {
    log.fatal({ err: error }, 'the database cannot be used any more; the service stops')
    void stop(0, 1)
  }

  // This comes last, because a reader of this line may stop the service at once.
  process.stdout.write(`Agent Quest Service ${version} is ready: ${publicUrl}\n`)
  if ((await core.accounts.signupMode()) === 'setup')
    process.stdout.write(`There is no account yet. Create the first admin: ${publicUrl}/#setup=${core.setupCode}\n`)
}
