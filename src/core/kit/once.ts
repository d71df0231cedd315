import { run, type Steps } from '../../store/index.ts'
import { claimOnce, findOnce, settleOnce } from '../../store/engine/once.ts'
import { DomainError } from './errors.ts'
import type { Human, World } from './world.ts'

/**
 * Makes sure that a human's request takes effect only once. The first time it does the work and stores the result in the same transaction.
 * A repetition within the time that it is kept returns that result and does nothing. A refused request leaves no record.
 */
export function* once<T>(world: World, human: Human, work: () => Steps<T>): Steps<T> {
  if (!human.once) return yield* work()
  const { accountId } = human
  const { key, requestHash } = human.once
  const [claimed] = yield* run(claimOnce, {
    accountId,
    key,
    requestHash,
    now: world.now(),
    expiresAt: world.now() + world.limits.keepIdempotencyMs,
  })
  human.once.replayed = !claimed
  if (claimed) {
    const result = yield* work()
    yield* run(settleOnce, { accountId, key, result })
    return result
  }
  const [earlier] = yield* run(findOnce, { accountId, key })
  if (earlier!.requestHash !== requestHash)
    throw new DomainError(
      'idempotency_key_reused',
      'This Idempotency-Key was used for a different request. Use a new key for a new request.',
    )
  return earlier!.result as T
}
