/**
 * What is near a request: other requests of the account with the same recipient, or with the same amount and currency, in any category. While
 * one of them was started and has not ended, and for a day after one was denied, no rule allows the request. So another wording gains nothing.
 * What expired, was cancelled or lapsed does not count.
 */
import { findNear, mostBarring, type NearRow } from '../../store/approvals/near.ts'
import { run, type NoRule, type Policy, type Steps } from '../../store/index.ts'
import { rulesOf } from '../agents/policies.ts'
import { amountOf, type StoredAmount } from '../kit/amounts.ts'
import { minute, type Approval, type World } from '../kit/world.ts'
import { marksOf, type Marks } from './asked.ts'
import { barringMs, type State } from './yes.ts'

/** How many near requests a human sees beside a request. */
const mostShown = 5

type NearState = Exclude<State, 'lapsed' | 'unresolved'> | 'pending' | 'denied' | 'taken_back' | 'disputed'
export interface Near extends NearRow {
  same: 'recipient' | 'amount' | 'both'
  state: NearState
  at: number
}
export interface About {
  /** Empty if it is not stored yet. */
  id: string
  ownerId: string
  agentId: string
  marks: Marks
  amount: StoredAmount
}

/** `isBeyond`: the account has more answers than are looked at. */
export interface Found {
  near: Near[]
  isBeyond: boolean
}

export function* nearTo(world: World, { id, ownerId, agentId, marks, amount }: About): Steps<Found> {
  const rows = yield* run(findNear, { exceptId: id, ownerId, agentId, ...marks, ...amount, now: world.now() })
  const near = rows.flatMap(row => {
    const same = sameAs(world, row, { marks, amount })
    return same ? [{ ...row, same, ...standOf(row) }] : []
  })
  return { near, isBeyond: rows.some(({ isBeyond }) => isBeyond === 1) }
}

/** What an approval has in common with another action: as it was asked for, or as its human changed it. */
function sameAs(world: World, row: NearRow, { marks, amount }: Pick<About, 'marks' | 'amount'>): Near['same'] | undefined {
  const changed = row.allowed && { ...marksOf(world, row.allowed), amount: row.allowed.amount }
  const isSameRecipient = marks.recipientKey !== null && [row.recipientKey, changed?.recipientKey].includes(marks.recipientKey)
  const written = amountOf(amount)
  const isSameAmount =
    written !== null && [amountOf(row), changed?.amount].some(one => one?.value === written.value && one.currency === written.currency)
  return isSameRecipient && isSameAmount ? 'both' : isSameRecipient ? 'recipient' : isSameAmount ? 'amount' : undefined
}

function standOf(row: NearRow): Pick<Near, 'state' | 'at'> {
  const answeredAt = row.barsUntil === null ? (row.decidedAt ?? row.createdAt) : row.barsUntil - barringMs
  if (row.status === 'pending') return { state: 'pending', at: row.createdAt }
  if (row.status === 'denied') return { state: 'denied', at: answeredAt }
  if (row.statusReason === 'taken_back') return { state: 'taken_back', at: answeredAt }
  if (row.statusReason === 'disputed' || row.disputed) return { state: 'disputed', at: answeredAt }
  // What lapsed or stays unresolved keeps nothing from being allowed, so it is not found.
  const state = row.yes as Exclude<State, 'lapsed' | 'unresolved'>
  const at = state === 'in_doubt' ? row.doubt?.at : state === 'started' ? row.startedAt : null
  return { state, at: at ?? answeredAt }
}

const isNo = ({ state }: Near) => state === 'denied' || state === 'taken_back' || state === 'disputed'

/** Why something near keeps every rule from allowing a request. */
export function barredBy({ near, isBeyond }: Found, { agentId, marks }: About): NoRule | undefined {
  if (near.some(({ state }) => state === 'started' || state === 'in_doubt')) return { code: 'near_open' }
  const lastOf = (some: Near[]) => some.toSorted((a, b) => b.barsUntil! - a.barsUntil!)[0]
  const no = lastOf(near.filter(isNo))
  if (no) return { code: 'near_denied', until: no.barsUntil! }
  const again = lastOf(
    near.filter(one => one.agent.id === agentId && one.barsUntil !== null && [one.deed, one.allowedDeed].includes(marks.deed)),
  )
  if (again) return { code: 'repeated', until: again.barsUntil! }
  return isBeyond ? { code: 'too_many_counted', count: mostBarring } : undefined
}

/** When the cool-down of this agent after a near denial ends, also one of another category. 0 if there is none. */
export function coolsUntil(near: Near[], { id, policy }: { id: string; policy: Policy }): number {
  const rules = rulesOf(policy)
  const ends = near.flatMap(({ agent, state, category, at }) => {
    const { denied_at: deniedAt, cool_down_minutes: minutes } = rules[category ?? 'other']
    // An allowance ends the cool-down of its category.
    const isOver = deniedAt === undefined || deniedAt < at
    return agent.id === id && (state === 'denied' || state === 'taken_back') && !isOver ? [at + minutes * minute] : []
  })
  return Math.max(0, ...ends)
}

/** A yes on which somebody may act, acts, or has acted. */
export type OwnNear = Pick<Near, 'id' | 'same'> & { state: Exclude<NearState, 'pending' | 'denied' | 'taken_back' | 'failed' | 'not_done'> }
const mayBeActedOn: Record<NearState, boolean> = {
  pending: false,
  denied: false,
  taken_back: false,
  ready: true,
  started: true,
  in_doubt: true,
  done: true,
  disputed: true,
  failed: false,
  not_done: false,
}
const isActedOn = (near: Near): near is Near & OwnNear => mayBeActedOn[near.state]

/** The last near yes of this agent on which somebody may act or has acted. The agent is told of it, because both may be for one act. */
export const ownNear = (near: Near[], agentId: string): OwnNear | undefined =>
  near
    .filter(isActedOn)
    .filter(({ agent }) => agent.id === agentId)
    .toSorted((a, b) => b.at - a.at)[0]

/** What the human sees beside a request. Of another agent it does not say what it asked for. */
export const shownNear = (near: Near[], { agentId }: Pick<Approval, 'agentId'>) =>
  near
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
    .slice(0, mostShown)
    .map(({ id, agent, state, at, same, ...its }) => {
      const isOwn = agent.id === agentId
      return {
        id: isOwn ? id : null,
        agent,
        state,
        at,
        same,
        title: isOwn ? its.title : null,
        amount: isOwn ? amountOf(its) : null,
        recipient: isOwn ? its.recipient : null,
      }
    })
export type ShownNear = ReturnType<typeof shownNear>
