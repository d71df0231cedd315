/**
 * Whether writes are possible now. The writes that happen anyway tell it; where there are none, a probe is written, seldom enough
 * not to wear the disk.
 */
import { deleteMeta, insertMeta } from './meta.ts'
import { run, type Steps } from './statement.ts'

/** After a write that succeeded, this long no probe is needed. */
const goodForMs = 5_000
/** After a probe that failed, the next one is not written before. */
const retryMs = 1_000
/** As large as a usual write, so that a disk with room for the last byte only does not pass for a good one. */
const probe = { name: 'write_probe', value: ' '.repeat(16_384) }

export function readiness(transaction: (work: () => Steps<void>) => Promise<void>) {
  let goodAt = -Infinity
  let failedAt = -Infinity
  let failure: unknown
  let probing: Promise<void> | undefined

  const writeProbe = () =>
    transaction(function* () {
      yield* run(insertMeta, probe)
      yield* run(deleteMeta, probe)
    }).then(
      () => void (goodAt = performance.now()),
      (error: unknown) => {
        failure = error
        failedAt = performance.now()
        throw error
      },
    )

  return {
    /** A change was told and committed, so something was written. A transaction that only looked proves nothing. */
    wrote() {
      goodAt = performance.now()
    },
    failed() {
      goodAt = -Infinity
    },
    /** Throws what stands in the way of a write. */
    async check() {
      if (performance.now() - goodAt < goodForMs) return
      if (performance.now() - failedAt < retryMs) throw failure
      probing ??= writeProbe().finally(() => (probing = undefined))
      await probing
    },
  }
}
