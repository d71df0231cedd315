/** JSON with one form for each value, hashes, and base64url: what digests and signatures are made of. */

export type Bytes = Uint8Array<ArrayBuffer>

/** The canonical JSON of RFC 8785. */
export function jcs(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(jcs).join(',')}]`
  if (!isObject(value)) return JSON.stringify(value)
  const members = sortedKeys(value).map(key => `${JSON.stringify(key)}:${jcs(value[key])}`)
  return `{${members.join(',')}}`
}

/** The form that version 0.3.0 has hashed, and the chain of the log still does. It differs from RFC 8785 for keys that are whole numbers. */
export const olderJson = (value: unknown): string => JSON.stringify(sorted(value))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isObject(value)) return value
  return Object.fromEntries(sortedKeys(value).map(key => [key, sorted(value[key])]))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
/** By their UTF-16 code units, as `<` compares. */
const sortedKeys = (value: object) => Object.keys(value).toSorted((a, b) => (a < b ? -1 : 1))

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text)

export const sha256 = async (data: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest('SHA-256', data))
/** In lower-case hexadecimal. */
export const sha256Hex = async (text: string) => toHex(await sha256(utf8(text)))

export const toHex = (bytes: Bytes) => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
export const fromHex = (hex: string): Bytes => Uint8Array.from(hex.match(/../g) ?? [], pair => parseInt(pair, 16))

export const toBase64url = (bytes: Bytes) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
export const fromBase64url = (text: string): Bytes =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))
