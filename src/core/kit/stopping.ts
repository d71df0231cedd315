import type { Steps } from '../../store/index.ts'
import type { Ended, Human, Stopped, World } from './world.ts'

/** Announces that agents were stopped, carries out what follows, and returns what ended. The caller must hold them. */
export function* stop(world: World, by: Human, stopped: Stopped): Steps<Ended> {
  const ended: Ended = { cancelled: 0, lapsed: 0, inDoubt: 0 }
  for (const end of world.seams.stopped) Object.assign(ended, yield* end(world, by, stopped))
  return ended
}
