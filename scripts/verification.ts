/** Reads a whole audit log and reports the first error in the log of each account. It only reads, so the service may be running. */
import { closeSync, createReadStream, openSync, renameSync, writeSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { readCount, type AccountCount } from '../src/core/log/account-count.ts'
import { inspectLog, logEnds, logless, sinceCheckpoint, sinceCount, type Checkpoint } from '../src/core/log/log-check.ts'
import { seals as sealsOf } from '../src/core/kit/seals.ts'
import { createLog } from '../src/log.ts'
import { openStore, type Database } from '../src/store/index.ts'

interface What {
  database: Database
  keys: readonly string[]
  /** How many entries may have no seal. If it is left out, an early version may have written the database: then any number of them, and no count. */
  mostUnsealed?: number
  /** A file for the end of each log. */
  checkpoint?: string | undefined
  /** An earlier such file. Logs that were cut off or rewritten since are faults. */
  since?: string | undefined
}

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Returns the number of faults. */
export async function verifyLog({ database, keys, mostUnsealed, checkpoint: target, since }: What) {
  let faults = 0
  const fault = (accountId: string, what: string) => {
    faults++
    say(`${accountId}: ${what}`)
  }
  const seals = sealsOf(keys)
  const store = await openStore(database, createLog('silent'), { access: 'read' })
  const means = { store, seals }
  const part = target === undefined ? undefined : openSync(`${target}.part`, 'w', 0o600)
  const sum = { logs: 0, entries: 0, unsealed: 0, unknown: 0, alarms: 0, deleted: 0, erased: 0 }

  // Read before the logs: an account that signs up meanwhile is one log too many, never one too few.
  const read = await readCount(store, seals)
  if (typeof read === 'string') fault('all accounts', read)
  if (!read && mostUnsealed !== undefined) fault('all accounts', 'the count of accounts is missing; the service writes it when it starts')
  const count = typeof read === 'string' ? undefined : read
  for (const { id } of await logless(store)) fault(id, 'the account has no log')
  for await (const end of logEnds(store)) {
    const found = await inspectLog(means, end)
    sum.logs++
    sum.deleted += end.startSeq
    for (const name of ['entries', 'unsealed', 'unknown', 'alarms', 'erased'] as const) sum[name] += found[name]
    if (found.fault) fault(end.accountId, `entry ${found.fault.seq}: ${found.fault.what}`)
    if (found.alarms > 0) fault(end.accountId, `the service found the end of this log changed, ${found.alarms} times (log.seal_broken)`)
    const { accountId, seq, hash, seal } = end
    if (part !== undefined) writeSync(part, `${JSON.stringify({ accountId, seq, hash, seal } satisfies Checkpoint)}\n`)
  }
  if (count) {
    if (sum.logs < count.accounts) fault('all accounts', `accounts that are gone, with their logs: ${count.accounts - sum.logs}`)
    if (part !== undefined) writeSync(part, `${JSON.stringify(count satisfies AccountCount)}\n`)
  }
  if (since !== undefined) {
    for await (const line of createInterface({ input: createReadStream(since), crlfDelay: Infinity })) {
      const then = JSON.parse(line) as Checkpoint | AccountCount
      const isCount = 'accounts' in then
      const what = isCount ? count && sinceCount(then, count) : await sinceCheckpoint(means, then)
      if (what) fault(isCount ? 'all accounts' : then.accountId, what)
    }
  }
  await store.close()

  if (sum.unknown > 0)
    fault('some logs', `${sum.unknown} entries are sealed with a key that was not given; add it to AQS_SEAL_KEY or the key file`)
  if (sum.deleted > 0) say(`${sum.deleted} older entries were deleted by the service (AQS_KEEP_LOG_DAYS)`)
  if (sum.erased > 0) say(`${sum.erased} entries are of deleted accounts, so their details are erased`)
  if (sum.unsealed > 0) {
    const what = `${sum.unsealed} entries have no seal, so only their chain was checked`
    if (sum.unsealed <= (mostUnsealed ?? Infinity)) say(`${what}. They are from before there was a key`)
    else
      fault(
        'some logs',
        `${what}. If an early version of the service wrote them, before there was a key, accept this number with UNSEALED=${sum.unsealed}; it must never grow`,
      )
  }
  if (count) say(`Accounts: ${count.accounts}, counted since ${new Date(count.begunAt).toISOString()}. This time must never change`)
  say(
    `${sum.entries} entries in ${sum.logs} logs, keys ${seals.keyIds.join(', ')}: ${faults ? `${faults} faults` : 'all as the service wrote them'}`,
  )
  if (part !== undefined) {
    closeSync(part)
    if (faults === 0) renameSync(`${target}.part`, target!)
    say(
      faults === 0 ? `${target} has the end of each log. Keep it away from the database` : `No checkpoint was written; see ${target}.part`,
    )
  }
  return faults
}
