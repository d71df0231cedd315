/**
 * `make admin` helps people who are locked out. Whoever can run it on the machine of the service can use any account. The service may be
 * running. Everything is written to the log of the account.
 */
import { createCore } from '../src/core/index.ts'
import { createLog } from '../src/log.ts'
import { readSealKeys } from '../src/config/seal-keys.ts'
import { openStore } from '../src/store/index.ts'
import { linkOf } from '../src/views/index.ts'
import { openSettings } from './settings.ts'

const usage =
  'Use: make admin ACCOUNT=ada@example.com RESET=1 (a link to set a new password), RESET=all (a link that also removes the second factors), or PROMOTE=1 (make it an admin).'
const say = (line: string) => process.stdout.write(`${line}\n`)
const { ACCOUNT: email, RESET: reset, PROMOTE: promote } = process.env

try {
  if (!email) throw new Error(usage)
  const { config, variables } = openSettings()
  const log = createLog('silent')
  const store = await openStore(config.database, log, { access: 'share' })
  try {
    const { recovery } = await createCore({
      store,
      limits: config.limits,
      log,
      signup: { mode: config.signup },
      sealKeys: readSealKeys(config),
    })
    if (promote) await recovery.operator.promote(email)
    const { role, status } = await recovery.operator.read(email)
    say(`${email} has the role ${role} and is ${status}.`)
    if (reset) {
      const { token, expiresAt } = await recovery.operator.reset(email, reset === 'all' ? 'remove' : 'keep')
      const publicUrl = config.publicUrl ?? `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${config.port}`
      say(`This link sets a new password. It works once, until ${new Date(expiresAt).toISOString()}:`)
      say(linkOf(publicUrl, 'recover', token))
      if (!variables['PUBLIC_URL'] && !variables['PORT']) say('If the service has another address, replace the part before the #.')
    } else if (!promote) say(usage)
  } finally {
    await store.close()
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
