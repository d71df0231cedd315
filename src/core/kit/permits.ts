/**
 * Signs permits with a key that is not in the database. Anyone can check them with the public keys: a permit is a JWT in compact form (RFC 7519),
 * signed with Ed25519 (RFC 8037).
 */
import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign, type JsonWebKey } from 'node:crypto'

export type Permits = ReturnType<typeof permits>

/** The current key, and the one before it, whose permits may still be on their way. */
const mostListed = 2
/** What comes before the 32 bytes of a private key of Ed25519 in PKCS #8 (RFC 8410). */
const beginning = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The keys are made from those that seal the log, so all instances have the same ones. The first key signs. */
export function permits(keys: readonly string[]) {
  const pairs = keys.slice(0, mostListed).map(pairOf)
  const [current] = pairs

  return {
    /** RFC 7517. */
    publicKeys: { keys: pairs.map(({ listed }) => listed) },
    sign(claims: object) {
      const said = [{ alg: 'EdDSA', typ: 'permit+jwt', kid: current!.listed.kid }, claims].map(encoded).join('.')
      return `${said}.${sign(null, Buffer.from(said), current!.key).toString('base64url')}`
    },
  }
}

function pairOf(key: string) {
  const seed = Buffer.from(hkdfSync('sha256', key, '', 'permit', 32))
  const own = createPrivateKey({ key: Buffer.concat([beginning, seed]), format: 'der', type: 'pkcs8' })
  const { crv, kty, x } = createPublicKey(own).export({ format: 'jwk' }) as JsonWebKey
  // RFC 7638.
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url')
  return { key: own, listed: { kty, crv, x, kid, alg: 'EdDSA', use: 'sig' } }
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
