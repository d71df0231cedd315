/**
 * Seals prove that this service wrote a log entry, and where a log ends. The entries are also chained by hashes. But anyone can compute
 * hashes, so someone who can write to the database could write a whole new chain. The key of the seals is not in the database.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** `unsealed`: written before there were keys. `unknown_key`: sealed with a key that this service does not have, so it cannot be checked. */
export type Sealing = 'good' | 'wrong' | 'unsealed' | 'unknown_key'
export type Seals = ReturnType<typeof seals>
/**
 * Entries, ends and starts have different seals. Otherwise the seal of an entry could pass for the end of a log that was cut off there.
 * `accounts` seals how many accounts there are. `unsealed start`: the last deleted entry is from before there were keys, so the next one
 * may have no seal either.
 */
type Sealed = 'entry' | 'end' | 'start' | 'unsealed start' | 'accounts'
interface Mark {
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

  return {
    keyIds: [...byId.keys()],
    make: (what: Sealed, mark: Mark) => `${current}.${mac(byId.get(current)!, what, mark)}`,
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
export const keyId = (key: string) => createHash('sha256').update(`seal key id ${key}`).digest('hex').slice(0, 8)
