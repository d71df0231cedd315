/** versions.json: what each version of the service is, and which contract of it was released. */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

export interface Recorded {
  contract: string
  tables: string
  /** The fingerprint of its file in spec/released/. Only a version that was released has it. */
  released?: string
}
export type Versions = Record<string, Recorded>

const file = 'versions.json'
export const readVersions = () => JSON.parse(readFileSync(file, 'utf8')) as Versions
export const writeVersions = (versions: Versions) => writeFileSync(file, `${JSON.stringify(versions, undefined, 2)}\n`)

export const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
