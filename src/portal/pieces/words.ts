/** Numbers with their nouns. */
import type { Schemas } from '../api.ts'
import { decimal, number } from '../formats.ts'

/** "1 slot", "1,200 slots". */
export const count = (n: number, noun: string) => `${number(n)} ${noun}${n === 1 ? '' : 's'}`

/** "2 days", "36 hours". */
export const hoursInWords = (hours: number) => (hours % 24 === 0 ? count(hours / 24, 'day') : count(hours, 'hour'))

/** "24 hours", "90 minutes". */
export const minutesInWords = (minutes: number) => (minutes % 60 === 0 ? count(minutes / 60, 'hour') : count(minutes, 'minute'))

/** "1,200 EUR", "12.50 EUR". No digit is lost. */
export const money = ({ value, currency }: Schemas['Amount']) => `${decimal(value)} ${currency}`

/** "bank_account" as people write it. */
export const spaced = (code: string) => code.replaceAll('_', ' ')

/** "Approved". */
export const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
