/**
 * The database may be a copy that `make restore` has put in place. Whatever the copy calls ready or started may have been used since it was
 * made, so the first start after that puts it in doubt.
 */
import { findApproval } from '../../store/approvals/approvals.ts'
import { someOpenYeses } from '../../store/approvals/yes.ts'
import { deleteMeta, findMeta, holdMeta } from '../../store/engine/meta.ts'
import { holdAnyAgent } from '../../store/agents/agents.ts'
import { run } from '../../store/index.ts'
import { service, type World } from '../kit/world.ts'
import { settled } from './pending.ts'
import { putInDoubt } from './yes.ts'

/** The name of the mark that `make restore` leaves. */
export const restoredMark = 'restored'

export async function doubtRestored(world: World): Promise<void> {
  const { store } = world
  const [mark] = await store.read(findMeta, { name: restoredMark })
  if (!mark) return
  for (let some = await store.read(someOpenYeses, {}); some.length > 0; some = await store.read(someOpenYeses, {})) {
    for (const { id, agentId } of some) {
      const isMarked = await store.transaction(function* () {
        // Another instance that started at the same time may have removed it. What is open then was made since.
        const [held] = yield* run(holdMeta, { name: restoredMark })
        if (!held) return false
        yield* run(holdAnyAgent, { id: agentId })
        const [seen] = yield* run(findApproval, { id })
        const open = seen && (yield* settled(world, seen))
        if (open?.yes === 'ready' || open?.yes === 'started') yield* putInDoubt(world, service, open, 'restored')
        return true
      })
      if (!isMarked) return
    }
  }
  await store.transaction(() => run(deleteMeta, { name: restoredMark }))
}
