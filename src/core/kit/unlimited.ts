/** The policy of an account whose owner has said nothing. */
import type { AccountPolicy } from '../../store/index.ts'

export const unlimited: AccountPolicy = { defaults: null, ceilings: { perDay: null, amountsPerDay: [] }, largeAmounts: [] }
