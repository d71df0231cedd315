/**
 * Whether writes are possible now. Ordinary writes prove it. If there are none, a probe is written, rarely enough not to wear out the disk.
 */
import { deleteMeta, insertMeta } from './meta.ts'
import { run, type Steps } from './statement.ts'

/** For this long after a successful write, no probe is needed. */
const goodForMs = 5_000
/** For this long after a failed probe, no other probe is written. */
const retryMs = 1_000
/** The probe is as large as a usual write, so that it fails on a disk with almost no space left. */
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
    /** Called after a committed change, because it proves that a write succeeded. A transaction that only reads proves nothing. */
    wrote() {
      goodAt = performance.now()
    },
    failed() {
      goodAt = -Infinity
    },
    /** Throws the reason why no write is possible. */
    async check() {
      if (performance.now() - goodAt < goodForMs) return
      if (performance.now() - failedAt < retryMs) throw failure
      probing ??= writeProbe().finally(() => (probing = undefined))
      await probing
    },
  }
}
