/** Creates secrets. They are shown once and stored only as hashes. */
import { argon2, createHmac, hash, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import { randomBytes } from './random.ts'
import { turns, type Waiter } from './turns.ts'

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const agentPrefix = 'aqs_agent_'
const servicePrefix = 'aqs_svc_'
const sessionPrefix = 'aqs_session_'
export const linkPrefix = 'aqs_link_'

/** A new agent key: the prefix, 30 random characters, and 6 of checksum, so that a mistyped key costs no look-up. */
export const mintAgentKey = () => mintChecked(agentPrefix)
/** A new service token has the same form. */
export const mintServiceToken = () => mintChecked(servicePrefix)

function mintChecked(prefix: string) {
  const body = prefix + randomText(30)
  return minted(body + checksum(body))
}

export function mintSessionToken() {
  return minted(sessionPrefix + randomText(36))
}

/** The secret of a one-time link. */
export function mintLinkToken() {
  return minted(linkPrefix + randomText(36))
}

/** What the form of a credential reveals without a look-up. */
export function kindOfSecret(secret: string): 'agent key' | 'service token' | 'session token' | 'unknown' {
  const [, kind] = /^aqs_(agent|svc)_[0-9A-Za-z]{36}$/.exec(secret) ?? []
  if (kind && checksum(secret.slice(0, -6)) === secret.slice(-6)) return kind === 'agent' ? 'agent key' : 'service token'
  return /^aqs_session_[0-9A-Za-z]{36}$/.test(secret) ? 'session token' : 'unknown'
}

export const hashSecret = (secret: string) => hash('sha256', secret)

export const seal = (key: string, text: string, bytes = 12) =>
  createHmac('sha256', key).update(text).digest().subarray(0, bytes).toString('base64url')

/** Whether a mark is the seal of a text, in a time that does not reveal where it differs. Everybody knows how long a seal is. */
export function isSealOf(key: string, text: string, mark: string, bytes?: number) {
  const [right, given] = [Buffer.from(seal(key, text, bytes)), Buffer.from(mark)]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Whether two texts are equal, in a time that does not reveal where they differ, nor how long the right one is. */
export const sameText = (a: string, b: string) => timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'))

interface PasswordCost {
  /** In KiB. */
  memory: number
  passes: number
  parallelism: number
}
/** OWASP's parameters for argon2id. */
const owaspCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32
const argon2id = promisify(argon2)
/** Uses at most two of four threads, so that a flood of sign-ins leaves some for other work. */
const turn = turns({ atOnce: 2, most: 128, mostOfOne: 32, longestMs: 30_000 })

/** Hashes new passwords at this cost. An existing hash names its own cost. */
export function passwordHashes(cost = owaspCost, derive = argon2id) {
  const written = (nonce: Buffer, tag: Buffer) =>
    `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${nonce.toString('base64')}$${tag.toString('base64')}`
  const nobodysHash = written(Buffer.alloc(16), Buffer.alloc(tagLength))

  return {
    async hash(password: string, waiter: Waiter) {
      const nonce = randomBytes(16)
      return written(nonce, await turn(waiter, () => derive('argon2id', { message: password, nonce, ...cost, tagLength })))
    },

    /**
     * Takes the same time if there is no such account, so that the time does not reveal which addresses exist. The hash of a deleted account
     * is empty, and no password is right for it.
     */
    async verify(password: string, hash: string | undefined, waiter: Waiter) {
      const [, , , parameters, nonce, tag] = (hash || nobodysHash).split('$') as [string, string, string, string, string, string]
      const [memory, passes, parallelism] = parameters.split(',').map(part => Number(part.slice(2))) as [number, number, number]
      const expected = Buffer.from(tag, 'base64')
      const stored = { nonce: Buffer.from(nonce, 'base64'), memory, passes, parallelism, tagLength: expected.length }
      const found = await turn(waiter, () => derive('argon2id', { message: password, ...stored }))
      return timingSafeEqual(found, expected) && Boolean(hash)
    },
  }
}

export type Minted = ReturnType<typeof minted>
function minted(secret: string) {
  return { secret, hash: hashSecret(secret), hint: `…${secret.slice(-4)}` }
}

export function randomText(length: number) {
  let text = ''
  // 248 is the largest multiple of 62 in a byte. Larger bytes would make some characters more likely than others.
  while (text.length < length) for (const byte of randomBytes(length)) if (byte < 248 && text.length < length) text += base62[byte % 62]
  return text
}

function checksum(text: string) {
  let digits = ''
  for (let left = crc32(text), i = 0; i < 6; i++, left = Math.floor(left / 62)) digits = base62[left % 62] + digits
  return digits
}
