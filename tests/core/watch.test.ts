/** A watch looks at each hint and at times without one, no hint is lost, and no number of hints makes it look more often than its pace. */
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { watch, type Watch } from '../../src/core/kit/watch.ts'
import { pace } from '../../src/core/kit/turns.ts'
import { holdTimers } from '../support/timers.ts'

const perMs = 1_000
const longestMs = 25_000

/** A watch that looks until it ends, with timers that the test moves. Each look is noted, with whether a hint led to it. */
function looking({ atOnce = 100, work }: { atOnce?: number; work?: (one: Watch) => void } = {}) {
  const { advance } = holdTimers()
  const one = watch({ atOnce, perMs })
  const looks: string[] = []
  const over = (async () => {
    for (let why = 'first'; ; why = (await one.next(longestMs)) ? 'hint' : 'time') {
      looks.push(one.isOver() ? 'end' : why)
      if (one.isOver()) return
      work?.(one)
    }
  })()
  /** Lets everything happen that can happen without time. */
  const rest = async () => {
    for (let i = 0; i < 10; i++) await turn()
  }
  return {
    ...one,
    looks,
    over,
    rest,
    async pass(ms: number) {
      advance(ms)
      await rest()
    },
  }
}

test('a hint while it waits leads to a look at once', async () => {
  const { wake, rest, looks } = looking()
  await rest()

  wake()
  await rest()

  expect(looks).toEqual(['first', 'hint'])
})

test('a hint that comes before the wait begins leads to a look, and several lead to one', async () => {
  let hints = 0
  const { rest, looks } = looking({
    work({ wake }) {
      if (hints++ > 0) return
      wake()
      wake()
    },
  })

  await rest()

  expect(looks).toEqual(['first', 'hint'])
})

test('without a hint it looks when the time has passed, and not before', async () => {
  const { pass, looks } = looking()

  await pass(longestMs - 1)
  expect(looks).toEqual(['first'])
  await pass(1)
  expect(looks).toEqual(['first', 'time'])
  await pass(longestMs)
  expect(looks).toEqual(['first', 'time', 'time'])
})

test('the time begins anew with each wait', async () => {
  const { wake, pass, rest, looks } = looking()
  await pass(longestMs - 1)
  wake()
  await rest()

  await pass(longestMs - 1)

  expect(looks).toEqual(['first', 'hint'])
})

test('beyond its pace a hint has to wait, and the hints meanwhile lead to the same look', async () => {
  const { wake, pass, rest, looks } = looking({ atOnce: 2 })
  for (let i = 0; i < 2; i++) {
    await rest()
    wake()
  }
  await rest()
  expect(looks).toEqual(['first', 'hint', 'hint'])

  wake()
  await pass(perMs - 1)
  wake()
  await rest()
  expect(looks).toHaveLength(3)
  await pass(1)
  await pass(perMs)

  expect(looks).toEqual(['first', 'hint', 'hint', 'hint'])
})

test('the pace does not depend on what the clock shows', () => {
  const { advance } = holdTimers()
  for (let i = 0; i < 1_000; i++) {
    advance(17.3071)
    const next = pace({ atOnce: 2, perMs })
    expect([next(), next(), next()]).toEqual([0, 0, perMs])
  }
})

test.each([
  ['while it waits for a hint', 0],
  ['while it keeps its pace', 2],
])('the end is not waited for: %s', async (_, hints) => {
  const { wake, end, rest, over, looks } = looking({ atOnce: 1 })
  for (let i = 0; i < hints; i++) {
    await rest()
    wake()
  }
  await rest()

  end()
  await over

  expect(looks.at(-1)).toBe('end')
})

test('after the end nothing is waited for', async () => {
  const { over, looks } = looking({ work: ({ end }) => end() })

  await over

  expect(looks).toEqual(['first', 'end'])
})

test('a time that is over is not waited for', async () => {
  holdTimers()
  const one = watch({ atOnce: 100, perMs })

  expect([await one.next(0), await one.next(-1)]).toEqual([false, false])
})
