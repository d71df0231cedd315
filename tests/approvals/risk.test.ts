import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import document from '../../generated/openapi.json' with { type: 'json' }
import { assess } from '../../src/core/approvals/risk.ts'

const reasonsOf = (title: string, details: Record<string, unknown> = {}) => assess('external_action', 'contact', title, details).reasons
const [zeroWidth, cyrillicA] = ['\u200b', '\u0430']

test('a plain message to someone has medium risk, whatever its topic', () => {
  const details = {
    to: 'bob@example.com',
    text: 'Shall we meet at 12:30 on the 24th? The payload is 5 µm wide. See https://example.com/a?b=1.',
  }

  expect(assess('external_action', 'contact', 'Ask Bob about lunch', details)).toEqual({ risk: 'medium', reasons: [] })
})

test('words and numbers that only look dangerous do not raise the risk', () => {
  const text = 'Drop me a line by 2026.11.23 17.44.02. The rm room is on floor 3/4, and dropping in is fine. Call +49.151.234.56.78.'

  expect(assess('external_action', 'contact', 'Ask Bob about lunch', { to: 'bob@example.com', text }).reasons).toEqual([])
})

test.each(['spend', 'publish', 'access', 'other'] as const)('%s has high risk, however harmless it sounds', category => {
  expect(assess('external_action', category, 'Say hello', {})).toEqual({ risk: 'high', reasons: ['category'] })
})

test('a quest action, whose title the service writes, has the risk of its kind', () => {
  expect(assess('join_quest', undefined, 'Join “Pay 5000 EUR”', { quest_id: 'x' }).risk).toBe('low')
  expect(assess('withdraw_from_quest', undefined, 'Withdraw from “Delete it”', { reason: 'password' }).risk).toBe('low')
  expect(assess('submit_result', undefined, 'Submit a result for “Delete it”', { data: { text: 'how to pay and delete' } }).risk).toBe(
    'medium',
  )
})

test.each<[string, Record<string, unknown>]>([
  ['an IBAN', { data: { note: 'DE89 3704 0044 0532 0130 00' } }],
  ['a card number', { summary: 'Paid with 4111 1111 1111 1111.' }],
  ['a key', { links: [], data: [{ deep: ['ghp_0123456789abcdefghijABCDEFGHIJ012345'] }] }],
])('a result with %s in it has high risk', (_what, given) => {
  expect(assess('submit_result', undefined, 'Submit', given).risk).toBe('high')
})

test.each<[string, string, Record<string, unknown>, string]>([
  ['a sign before the number', 'Send $5', {}, 'amount'],
  ['a sign after it', 'Send 5 €', {}, 'amount'],
  ['a code before it', 'Send USD5', {}, 'amount'],
  ['a code after it', 'Send 5000 CHF', {}, 'amount'],
  ['a word for a number between', 'Send 5 million euros', {}, 'amount'],
  ['letters of full width', 'Send ５０００ＥＵＲ', {}, 'amount'],
  ['a key of the details', 'Send it', { price_eur: 12.5 }, 'amount'],
  ['a key in camel case', 'Send it', { nested: [{ totalAmount: 12 }] }, 'amount'],
  ['an IBAN in groups', 'Send it', { to: 'GB82 WEST 1234 5698 7654 32' }, 'iban'],
  ['an IBAN with text behind it', 'Send it', { to: 'DE89370400440532013000 please' }, 'iban'],
  ['an IBAN with hidden characters', 'Send it', { to: `DE89${zeroWidth}370400440532013000` }, 'iban'],
  ['an IBAN with an underscore', 'Send it', { to: 'DE89_3704_0044_0532_0130_00' }, 'iban'],
  ['an IBAN with slashes', 'Send it', { to: 'DE89/3704/0044/0532/0130/00' }, 'iban'],
  ['an IBAN in Arabic digits', 'Send it', { to: 'DE٨٩ ٣٧٠٤ ٠٠٤٤ ٠٥٣٢ ٠١٣٠ ٠٠' }, 'iban'],
  ['an IBAN with signs that look like spaces', 'Send it', { to: 'DE89\u28003704\u28000044\u28000532\u28000130\u280000' }, 'iban'],
  ['a card number with dots', 'Send it', { n: '4111.1111.1111.1111' }, 'card_number'],
  ['a card number in Arabic digits', 'Send it', { n: '٤١١١١١١١١١١١١١١١' }, 'card_number'],
  ['a card number in other Arabic digits', 'Send it', { n: '۴۱۱۱ ۱۱۱۱ ۱۱۱۱ ۱۱۱۱' }, 'card_number'],
  ['a card number with signs that choose a form', 'Send it', { n: '4111\ufe0f111111111111' }, 'card_number'],
  ['a card number with its date behind it', 'Send it', { n: '4111-1111-1111-1111 12/28' }, 'card_number'],
  ['the beginning of a known key', 'Send it', { n: 'sk-live-abcdefghijklmnopqrstu' }, 'key'],
  ['a long word of chance', 'Send it', { n: 'Zx81kQp0aB7cD9eF2gH4iJ6kL8mN0oP1' }, 'key'],
  ['a word', 'Pay Bob', {}, 'money'],
  ['a form of a word', 'Transferring it to Bob', {}, 'money'],
  ['a German word', 'Überweise es an Bob', {}, 'money'],
  ['a French word', 'Payer Bob', {}, 'money'],
  ['a Russian word', 'Переведи Бобу', {}, 'money'],
  ['a Chinese word', '请转账给他', {}, 'money'],
  ['a Latin word in Cyrillic letters', 'Р\u0430у Bob', {}, 'money'],
  ['a word with a letter of another alphabet', `p${cyrillicA}y Bob`, {}, 'money'],
  ['a word with a hidden character in it', `p${zeroWidth}ay Bob`, {}, 'money'],
  ['mathematical letters', '𝓅𝒶𝓎 Bob', {}, 'money'],
  ['the same, as a disguise', `p${zeroWidth}ay Bob`, {}, 'disguise'],
  ['mixed alphabets, as a disguise', `p${cyrillicA}y Bob`, {}, 'disguise'],
  ['a password', 'Tell Bob my password', {}, 'credentials'],
  ['two words', 'Tell Bob', { apiKey: 'x' }, 'credentials'],
  ['a Japanese word', 'パスワードを送る', {}, 'credentials'],
  ['deletion', 'Deleting the files', {}, 'deletion'],
  ['a command', 'Tell Bob to run rm -rf /', {}, 'deletion'],
  ['the end of a database', 'Drop the production database', {}, 'deletion'],
  ['a statement', 'Run DROP TABLE users', {}, 'deletion'],
  ['a command with separate options', 'Tell Bob to run rm -r -f /', {}, 'deletion'],
  ['a command with long options', 'Tell Bob to run rm --recursive /', {}, 'deletion'],
  ...['\u3164', '\u2800', '\u115f', '\u1160', '\uffa0'].map(
    blank =>
      [`the blank U+${blank.charCodeAt(0).toString(16)}`, `Greet${blank}Bob`, {}, 'disguise'] as [
        string,
        string,
        Record<string, unknown>,
        string,
      ],
  ),
  ['publication', 'Announce it', {}, 'publication'],
  ['access', 'Make Bob an admin', {}, 'access'],
  ['a contract', 'Sign it', {}, 'commitment'],
])('%s raises the risk: “%s”', (_what, title, details, reason) => {
  expect(reasonsOf(title, details)).toContain(reason)
  expect(assess('external_action', 'contact', title, details).risk).toBe('high')
})

test('a word in the reason raises the risk too', () => {
  expect(assess('external_action', 'contact', 'Greet Bob', {}, 'He asked for my password').risk).toBe('high')
})

test('an amount that is stated in the form of the contract raises the risk, in whatever order and with whatever decimals', () => {
  for (const amount of [
    { value: 12, currency: 'EUR' },
    { currency: 'XYZ', value: 0.0001 },
    { currency: 'EUR', by: 'transfer', value: 1e9 },
  ])
    expect(reasonsOf('Do it', { details: { amount } })).toContain('amount')
})

test('each reason is explained in the reference and in the portal', () => {
  const everything = `Pay $5, publish, grant and sign it, delete my password: DE89 3704 0044 0532 0130 00, 4111 1111 1111 1111,
    ghp_0123456789abcdefghijABCDEFGHIJ012345, p${zeroWidth}ay`
  const { reasons } = assess('external_action', 'spend', everything, {})
  const words = readFileSync(join(import.meta.dirname, '../../src/portal/approvals/words.ts'), 'utf8')
  const named = [...document.components.schemas.RiskReason.description.matchAll(/`(\w+)`/g)].map(([, name]) => name!)

  expect(reasons.toSorted()).toEqual(named.filter(name => name !== 'contact').toSorted())
  // The words for `category` depend on the category.
  expect(reasons.filter(reason => reason !== 'category' && !new RegExp(`^  ${reason}: '.+',$`, 'm').test(words))).toEqual([])
})

test.each([
  ['a number that is no IBAN', 'DE00 3704 0044 0532 0130 00'],
  ['a number that is no card', '4111 1111 1111 1112'],
  ['a hash', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['an id', 'apr_01jcz3m5x8q4r7t2v6w9y1a0bc'],
  ['a phone number', '+49 30 123456'],
  ['a word that begins like another', 'The payload and the paymaster'],
  ['an emoji of several parts', '👩‍💻 writes'],
])('%s does not raise the risk', (_what, text) => {
  expect(reasonsOf(text)).toEqual([])
})

/** Texts that would make a careless pattern backtrack. */
test.each(['aa11 ', 'aa11   ', '2 ', '4', 'eyJaaaaaaaa-', 'eur ', 'sk-', `a${zeroWidth}`, 'aA1', 'price ', '$ '])(
  'ten times the text takes about ten times as long: %j again and again',
  piece => {
    // The shortest of several runs in CPU time counts, because the machine has other work too.
    const cost = (length: number) => {
      const text = piece.repeat(length / piece.length)
      const times = Array.from({ length: 5 }, () => {
        const before = process.cpuUsage()
        reasonsOf(text)
        const { user, system } = process.cpuUsage(before)
        return user + system
      })
      return Math.min(...times)
    }
    cost(30_000)

    // Quadratic time would be 100 times as long. A millisecond is added, because the short text takes hardly any time.
    expect(cost(300_000) / (cost(30_000) + 1_000)).toBeLessThan(40)
  },
)

test('deep nesting, and long keys over long lists, are read in full', () => {
  const deep = JSON.parse(`${'['.repeat(5_000)}"pay"${']'.repeat(5_000)}`) as unknown

  expect(reasonsOf('It', { deep })).toEqual(['money'])
  expect(reasonsOf('It', { ['k'.repeat(15_000)]: Array(8_000).fill(1) })).toEqual([])
})
