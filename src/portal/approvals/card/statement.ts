/**
 * What the passkey must sign, worked out from what the page shows. The service sends a challenge, and a service that lies could send that of
 * something else. So the page makes the statement itself, and the passkey is asked only if the challenge is the hash of this statement. The
 * digests are computed by the same code that verifies the log later.
 */
import type { Problem, Schemas } from '../../api.ts'
import { another } from '../../another.ts'
import { fromHex, jcs, toBase64url } from '../../../verifier/json.ts'
import { digestOf, hashOf, hashOfSeveral, threadDigestOf, type PresentStatement } from '../../../verifier/statement.ts'
import { keysOf } from '../../../shared/values.ts'
import type { Approval, Waiting, Yes } from '../board.ts'
import { mostCovered, usualMinutes } from './options.tsx'

interface Signing {
  challenge: unknown
  statement: Schemas['SignedStatement'] | undefined
}
interface Signer {
  accountId: string
}

/** Undefined if the challenge is that of exactly this request, as it is shown, with exactly this body. */
export async function wrongWith(
  seen: Approval,
  body: Yes,
  signer: Signer,
  { statement, challenge }: Signing,
): Promise<Problem | undefined> {
  const mine = await statementOf(seen, body, signer)
  if (challenge === challengeOf(await hashOfSeveral([await hashOf(mine)]))) return undefined
  if (!statement) return another(['the request'])
  return statement.request_version === seen.version ? another(namesOf(mine, statement)) : changed
}

/** The same for several requests with one challenge. The service leaves out what has changed since. Returns the hashes that are signed. */
export async function wrongWithSeveral(
  pairs: readonly [row: Waiting, approval: Approval][],
  body: Yes,
  signer: Signer,
  { statements, challenge }: { statements: readonly Schemas['SignedStatement'][]; challenge: unknown },
): Promise<{ problem: Problem } | { problem?: undefined; hashes: string[] }> {
  const hashes: string[] = []
  for (const statement of statements) {
    const [row, approval] = pairs.find(([{ id }]) => id === statement.approval_id) ?? []
    if (!row || !approval) return { problem: another(['the request']) }
    if (!isAsInRow(row, approval)) return { problem: approval.version === row.version ? another(['the action']) : changed }
    const mine = await statementOf(approval, body, signer)
    const hash = await hashOf(mine)
    if (hash !== (await hashOf(statement))) return { problem: another(namesOf(mine, statement)) }
    hashes.push(hash)
  }
  if (challenge !== challengeOf(await hashOfSeveral(hashes))) return { problem: another(['the list']) }
  return { hashes }
}

/** Whether a row of the list shows what the request says. */
export function isAsInRow(row: Waiting, approval: Approval) {
  const shown = ({ id, version, agent, kind, category, title, amount, recipient, risk, quest }: Waiting | Approval) =>
    jcs([id, version, agent, kind, category, title, amount, recipient, risk, quest])
  return shown(row) === shown(approval)
}

async function statementOf(seen: Approval, { note, changes, ...limits }: Yes, { accountId }: Signer): Promise<PresentStatement> {
  const { agent, kind, title, arguments: given, reason, nonce, category, amount } = seen
  const asked = { agent_id: agent.id, kind, title, arguments: given as Record<string, unknown>, reason, nonce }
  const digest = await digestOf(asked)
  const allowed = changes && allowedOf(seen, changes)
  const minutes = limits.allow_category_minutes
  return {
    type: 'agent-quest-approval',
    version: 2,
    approval_id: seen.id,
    account_id: accountId,
    request_version: seen.version,
    asked_digest: digest,
    allowed_digest: allowed ? await digestOf({ ...asked, title: allowed.title, arguments: allowed }) : digest,
    thread_digest: await threadDigestOf(seen.thread.map(({ by, text }) => ({ by, text }))),
    thread_length: seen.thread.length,
    verdict: 'approved',
    note: note ?? null,
    valid_for_minutes:
      kind === 'external_action' ? Math.min(seen.valid_for_minutes ?? usualMinutes, limits.valid_for_minutes ?? usualMinutes) : null,
    allowance: minutes
      ? { category: category ?? 'other', minutes, requests: mostCovered, amount: allowed?.amount === undefined ? amount : allowed.amount }
      : null,
    expires_at: seen.expires_at,
    origin: location.origin,
  }
}

/** The action with the values of the human. A request of version 0.3.0 has its amount in the details. */
function allowedOf({ title, amount, arguments: given }: Approval, changes: NonNullable<Yes['changes']>) {
  const asked = given as Schemas['ExternalArguments']
  const { amount: _, ...others } = asked.details
  const isOlder = asked.recipient === undefined || asked.amount === undefined
  return {
    ...asked,
    title: changes.title ?? title,
    recipient: changes.recipient === undefined ? (asked.recipient ?? null) : changes.recipient,
    amount: changes.amount === undefined ? amount : changes.amount && shortest(changes.amount),
    details: { ...(isOlder && amount ? others : asked.details), ...changes.details },
  }
}

/** An amount as the service writes it: without zeros that say nothing. */
function shortest({ value, currency }: Schemas['Amount']): Schemas['Amount'] {
  const [whole = '', decimals = ''] = value.split('.')
  const kept = decimals.replace(/0+$/, '')
  return { value: `${whole.replace(/^0+(?=\d)/, '')}${kept && `.${kept}`}`, currency: currency.toUpperCase() }
}

const challengeOf = (hash: string) => toBase64url(fromHex(hash))

/** What the two statements say differently, in words. */
function namesOf(mine: PresentStatement, theirs: object) {
  const differs = (name: keyof PresentStatement) => jcs(mine[name]) !== jcs((theirs as Partial<PresentStatement>)[name] ?? null)
  const names = keysOf(words).filter(differs)
  if (names.length === 0) return ['the challenge']
  // Another action was asked for, so another one is allowed.
  return names.filter(name => name !== 'allowed_digest' || !names.includes('asked_digest')).map(name => words[name])
}

const words: Record<keyof PresentStatement, string> = {
  type: 'the kind of statement',
  version: 'the kind of statement',
  approval_id: 'the request',
  account_id: 'the account',
  request_version: 'the version',
  asked_digest: 'the action',
  allowed_digest: 'your changes',
  thread_digest: 'the questions',
  thread_length: 'the questions',
  verdict: 'the decision',
  note: 'the note',
  valid_for_minutes: 'the validity',
  allowance: 'what else is allowed',
  expires_at: 'the expiry',
  origin: 'the address of this page',
}

export const changed: Problem = {
  code: 'precondition_failed',
  status: 412,
  title: 'Changed',
  detail: 'The request has changed.',
  errors: [],
}
