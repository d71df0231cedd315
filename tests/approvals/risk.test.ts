import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import document from '../../generated/openapi.json' with { type: 'json' }
import { assess, isWidelyHigh, noPast, signsIn } from '../../src/core/approvals/risk.ts'
import type { Category } from '../../src/core/kit/world.ts'
import labels from './risk-labels.json' with { type: 'json' }

const reasonsOf = (title: string, details: Record<string, unknown> = {}) => signsIn('contact', title, details, null)
interface Request {
  category: Category
  title: string
  recipient?: string
  amount?: { value: string; currency: string }
  details?: Record<string, unknown>
  reason?: string
  /** Whether the human has approved something for this recipient. */
  known?: boolean
}
const assessed = ({ category, title, recipient, amount, details = {}, reason, known = false }: Request) =>
  assess('external_action', category, {
    title,
    given: { category, title, recipient: recipient ?? null, amount: amount ?? null, details },
    reason: reason ?? null,
    recipient: recipient ?? null,
    amount: amount ? Number(amount.value) : null,
    past: { ...noPast, knowsRecipient: known },
  })
const [zeroWidth, cyrillicA] = ['\u200b', '\u0430']

test.each(labels.map(label => [label.danger ? 'is high' : 'need not be high', label.title, label] as const))(
  '%s: %s',
  (_what, _title, label) => {
    const { risk, reasons } = assessed(label as Request)

    expect([risk === 'high', risk === 'high' || !label.danger]).toEqual([reasons.length > 0, true])
  },
)

test('at most one in five of the harmless requests is high, and most were before', () => {
  const harmless = labels.filter(({ danger }) => !danger) as Request[]
  const isWide = ({ category, title, details = {}, ...rest }: Request) =>
    isWidelyHigh('external_action', category, title, { category, title, details, ...rest }, null)

  expect([labels.length, harmless.length]).toEqual([65, 33])
  expect(harmless.filter(one => assessed(one).risk === 'high').length).toBeLessThanOrEqual(Math.floor(harmless.length / 5))
  expect(harmless.filter(isWide).length).toBeGreaterThan(harmless.length / 2)
})

test('an action that binds is high until its human has approved something for the same recipient', () => {
  for (const category of ['spend', 'publish', 'access'] as const) {
    const asked = {
      category,
      title: 'Do it',
      recipient: 'a.example',
      ...(category === 'spend' && { amount: { value: '9', currency: 'EUR' } }),
    }

    expect(assessed(asked)).toEqual({ risk: 'high', reasons: ['new_recipient'] })
    expect(assessed({ ...asked, known: true })).toEqual({ risk: 'medium', reasons: [] })
  }
  expect(assessed({ category: 'publish', title: 'Do it' }).reasons).toEqual(['no_recipient'])
  for (const category of ['contact', 'other'] as const)
    expect(assessed({ category, title: 'Say hello', recipient: 'a.example' })).toEqual({ risk: 'medium', reasons: [] })
})

const paying = (details: Record<string, unknown>, value = '100', title = 'Buy it') =>
  assessed({ category: 'spend', title, recipient: 'a.example', known: true, amount: { value, currency: 'EUR' }, details }).reasons
test.each<[string, string[], string[]]>([
  ['the limit', paying({}), []],
  ['more than the limit', paying({}, '100.01'), ['large_amount']],
  ['a total in the details', paying({ total: 5000 }, '1'), ['large_amount']],
  ['another amount in the title', paying({}, '1', 'Buy it, really 5.000,50 EUR'), ['large_amount']],
  ['an amount with spaces', paying({ text: 'EUR 5 000' }, '1'), ['large_amount']],
  ['an amount with a sign', paying({ text: '$1,200.00' }, '1'), ['large_amount']],
  ['a word for a number', paying({ text: '2 thousand euros' }, '1'), ['large_amount']],
  ['many of something', paying({ quantity: 5000 }, '1'), ['large_amount']],
  ['a few of something', paying({ quantity: 20 }, '4.50'), []],
  ['a small amount in the text', paying({ text: '12,50 €' }, '12.50'), []],
  ['a year and a number of an invoice', paying({ invoice: '2026-1180', year: 2026 }, '12.50'), []],
  ['no amount', assessed({ category: 'spend', title: 'Buy it', recipient: 'a.example', known: true }).reasons, ['unknown_amount']],
])('an amount: %s', (_what, reasons, wanted) => {
  expect(reasons).toEqual(wanted)
})

test('a bank account is high until it is the recipient for whom something was approved', () => {
  const iban = 'DE89 3704 0044 0532 0130 00'
  const pay = (more: Partial<Request>) =>
    assessed({ category: 'spend', title: 'Pay', recipient: `Meier, ${iban}`, amount: { value: '9', currency: 'EUR' }, ...more }).reasons

  expect(pay({})).toEqual(['new_recipient', 'iban'])
  expect(pay({ known: true })).toEqual([])
  expect(pay({ known: true, recipient: 'Meier', details: { iban } })).toEqual(['iban'])
})

test('words and numbers that only look dangerous show nothing', () => {
  const text = 'Drop me a line by 2026.11.23 17.44.02. The rm room is on floor 3/4, and dropping in is fine. Call +49.151.234.56.78.'

  expect(reasonsOf('Ask Bob about lunch', { to: 'bob@example.com', text })).toEqual([])
})

const submitted = (title: string, given: Record<string, unknown>, kind: Parameters<typeof assess>[0] = 'submit_result') =>
  assess(kind, undefined, { title, given, reason: null, recipient: null, amount: null, past: noPast }).risk

test('a quest action, whose title the service writes, has the risk of its kind', () => {
  expect(submitted('Join “Pay 5000 EUR”', { quest_id: 'x' }, 'join_quest')).toBe('low')
  expect(submitted('Withdraw from “Delete it”', { reason: 'password' }, 'withdraw_from_quest')).toBe('low')
  expect(submitted('Submit a result for “Delete it”', { data: { text: 'how to pay and delete' } })).toBe('medium')
})

test.each<[string, Record<string, unknown>]>([
  ['an IBAN', { data: { note: 'DE89 3704 0044 0532 0130 00' } }],
  ['a card number', { summary: 'Paid with 4111 1111 1111 1111.' }],
  ['a key', { links: [], data: [{ deep: ['ghp_0123456789abcdefghijABCDEFGHIJ012345'] }] }],
])('a result with %s in it has high risk', (_what, given) => {
  expect(submitted('Submit', given)).toBe('high')
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
])('%s is seen: “%s”', (_what, title, details, reason) => {
  expect(reasonsOf(title, details)).toContain(reason)
})

test('a word in the reason raises the risk too', () => {
  expect(assessed({ category: 'contact', title: 'Greet Bob', reason: 'He asked for my password' }).reasons).toEqual(['credentials'])
})

test('an amount that is stated in the form of the contract is seen, in whatever order and with whatever decimals', () => {
  for (const amount of [
    { value: 12, currency: 'EUR' },
    { currency: 'XYZ', value: 0.0001 },
    { currency: 'EUR', by: 'transfer', value: 1e9 },
  ])
    expect(reasonsOf('Do it', { amount })).toContain('amount')
})

test('each reason is explained in the reference and in the portal', () => {
  const everything = `Publish, grant and sign it, delete my password: DE89 3704 0044 0532 0130 00, 4111 1111 1111 1111,
    ghp_0123456789abcdefghijABCDEFGHIJ012345, p${zeroWidth}ay $500`
  const reasons = new Set<string>([
    ...assessed({ category: 'contact', title: everything }).reasons,
    ...assessed({ category: 'spend', title: 'Buy it', recipient: 'a.example' }).reasons,
    ...assessed({ category: 'publish', title: 'Post it' }).reasons,
  ])
  const words = readFileSync(join(import.meta.dirname, '../../src/portal/approvals/words.ts'), 'utf8')
  const named = Object.keys(document.components.schemas.RiskReason['x-enumDescriptions'])

  // Requests of version 0.3.0 may have the last two.
  expect([...reasons, 'category', 'amount'].toSorted()).toEqual(named.toSorted())
  // The words for `category` depend on the category.
  expect(named.filter(reason => reason !== 'category' && !new RegExp(`^  ${reason}: '.+',$`, 'm').test(words))).toEqual([])
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
test.each([
  'aa11 ',
  'aa11   ',
  '2 ',
  '4',
  'eyJaaaaaaaa-',
  'eur ',
  'sk-',
  `a${zeroWidth}`,
  'aA1',
  'price ',
  '$ ',
  '1 000 ',
  '1,',
  'quantity ',
])('ten times the text takes about ten times as long: %j again and again', piece => {
  // The shortest of several runs in CPU time counts, because the machine has other work too.
  const cost = (length: number) => {
    const text = piece.repeat(length / piece.length)
    const times = Array.from({ length: 3 }, () => {
      const before = process.cpuUsage()
      reasonsOf(text)
      assessed({ category: 'contact', title: text })
      const { user, system } = process.cpuUsage(before)
      return user + system
    })
    return Math.min(...times)
  }
  cost(10_000)

  // Quadratic time would be 100 times as long. A millisecond is added, because the short text takes hardly any time.
  expect(cost(100_000) / (cost(10_000) + 1_000)).toBeLessThan(40)
})

test('deep nesting, and long keys over long lists, are read in full', () => {
  const deep = JSON.parse(`${'['.repeat(5_000)}"pay"${']'.repeat(5_000)}`) as unknown

  expect(reasonsOf('It', { deep })).toEqual(['money'])
  expect(reasonsOf('It', { ['k'.repeat(15_000)]: Array(8_000).fill(1) })).toEqual([])
})
