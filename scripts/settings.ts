/**
 * The settings of the service, for the commands that work beside it. A command reads the same file as the service, and first says on which
 * database it works.
 */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readConfig, type Config } from '../src/config.ts'
import { createLog } from '../src/log.ts'
import { anyAccount } from '../src/store/people/accounts.ts'
import { fileOf, isPostgres, openStore, type Database } from '../src/store/index.ts'

/** Where `deploy/agent-quest.service` has its settings. */
const usualFile = '/etc/agent-quest.env'

type Variables = Record<string, string | undefined>
export type Settings = ReturnType<typeof settingsOf>

/** Reads the settings, and writes the name of the database to the terminal. */
export function openSettings() {
  const settings = settingsOf(process.env)
  process.stdout.write(`Database: ${nameOf(settings.config.database)} (${settings.source})\n`)
  return settings
}

/**
 * The settings come from the environment and from the file in `SETTINGS`. If neither names a database, they come from the file of the
 * systemd unit, if this machine has it. The environment comes first.
 */
export function settingsOf(given: Variables, usual = usualFile) {
  const env = Object.fromEntries(Object.entries(given).filter(([, value]) => value))
  const isNamed = namesDatabase(env)
  const file = env['SETTINGS'] ?? (!isNamed && existsSync(usual) ? usual : undefined)
  const inFile = file === undefined ? {} : readFile(file)
  if (file !== undefined && !isNamed && !namesDatabase(inFile))
    throw new Error(`${file} has no DATABASE_URL. Add the one that the service uses`)
  for (const name of Object.keys(env)) delete inFile[name.endsWith('_FILE') ? name.slice(0, -5) : `${name}_FILE`]
  const variables: Variables = { ...inFile, ...env }
  return {
    config: readConfig(variables),
    variables,
    file,
    source: isNamed
      ? 'from the environment'
      : file === undefined
        ? 'the default; DATABASE_URL or SETTINGS names another one'
        : `from ${file}`,
  }
}

const namesDatabase = (variables: Variables) => Boolean(variables['DATABASE_URL'] ?? variables['DATABASE_URL_FILE'])

function readFile(file: string) {
  try {
    return parseSettings(readFileSync(file, 'utf8'))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EACCES')
      throw new Error(
        `${file} has the settings of the service, but this user cannot read it. Use root, or name others in SETTINGS or DATABASE_URL`,
        { cause: error },
      )
    throw new Error(`The settings in ${file} cannot be read: ${message}`, { cause: error })
  }
}

/** Reads the format of systemd's `EnvironmentFile`. A line that systemd could read in another way is refused. */
export function parseSettings(text: string): Variables {
  const lines = text.split(/\r?\n/).map(line => line.trim())
  return Object.fromEntries(
    lines.flatMap((line, i) => {
      if (line === '' || /^[#;]/.test(line)) return []
      const [, name, plain, single, double] = /^([A-Za-z_]\w*)\s*=\s*(?:([^"'\\][^\\]*)?|'([^']*)'|"([^"\\]*)")$/.exec(line) ?? []
      if (name === undefined)
        throw new Error(`line ${i + 1} must be NAME=value, without a backslash, and with quotes only around the whole value`)
      return [[name, plain ?? single ?? double ?? '']]
    }),
  )
}

/** The name of the database, without a password. */
export function nameOf({ url, schema = 'public' }: Database) {
  if (!isPostgres(url)) return resolve(fileOf(url))
  const [, scheme, user = '', hosts, path, query] = /^(\w+:\/\/)(?:([^@/?#:]*)[^@/?#]*@)?([^/?#]*)([^?#]*)(?:\?(.*))?$/.exec(url) ?? []
  const socket = new URLSearchParams(query).get('host')
  return `${scheme}${user && `${user}@`}${hosts}${path}${socket === null ? '' : ` at ${socket}`}${schema === 'public' ? '' : `, schema ${schema}`}`
}

export async function hasAccounts(database: Database) {
  const store = await openStore(database, createLog('silent'), { access: 'read' })
  try {
    return (await store.read(anyAccount, {})).length > 0
  } catch (error) {
    throw new Error(`${nameOf(database)} is not a database of this service`, { cause: error })
  } finally {
    await store.close()
  }
}

/** Throws if nobody has an account in the database. Then it is probably another one than that of the service. */
export async function requireAccounts({ database }: Config) {
  if (!(await hasAccounts(database)))
    throw new Error(`${nameOf(database)} has no accounts, so it is not the one that people use. Name that one in SETTINGS or DATABASE_URL`)
}
