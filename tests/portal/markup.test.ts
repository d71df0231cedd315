/** Texts of other people are drawn in the reader's tab, so neither their tags nor the time to draw them may affect it. */
import { expect, test } from '@jest/globals'
import { htmlOf, tooMuch } from '../../src/portal/pieces/markup.ts'
import { details } from '../support/details.ts'

/** Each entry makes a text of about the given length. */
const hostile: [string, (length: number) => string][] = [
  ['emphasis that never ends', length => '*a_'.repeat(length / 3)],
  ['emphasis within emphasis', length => `a**b${'c* '.repeat(length / 3)}`],
  ['emphasis in turn', length => '**a *b '.repeat(length / 7)],
  ['underscores', length => '_a'.repeat(length / 2)],
  ['stars', length => '*'.repeat(length)],
  ['brackets', length => '['.repeat(length)],
  ['brackets in brackets', length => '['.repeat(length / 2) + ']'.repeat(length / 2)],
  ['images', length => '![[['.repeat(length / 4)],
  ['links', length => '[a]('.repeat(length / 4)],
  ['references', length => '[a]['.repeat(length / 4)],
  ['definitions', length => '[a]: x\n'.repeat(length / 7)],
  ['quotes in quotes', length => `${'> '.repeat(length / 2)}a`],
  ['quotes', length => '>\n'.repeat(length / 2)],
  ['lists in lists', length => Array.from({ length: Math.sqrt(length) }, (_, i) => `${'  '.repeat(i)}* a`).join('\n')],
  ['list items', length => '- '.repeat(length / 2)],
  ['backticks', length => Array.from({ length: Math.sqrt(length * 2) }, (_, i) => '`'.repeat(i + 1)).join(' ')],
  ['backticks that do not match', length => '` `` '.repeat(length / 5)],
  ['tags', length => '<a '.repeat(length / 3)],
  ['comments', length => '<!--'.repeat(length / 4)],
  ['entities', length => '&a'.repeat(length / 2)],
  ['strikethrough that never ends', length => '~~a '.repeat(length / 4)],
  ['strikethrough in turn', length => '~~a~~'.repeat(length / 5)],
  ['rows of a table', length => `|a|b|\n|-|-|\n${'|c|d|\n'.repeat(length / 6)}`],
  ['columns of a table', length => `${'|a'.repeat(length / 4)}\n${'|-'.repeat(length / 4)}\n`],
  ['heads of tables', length => '|a|\n|-|\n\n'.repeat(length / 9)],
  ['pipes', length => '|'.repeat(length)],
  ['tasks', length => '- [x] a\n'.repeat(length / 8)],
  ['lines', length => 'a\n'.repeat(length / 2)],
]

/** Each block rule of Markdown, and what may begin or end one. */
const tokens = [
  '>- ',
  '1. ',
  'a\n=',
  '> ',
  '- ',
  '+ ',
  '1) ',
  '0. ',
  '999999999. ',
  '>',
  '>\n',
  '- a\n',
  '- > ',
  '>* ',
  '>1. - ',
  '1. 1) ',
  '- -\n',
  '> >\n',
  '-\n',
  '1.\n',
  '+\n\n',
  '- \n\n  a\n',
  '> a\n- b\n',
  '- a\n  - b\n',
  '\n  - a',
  ' a\n> b\n',
  '>>>>\n> a\n',
  '- [x] a\n',
  '# ',
  '#\n',
  '---\n',
  '=\n',
  '===\n',
  'a\n-\n',
  'a\n---\n',
  'a\n===\n',
  'a\n',
  'a  \n',
  '\\\n',
  '\n',
  '\n\n',
  '\r',
  ' \n',
  '    ',
  '\t',
  '\t>',
  '    a\n',
  '```\n',
  '~~~\n',
  '`` a\n',
  '<a>\n',
  '<!--\n',
  '<x\n',
  '<?',
  '[a]: x\n',
  '[a]:\n',
  '[a]: <\n',
  '[a]: x "\n',
  '[^1]: a\n',
  '[a\n',
  '[',
  '![[',
  '[a](',
  '[a][',
  '[](<',
  '|',
  '|a',
  '|-',
  '-|\n',
  '\\|',
  '|a|\n',
  '|a|\n|-|\n',
  '|-|\n|a|\n',
  '*a*\n>',
  '**a *b ',
  '*a_',
  '~~a~~',
  '`',
  '&a;',
  '<a ',
  'a@b.c ',
  '\u0000',
  '😀',
]
const longest = 20_000
const sentence = 'Read the page at [this address](https://example.com) and write a **short** summary in `plain` words. '
const step = (number: number) =>
  `## Step ${number}\n\n${sentence.repeat(3)}\n\n- the first\n- the second\n  - one below\n- [x] done\n\n| A | B |\n| --- | --- |\n| one | two |\n\n> words\n> more\n\n`

function longestDrawn(token: string) {
  let [drawn, refused] = [0, Math.floor(longest / token.length) + 1]
  while (refused - drawn > 8) {
    const middle = Math.floor((drawn + refused) / 2)
    if (tooMuch(token.repeat(middle))) refused = middle
    else drawn = middle
  }
  return token.repeat(drawn)
}

test('a text with too many blocks is shown as it was written', () => {
  expect(htmlOf('- <b>a</b> & "c"\n'.repeat(501))).toBe(
    `<p class="as-written">${'- &lt;b&gt;a&lt;/b&gt; &amp; &quot;c&quot;\n'.repeat(501)}</p>`,
  )
  expect(htmlOf('- a\n'.repeat(499))).toMatch(/^<ul>/)
})

test('a table of more than 100 columns is shown as text', () => {
  const table = (columns: number) => `|${'a|'.repeat(columns)}\n|${'-|'.repeat(columns)}\n`

  expect(htmlOf(table(99))).toContain('<table>')
  expect(htmlOf(table(101))).not.toContain('<table>')
})

test('tables, task lists and strikethrough are drawn, with names for the signs', () => {
  expect(htmlOf('| A | B |\n| --- | ---: |\n| <b>1</b> | ~~2~~ |')).toBe(
    '<div class="table" tabindex="0"><table>\n<thead>\n<tr>\n<th>A</th>\n<th align="right">B</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>&lt;b&gt;1&lt;/b&gt;</td>\n<td align="right"><del>2</del></td>\n</tr>\n</tbody>\n</table></div>',
  )
  expect(htmlOf('- [x] one\n- [ ] ~two~')).toBe(
    '<ul>\n<li><span role="img" aria-label="Done">☑</span> one</li>\n<li><span role="img" aria-label="Not done">☐</span> ~two~</li>\n</ul>',
  )
})

test('a text is drawn as it was written, and its tags have no effect', () => {
  expect(htmlOf('# Go\n\nSee *the* [plan](https://example.com), ![a picture](https://example.com/a.png) <b>now</b>')).toBe(
    '<h3>Go</h3>\n<p>See <em>the</em> <a target="_blank" rel="noopener noreferrer" href="https://example.com">plan</a>, !<a target="_blank" rel="noopener noreferrer" href="https://example.com/a.png">a picture</a> &lt;b&gt;now&lt;/b&gt;</p>',
  )
})

test('a text with too much emphasis loses it, and nothing else', () => {
  const many = `## Steps\n\n${'*a* '.repeat(600)}\n\n* [one](https://example.com)`
  const few = `## Steps\n\n${'*a* '.repeat(400)}\n\n* [one](https://example.com)`

  expect(htmlOf(few)).toContain('<em>a</em>')
  expect(htmlOf(many)).not.toContain('<em>')
  expect(htmlOf(many)).toMatch(/^<h3>Steps<\/h3>\n<p>\*a\* [^]*<li><a [^>]*>one<\/a><\/li>/)
})

details(() => {
  test('no text of repeated tokens takes much longer than an ordinary text of the same length', () => {
    const ordinary = Array.from({ length: 200 }, (_, number) => step(number))
      .join('')
      .slice(0, longest)
    const spent = (text: string) => {
      const before = process.cpuUsage()
      htmlOf(text)
      return process.cpuUsage(before).user
    }
    for (let run = 0; run < 5; run++) spent(ordinary)
    // Both are measured in turns, because the processor's speed changes. The worst text takes as long as the ordinary one.
    const isSlow = (text: string) => !Array.from({ length: 8 }).some(() => spent(text) < 4 * spent(ordinary))

    expect(htmlOf(ordinary).match(/<table>/g)!.length).toBeGreaterThan(40)
    expect(tokens.filter(token => isSlow(token.repeat(longest / token.length)))).toEqual([])
    // The largest numbers that are still drawn.
    expect(tokens.filter(token => isSlow(longestDrawn(token)))).toEqual([])
  })

  test.each(hostile)('four times the text takes about four times the time: %s', (_what, make) => {
    const leastMs = 30
    const [short, long] = [make(5_000), make(20_000)]
    const spent = (text: string) => {
      const before = process.cpuUsage()
      htmlOf(text)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1_000
    }
    // The shortest of several runs counts, because the others include garbage collection. One is enough if it is clearly linear.
    let [ofShort, ofLong] = [Infinity, Infinity]
    for (let run = 0; run < 8 && !(ofLong / Math.max(ofShort, leastMs) < 7); run++) {
      ofShort = Math.min(ofShort, spent(short))
      ofLong = Math.min(ofLong, spent(long))
    }

    // Quadratic time would be 16 times as long.
    expect(ofLong / Math.max(ofShort, leastMs)).toBeLessThan(14)
  })
})
