/** With which key the log of a database was begun. A service that does not have this key must not write to the log. */
import { holdMeta, insertMeta } from '../../store/engine/meta.ts'
import { run, type Store } from '../../store/index.ts'
import type { World } from '../kit/world.ts'

const name = 'seal key'

/** The id of the key, if a service has begun the log. */
export const firstSealKey = (store: Store) =>
  store.transaction(function* () {
    const [kept] = yield* run(holdMeta, { name })
    return kept?.value
  })

/** Whether this service has the key. The first service that asks begins the log. */
export async function knowsSealKey({ store, seals: { keyIds } }: World) {
  const begun = await store.transaction(function* () {
    yield* run(insertMeta, { name, value: keyIds[0]! })
    const [kept] = yield* run(holdMeta, { name })
    return kept!.value
  })
  return keyIds.includes(begun)
}
