/** An authenticator without a browser: it makes passkeys and signs with them, as a device and its browser do together. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

interface Options {
  challenge: string
  rpId?: string
  rp?: { id: string }
  user?: { id: string }
}
/** What a test wants to be wrong. */
export interface Flaw {
  origin?: string
  rpId?: string
  type?: string
  /** The device did not check the person. */
  unverified?: boolean
  userHandle?: string
  counter?: number
  challenge?: string
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url')
const [present, verified, attested] = [0x01, 0x04, 0x40]

/** The kinds of keys that passkeys have. */
export type Algorithm = 'ES256' | 'RS256' | 'EdDSA'
const newKeys: Record<Algorithm, () => { privateKey: KeyObject; publicKey: KeyObject }> = {
  ES256: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  RS256: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
  EdDSA: () => generateKeyPairSync('ed25519'),
}

export function authenticator(origin: string, algorithm: Algorithm = 'ES256') {
  const { privateKey, publicKey } = newKeys[algorithm]()
  const cose = coseOf[algorithm](publicKey.export({ format: 'jwk' }) as Record<'x' | 'y' | 'n' | 'e', string>)
  const id = randomBytes(32)
  let owner = ''
  let domain = ''
  let uses = 0

  const clientData = (type: string, challenge: string, flaw: Flaw) =>
    Buffer.from(
      JSON.stringify({
        type: flaw.type ?? type,
        challenge: flaw.challenge ?? challenge,
        origin: flaw.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const authenticatorData = (rpId: string, flags: number, counter: number, more = Buffer.alloc(0)) => {
    const tail = Buffer.alloc(5)
    tail.writeUInt8(flags)
    tail.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), tail, more])
  }
  const flagsOf = ({ unverified }: Flaw) => present | (unverified ? 0 : verified)

  return {
    id: base64url(id),
    publicKey: base64url(cose),
    /** The same, to verify signatures with. */
    verifies: publicKey,

    /** The answer to the options of a registration. */
    create(options: unknown, flaw: Flaw = {}) {
      const { challenge, rp, user } = options as Options
      owner = user!.id
      domain = rp!.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const key = Buffer.concat([Buffer.alloc(16), length, id, cose])
      const data = authenticatorData(flaw.rpId ?? domain, flagsOf(flaw) | attested, 0, key)
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, flaw)),
          attestationObject: base64url(attestationOf(data)),
          transports: ['internal'],
        },
      }
    },

    /** The answer to the options of a sign-in or a proof. */
    get(options: unknown, flaw: Flaw = {}) {
      const client = clientData('webauthn.get', (options as Options).challenge, flaw)
      const data = authenticatorData(flaw.rpId ?? domain, flagsOf(flaw), flaw.counter ?? ++uses)
      const signature = sign(algorithm === 'EdDSA' ? null : 'sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: flaw.userHandle ?? owner,
        },
      }
    },
  }
}
export type Authenticator = ReturnType<typeof authenticator>

/** Bytes in CBOR, from base64url. */
function bytes(text: string) {
  const content = Buffer.from(text, 'base64url')
  const head =
    content.length < 24
      ? [0x40 + content.length]
      : content.length < 256
        ? [0x58, content.length]
        : [0x59, content.length >> 8, content.length & 255]
  return Buffer.concat([Buffer.from(head), content])
}
/** Public keys in CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}, {1: 3, 3: -257, -1: n, -2: e} and {1: 1, 3: -8, -1: 6, -2: x}. */
const coseOf: Record<Algorithm, (key: Record<'x' | 'y' | 'n' | 'e', string>) => Buffer> = {
  ES256: ({ x, y }) =>
    Buffer.concat([Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]), bytes(x), Buffer.from([0x22]), bytes(y)]),
  RS256: ({ n, e }) =>
    Buffer.concat([Buffer.from([0xa4, 0x01, 0x03, 0x03, 0x39, 0x01, 0x00, 0x20]), bytes(n), Buffer.from([0x21]), bytes(e)]),
  EdDSA: ({ x }) => Buffer.concat([Buffer.from([0xa4, 0x01, 0x01, 0x03, 0x27, 0x20, 0x06, 0x21]), bytes(x)]),
}

/** An attestation without a statement in CBOR: {fmt: 'none', attStmt: {}, authData}. */
function attestationOf(data: Buffer) {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    bytes(data.toString('base64url')),
  ])
}
