/** Records what has expired or closed: for one owner before a read, and for all accounts in a sweep. */
import { nextClose, nextDueOf } from '../../store/engine/due.ts'
import type { World } from './world.ts'

/** Call this before quests are read. It asks the database only if there can be a quest whose time has passed. */
export const catchUpQuests = (world: World) => world.agenda.ofQuests(nextClose, () => world.seams.due.quests(world))

/** Brings one owner's requests, work and quests up to date, so that an ended one is not shown or used. */
export async function catchUp(world: World, ownerId: string) {
  await catchUpQuests(world)
  await world.agenda.ofOwner(ownerId, nextDueOf, async () => {
    for (const record of world.seams.due.ofOwners) await record(world, ownerId)
  })
}

/** The same for all accounts. Several instances may run it at once, because only one of them makes each change. */
export async function catchUpAll(world: World) {
  const { quests, ofOwners } = world.seams.due
  for (let recorded = 1; recorded > 0;) {
    recorded = 0
    for (const record of [quests, ...ofOwners]) recorded += await record(world)
  }
}
