/** A report in words, for a terminal and for a page. */
import type { Action } from './statement.ts'
import type { Report, Yes } from './known.ts'

/** Text of others without what would change its surroundings: control characters, and those that turn the direction of writing. */
export const plain = (text: unknown) => String(text).replaceAll(/[\p{Cc}\u200b-\u200f\u2028-\u202e\u2066-\u2069]/gu, '\ufffd')

/** What the file proves. */
export function conclusionOf({ yeses, faults, unpinned }: Report) {
  const signed = yeses.length === 1 ? '1 signed approval is valid' : `${yeses.length} signed approvals are valid`
  if (faults.length > 0) return `This file has ${faults.length === 1 ? '1 fault' : `${faults.length} faults`}. Taken alone, ${signed}.`
  if (yeses.length === 0)
    return `No change was found, and no approval in this file is signed.${unpinned.length === 0 ? '' : ' Not everything is pinned.'}`
  return unpinned.length === 0 ? `${signed}, and everything is pinned.` : `${signed}, if the file is. Not everything is pinned.`
}

export const faultWords = ({ seq, approvalId, what }: Report['faults'][number]) =>
  [seq !== null && `entry ${seq}`, approvalId && plain(approvalId), plain(what)].filter(Boolean).join(': ')

/** What was approved, each part with its name. */
export function factsOf(yes: Yes): [name: string, text: string][] {
  const { allowed, asked, note, questions, validForMinutes, allowance, passkey, origin, at, seq, notCovered, agentId, ended } = yes
  const facts: [string, string | null | undefined | false][] = [
    ...(allowed ? actionFacts(allowed) : [['What was allowed', 'erased, so the title is only what the log says'] as [string, string]]),
    ...(asked ? changedFacts(asked, allowed) : []),
    ['Agent', agentId],
    ['Note', note],
    ['Questions', questions > 0 && `${questions} questions and answers were signed too`],
    ['Valid for', validForMinutes !== null && durationWords(validForMinutes)],
    ['Also allowed', allowance && allowanceWords(allowance)],
    ['Passkey', `“${passkey.name}” on ${origin}`],
    ['Fingerprint', passkey.fingerprint],
    ['By the log', `approved at ${at}, entry ${seq}, ${yes.approvalId}`],
    ['Afterwards', ended],
    ['Not covered', notCovered.length > 0 && `${notCovered.join(', ')} (a signature of version 1)`],
  ]
  return facts.flatMap(([name, text]) => (text ? [[plain(name), plain(text)] as [string, string]] : []))
}

/** What was asked for, if it differs from what was allowed. */
function changedFacts(asked: Action, allowed: Action | undefined): [string, string][] {
  const kept = new Map(allowed && actionFacts(allowed))
  return actionFacts(asked).flatMap(([name, text]): [string, string][] => (kept.get(name) === text ? [] : [[`${name}, as asked`, text]]))
}

function actionFacts({ kind, arguments: given, reason }: Action): [string, string][] {
  const { category, recipient, amount, details, audience, title: _, ...others } = given
  const facts: [string, unknown][] = [
    ['Recipient', recipient],
    ['Amount', amount && amountWords(amount)],
    ['Category', category ?? kind],
    ['Details', details ?? (Object.keys(others).length > 0 && others)],
    ['Signed permit for', audience],
    ['Reason', reason],
  ]
  return facts.flatMap(([name, value]): [string, string][] =>
    value ? [[name, typeof value === 'string' ? value : JSON.stringify(value)]] : [],
  )
}

const allowanceWords = ({ category, minutes, requests, amount }: NonNullable<Yes['allowance']>) =>
  `${category} for ${durationWords(minutes)}, at most ${requests} requests, ${amount ? `each up to ${amountWords(amount)}` : 'none with an amount'}`

const durationWords = (minutes: number) =>
  minutes > 60 && minutes % 60 === 0 ? `${minutes / 60} hours` : minutes === 1 ? '1 minute' : `${minutes} minutes`

function amountWords(amount: unknown) {
  const { value, currency } = amount as { value: unknown; currency: unknown }
  return `${value} ${currency}`
}
