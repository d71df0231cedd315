/**
 * `make signed LOG=<file>` verifies the signed approvals in an export of a log (`GET /v1/audit-events/export`). It needs only the export: no
 * database, no key and no service. A valid signature proves that somebody who could unlock this passkey approved exactly this request, in
 * this version. That the passkey belongs to the human follows from the log, which says when it was added, so keep the last hash elsewhere.
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { components } from '../generated/api.ts'
import { canonical } from '../src/core/kit/canonical.ts'

type Entry = components['schemas']['AuditEvent']
type Signed = components['schemas']['SignedDecision']

const say = (line: string) => process.stdout.write(`${line}\n`)
const sha256 = (text: string) => createHash('sha256').update(text)
let faults = 0
const fault = (at: string, what: string) => {
  faults++
  say(`${at}: ${what}`)
}

const entries: Entry[] = []
try {
  const file = process.env['LOG']
  if (!file) throw new Error('Use: make signed LOG=<a file from GET /v1/audit-events/export?format=ndjson>')
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity }))
    if (line) entries.push(JSON.parse(line) as Entry)
} catch (error) {
  process.stderr.write(`The export cannot be read: ${(error as Error).message}\n`)
  process.exit(2)
}

/** Every log of an account names it where its human approves, and where it begins. */
const owner =
  entries.find(({ action }) => action === 'approval.approved')?.actor.id ??
  entries.find(({ action }) => action === 'account.created')?.target.id
let before: Entry | undefined
/** The digests of the requests, and the public keys of the passkeys, as the log says. */
const digests = new Map<string, string>()
const keys = new Map<string, { name: string; key: string }>()
let valid = 0

for (const entry of entries) {
  const at = `entry ${entry.seq}`
  const { data } = entry
  if (before && (entry.seq !== before.seq + 1 || entry.prev_hash !== before.hash)) fault(at, 'it does not follow the entry before it')
  if (owner !== undefined && entry.hash !== hashOf(entry, owner)) fault(at, 'it was changed')
  before = entry
  if (entry.action === 'approval.requested' && data.digest) digests.set(entry.target.id, data.digest)
  if (entry.action === 'account.passkey_added') keys.set(data.credential_id!, { name: data.name!, key: data.public_key! })
  if (entry.action === 'account.passkey_removed') keys.delete(data.credential_id!)
  if (entry.action !== 'approval.approved' || !data.signed) continue
  const what = await flawOf(entry, data.signed)
  if (what) fault(at, `${entry.target.id}: ${what}`)
  else {
    valid++
    const { origin } = clientOf(data.signed)
    say(`${at}: ${entry.target.id} was approved on ${origin} with the passkey ${JSON.stringify(keys.get(data.signed.credential_id)!.name)}`)
  }
}
say(`${valid} signed approvals in ${entries.length} entries: ${faults ? `${faults} faults` : 'all valid'}`)
process.exitCode = faults ? 1 : 0

/** What is wrong with a signed approval. Undefined if nothing is. */
async function flawOf({ target }: Entry, signed: Signed): Promise<string | undefined> {
  const { statement, among, credential_id: id, public_key: key } = signed
  if (statement.approval_id !== target.id || statement.verdict !== 'approved') return 'the signed statement is about something else'
  const digest = digests.get(target.id)
  if (digest === undefined) return 'the export does not contain the request; export the log from an earlier time'
  if (statement.digest !== digest) return 'the signed request is not the one that the agent made'
  if (among && !among.includes(sha256(canonical(statement)).digest('hex')))
    return 'the request is not among those that were signed together'
  const known = keys.get(id)
  if (!known) return 'the export does not say that the passkey was added, or it was removed before; export the whole log'
  if (known.key !== key) return 'the public key does not belong to the passkey'
  try {
    const { origin } = clientOf(signed)
    const { verified } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { authenticatorData: signed.authenticator_data, clientDataJSON: signed.client_data_json, signature: signed.signature },
      },
      expectedChallenge: sha256(canonical(among ?? statement)).digest('base64url'),
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: true,
      credential: { id, publicKey: Buffer.from(key, 'base64url'), counter: 0 },
    })
    return verified ? undefined : 'the signature is wrong'
  } catch (error) {
    return (error as Error).message
  }
}

function clientOf({ client_data_json: text }: Signed) {
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as { origin: string }
}

/** The hash of an entry, as the contract describes it. */
function hashOf(entry: Entry, account: string) {
  const { prev_hash, id, seq, at, actor, action, target, agent_id, request_id, data, salt = null } = entry
  const values = [
    prev_hash,
    id,
    account,
    seq,
    Date.parse(at),
    actor.type,
    actor.id,
    action,
    target.type,
    target.id,
    agent_id,
    request_id,
    salt === null ? data : sha256(canonical([salt, data])).digest('hex'),
  ]
  return sha256(canonical(values)).digest('hex')
}
