/** The patterns of result schemas match like those of JavaScript, which JSON Schema refers to. */
import { expect, test } from '@jest/globals'
import { linearPattern } from '../../src/core/kit/schemas/pattern.ts'

const atoms =
  /* the parts of patterns */ String.raw`a b Z é 😀 . \d \D \w \W \s \S \b \B ^ $ \u00e9 \u{1F600} \uD83D\uDE00 \x41 \cJ \0 \t \n \/ \. \[ [] [^] [abc] [^a-c] [\d\s-] [a-z&&[] [[:alpha:] [\]\-^] [\S] [^\S] [\W\d] [😀-😂] [\b] \p{L} \P{L} \p{Letter} \p{Uppercase_Letter} \p{Script=Greek} \p{sc=Greek} \p{gc=Nd} [\p{L}\p{N}_] [^\p{Z}] \p{Emoji} \p{White_Space} - , 1 _ # (?<n>a)`.split(
    ' ',
  )
const texts = [
  '',
  ...'a|b|Z|é|😀|😁|ab|a b|1|12|_|-|^|]|[|:|&|A|/|.|Ω|ж|١|aaa|a\nb|日本|#| |,|ǅ|Zaé|1_😀'.split('|'),
  ...'\n\r\u2028\u00a0\ufeff\v\0\t\b\u180e\u0085',
]

test('they match the same texts as in JavaScript', () => {
  const patterns = Array.from({ length: 2_000 }, (_, seed) => randomPattern(seed)).filter(isPattern)
  const differ = patterns.flatMap(source => {
    const [ours, theirs] = [linearPattern(source), new RegExp(source, 'u')]
    return texts.filter(text => ours.test(text) !== theirs.test(text)).map(text => ({ source, text }))
  })

  expect(patterns.length).toBeGreaterThan(1_000)
  expect(differ).toEqual([])
})

test.each([
  ['(?=a)b', 'looks ahead'],
  ['(?!a)b', 'looks ahead'],
  ['(?<=a)b', 'looks ahead or behind'],
  ['(?<!a)b', 'looks ahead or behind'],
  [String.raw`(a)\1`, 'refers back'],
  [String.raw`(?<n>a)\k<n>`, 'refers back'],
  ['(?i:a)', 'sets flags'],
  ['a{1001}', '1,000 times'],
  ['((a{100}){100}){100}', '1,000 times'],
  [String.raw`\uD83D`, 'surrogate'],
  [String.raw`\p{Script_Extensions=Greek}`, 'write Script='],
])('%s is not supported, and the error says why', (source, why) => {
  expect(() => new RegExp(source, 'u')).not.toThrow()
  expect(() => linearPattern(source)).toThrow(why)
})

test.each(['(', 'a**', '[z-a]', String.raw`\p{Nothing}`, String.raw`\q`])('%s is not a pattern', source => {
  expect(() => linearPattern(source)).toThrow(SyntaxError)
})

test('the time grows linearly with the text', () => {
  const hostile = [String.raw`^(\w+\s?)*$`, '^(a|a)*$', '^(.*a){12}$'].map(linearPattern)
  const spent = (length: number) => {
    const text = `${'a'.repeat(length)}!`
    const before = process.cpuUsage()
    for (let i = 0; i < 20; i++) for (const pattern of hostile) pattern.test(text)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  spent(20_000)

  // Quadratic time would be 256 times as long.
  expect(spent(320_000) / spent(20_000)).toBeLessThan(64)
})

/** The same seed gives the same numbers. */
function randomPattern(seed: number) {
  let state = seed + 1
  const some = (most: number) => (state = Math.imul(state, 1_103_515_245) + 12_345) >>> 16 && (state >>> 16) % most
  const pick = (from: readonly string[]) => from[some(from.length)]!
  const build = (depth: number): string =>
    Array.from({ length: 1 + some(3) }, () => {
      const group = () => `${pick(['(?:', '('])}${build(depth - 1)}${some(2) ? `|${build(depth - 1)}` : ''})`
      const atom = depth > 0 && some(4) === 0 ? group() : pick(atoms)
      return atom + (some(3) === 0 ? pick(['*', '+', '?', '{2}', '{0,2}', '{1,}', '*?', '+?']) : '')
    }).join('')
  return build(2)
}

function isPattern(source: string) {
  try {
    return Boolean(new RegExp(source, 'u'))
  } catch {
    return false
  }
}
