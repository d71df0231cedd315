/**
 * What a yes says: what the agent asked for, and what its human adds to it. The decision carries out these terms, and the statement that a
 * passkey signs says the same.
 */
import { keysOf } from '../../shared/values.ts'
import type { WrittenAmount } from '../../store/index.ts'
import { amountOf } from '../kit/amounts.ts'
import { unprocessable } from '../kit/errors.ts'
import type { Approval, Category, World } from '../kit/world.ts'
import { askedDigestOf } from './actions.ts'
import { changedAction, type Changed, type Changes } from './changes.ts'
import { mostTimed } from './bounds.ts'
import { mostValidMinutes } from './yes.ts'

/** What a human may add to an approval. */
export interface Adding {
  note?: string | undefined
  validForMinutes?: number | undefined
  allowCategoryMinutes?: number | undefined
  /** What the human puts in place of the agent's values. */
  changes?: Changes | undefined
}

export interface Terms {
  note: string | null
  /** Undefined if the action is allowed as it was asked for. */
  changed: Changed | undefined
  /** The digest of what is allowed. */
  allowedDigest: string
  /** Null unless it is an action outside the service. */
  validForMinutes: number | null
  allowance: { category: Category; minutes: number; requests: number; amount: WrittenAmount | null } | null
}

/** Throws if the human adds what a request of this kind cannot have. */
export function termsOf(
  world: Pick<World, 'secret'>,
  asked: Approval,
  { note, validForMinutes, allowCategoryMinutes, changes }: Adding,
): Terms {
  const isOutside = asked.kind === 'external_action'
  if (!isOutside) refuseMore({ validForMinutes, allowCategoryMinutes, changes }, 'kind', 'is only for an external action')
  const changed = changes && changedAction(world, asked, changes)
  return {
    note: note ?? null,
    changed,
    allowedDigest: changed?.allowedDigest ?? askedDigestOf(asked),
    validForMinutes: isOutside ? Math.min(asked.validMinutes ?? mostValidMinutes, validForMinutes ?? mostValidMinutes) : null,
    allowance: allowCategoryMinutes
      ? {
          category: asked.category ?? 'other',
          minutes: allowCategoryMinutes,
          requests: mostTimed,
          amount: amountOf(changed?.amount ?? asked),
        }
      : null,
  }
}

/** Throws if the human adds more than a note. */
export function refuseMore({ validForMinutes, allowCategoryMinutes, changes }: Adding, code: string, message: string) {
  const said = { valid_for_minutes: validForMinutes, allow_category_minutes: allowCategoryMinutes, changes }
  const issues = keysOf(said)
    .filter(name => said[name] !== undefined)
    .map(name => ({ pointer: `/${name}`, code, message }))
  if (issues.length > 0) throw unprocessable(...issues)
}
