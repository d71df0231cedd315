import type { ListAgentKeysQuery, NewKey } from '../../../generated/inputs.js'
import type { KeyState } from '../../../generated/outputs.js'
import { run, type Row } from '../../store/index.ts'
import { countActiveKeys, findKey, findKeyHolder, insertKey, listKeys, replaceKey, revokeKey } from '../../store/agents/keys.ts'
import { findAgent } from '../../store/agents/agents.ts'
import { archived, own } from './agents.ts'
import { record } from '../log/audit.ts'
import { standingNow } from '../kit/online.ts'
import { DomainError, found } from '../kit/errors.ts'
import { nothingElse } from '../kit/exact.ts'
import { newId } from '../kit/ids.ts'
import { permitLoosening } from '../kit/loosened.ts'
import { act, refuseSecretAgain } from '../kit/once.ts'
import { page } from '../kit/page.ts'
import { reminderAfter } from '../kit/reminders.ts'
import type { SignedLoosening } from '../kit/signature.ts'
import { hashSecret, kindOfSecret, mintAgentKey, type Minted } from '../kit/secrets.ts'
import { day, second, type Agent, type Human, type Principal, type World, type Refused } from '../kit/world.ts'

export type Key = Row<'agentKeys'>
/** A new key with its secret, which is shown once, to the human who issued it. */
interface Issued {
  key: Key
  secret: string
}

type Signed = { signed_loosening?: SignedLoosening }

export type { Refused }

export const keys = { issue, rotate, revoke, list, read, authenticate }

async function issue(world: World, human: Human, agentId: string, { label, expiresInDays, ...rest }: NewKey): Promise<Issued> {
  nothingElse(rest)
  const minted = mintAgentKey()
  const key = await act(world, human, function* () {
    yield* roomForKey(world, human, agentId, 1)
    const signed = yield* permitLoosening(world, human, {
      operation: 'issueAgentKey',
      targetId: agentId,
      members: [],
      before: null,
      after: { label, expires_in_days: expiresInDays },
    })
    return yield* newKey(world, human, agentId, label, minted, expiresInDays * day, { signed })
  })
  return shownOnce(human, key, minted.secret)
}

/** Issues a new key in place of an active one, which still works during the overlap. */
async function rotate(
  world: World,
  human: Human,
  agentId: string,
  id: string,
  overlapSeconds: number,
): Promise<Issued & { replaced: Key }> {
  const minted = mintAgentKey()
  const { key, replaced } = await act(world, human, function* () {
    // Without an overlap the old key ends now, so the number of active keys does not grow.
    yield* roomForKey(world, human, agentId, overlapSeconds > 0 ? 1 : 0)
    const old = found('key', yield* run(findKey, { id, agentId }))
    const now = world.now()
    if (keyState(old, now) !== 'active') throw new DomainError('key_not_active', 'This key has expired or was revoked. Issue a new one.')
    // Also without an overlap: whoever sends this gets a key, and it lasts longer than the old one.
    const signed = yield* permitLoosening(world, human, {
      operation: 'rotateAgentKey',
      targetId: id,
      members: [],
      before: { hint: old.hint },
      after: { overlap_seconds: overlapSeconds },
    })
    const key = yield* newKey(world, human, agentId, old.label, minted, old.expiresAt - old.createdAt, { restricts: true })
    const [replaced] = yield* run(replaceKey, {
      id,
      expiresAt: Math.min(old.expiresAt, now + overlapSeconds * second),
      replacedBy: key.id,
    })
    yield* record(world, human, {
      action: 'key.rotated',
      targetId: id,
      agentId,
      data: { hint: old.hint, replaced_by: key.id, overlap_seconds: overlapSeconds, ...signed },
    })
    return { key, replaced: replaced! }
  })
  return { ...shownOnce(human, key, minted.secret), replaced }
}

function revoke(world: World, human: Principal, agentId: string, id: string) {
  return world.store.transaction(function* () {
    yield* own(human, agentId)
    const key = found('key', yield* run(findKey, { id, agentId }))
    const [revoked] = yield* run(revokeKey, { id, now: world.now() })
    if (revoked) yield* record(world, human, { action: 'key.revoked', targetId: id, agentId, data: { hint: key.hint } })
  })
}

async function list(world: World, human: Principal, agentId: string, asked: ListAgentKeysQuery) {
  const { state, ...rest } = asked
  nothingElse(rest)
  found('agent', await world.store.read(findAgent, { id: agentId, ownerId: human.accountId, ...standingNow(world) }))
  return page(world, human.accountId, asked, {
    list: listKeys,
    of: { agentId },
    where: { ...(state && { [state]: { now: world.now() } }) },
    keys: { created_at: row => row.createdAt, expires_at: row => row.expiresAt },
  })
}

async function read(world: World, human: Principal, agentId: string, id: string) {
  found('agent', await world.store.read(findAgent, { id: agentId, ownerId: human.accountId, ...standingNow(world) }))
  return found('key', await world.store.read(findKey, { id, agentId }))
}

/** The agent that holds a secret, if it is admitted now. A secret without the form of our keys costs no look-up. */
async function authenticate(world: World, secret: string, requestId: string): Promise<Agent | Refused> {
  const [holder] = kindOfSecret(secret) === 'agent key' ? await world.store.read(findKeyHolder, { hash: hashSecret(secret) }) : []
  if (!holder) return { reason: 'unknown' }
  const { agent, key, owner } = holder
  const reason = whyRefused(holder, world.now())
  if (reason) return { reason, agentId: agent.id, ownerId: owner.id, keyHint: key.hint }
  return { kind: 'agent', ...agent, owner: { id: owner.id, displayName: owner.displayName }, key, requestId }
}

export const keyState = (key: Pick<Key, 'revokedAt' | 'expiresAt'>, now: number): KeyState =>
  key.revokedAt !== null ? 'revoked' : now >= key.expiresAt ? 'expired' : 'active'

interface Holder {
  key: Pick<Key, 'revokedAt' | 'expiresAt' | 'replacedBy'>
  agent: Pick<Row<'agents'>, 'status'>
  owner: Pick<Row<'accounts'>, 'status'>
}

/** Why the holder of a key is not admitted now. Undefined if the key, its agent and its agent's owner are all active. */
function whyRefused({ key, agent, owner }: Holder, now: number) {
  const state = keyState(key, now)
  if (state === 'expired' && key.replacedBy !== null) return 'key_replaced'
  if (state !== 'active') return `key_${state}` as const
  if (owner.status !== 'active') return 'account_suspended'
  return agent.status === 'active' ? undefined : 'agent_suspended'
}

/** The holder of a key that was admitted before, as it is now. Throws if it is no longer admitted. */
export function stillAdmitted<H extends Holder>([holder]: H[], now: number): H {
  if (!holder) throw new DomainError('no_longer_admitted', 'This key no longer exists.')
  const reason = whyRefused(holder, now)
  if (reason) throw new DomainError('no_longer_admitted', `${refusedBecause[reason].join('. ')}.`)
  return holder
}

/** The sentence for the holder of a key, and what can be done. Only the holder of a key learns its state. */
export const refusedBecause: Record<Exclude<Refused['reason'], 'unknown'>, readonly [reason: string, remedy: string]> = {
  key_expired: ['The API key has expired', 'Your human can issue another'],
  key_revoked: ['The API key has been revoked', 'Your human can issue another'],
  key_replaced: ['The API key was replaced by another', 'Ask your human for the new one'],
  agent_suspended: [
    'The agent is suspended',
    'Stop, and do nothing that was approved, not even after go. This key works again when the agent is resumed',
  ],
  account_suspended: [
    "The account of the agent's owner is suspended",
    'Stop, and do nothing that was approved, not even after go. This key works again when an admin of this service has resumed the account',
  ],
}

/** Throws if the agent may not get this many more keys. Holds the agent, so that neither its status nor its keys can change meanwhile. */
function* roomForKey(world: World, human: Human, agentId: string, more: number) {
  const agent = yield* own(human, agentId)
  if (agent.status === 'archived') throw archived()
  if (agent.status === 'suspended') throw new DomainError('agent_suspended', 'This agent is suspended. Resume it first.')
  const [active] = yield* run(countActiveKeys, { agentId, now: world.now() })
  const most = world.limits.activeKeysPerAgent
  if (active!.n + more > most) throw new DomainError('key_limit', `An agent may have ${most} active keys. Revoke one first.`)
}

function* newKey(
  world: World,
  human: Human,
  agentId: string,
  label: string,
  { hash, hint }: Minted,
  lastsMs: number,
  { restricts = false, signed = {} }: { restricts?: boolean; signed?: Signed },
) {
  const now = world.now()
  const key = {
    id: newId('key', now),
    agentId,
    label,
    hash,
    hint,
    createdBy: human.accountId,
    expiresAt: now + lastsMs,
    remindAt: reminderAfter(now, now + lastsMs),
  }
  const [made] = yield* run(insertKey, { ...key, now })
  yield* record(world, human, { action: 'key.issued', targetId: key.id, agentId, data: { label, hint, ...signed }, restricts })
  return made!
}

/** A repeated request cannot get the secret again, because the secret is not stored. */
function shownOnce(human: Human, key: Key, secret: string): Issued {
  refuseSecretAgain(human, `It issued the key ${key.id}. If its secret is lost, revoke that key and issue another.`)
  return { key, secret }
}
