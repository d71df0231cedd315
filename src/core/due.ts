/** Records what has expired or closed: for one owner before a read, and for all accounts in a sweep. */
import { nextDueOf } from '../store/due.ts'
import { expireDue } from './pending.ts'
import { closeDue, recordCloses } from './quest-life.ts'
import { expireOverdue } from './work.ts'
import type { World } from './world.ts'

/** Brings one owner's requests, work and quests up to date, so that an ended one is not shown or used. */
export async function catchUp(world: World, ownerId: string) {
  await recordCloses(world)
  await world.agenda.ofOwner(ownerId, nextDueOf, async () => {
    await expireDue(world, ownerId)
    await expireOverdue(world, ownerId)
  })
}

/** The same for all accounts. Several instances may run it at once, because only one of them makes each change. */
export async function catchUpAll(world: World) {
  while ((await closeDue(world)) + (await expireDue(world)) + (await expireOverdue(world)) > 0);
}
