import { expect, test } from '@jest/globals'
import { bornAt, firstIdAt, newId } from '../../src/core/kit/ids.ts'

test('identifiers of one millisecond sort in the order in which they were made, and none is made twice', () => {
  const now = Date.UTC(2026, 10, 22)
  const ids = Array.from({ length: 40_000 }, () => newId('apr', now))

  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(40_000)
  expect([firstIdAt('apr', now) < ids[0]!, ids.at(-1)! < firstIdAt('apr', now + 1)]).toEqual([true, true])
  expect([ids[0], ids.at(-1)].map(id => bornAt(id!))).toEqual([now, now])
  expect(ids.every(id => /^apr_[0-9a-hjkmnp-tv-z]{26}$/.test(id))).toBe(true)
})

test('two identifiers of one millisecond have different random parts', () => {
  const [one, other] = [newId('apr', 1), newId('apr', 1)].map(id => id.slice(-12))

  expect(one).not.toBe(other)
})
