/** A certificate that signs itself, for `localhost`, as PEM. Node cannot make one, and openssl may not be there. */
import { generateKeyPairSync, sign } from 'node:crypto'

const der = (tag: number, ...parts: (Buffer | number[])[]) => {
  const body = Buffer.concat(parts.map(part => Buffer.from(part as Buffer)))
  const size = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const text = (tag: number, of: string) => der(tag, Buffer.from(of))
const oid = (...bytes: number[]) => der(0x06, bytes)
const bits = (of: Buffer) => der(0x03, [0], of)
const instant = (at: Date) => text(0x18, at.toISOString().replace(/[-:T]|\.\d+/g, ''))

const ecdsaWithSha256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02))
const name = sequence(der(0x31, sequence(oid(0x55, 0x04, 0x03), text(0x0c, 'localhost'))))
const yes = der(0x01, [0xff])
const extension = (id: number, value: Buffer, ...critical: Buffer[]) => sequence(oid(0x55, 0x1d, id), ...critical, der(0x04, value))

/** A certificate that began `since` days ago and ends in `until` days. */
export function certificate({ since = 1, until = 1 } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const day = 86_400_000
  const about = sequence(
    der(0xa0, der(0x02, [2])),
    der(0x02, [1]),
    ecdsaWithSha256,
    name,
    sequence(instant(new Date(Date.now() - since * day)), instant(new Date(Date.now() + until * day))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension(0x11, sequence(text(0x82, 'localhost'))), extension(0x13, sequence(yes), yes))),
  )
  const signed = sequence(about, ecdsaWithSha256, bits(sign('sha256', about, privateKey)))
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${signed.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  }
}
