/** The form of session tokens and agent keys, and their hashes in the database. */
import { hash } from 'node:crypto'
import { crc32 } from 'node:zlib'

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export const bearer = (authorization: string | undefined) => /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? ''
export const sha256 = (text: string) => hash('sha256', text)
export const isToken = (text: string) => /^aqs_session_[0-9A-Za-z]{36}$/.test(text)

/** The last six characters of a key are a checksum. */
export function isKey(text: string) {
  if (!/^aqs_agent_[0-9A-Za-z]{36}$/.test(text)) return false
  let left = crc32(text.slice(0, -6))
  for (let i = 1; i <= 6; i++) {
    if (text.at(-i) !== base62[left % 62]) return false
    left = Math.floor(left / 62)
  }
  return true
}
