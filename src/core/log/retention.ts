/**
 * Deletes what is older than the settings allow. Several instances may do it at once: each step takes only what is there, and skips what
 * others hold. All steps together use a small part of a core.
 */
import { removeFromOwnSearch } from '../../store/engine/own-search.ts'
import {
  auditEventsAfter,
  deleteEntries,
  endsAtOnce,
  giveBack,
  holdLog,
  moveStart,
  startsAfter,
  unsearchEntries,
} from '../../store/log/audit.ts'
import { run, type Statement } from '../../store/index.ts'
import { holdQuest } from '../../store/quests/quests.ts'
import {
  deleteParticipation,
  deleteSubmissionsOf,
  forgetApprovals,
  lastOldApproval,
  lastOldQuest,
  noteForgottenWork,
  oldWorkIn,
  questsWithOldWork,
  workAtOnce,
} from '../../store/log/retention.ts'
import { chargeOf } from './growth.ts'
import { firstIdAt } from '../kit/ids.ts'
import { share } from '../kit/turns.ts'
import { follow, startAfter, startOf } from './log-chain.ts'
import { day, hour, type World } from '../kit/world.ts'

/** A walk over a large table takes a while, and data that is kept for days need not be deleted within a minute. */
const everyMs = hour
const inTurn = share({ part: 0.1, longestPauseMs: 1_000 })
const step = <T>(work: () => Promise<T>) => inTurn('retention', work)

export function retention(world: World) {
  const { approvalsMs, workMs, logMs } = world.limits.keep
  let [sweptAt, mergedAt] = [-Infinity, -Infinity]
  /** Whether words were deleted that are still in the file. */
  let ofWords = false
  return {
    async sweep() {
      const now = world.now()
      if (now - sweptAt < everyMs) return
      sweptAt = now
      if (approvalsMs > 0 && (await forgetOldApprovals(world, now - approvalsMs))) ofWords = true
      if (workMs > 0) await forgetOldWork(world, now - workMs)
      if (logMs > 0 && (await forgetOldEntries(world, now - logMs))) ofWords = true
      // Removing words writes the whole index again.
      const merges = ofWords && now - mergedAt >= day
      await world.store.removeCopies({ ofWords: merges })
      if (merges) [mergedAt, ofWords] = [now, false]
    },
  }
}

/** Walks over all ids before a given one, and answers the ends of each step: `after` is excluded, and `last` is included. */
async function* steps({ store }: World, lastOfStep: Statement<{ after: string; before: string }, { id: string }[]>, before: string) {
  for (let after = ''; ;) {
    const [found] = await store.read(lastOfStep, { after, before })
    yield { after, last: found?.id ?? before }
    if (!found) return
    after = found.id
  }
}

/** Says whether there were any. */
async function forgetOldApprovals(world: World, before: number) {
  let any = false
  for await (const ids of steps(world, lastOldApproval, firstIdAt('apr', before))) {
    const forgotten = await step(() => world.store.transaction(() => forgetApprovalsIn({ ...ids, before })))
    any ||= forgotten.length > 0
    await returnBytes(world, forgotten)
  }
  return any
}

function* forgetApprovalsIn(ids: { after: string; last: string; before: number }) {
  const forgotten = yield* run(forgetApprovals, ids)
  yield* removeFromOwnSearch(forgotten.map(({ id }) => id))
  return forgotten
}

/** Subtracts the deleted bytes, in a transaction for each account, because the ends of logs are locked last and one at a time. */
async function returnBytes({ store }: World, deleted: { ownerId: string; bytes: number }[]) {
  for (const [accountId, rows] of Map.groupBy(deleted, ({ ownerId }) => ownerId)) {
    const bytes = rows.reduce((sum, row) => sum + row.bytes, 0)
    await step(() => store.transaction(() => run(giveBack, { accountId, bytes })))
  }
}

async function forgetOldWork(world: World, before: number) {
  for await (const ids of steps(world, lastOldQuest, firstIdAt('qst', before))) {
    const quests = await step(() => world.store.read(questsWithOldWork, { ...ids, before }))
    for (const { id } of quests)
      for (let isMore = true; isMore;) {
        const deleted = await step(() => forgetWorkOf(world, id, before))
        await returnBytes(world, deleted)
        isMore = deleted.length === workAtOnce
      }
  }
}

/** Deletes some old work of a quest, and returns whose it was. The quest is held, so that it cannot be reopened meanwhile. */
const forgetWorkOf = (world: World, questId: string, before: number) =>
  world.store.transaction(function* () {
    const [quest] = yield* run(holdQuest, { id: questId })
    if (quest!.status === 'open' || quest!.closedAt === null || quest!.closedAt >= before) return []
    const old = yield* run(oldWorkIn, { questId, before })
    const deleted = []
    for (const { id, ownerId } of old) {
      const submissions = yield* run(deleteSubmissionsOf, { participationId: id })
      yield* run(deleteParticipation, { id })
      deleted.push({ ownerId, bytes: submissions.reduce((sum, { bytes }) => sum + bytes, 0) })
    }
    if (old.length > 0) yield* run(noteForgottenWork, { id: questId, now: world.now() })
    return deleted
  })

async function forgetOldEntries(world: World, before: number) {
  let any = false
  for (let after = ''; ;) {
    const starts = await step(() => world.store.read(startsAfter, { accountId: after }))
    for (const { accountId, at } of starts) {
      if (at === null || at >= before) continue
      any = true
      while (await step(() => forgetEntriesOf(world, accountId, before)));
    }
    if (starts.length < endsAtOnce) return any
    after = starts.at(-1)!.accountId
  }
}

/**
 * Deletes some old entries of a log, and says whether there may be more. In the same transaction the start of the log moves behind them.
 * They are checked first: if somebody has changed them, they are evidence, so they stay. The last entry always stays, because a writer
 * checks it.
 */
async function forgetEntriesOf(world: World, accountId: string, before: number) {
  const { seals, log, store } = world
  const { wrong, isMore } = await store.transaction(function* () {
    const [end] = yield* run(holdLog, { accountId })
    const start = startOf(seals, end!)
    if (typeof start === 'string') return { wrong: start, isMore: false }
    const entries = yield* run(auditEventsAfter, { accountId, seq: start.seq })
    const [kept] = entries.filter(({ at, seq }) => at >= before || seq >= end!.seq)
    const old = kept ? entries.filter(({ seq }) => seq < kept.seq) : entries
    let link = start
    for (const event of old) {
      const sealing = follow(seals, link, event)
      if (typeof sealing === 'object') return { wrong: sealing.what, isMore: false }
      if (sealing === 'unknown_key') return { wrong: 'an entry is sealed with a key that was not given', isMore: false }
      link = { seq: event.seq, hash: event.hash, isSealed: sealing === 'good' }
    }
    const last = old.at(-1)
    if (!last) return { wrong: undefined, isMore: false }
    const moved = startAfter(seals, last)
    const written = Math.max(0, end!.written - old.reduce((sum, event) => sum + chargeOf(event), 0))
    yield* unsearchEntries(old)
    yield* run(deleteEntries, moved)
    yield* run(moveStart, { ...moved, written })
    return { wrong: undefined, isMore: kept === undefined }
  })
  if (wrong !== undefined) log.warn({ account: accountId, reason: wrong }, 'old entries of a log stay; run make verify')
  return isMore
}
