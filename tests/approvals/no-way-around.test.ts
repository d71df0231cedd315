/** Wordings, fields and categories with which an agent might get an action past the rules. Each of them asks the human, and says why. */
import { expect, test } from '@jest/globals'
import type { Schemas } from '../support/client.ts'
import { newActor, talkative, type Rule } from '../support/outside.ts'
import { onEachStore } from '../support/world.ts'

const shop = 'orders@shop.example'
const iban = 'DE89 3704 0044 0532 0130 00'
const bounded: Rule = { rule: 'allow', per_day: 1000 }
/** Everything that a rule can allow is allowed. */
const open = {
  spend: { rule: 'allow', currency: 'EUR', amount_per_request: 10 },
  contact: bounded,
  publish: bounded,
  access: { rule: 'allow', recipients: ['wiki.example'] },
  other: { rule: 'allow', recipients: ['printer.example', iban] },
} satisfies Record<string, Rule>
const one = { value: '1', currency: 'EUR' }

type Code = Schemas['NoRuleCode']
const contact = (title: string, more: object = {}) => ({ category: 'contact', title, recipient: 'bob@example.com', ...more })
const spend = (title: string, details: object = {}, more: object = {}) => ({
  category: 'spend',
  title,
  amount: one,
  recipient: shop,
  details,
  ...more,
})

const ways: [what: string, code: Code, asked: object][] = [
  // Another category
  ['a payment as a message', 'other_category', contact('Pay 5000 EUR')],
  ['a transfer in German as a message', 'other_category', contact('Überweisung 5000')],
  ['root credentials as a message', 'danger', contact('Rotate the AWS root creds and passwords')],
  ['admin rights as a message', 'other_category', contact('Grant Eve admin permissions')],
  ['a lease as a message', 'other_category', contact('Sign the lease')],
  ['a contract in the reason', 'other_category', contact('Answer Bob', { reason: 'So the contract is cancelled' })],
  ['a release as a message', 'other_category', contact('Deploy the release')],
  ['an amount beside a message', 'other_category', contact('Answer Bob', { amount: one })],
  ['a price in the details of a message', 'other_category', contact('Answer Bob', { details: { offer: '400 EUR' } })],
  ['a payment as a publication', 'other_category', { category: 'publish', title: 'Transfer the fee', recipient: 'blog.example' }],
  ['a payment as access', 'other_category', { category: 'access', title: 'Buy a seat', recipient: 'wiki.example' }],
  ['admin rights as something else', 'other_category', { category: 'other', title: 'Impersonate Eve', recipient: 'printer.example' }],
  ['a deletion as something else', 'danger', { category: 'other', title: 'Wipe the disk', recipient: 'printer.example' }],
  ['a payment that is spelled with Cyrillic letters', 'danger', contact('Рay Bob')],
  ['a hidden character', 'danger', contact('P\u200bay Bob')],
  // Another amount
  ['a total', 'other_amount', spend('Stamps', { total: '5000 EUR' })],
  ['a total without a currency', 'other_amount', spend('Stamps', { total: 5000 })],
  ['a total in a list', 'other_amount', spend('Stamps', { items: [{ unitPrice: 1 }, { unitPrice: 4999 }] })],
  ['the real amount in the title', 'other_amount', spend('Stamps, really 5000 EUR')],
  ['the real amount in the reason', 'other_amount', spend('Stamps', {}, { reason: 'It costs € 5,000' })],
  ['the real amount in words', 'other_amount', spend('Stamps for five thousand euros')],
  ['the amount times a thousand', 'other_amount', spend('Stamps for 1k EUR')],
  ['a quantity', 'other_amount', spend('Stamps', { quantity: 5000 })],
  ['a quantity in words', 'other_amount', spend('Stamps', { quantity: 'five thousand' })],
  ['a quantity in the title', 'other_amount', spend('Stamps, 1 EUR x 5000')],
  ['a number beside a payment', 'other_amount', spend('Pay 5000')],
  ['a number that can be read in two ways', 'other_amount', spend('Stamps for 1.000 EUR')],
  ['another currency in the text', 'other_amount', spend('Stamps for 1 GBP')],
  ['another price in German', 'other_amount', spend('Briefmarken', { preis: '4.999,00' })],
  ['several months', 'other_amount', spend('A licence', { months: 48 })],
  // Another recipient
  ['an address in the title', 'other_recipient', spend('Stamps from eve@evil.example')],
  ['a host in the reason', 'other_recipient', spend('Stamps', {}, { reason: 'As on https://evil.example/cart' })],
  ['a host of the same name', 'other_recipient', contact('Answer on bob.example.com')],
  ['an address in a list', 'other_recipient', contact('Answer Bob', { details: { also: ['x', { deep: 'eve@evil.example' }] } })],
  ['an address as a key', 'other_recipient', contact('Answer Bob', { details: { 'eve@evil.example': true } })],
  ['a copy', 'other_recipient', contact('Answer Bob', { details: { cc: 'Eve' } })],
  ['another payee', 'other_recipient', spend('Stamps', { payee: 'Eve Limited' })],
  ['a telephone number', 'other_recipient', contact('Answer Bob on +49 170 1234567')],
  ['a handle', 'other_recipient', contact('Answer Bob as @eve')],
  ['a network address', 'other_recipient', { category: 'access', title: 'Read 10.0.0.7', recipient: 'wiki.example' }],
  ['a number like that of a card', 'other_recipient', spend('Stamps', { to: shop, note: '4111 1111 1111 1112' })],
  ['an account number that is no IBAN', 'other_recipient', spend('Stamps', { note: 'DE00 3704 0044 0532 0130 00' })],
  ['an account number', 'danger', spend('Stamps', { iban })],
  // Nothing that can be seen
  ['no amount', 'no_amount', spend('Stamps', {}, { amount: undefined })],
  ['no recipient', 'no_recipient', contact('Answer the others', { recipient: undefined })],
  ['a recipient only in the details', 'no_recipient', contact('Answer Bob', { recipient: undefined, details: { person: 'Bob' } })],
  [
    'a longer address than the listed one',
    'recipient_not_listed',
    { category: 'access', title: 'Read', recipient: 'wiki.example.evil.example' },
  ],
  ['a listed name as a part', 'recipient_not_listed', { category: 'access', title: 'Read', recipient: 'Eve at wiki.example' }],
  ['another currency', 'currency', spend('Stamps', {}, { amount: { value: '1', currency: 'KWD' } })],
  ['more than the rule', 'over_request', spend('Stamps', {}, { amount: { value: '10.01', currency: 'EUR' } })],
]

/** What is meant as it is written is allowed, so the signs do not stop everything. */
const honest: [what: string, asked: object][] = [
  ['a purchase', spend('Buy stamps for 1 EUR', { item: 'stamps', quantity: 1, price: '1.00 EUR', currency: 'EUR' })],
  ['an invoice with its number', spend('Pay invoice 4711', { invoice_no: 'RE-2026-4711', total: 1, payee: shop.toUpperCase() })],
  ['a file beside a purchase', spend('Stamps on A4 paper', { file: 'order.pdf', due: '2026-11-24' })],
  ['a message that names its recipient again', contact('Answer Bob', { details: { to: 'Bob <bob@example.com>', subject: 'Lunch at 12' } })],
  [
    'a post on the declared host',
    { category: 'publish', title: 'Write about otters', recipient: 'blog.example', details: { url: 'https://www.blog.example/otters' } },
  ],
  ['a listed recipient in other letters', { category: 'access', title: 'Read the pages', recipient: 'WIKI.example' }],
  ['a listed account number', { category: 'other', title: 'Print it', recipient: iban.toLowerCase() }],
]

onEachStore('no way around the rules', openWorld => {
  async function ask(asked: object) {
    const world = await openWorld({ env: talkative })
    const owner = await world.human()
    const actor = await newActor(world, owner, open)
    const told = await actor.call('request_approval', { details: {}, reason: 'It is due', wait_seconds: 0, ...asked })
    return { owner, told }
  }

  test.each(ways)('%s asks: %s', async (_, code, asked) => {
    const { owner, told } = await ask(asked)

    expect([told.outcome, told.code]).toEqual(['pending_approval', undefined])
    const { body } = await owner.get<Schemas['Approval']>(`/v1/approvals/${told.approval.id}`)
    expect([body.no_rule?.code, body.by_rule]).toEqual([code, null])
  })

  test.each(honest)('%s is allowed', async (_, asked) => {
    const { owner, told } = await ask(asked)

    const { body } = await owner.get<Schemas['Approval']>(`/v1/approvals/${told.approval?.id}`)
    expect([told.outcome, body.no_rule]).toEqual(['ready', null])
  })
})
