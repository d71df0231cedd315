/**
 * A human may approve another action than the agent asked for: with another title, recipient, amount or detail. The yes is then for the
 * changed action alone. What is judged is judged on both, and the stricter counts, so no change is a way around a rule.
 */
import type { Changes } from '../../../generated/inputs.js'
import { findOwnerAndCurrent } from '../../store/approvals/earlier.ts'
import { run, type AllowedAction, type ExternalArguments, type Row, type Steps, type WrittenAmount } from '../../store/index.ts'
import { amountIn, amountOf, jsonAmountOf, noAmount, readAmount, type StoredAmount } from '../kit/amounts.ts'
import { jcs } from '../kit/canonical.ts'
import { unprocessable, type Issue } from '../kit/errors.ts'
import { requireProof } from '../kit/proof.ts'
import { shownRecipient } from '../kit/recipients.ts'
import { checkSize } from '../kit/size.ts'
import type { Approval, Human, World } from '../kit/world.ts'
import { digestOf, shownDigest } from './actions.ts'
import { argumentsOfOlder, marksOf, mostDetailsBytes, wantedOf } from './asked.ts'
import { hasAmount, hasRecipient, largestIn, namesIn, spotsIn, spotsOf } from './old-values.ts'
import { settled } from './pending.ts'
import { assess, noPast } from './risk.ts'

export type { Changes }

/** What differs, with the names of the contract. */
export interface Change {
  path: string
  from: unknown
  to: unknown
}
type Risk = Pick<Row<'approvals'>, 'risk' | 'riskReasons'>

/** The action that a human allows in place of the one that was asked for. */
export interface Changed extends Risk {
  allowed: AllowedAction
  allowedDigest: string
  allowedDeed: string
  changes: Change[]
  amount: StoredAmount
  /** Whether more money may be meant, or somebody else. */
  isMore: boolean
}

/** The changed action. Throws if it is not one that the human can approve. */
export function changedAction(world: Pick<World, 'secret'>, approval: Approval, changes: Changes): Changed {
  const { agentId: agent_id, kind, reason, nonce } = approval
  if (kind !== 'external_action') throw unprocessable({ pointer: '/changes', code: 'kind', message: 'is only for an external action' })
  const asked = askedAction(approval)
  refuseStrangeDetails(asked.details, changes.details ?? {})
  const amount = newAmount(approval, changes)
  const allowed: AllowedAction = {
    category: asked.category,
    title: changes.title ?? asked.title,
    recipient: changes.recipient === undefined ? asked.recipient : changes.recipient,
    amount: changes.amount === undefined ? asked.amount : amountOf(amount),
    details: { ...asked.details, ...changes.details },
    ...(asked.audience !== undefined && { audience: asked.audience }),
  }
  checkSize(allowed.details, mostDetailsBytes, '/changes/details')
  const list = differences(asked, allowed)
  if (list.length === 0) throw unprocessable({ pointer: '/changes', code: 'same', message: 'must change something' })
  refuseOldValues(asked, allowed)
  const isMore = !isAtMost(amount, approval) || namesMore(asked, allowed)
  return {
    allowed,
    allowedDigest: shownDigest({ agent_id, kind, title: allowed.title, arguments: allowed, reason, nonce }),
    allowedDeed: marksOf(world, allowed).deed,
    changes: list,
    amount,
    isMore,
    ...stricterRisk(approval, allowed, jsonAmountOf(amount)?.value ?? null, isMore),
  }
}

/** What the human of an approval changed. Empty if nothing. */
export const changesIn = (approval: Approval): Change[] => (approval.allowed ? differences(askedAction(approval), approval.allowed) : [])

/** The arguments of a request in today's form. Those of version 0.3.0 have the amount in their details. */
function askedAction({ arguments: given }: Approval): AllowedAction {
  const { category, title, recipient, amount, details, audience } = given as unknown as ExternalArguments
  if (recipient === undefined || amount === undefined) return wantedOf({ category, title, details }).arguments
  return { category, title, recipient, amount, details, ...(audience !== undefined && { audience }) }
}

function newAmount({ amountUnits, currency }: Approval, { amount }: Changes): StoredAmount {
  if (amount === undefined) return { amountUnits, currency }
  return amount === null ? noAmount : readAmount(amount, '/changes/amount')
}

function differences(asked: AllowedAction, allowed: AllowedAction): Change[] {
  const own = (['title', 'recipient', 'amount'] as const).map(path => ({ path, from: asked[path], to: allowed[path] }))
  const details = Object.keys(asked.details).map(name => ({
    path: `details.${name}`,
    from: asked.details[name],
    to: allowed.details[name],
  }))
  return [...own, ...details].filter(({ from, to }) => jcs(from) !== jcs(to))
}

/** The human changes values of the agent, and adds none, so that the agent finds each where it put it. */
function refuseStrangeDetails(asked: Record<string, unknown>, changed: Record<string, unknown>) {
  const issues = Object.entries(changed).flatMap(([name, value]): Issue[] => {
    const pointer = pointerTo(name)
    if (!Object.hasOwn(asked, name)) return [{ pointer, code: 'missing', message: 'is not a member of the details' }]
    const type = typeOf(asked[name])
    if (typeOf(value) !== type) return [{ pointer, code: 'type', message: `must have the type ${type}, as before` }]
    // The agent would have two amounts, and only one of them was judged.
    if (name === 'amount' && amountIn(changed).amountUnits !== null)
      return [{ pointer, code: 'amount', message: 'must be sent as /changes/amount' }]
    return []
  })
  if (issues.length > 0) throw unprocessable(...issues)
}

const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)
const pointerTo = (name: string) => `/changes/details/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`

function refuseOldValues(asked: AllowedAction, allowed: AllowedAction) {
  const [oldAmount, oldRecipient] = [asked.amount, shownRecipient({ ...asked })]
  const newRecipient = shownRecipient({ ...allowed })
  const isOldAmount = !isSameAmount(oldAmount, allowed.amount) && oldAmount
  const isOldRecipient = oldRecipient !== newRecipient && oldRecipient
  const issues = spotsIn(allowed).flatMap(({ pointer, text }): Issue[] => {
    const stands = (what: string) => [
      { pointer: `/changes${pointer}`, code: 'old_value', message: `still has the ${what} that you replace` },
    ]
    if (isOldAmount && hasAmount(text, isOldAmount, allowed.amount)) return stands('amount')
    return isOldRecipient && hasRecipient(text, isOldRecipient, newRecipient) ? stands('recipient') : []
  })
  if (issues.length > 0) throw unprocessable(...issues.filter(({ pointer }, i) => pointer !== issues[i - 1]?.pointer))
}

const isSameAmount = (a: WrittenAmount | null, b: WrittenAmount | null) => a?.value === b?.value && a?.currency === b?.currency

/** An action without an amount may cost anything, so it is not less than another one. */
const isAtMost = (to: StoredAmount, from: StoredAmount) => to.currency === from.currency && (to.amountUnits ?? 0) <= (from.amountUnits ?? 0)

/** Whether the change names another recipient, an address or account that was not there, or a larger number in the place of a smaller one. */
function namesMore(asked: AllowedAction, allowed: AllowedAction): boolean {
  if (asked.recipient !== allowed.recipient || shownRecipient({ ...asked }) !== shownRecipient({ ...allowed })) return true
  const named = new Set(spotsIn(asked).flatMap(({ text }) => namesIn(text)))
  if (spotsIn(allowed).some(({ text }) => namesIn(text).some(one => !named.has(one)))) return true
  const { title, details } = allowed
  const grows = (before: unknown, after: unknown) => largestIn(spotsOf('', after)) > largestIn(spotsOf('', before))
  return grows(asked.title, title) || Object.keys(details).some(name => grows(asked.details[name], details[name]))
}

/** The risk of what was asked or of what is allowed, whichever is higher. */
function stricterRisk({ kind, risk, riskReasons, reason }: Approval, allowed: AllowedAction, amount: number | null, isMore: boolean): Risk {
  const recipient = shownRecipient({ ...allowed })
  // What is known from before counted for what was asked. If the change means no more, it counts for this too.
  const past = isMore ? noPast : { knowsRecipient: true, largeAmount: Infinity }
  const now = assess(kind, allowed.category, { title: allowed.title, given: { ...allowed }, reason, recipient, amount, past })
  const reasons = new Set([...(riskReasons ?? []), ...now.reasons])
  return { risk: rankOf[now.risk] > rankOf[risk] ? now.risk : risk, riskReasons: [...reasons] }
}
const rankOf = { low: 0, medium: 1, high: 2 }

/** What the log says of a change: what was asked for and what is allowed, where they differ. */
export function inLog({ changes, allowedDigest }: Changed) {
  const side = (which: 'from' | 'to') => Object.fromEntries(changes.map(change => [change.path, change[which]]))
  return { changed: changes.map(({ path }) => path), asked: side('from'), allowed: side('to'), digest: allowedDigest }
}

/** A session that was left open must not be able to raise an amount, or to send it to somebody else. */
export function requireProofOf(world: World, human: Human, changed: Changed) {
  if (changed.isMore) requireProof(world, human)
}

/** There is one open request for each action of an agent. The caller holds the agent. */
export function* refuseSimilar(world: World, { id, ownerId, agentId }: Approval, { allowed, allowedDeed: deed }: Changed): Steps<void> {
  const older = argumentsOfOlder({ ...allowed, recipient: allowed.recipient ?? undefined, amount: allowed.amount ?? undefined })
  const digest = digestOf({ agent: { id: agentId }, kind: 'external_action', arguments: older })
  for (const { current } of yield* run(findOwnerAndCurrent, { ownerId, agentId, digest, deed })) {
    const other = current && current.id !== id && (yield* settled(world, current))
    if (other)
      throw unprocessable({
        pointer: '/changes',
        code: 'similar',
        message: `would make it the same action as ${other.id}, which is not over`,
      })
  }
}
