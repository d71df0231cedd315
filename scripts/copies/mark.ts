import { restoredMark } from '../../src/core/approvals/restored.ts'

/**
 * Tells the service that this is a copy from before, whose yeses may have been used since. Copies of every version have the table, so this
 * works before their tables are brought up to date.
 */
export const markIn = (table: string) => `INSERT INTO ${table} (name, value) VALUES ('${restoredMark}', '') ON CONFLICT DO NOTHING`
