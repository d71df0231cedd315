/** The public key of a passkey, in the form COSE (RFC 9052), and the check of its signatures with WebCrypto. */
import { toBase64url, type Bytes } from './json.ts'

/** The members of a key, by their numbers. */
const [kty, alg, crvOrN, xOrE, y] = [1, 3, -1, -2, -3]

/** Whether the key has signed the data. Throws if the key is of a kind that this machine cannot check. */
export async function isSignedBy(cose: Bytes, data: Bytes, signature: Bytes): Promise<boolean> {
  const key = mapIn(cose)
  const part = (member: number) => toBase64url(key.get(member) as Bytes)
  const kind = `${key.get(kty!)} ${key.get(alg!)} ${typeof key.get(crvOrN!) === 'number' ? key.get(crvOrN!) : ''}`.trim()
  switch (kind) {
    case '2 -7 1': {
      const jwk = { kty: 'EC', crv: 'P-256', x: part(xOrE!), y: part(y!) }
      const hashed = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
      return crypto.subtle.verify(hashed, await imported(jwk, hashed), withoutDer(signature), data)
    }
    case '3 -257': {
      const jwk = { kty: 'RSA', n: part(crvOrN!), e: part(xOrE!) }
      const hashed = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
      return crypto.subtle.verify(hashed, await imported(jwk, hashed), signature, data)
    }
    case '1 -8 6': {
      const jwk = { kty: 'OKP', crv: 'Ed25519', x: part(xOrE!) }
      return crypto.subtle.verify('Ed25519', await imported(jwk, { name: 'Ed25519' }), signature, data)
    }
    default:
      throw new Error(`the passkey has a key of a kind that is not known here (${kind})`)
  }
}

const imported = (jwk: object, algorithm: { name: string; namedCurve?: string; hash?: string }) =>
  crypto.subtle.importKey('jwk', jwk, algorithm, false, ['verify'])

/** A CBOR map whose keys are integers, and whose values are integers or bytes: all that a key has. */
function mapIn(cbor: Bytes) {
  let at = 0
  const byte = () => {
    if (at >= cbor.length) throw new Error('the public key cannot be read')
    return cbor[at++]!
  }
  const head = (): [major: number, value: number] => {
    const first = byte()
    const short = first & 31
    if (short < 24) return [first >> 5, short]
    if (short > 25) throw new Error('the public key cannot be read')
    return [first >> 5, short === 24 ? byte() : byte() * 256 + byte()]
  }
  const item = (): number | Bytes => {
    const [major, value] = head()
    if (major === 0) return value
    if (major === 1) return -1 - value
    if (major !== 2 || at + value > cbor.length) throw new Error('the public key cannot be read')
    return cbor.slice(at, (at += value))
  }
  const [major, size] = head()
  if (major !== 5) throw new Error('the public key cannot be read')
  return new Map(Array.from({ length: size }, () => [item() as number, item()]))
}

/** Passkeys write the two numbers of an ECDSA signature as ASN.1. WebCrypto wants them with 32 bytes each, one after the other. */
function withoutDer(der: Bytes): Bytes {
  const raw = new Uint8Array(64)
  let at = 2
  for (const end of [32, 64]) {
    const length = der[at + 1] ?? 0
    const number = der.slice(at + 2, at + 2 + length)
    const bare = number.slice(number.findIndex(byte => byte !== 0))
    if (der[0] !== 0x30 || der[at] !== 0x02 || bare.length > 32) throw new Error('the signature cannot be read')
    raw.set(bare, end - bare.length)
    at += 2 + length
  }
  return raw
}
