/** What the environment gives: values, files with secrets, and names that this version does not know. */
import { readFileSync } from 'node:fs'
import type { Knob } from './kinds.ts'
import { knobs } from './knobs.ts'

type Variables = Record<string, string | undefined>

/** Agents' clients read their key from this variable, so it may be set in the environment of the service. */
const agentsOwn = 'AQS_KEY'
const names = Object.keys(knobs)
export const secretNames = Object.entries<Knob<unknown>>(knobs).flatMap(([name, { secret }]) => (secret ? [name] : []))
const fileOf = (name: string) => `${name}_FILE`
const known = new Set([...names, ...secretNames.map(fileOf), agentsOwn])

/** The names that belong to no setting of this version. They are no reason to stop: an older version must start with a newer one's settings. */
export const unknownIn = (given: Variables) => Object.keys(given).filter(name => name.startsWith('AQS_') && !known.has(name))

/** Throws if a name is nearly that of a setting. Otherwise a typing error in `AQS_SIGNUP` would open the service to everybody. */
export function refuseTypos(given: Variables) {
  for (const name of unknownIn(given)) {
    const meant = [...known].find(one => isTypo(name, one))
    if (meant) throw new Error(`There is no setting ${name}. Is ${meant} meant?`)
  }
}

/** Whether one letter is wrong, missing or too many, or two neighbours are swapped. */
export function isTypo(given: string, meant: string) {
  let start = 0
  while (start < given.length && given[start] === meant[start]) start++
  const [a, b] = [given.slice(start), meant.slice(start)]
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || `${a[1]}${a[0]}${a.slice(2)}` === b
}

/** Each secret may be in a file, which `<name>_FILE` names. */
export function withFiles(given: Variables): Variables {
  const read: Variables = {}
  for (const name of secretNames) {
    const file = given[fileOf(name)]
    if (!file) continue
    if (given[name]) throw new Error(`${name} and ${fileOf(name)} are both set. Remove one of them.`)
    try {
      read[name] = readFileSync(file, 'utf8').trim()
    } catch (error) {
      throw new Error(`${fileOf(name)} names a file that cannot be read: ${(error as Error).message}.`, { cause: error })
    }
    if (!read[name]) throw new Error(`${fileOf(name)} names a file that is empty: ${file}.`)
  }
  return { ...given, ...read }
}
