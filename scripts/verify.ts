/**
 * `make verify` reads the whole audit log and reports the first error in the log of each account. It only reads, so the service may be
 * running. `CHECKPOINT=<file>` also writes the end of each log to a file, to be kept away from the database. `SINCE=<that file>` finds logs
 * that were cut off or rewritten since. Every entry must have a seal. Only a database of an early version has entries without one, and
 * `UNSEALED=<number>` says how many.
 */
import { closeSync, createReadStream, openSync, renameSync, writeSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { readConfig } from '../src/config.ts'
import { readCount, type AccountCount } from '../src/core/account-count.ts'
import { inspectLog, logEnds, logless, sinceCheckpoint, sinceCount, type Checkpoint } from '../src/core/log-check.ts'
import { seals as sealsOf } from '../src/core/kit/seals.ts'
import { createLog } from '../src/log.ts'
import { readSealKeys } from '../src/seal-keys.ts'
import { openStore } from '../src/store/index.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const { CHECKPOINT: target, SINCE: since, UNSEALED: unsealed = '0' } = process.env
let faults = 0
const fault = (accountId: string, what: string) => {
  faults++
  say(`${accountId}: ${what}`)
}

try {
  const config = readConfig()
  const seals = sealsOf(readSealKeys(config))
  const store = await openStore(config.database, createLog('silent'), { access: 'read' })
  const means = { store, seals }
  const part = target === undefined ? undefined : openSync(`${target}.part`, 'w', 0o600)
  const sum = { logs: 0, entries: 0, unsealed: 0, unknown: 0, alarms: 0, deleted: 0, erased: 0 }

  // Read before the logs: an account that signs up meanwhile is one log too many, never one too few.
  const count = await readCount(store, seals)
  if (typeof count === 'string') fault('all accounts', count)
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
  if (typeof count !== 'string') {
    if (sum.logs < count.accounts) fault('all accounts', `${count.accounts - sum.logs} accounts are gone, with their logs`)
    if (part !== undefined) writeSync(part, `${JSON.stringify(count satisfies AccountCount)}\n`)
  }
  if (since !== undefined) {
    for await (const line of createInterface({ input: createReadStream(since), crlfDelay: Infinity })) {
      const then = JSON.parse(line) as Checkpoint | AccountCount
      const isCount = 'accounts' in then
      const what = isCount ? typeof count !== 'string' && sinceCount(then, count) : await sinceCheckpoint(means, then)
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
    if (sum.unsealed <= Number(unsealed)) say(`${what}. They are from before there was a key`)
    else
      fault(
        'some logs',
        `${what}. If an early version of the service wrote them, before there was a key, accept this number with UNSEALED=${sum.unsealed}; it must never grow`,
      )
  }
  if (typeof count !== 'string')
    say(`${count.accounts} accounts, counted since ${new Date(count.begunAt).toISOString()}. This time must never change`)
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
  process.exitCode = faults ? 1 : 0
} catch (error) {
  process.stderr.write(`The log cannot be verified: ${(error as Error).message}\n`)
  process.exitCode = 2
}
