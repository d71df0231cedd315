/**
 * The deletion of an account. In one transaction it ends everything with which somebody could act for the account, and erases who it was.
 * What is left of its texts is erased by the sweep, in steps. Its log stays as a chain: each entry hides its details behind a salt
 * (audit.ts), so both can be erased.
 */
import { randomBytes } from 'node:crypto'
import { eraseAccount, finishLeaving, holdAccountAndActiveAdmins, leavingAccounts } from '../../store/people/accounts.ts'
import { removeFromOwnSearch } from '../../store/engine/own-search.ts'
import { auditEventsAfter, entriesAtOnce, eraseEntries, findLogEnd, unsearchEntries } from '../../store/log/audit.ts'
import { run, type Steps } from '../../store/index.ts'
import {
  deleteChannelsOf,
  deleteDeliveriesOf,
  deleteEmailChangeOf,
  deleteOncesOf,
  deleteRecoveryLinkOf,
  deleteSessionsOf,
  deleteSomeApprovalsOf,
  deleteTakeBacksOf,
  deleteTokensOf,
  eraseAgentsOf,
  eraseParticipationsOf,
  eraseInvitationsOf,
  eraseKeysOf,
  holdChannelsOf,
  lastDeliveryOfStep,
  liveAgentsOf,
} from '../../store/people/leaving.ts'
import { record } from '../log/audit.ts'
import { DomainError } from '../kit/errors.ts'
import { firstIdAt } from '../kit/ids.ts'
import { requireProof } from '../kit/proof.ts'
import { dropAll } from './second-factors.ts'
import { isActiveAdmin } from '../kit/roles.ts'
import type { Human, World } from '../kit/world.ts'

/** A world in which agents can be archived. */
interface LeavingWorld extends World {
  agents: { archive(human: Human, id: string, expected: () => boolean): Promise<void> }
}

export const leaving = { remove, sweep }

/** Repeating this after a failure continues it, because an archived agent stays archived. */
async function remove(world: LeavingWorld, human: Human): Promise<void> {
  requireProof(world, human)
  const { accountId: id } = human
  await world.store.look(() => refuseLastAdmin(id))
  // A request that is still running may create one more agent. There is a limit on all agents of an account.
  do {
    for (const agent of await world.store.read(liveAgentsOf, { ownerId: id })) await world.agents.archive(human, agent.id, () => true)
  } while (!(await world.store.transaction(() => leave(world, human))))
}

/** Erases what is left of deleted accounts. Several instances may do it at once. */
async function sweep(world: World): Promise<void> {
  for (const { id } of await world.store.read(leavingAccounts, {})) await erase(world, id)
}

function* refuseLastAdmin(id: string): Steps<void> {
  const held = yield* run(holdAccountAndActiveAdmins, { id })
  const admins = held.filter(isActiveAdmin)
  if (admins.length === 1 && admins[0]!.id === id)
    throw new DomainError('last_admin', 'You are the last active admin. Make somebody else an admin first.')
}

/** Says whether the account is deleted. It is not while it has an agent that is not archived. */
function* leave(world: World, human: Human): Steps<boolean> {
  const { accountId: id } = human
  yield* refuseLastAdmin(id)
  if ((yield* run(liveAgentsOf, { ownerId: id })).length > 0) return false
  yield* dropAll(id)
  yield* run(deleteSessionsOf, { id })
  yield* run(deleteTokensOf, { id })
  yield* run(deleteRecoveryLinkOf, { id })
  yield* run(deleteEmailChangeOf, { id })
  yield* run(deleteTakeBacksOf, { id })
  yield* run(eraseInvitationsOf, { id, now: world.now() })
  yield* run(holdChannelsOf, { id })
  yield* run(deleteChannelsOf, { id })
  yield* run(deleteOncesOf, { id })
  yield* run(eraseAccount, { id, now: world.now() })
  yield* record(world, human, { action: 'account.deleted', targetId: id })
  return true
}

/** Says whether there may be more. */
function* deleteSomeRequests(id: string): Steps<boolean> {
  const deleted = yield* run(deleteSomeApprovalsOf, { id })
  yield* removeFromOwnSearch(deleted.map(request => request.id))
  return deleted.length > 0
}

function* eraseSomeEntries({ accountId, after, last }: { accountId: string; after: number; last: number }): Steps<void> {
  yield* unsearchEntries(yield* run(auditEventsAfter, { accountId, seq: after }))
  yield* run(eraseEntries, { accountId, after, last })
}

async function erase({ store, now }: World, id: string) {
  while (await store.transaction(() => deleteSomeRequests(id)));
  for (let after = '', isMore = true; isMore;) {
    const [step] = await store.read(lastDeliveryOfStep, { after })
    const last = step?.id ?? firstIdAt('dlv', now() + 1)
    await store.transaction(() => run(deleteDeliveriesOf, { id, after, last }))
    after = last
    isMore = step !== undefined
  }
  await store.transaction(function* () {
    yield* run(eraseAgentsOf, { id, chance: randomBytes(6).toString('hex') })
    yield* run(eraseKeysOf, { id })
    yield* run(eraseParticipationsOf, { id })
  })
  const [end] = await store.read(findLogEnd, { accountId: id })
  for (let after = 0; after < end!.seq; after += entriesAtOnce)
    await store.transaction(() => eraseSomeEntries({ accountId: id, after, last: after + entriesAtOnce }))
  // Otherwise the next sweep does all of this again.
  if (await store.removeCopies({ ofWords: true })) await store.transaction(() => run(finishLeaving, { id }))
}
