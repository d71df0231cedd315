import type { Steps } from '../../store/index.ts'
import type { Human, Stopped, World } from './world.ts'

/** Announces that agents were stopped, and carries out what follows. The caller must hold them. */
export function* stop(world: World, by: Human, stopped: Stopped): Steps<void> {
  for (const end of world.seams.stopped) yield* end(world, by, stopped)
}
