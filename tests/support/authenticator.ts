/** An authenticator without a browser: it makes passkeys and signs with them, as a device and its browser do together. */
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

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

export function authenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
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

    /** The answer to the options of a registration. */
    create(options: unknown, flaw: Flaw = {}) {
      const { challenge, rp, user } = options as Options
      owner = user!.id
      domain = rp!.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const key = Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey.export({ format: 'jwk' }) as { x: string; y: string })])
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
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
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

/** A P-256 key for ES256 in CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseOf({ x, y }: { x: string; y: string }) {
  const bytes = (text: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')])
  return Buffer.concat([Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]), bytes(x), Buffer.from([0x22]), bytes(y)])
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
    Buffer.from([0x58, data.length]),
    data,
  ])
}
