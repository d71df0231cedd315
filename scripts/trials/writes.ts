/**
 * Small writes of two instances, with a standby that has each of them before it is acknowledged: without hints for others, with them, and as
 * an earlier version did it, with NOTIFY in the writing transaction. The three take turns in one run.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openStore } from '../../src/store/index.ts'
import { createLog } from '../../src/log.ts'
import { ask, atEnd, startPostgres } from './programs.ts'
import type { Kind, Written } from './writer.ts'

const kinds: Kind[] = ['silent', 'told', 'inside']
const rounds = 7
const seconds = 3
const leastShare = 0.8
const mostHeardMs = 1_000

export async function writes() {
  const primary = await startPostgres('writing', ['synchronous_commit=on', "synchronous_standby_names='*'", 'wal_level=replica'])
  await startPostgres('copying', ["synchronous_standby_names=''"], primary)
  for (let streams = 0; streams === 0; await sleep(20))
    streams = (await ask(primary.url, "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'")).length
  await (await openStore(primary.url, createLog('silent'))).close()
  const instances = [await startWriter(primary.url), await startWriter(primary.url)]

  const rates: Record<Kind, number[]> = { silent: [], told: [], inside: [] }
  let heardMs = 0
  for (let round = 0; round <= rounds; round++) {
    for (const kind of kinds) {
      const written = await Promise.all(instances.map(write => write(kind)))
      heardMs = Math.max(heardMs, ...written.map(one => one.heardMs))
      // The first round warms up.
      if (round > 0) rates[kind].push(written.reduce((sum, { count }) => sum + count, 0) / seconds)
    }
  }
  const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[rounds >> 1]!
  const median = (kind: Kind) => Math.round(middle(rates[kind]))
  // Of the same round, because the machine may do other work too.
  const share = middle(rates.told.map((told, round) => told / rates.silent[round]!))
  return {
    isGood: share >= leastShare && heardMs <= mostHeardMs,
    told: `32 clients at two instances, with a synchronous standby, medians of ${rounds}: ${median('silent')} writes a second without hints, ${median('told')} with them (${Math.round(share * 100)} %), ${median('inside')} with NOTIFY in the transaction; the other instance hears of a write within ${Math.round(heardMs)} ms`,
  }
}

async function startWriter(url: string) {
  const child = fork(join(import.meta.dirname, 'writer.ts'), [url, String(seconds * 1_000)])
  atEnd(() => child.kill('SIGKILL'))
  await once(child, 'message')
  return async (kind: Kind): Promise<Written> => {
    const answer = once(child, 'message')
    child.send(kind)
    return (await answer)[0] as Written
  }
}
