/** An instance of the trial `writes`: sixteen clients that write one row after another for a while, and say how many they wrote. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLog } from '../../src/log.ts'
import { sql } from '../../src/store/engine/drizzle.ts'
import { openStore, run, statement, tell } from '../../src/store/index.ts'
import { insertMeta } from '../../src/store/engine/meta.ts'

export type Kind = 'silent' | 'told' | 'inside'
export interface Written {
  count: number
  /** The longest time from the beginning of a write at the other instance until this one heard of it. */
  heardMs: number
}

const clients = 16
const [url = '', durationMs = ''] = process.argv.slice(2)
const notifyInside = statement<{ hint: string }>()('notify_inside', q =>
  q.select({ told: sql`pg_notify('agent_quest_trial', ${sql.placeholder('hint')})` }).from(sql`(select 1) as once`),
)

const store = await openStore(url, createLog('silent'), { access: 'share' })
let heardMs = 0
store.onChange(({ accountId, agentId }) => {
  if (accountId !== String(process.pid) && accountId !== '*') heardMs = Math.max(heardMs, Date.now() - Number(agentId))
})

const write = (kind: Kind) =>
  store.transaction(function* () {
    yield* run(insertMeta, { name: randomUUID(), value: '' })
    if (kind === 'told') yield* tell({ accountId: String(process.pid), agentId: String(Date.now()) })
    if (kind === 'inside') yield* run(notifyInside, { hint: randomUUID() })
  })

process.on('message', async (kind: Kind) => {
  heardMs = 0
  const endsAt = performance.now() + Number(durationMs)
  let count = 0
  const client = async () => {
    for (; performance.now() < endsAt; count++) await write(kind)
  }
  await Promise.all(Array.from({ length: clients }, client))
  // The last hints of the other instance arrive.
  await sleep(1_000)
  process.send!({ count, heardMs } satisfies Written)
})
process.send!('ready')
