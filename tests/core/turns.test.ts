/** Every caller that waits for a scarce resource gets a turn, and none can take all turns. */
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { pace, share, turnOfLoop, turns } from '../../src/core/kit/turns.ts'

/** A place for one caller at a time, which the test frees, and the callers that had it, in order. */
function place(bounds: { most?: number; mostOfOne?: number; longestMs?: number } = {}) {
  const take = turns({ atOnce: 1, most: 100, mostOfOne: 100, longestMs: 60_000, ...bounds })
  const served: string[] = []
  const gone = new Set<string>()
  let leave = () => {}
  const ask = (name: string, who: string) =>
    take({ name, isGone: () => gone.has(who) }, async () => {
      served.push(who)
      await new Promise<void>(done => (leave = done))
    }).catch((error: { code: string }) => error.code)
  return {
    ask,
    served,
    gone,
    async leaveAll() {
      for (let before = -1; before !== served.length;) {
        before = served.length
        leave()
        await turn()
      }
    },
  }
}

test('many jobs of one name do not delay the job of another', async () => {
  const { ask, served, leaveAll } = place()

  const asked = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1'), ask('c', 'c1'), ask('a', 'a4')]
  await leaveAll()
  await Promise.all(asked)

  expect(served).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4'])
})

test('a job beyond the limit of its name or of all is refused at once', async () => {
  const { ask, served, leaveAll } = place({ most: 3, mostOfOne: 2 })

  const asked = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('a', 'a4'), ask('b', 'b1'), ask('b', 'b2'), ask('c', 'c1')]
  await leaveAll()

  expect(await Promise.all(asked)).toEqual([undefined, undefined, undefined, 'unavailable', undefined, 'unavailable', 'unavailable'])
  expect(served).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('a job whose caller has disconnected is not done, and its place is free for another', async () => {
  const { ask, served, gone, leaveAll } = place({ most: 2 })
  const asked = [ask('a', 'a1'), ask('a', 'a2'), ask('b', 'b1')]

  gone.add('a2')
  const late = ask('c', 'c1')
  gone.add('b1')
  await leaveAll()

  expect(await Promise.all([...asked, late])).toEqual([undefined, 'unavailable', 'unavailable', undefined])
  expect(served).toEqual(['a1', 'c1'])
})

test('no caller waits longer than the limit, even if the jobs are slow', async () => {
  const { ask, served, leaveAll } = place({ longestMs: 1 })

  const first = ask('a', 'a1')
  const second = await ask('b', 'b1')
  await leaveAll()

  expect([await first, second]).toEqual([undefined, 'unavailable'])
  expect(served).toEqual(['a1'])
})

test('a job that fails frees its place', async () => {
  const take = turns({ atOnce: 1, most: 1, mostOfOne: 1, longestMs: 60_000 })
  const waiter = { name: 'a', isGone: () => false }

  const failed = await Promise.allSettled([
    take(waiter, () => Promise.reject(new Error('no'))),
    take(waiter, () => Promise.reject(new Error('no'))),
  ])

  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await take(waiter, async () => 'served')).toBe('served')
})

test('the steps of long work take turns, and all together take no more than their part of the time', async () => {
  const inTurn = share({ part: 0.25, longestPauseMs: 60_000 })
  const served: string[] = []
  let spentMs = 0
  const step = (name: string) =>
    inTurn(name, async () => {
      const startedAt = performance.now()
      while (performance.now() < startedAt + 4);
      spentMs += performance.now() - startedAt
      served.push(name)
    })
  const startedAt = performance.now()

  await Promise.all([step('a'), step('a'), step('a'), step('b'), step('b')])
  const ms = performance.now() - startedAt

  expect(served).toEqual(['a', 'a', 'b', 'a', 'b'])
  expect(ms).toBeGreaterThan(spentMs * 4 * 0.9)
})

test('many callers that ask for a turn of the event loop at the same instant each get their own', async () => {
  let others = 0
  const heard: number[] = []
  const loop = (async () => {
    while (heard.length < 20) {
      await turn()
      others++
    }
  })()

  await Promise.all(Array.from({ length: 20 }, () => turnOfLoop().then(() => heard.push(others))))
  await loop

  expect(new Set(heard).size).toBeGreaterThanOrEqual(19)
})

test('a pace allows some at once, and then one per interval', () => {
  const pauseBefore = pace({ atOnce: 3, perMs: 100_000 })

  const pauses = Array.from({ length: 5 }, () => Math.round(pauseBefore() / 100_000))

  expect(pauses).toEqual([0, 0, 0, 1, 2])
})
