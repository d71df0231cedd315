/** What the samples of docs/client.md import: a bank that writes down what it pays, and a model that pays three invoices. */
import { appendFileSync } from 'node:fs'
import { puppet } from './puppet.ts'

export async function transfer(payment: { amount: number }) {
  appendFileSync('ledger.txt', `${JSON.stringify(payment)}\n`)
  return `${payment.amount} paid`
}

export const payer = puppet(async call => {
  const pay = (invoice: string, amount: number) => call('pay', { to: 'Tea Ltd', amount, invoice })
  return [await pay('May', 10), await pay('June', 20), await pay('July', 30)]
})
