/**
 * Seals prove that this service wrote a log entry, and where a log ends. The entries are also chained by hashes. But anyone can compute
 * hashes, so someone who can write to the database could write a whole new chain. The key of the seals is not in the database.
 */
import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** `unsealed`: written before there were keys. `unknown_key`: sealed with a key that this service does not have, so it cannot be checked. */
export type Sealing = 'good' | 'wrong' | 'unsealed' | 'unknown_key'
export type Seals = ReturnType<typeof seals>
/** Entries and ends have different seals. Otherwise the seal of an entry could pass for the end of a log that was cut off there. */
type Sealed = 'entry' | 'end'
export interface Mark {
  accountId: string
  seq: number
  hash: string
}

/** The first key seals. All keys verify, so that older seals are still accepted after a rotation. */
export function seals(keys: readonly string[]) {
  const byId = new Map(keys.map(key => [keyId(key), key]))
  const [current] = byId.keys()
  if (current === undefined) throw new Error('There is no key to seal the log')
  const mac = (key: string, what: Sealed, { accountId, seq, hash }: Mark) =>
    createHmac('sha256', key)
      .update(JSON.stringify([what, accountId, seq, hash]))
      .digest('base64url')

  const cipherKey = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'secrets at rest', 32))

  return {
    keyIds: [...byId.keys()],
    make: (what: Sealed, mark: Mark) => `${current}.${mac(byId.get(current)!, what, mark)}`,
    /** Encrypts a secret that the service must read again, for one account. A copy of the database does not reveal it. */
    lock(secret: string, accountId: string) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', cipherKey(byId.get(current)!), nonce).setAAD(Buffer.from(accountId))
      const parts = [nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]
      return `${current}.${Buffer.concat(parts).toString('base64url')}`
    },
    /** Returns undefined if the key is not known any more, or somebody has changed the text or moved it to another account. */
    unlock(locked: string, accountId: string) {
      const [id = '', text = ''] = locked.split('.', 2)
      const key = byId.get(id)
      const bytes = Buffer.from(text, 'base64url')
      if (key === undefined || bytes.length < 28) return undefined
      const decipher = createDecipheriv('aes-256-gcm', cipherKey(key), bytes.subarray(0, 12))
      decipher.setAAD(Buffer.from(accountId)).setAuthTag(bytes.subarray(-16))
      try {
        return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return undefined
      }
    },
    check(what: Sealed, mark: Mark, seal: string | null): Sealing {
      if (seal === null) return 'unsealed'
      const [id = '', tag = ''] = seal.split('.', 2)
      const key = byId.get(id)
      if (key === undefined) return 'unknown_key'
      const [given, right] = [Buffer.from(tag), Buffer.from(mac(key, what, mark))]
      return given.length === right.length && timingSafeEqual(given, right) ? 'good' : 'wrong'
    },
  }
}

/** Identifies a key without revealing it. */
const keyId = (key: string) => createHash('sha256').update(`seal key id ${key}`).digest('hex').slice(0, 8)
