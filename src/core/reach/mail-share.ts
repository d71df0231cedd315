/**
 * How many mails a channel gets: at most 60 in an hour. Up to 30 are sent at once, and then one every two minutes. Messages that wait are
 * gathered into the next mail. So an agent that keeps asking cannot flood the address.
 */
import { minute } from '../kit/world.ts'

const burst = 30
const spacingMs = 2 * minute

/** When the next mail may be sent. It may be in the past. */
export const nextMailAt = (mailsUntil: number) => mailsUntil - (burst - 1) * spacingMs

/** The share that is used after one more mail. Two minutes without a mail give one back. */
export const afterMail = (mailsUntil: number, now: number) => Math.max(mailsUntil, now) + spacingMs
