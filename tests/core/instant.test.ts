import { expect, test } from '@jest/globals'
import { instant } from '../../src/shared/instant.ts'

test('an instant is written as Date writes it, on any day and at the ends of years, months and centuries', () => {
  const ends = [1000, 1582, 1600, 1900, 1970, 2000, 2024, 2026, 2100, 9999, 10_000].flatMap(year =>
    [0, 1, 2, 11].flatMap(month => [Date.UTC(year, month), Date.UTC(year, month) - 1]),
  )
  const days = Array.from({ length: 146_097 }, (_, day) => Date.UTC(1900, 0, 1 + day) + ((day * 7_919_133) % 86_400_000))
  const all = [...ends, ...days, 0, -1, 8_640_000_000_000_000]

  expect(all.filter(at => instant(at) !== new Date(at).toISOString())).toEqual([])
})

test('a time that no date can hold is an error', () => {
  expect(() => instant(NaN)).toThrow(RangeError)
})
