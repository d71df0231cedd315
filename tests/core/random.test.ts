import { expect, test } from '@jest/globals'
import { randomBytes } from '../../src/core/kit/random.ts'

test('each call returns as many bytes as asked for, which stay as they are and do not come again', () => {
  const drawn = Array.from({ length: 2_000 }, (_, i) => randomBytes((i % 32) + 8))
  const seen = drawn.map(bytes => bytes.toString('hex'))

  for (let i = 0; i < 2_000; i++) randomBytes(32)

  expect(drawn.map(bytes => bytes.toString('hex'))).toEqual(seen)
  expect(drawn.map(({ length }) => length)).toEqual(drawn.map((_, i) => (i % 32) + 8))
  expect(new Set(seen.map(text => text.slice(0, 16))).size).toBe(2_000)
  expect(seen.some(text => /^0+$/.test(text))).toBe(false)
  expect(() => randomBytes(5_000)).toThrow('4096')
})

test('each value of a byte is about as likely as the others', () => {
  const counts = Array.from({ length: 256 }, () => 0)
  for (let i = 0; i < 8_000; i++) for (const byte of randomBytes(32)) counts[byte]!++

  // 1,000 of each are expected, with a standard deviation of 32.
  expect(Math.min(...counts)).toBeGreaterThan(750)
  expect(Math.max(...counts)).toBeLessThan(1_250)
})
