/** What becomes due with time. It is recorded when somebody reads, and by a sweeper for all accounts. */
import { nextDueOf } from '../store/due.ts'
import { expireDue } from './pending.ts'
import { closeDue, recordCloses } from './quest-life.ts'
import { expireOverdue } from './work.ts'
import type { World } from './world.ts'

/** Brings one owner's things up to date, so that nobody sees or uses what has ended. */
export async function catchUp(world: World, ownerId: string) {
  await recordCloses(world)
  await world.agenda.ofOwner(ownerId, nextDueOf, async () => {
    await expireDue(world, ownerId)
    await expireOverdue(world, ownerId)
  })
}

/** The same for all accounts. Any number of instances may do it at once, because only one of them makes each change. */
export async function catchUpAll(world: World) {
  await closeDue(world)
  while ((await expireDue(world)) + (await expireOverdue(world)) > 0);
}
