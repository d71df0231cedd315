/**
 * A request that a human may repeat with its Idempotency-Key. Its result is recorded in the transaction that does its work, so both exist or
 * none. The record has what the rule needs to answer again: rows as the database has them, and no secret that an answer shows once.
 */
import { run, type Steps } from '../../store/index.ts'
import { claimOnce, findOnce, releaseOnce, settleOnce } from '../../store/engine/once.ts'
import { DomainError } from './errors.ts'
import type { Human, Once, Principal, World } from './world.ts'

/** A change by a human, in one transaction. It takes effect only once, even if the request is sent several times. */
export function act<T>(world: World, human: Principal, work: () => Steps<T>): Promise<T> {
  return world.store.transaction(() => once(world, human, work))
}

/**
 * The same, inside a transaction. The first time it does the work and records the result. A repetition within the time that the record is kept
 * returns that result and does nothing. A refused request leaves no record, also if the refusal is a result.
 */
export function* once<T>(world: World, human: Principal, work: () => Steps<T>): Steps<T> {
  if (!human.once) return yield* work()
  const place = { accountId: human.accountId, key: human.once.key }
  const earlier = yield* claim(world, human, human.once)
  human.once.replayed = earlier !== undefined
  if (earlier) return earlier.result as T
  const result = yield* work()
  if (result instanceof DomainError) yield* run(releaseOnce, place)
  else yield* run(settleOnce, { ...place, result: result ?? null })
  return result
}

/**
 * The same for work in several transactions. Each part is done once, and in the end the whole result is recorded. So after a failure in between,
 * a repetition does the parts that are left. No key has a space, so the names of parts are no keys of requests.
 */
export async function onceInParts<T>(world: World, human: Human, work: (partOf: (name: string) => Human) => Promise<T>): Promise<T> {
  const { accountId, once: whole } = human
  if (!whole) return work(() => human)
  const earlier = await world.store.transaction(() => claim(world, human, whole))
  whole.replayed = earlier !== undefined && earlier.result !== null
  if (whole.replayed) return earlier!.result as T
  const result = await work(name => ({ ...human, once: { ...whole, key: `${whole.key} ${name}` } }))
  await world.store.transaction(() => run(settleOnce, { accountId, key: whole.key, result }))
  return result
}

/** Refuses a repetition of a request whose answer had a secret. */
export function refuseSecretAgain({ once: asked }: Human, remedy: string) {
  if (asked?.replayed)
    throw new DomainError('secret_already_shown', `This request was answered before, and a secret is shown only once. ${remedy}`)
}

/** Takes the key of a request, or returns the record of the request that has taken it. */
function* claim(world: World, { accountId }: Principal, { key, requestHash }: Once) {
  const [claimed] = yield* run(claimOnce, {
    accountId,
    key,
    requestHash,
    now: world.now(),
    expiresAt: world.now() + world.limits.keepIdempotencyMs,
  })
  if (claimed) return undefined
  const [earlier] = yield* run(findOnce, { accountId, key })
  if (earlier!.requestHash !== requestHash)
    throw new DomainError(
      'idempotency_key_reused',
      'This Idempotency-Key was used for a different request. Use a new key for a new request.',
    )
  return earlier!
}
