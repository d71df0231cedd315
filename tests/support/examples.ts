/**
 * Answers that tests have seen, as examples for the contract. Ids, times and secrets differ from run to run, so each is replaced by a
 * sample of the same form; lists are cut short. The examples are in generated/examples.json, and `make generate` puts them into
 * generated/openapi.json.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../../generated/examples.json', import.meta.url)
const day = 86_400_000
/** The time that the examples show as the present. */
const present = Date.UTC(2026, 10, 21, 9, 30)
const mostItems = 1
/** Texts that differ from run to run as a whole, by the name of their field. */
const samples: Record<string, string> = {
  next_cursor: 'WyJ2MSIsIi1jcmVhdGVkX2F0Il0',
  user_agent: 'curl/8.14.1',
  salt: '8c1f5a2e9b7d4c3a6e0f1b2d',
  nonce: 'b7Kp2mXq9RtZ4vNc8LsWdA',
  push_key: `B${'Example0'.repeat(11).slice(0, 86)}`,
  challenge: 'bXdxNm53OGcuREw4OGhQMFN6RFFMWmNHNlNIV0VZZy5GTzRENjVDZGhxbUVxMm9NTHJZOGRB',
  credential_id: 'hbQMs2M8pRzZ3P0m7vQJvYVZ0m3nU5cE2l1bWk9sT4k',
  public_key: 'pQECAyYgASFYIHk1',
  clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
  attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YQ',
  authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
  signature: 'MEUCIQCuwZ9yKvyVqF3H0m1qk2Xw',
}

/** By operation or shared response, by status (or `sent`), by media type, by problem code (or `ok`). */
type Examples = Record<string, Record<string, Record<string, Record<string, unknown>>>>

export const acceptedExamples = (): Examples => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
export const acceptExamples = (examples: Examples) => writeFileSync(file, `${JSON.stringify(examples, undefined, 1)}\n`)

export function exampleBook() {
  const examples: Examples = {}
  return {
    examples,
    /** Keeps what was sent to get a success, with the same samples as in its answer. */
    recordSent(operation: string, now: number, sent: unknown, text: string) {
      const sampled = sampler(now)
      const stable = (text: string, key: string) => (key === 'code' ? codeLike(text) : sampled(text, key))
      if (text.startsWith('{')) asExample(JSON.parse(text), now, sampled)
      ;((examples[operation] ??= {})['sent'] ??= {})['application/json'] = { ok: asExample(sent, now, stable) }
    },
    /** Keeps the first answer of a kind. */
    record(owner: string, status: number, code: string | undefined, now: number, type: string, text: string) {
      const kind = (((examples[owner] ??= {})[status] ??= {})[type.split(';', 1)[0]!] ??= {})
      kind[code ?? 'ok'] ??= type.includes('json') && !type.includes('ndjson') ? asExample(JSON.parse(text), now) : asText(text, now, type)
    },
  }
}

/** The code of an authenticator app, of a new e-mail address, or of the link in an e-mail. */
const codeLike = (code: string) => (/^\d+$/.test(code) ? '12345678'.slice(0, code.length) : '5RkXo0mJ9o1m2vYbJ6bq')

/** An answer with samples in place of all that differs from run to run. */
export function asExample(answer: unknown, now: number, stable = sampler(now)): unknown {
  const visit = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return stable(value, key)
    if (Array.isArray(value)) return (key === 'items' ? value.slice(0, mostItems) : value).map(item => visit(item))
    if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, visit(v, k)]))
    return value
  }
  return visit(answer)
}

/** Of a stream, these are its first comment and its first event. */
const asText = (text: string, now: number, type: string) => {
  const lines = text
    .split('\n')
    .slice(0, type.startsWith('text/event-stream') ? 5 : 3)
    .join('\n')
  return sampler(now)(lines, '')
}

/** Replaces values in texts that differ in each run. The same id becomes the same sample in the whole answer. */
function sampler(now: number) {
  const seen = new Map<string, string>()
  const counts = new Map<string, number>()
  const numbered = (text: string, kind: string, sample: (n: number) => string) => {
    if (!seen.has(text)) {
      const n = counts.get(kind) ?? 0
      counts.set(kind, n + 1)
      seen.set(text, sample(n))
    }
    return seen.get(text)!
  }
  const idOf = (id: string, prefix: string) => numbered(id, prefix, n => `${prefix}_01kahf8w40q4r7t2v6w9y1a${n}bc`)
  const hashOf = (hash: string) => numbered(hash, 'hash', n => `${n}`.padEnd(64, '9f86d081884c7d65'))
  const timeOf = (time: string) => {
    const distance = Date.parse(time) - now
    return Math.abs(distance) > 400 * day ? time : new Date(present + distance).toISOString()
  }
  return (text: string, key: string) =>
    (samples[key] ?? text)
      .replace(/\bagt_[0-9a-hjkmnp-tv-z]{26}(?=@example\.com)/, 'eve')
      .replace(/\b([a-z]{3})_[0-9a-hjkmnp-tv-z]{26}\b/g, idOf)
      .replace(/\breq_[0-9a-f]{24}\b/g, 'req_5f0c9d2e8b7a4c1d9e3f6a2b')
      .replace(
        /\baqs_(agent|svc|session|link)_[0-9A-Za-z]{36,60}\b/g,
        (_, kind: string) => `aqs_${kind}_${'Example0'.repeat(5).slice(0, 36)}`,
      )
      .replace(/\bwhsec_[0-9A-Za-z+/]{43}=/, `whsec_${'Example0'.repeat(6).slice(0, 43)}=`)
      // The salt of an entry, in a line of JSON or CSV.
      .replace(/(?<="salt":)"[0-9a-f]{24}"|"[0-9a-f]{24}"(?=,"[0-9a-f]{64}")/g, `"${samples['salt']}"`)
      // The identifier that a passkey gave itself.
      .replace(/^[\w-]{43}$/, samples['credential_id']!)
      // The secret of an app, a recovery code, and the identifier of an account as a passkey keeps it.
      .replace(/\b[A-Z2-7]{32}\b/g, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
      .replace(/\b[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}\b/g, '7k3m-q9xw-2c5t-h8vd')
      .replace(/^YWNjX[\w-]+$/, 'YWNjXzAxa2FoZjh3NDBxNHI3dDJ2Nnc5eTFhMGJj')
      .replace(/…[0-9A-Za-z]{4}$/, '…ple0')
      .replace(/\b[0-9a-f]{64}\b/g, hashOf)
      .replace(/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, timeOf)
      .replace(/\bperson\d+\b/g, 'eve')
      .replace(/\b(scout|ranger|a-quest|a-draft|summarise-an-rfc)-[0-9a-z]{6}\b/g, '$1')
}
