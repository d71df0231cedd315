/**
 * `make doctor` looks at the settings, the machine and the database, tries everything that is set, and says for each fault what to do. It
 * changes nothing, and the service may be running. The exit status is 1 if something is wrong.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { logEnds } from '../src/core/log/log-check.ts'
import { seals as sealsOf } from '../src/core/kit/seals.ts'
import type { Config } from '../src/config.ts'
import { createLog } from '../src/log.ts'
import { readSealKeys } from '../src/config/seal-keys.ts'
import { fileOf, isPostgres, openStore } from '../src/store/index.ts'
import { migrationsFolder } from '../src/store/engine/migrations.ts'
import { disk, file, migrationsIn as migrationsInFile } from './doctor/file.ts'
import { good, messageOf, odd, wrong, type Finding } from './doctor/finding.ts'
import { address, certificate, collector, mail, proxies } from './doctor/outside.ts'
import { addressesOf, hosts, migrationsIn as migrationsInServer, server, slots } from './doctor/server.ts'
import { hasAccounts, openSettings, type Settings } from './settings.ts'

const marks = { good: 'ok   ', odd: 'look ', wrong: 'WRONG' }
const found = { good: 0, odd: 0, wrong: 0 }

/** Returns whether it could be examined, even if it is wrong. */
async function look(name: string, at: () => Promise<Finding> | Finding) {
  let isExamined = true
  const { is, told } = await Promise.resolve()
    .then(at)
    .catch((error: unknown) => {
      isExamined = false
      return wrong(messageOf(error))
    })
  found[is]++
  process.stdout.write(`${marks[is]}  ${name.padEnd(11)} ${told}\n`)
  return isExamined
}

let settings: Settings | undefined
await look('settings', () => {
  settings = openSettings()
  return judged(settings)
})
if (settings) await examine(settings)
process.stdout.write(
  `${found.wrong > 0 ? `${found.wrong} wrong` : 'The service can work'}${found.odd > 0 ? `, ${found.odd} to look at` : ''}\n`,
)
process.exitCode = found.wrong > 0 ? 1 : 0

function judged({ config: { unknown }, file }: Settings): Finding {
  if (unknown.length > 0) return wrong(`this version has no ${unknown.join(', ')}. Correct the name, or remove it`)
  if (file !== undefined && statSync(file).mode & 0o077)
    return odd(`${file} has secrets, and other users can read it. Run: chmod 600 ${file}`)
  return good('every setting is valid')
}

async function examine({ config, variables }: Settings) {
  const { publicUrl, reach, tracesTo } = config
  await (isPostgres(config.database.url) ? examineServer(config) : examineFile(config))
  await look('PUBLIC_URL', () => address(config))
  if (publicUrl?.startsWith('https:')) {
    await look('certificate', () => certificate(publicUrl))
    await look('proxies', () => proxies(config))
  }
  if (reach.smtpUrl !== undefined) await look('mail', () => mail(reach.smtpUrl!))
  if (tracesTo !== undefined) await look('collector', () => collector(tracesTo, variables))
}

async function examineFile(config: Config) {
  const path = fileOf(config.database.url)
  await look('disk', () => disk(path))
  if (!existsSync(path)) return void (await look('database', () => odd(`there is no ${path} yet; the first start creates it`)))
  if (await look('database', () => file(path, config.sealKeyFile))) await examineTables(config, () => migrationsInFile(path))
}

async function examineServer(config: Config) {
  const { database } = config
  const isReached = await look('database', () => server(database))
  if (addressesOf(database).length > 1) await look('hosts', () => hosts(database))
  if (!isReached) return
  await look('slots', () => slots(database))
  await examineTables(config, () => migrationsInServer(database))
}

async function examineTables(config: Config, read: () => Promise<number[]> | number[]) {
  let applied: number[] = []
  await look('migrations', async () => migrations(config, (applied = await read())))
  if (applied.length === 0) return
  await look('accounts', async () =>
    (await hasAccounts(config.database))
      ? good('there are accounts')
      : odd('nobody has an account yet. If people use the service, this is not its database: name that one in SETTINGS or DATABASE_URL'),
  )
  await look('seals', () => seals(config))
}

function migrations({ database }: Config, applied: number[]): Finding {
  const journal = `${migrationsFolder(isPostgres(database.url) ? 'postgres' : 'sqlite')}/meta/_journal.json`
  const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { when: number; tag: string }[] }
  if (applied.length === 0) return odd('there are no tables yet; the first start creates them')
  if (Math.max(...applied) > entries.at(-1)!.when)
    return wrong('a newer version of the service has changed the tables. Run that version, or restore a backup of this one')
  const left = entries.filter(({ when }) => !applied.includes(when)).map(({ tag }) => tag)
  return left.length > 0
    ? odd(`${left.join(', ')} will be applied by the next start. Make a backup first`)
    : good(`all ${applied.length} are applied`)
}

/** The ends of all logs. `make verify` reads the entries too. */
async function seals(config: Config): Promise<Finding> {
  const keys = sealsOf(readSealKeys(config))
  const store = await openStore(config.database, createLog('silent'), { access: 'read' })
  const counts = { good: 0, wrong: 0, unsealed: 0, unknown_key: 0 }
  try {
    for await (const end of logEnds(store)) counts[keys.check('end', end, end.seal)]++
  } finally {
    await store.close()
  }
  if (counts.unknown_key > 0)
    return wrong(`${counts.unknown_key} logs are sealed with another key. Put that key into AQS_SEAL_KEY or ${config.sealKeyFile}`)
  if (counts.wrong > 0) return wrong(`the ends of ${counts.wrong} logs were changed outside the service. Run make verify`)
  if (config.sealKeys.length === 0 && statSync(config.sealKeyFile).mode & 0o077)
    return odd(`${config.sealKeyFile} can be read by other users. Run: chmod 600 ${config.sealKeyFile}`)
  return good(`the ends of ${counts.good} logs have the seal of this key${counts.unsealed > 0 ? `; ${counts.unsealed} have none` : ''}`)
}
