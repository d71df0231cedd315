/**
 * Encrypts what the service must be able to read again, such as the secret of a webhook, and computes codes that nobody else can. The keys
 * are not in the database, so a copy of the database reveals none of it.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { keyId } from './seals.ts'

export type Boxes = ReturnType<typeof boxes>

const cipher = 'aes-256-gcm'
const [nonceBytes, tagBytes, codeBytes] = [12, 16, 16]

/** The first key encrypts. All keys decrypt, so that older boxes can be opened after a rotation. */
export function boxes(keys: readonly string[]) {
  const byId = new Map(keys.map(key => [keyId(key), Buffer.from(hkdfSync('sha256', key, '', 'box', 32))]))
  const [current] = byId.keys()
  const codeKeys = keys.map(key => Buffer.from(hkdfSync('sha256', key, '', 'code', 32)))

  return {
    /** A box belongs to one place, so that nobody can move it to another one. */
    close(place: string, text: string) {
      const nonce = randomBytes(nonceBytes)
      const encrypt = createCipheriv(cipher, byId.get(current!)!, nonce).setAAD(Buffer.from(place))
      const hidden = Buffer.concat([encrypt.update(text, 'utf8'), encrypt.final()])
      return `${current}.${Buffer.concat([nonce, hidden, encrypt.getAuthTag()]).toString('base64url')}`
    },
    /** Undefined if the service no longer has the key. */
    open(place: string, box: string) {
      const [id = '', text = ''] = box.split('.', 2)
      const key = byId.get(id)
      if (!key) return undefined
      const bytes = Buffer.from(text, 'base64url')
      const decrypt = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(-tagBytes))
      return decrypt.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decrypt.final('utf8')
    },
    /** The code of a place, by each key. It need not be stored. The first is given out, and all are accepted. */
    codesOf: (place: string) =>
      codeKeys.map(key =>
        createHmac('sha256', key)
          .update(place)
          .digest('hex')
          .slice(0, 2 * codeBytes),
      ),
  }
}
