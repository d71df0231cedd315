import { day } from './world.ts'

/** How many days before a key or a token expires its owner is reminded. */
const reminders = [14, 3, 1]
/** When the owner of a key or a token is reminded next that it expires. Null if no reminder is left. */
export const reminderAfter = (now: number, expiresAt: number) => reminders.map(days => expiresAt - days * day).find(at => at > now) ?? null
