/** The answer of a passkey (WebAuthn): which challenge it signed, on which page, and whether the device checked the person. */
import { isSignedBy } from './cose.ts'
import { fromBase64url, sha256, toHex, utf8, type Bytes } from './json.ts'

export interface Answer {
  public_key: string
  authenticator_data: string
  client_data_json: string
  signature: string
}
export interface Wanted {
  /** In base64url. */
  challenge: string
  /** Where it must have been signed. Undefined if any origin will do. */
  origin: string | undefined
}

/** What is wrong with an answer, in words; and where it was given, and the number of uses that the passkey counts. */
export async function checkAnswer(answer: Answer, { challenge, origin }: Wanted) {
  const clientData = fromBase64url(answer.client_data_json)
  const client = JSON.parse(new TextDecoder().decode(clientData)) as { type: string; challenge: string; origin: string }
  const device = fromBase64url(answer.authenticator_data)
  const [rpIdHash, flags] = [device.slice(0, 32), device[32] ?? 0]
  const faults: string[] = []

  const signed = new Uint8Array([...device, ...(await sha256(clientData))])
  if (!(await isSignedBy(fromBase64url(answer.public_key), signed, fromBase64url(answer.signature))))
    faults.push('the signature was not made by this passkey, or what it signed was changed')
  if (client.type !== 'webauthn.get') faults.push('the passkey was not asked to sign')
  if (client.challenge !== challenge) faults.push('the passkey signed another statement')
  if (origin !== undefined && client.origin !== origin) faults.push(`it was signed on ${client.origin} and not on ${origin}`)
  if (!isSame(rpIdHash, await sha256(utf8(new URL(client.origin).hostname)))) faults.push('the passkey belongs to another site')
  if (!(flags & present)) faults.push('nobody touched the passkey')
  if (!(flags & verified)) faults.push('the passkey did not check the person')
  return { faults, origin: client.origin, counter: new DataView(device.buffer).getUint32(33) }
}

const [present, verified] = [0x01, 0x04]

const isSame = (a: Bytes, b: Bytes) => toHex(a) === toHex(b)
