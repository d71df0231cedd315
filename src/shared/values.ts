/**
 * A list of the contract's values is written as a record over their type, so a new value does not compile until it has its place. The lint
 * rule in scripts/lint.ts refuses a list of them.
 */

/** All values, in the order of the record. */
export const keysOf = <Value extends string>(record: Readonly<Record<Value, unknown>>) => Object.keys(record) as Value[]

/** The values for which the record says true. */
export const chosenOf = <Value extends string>(record: Readonly<Record<Value, boolean>>) => keysOf(record).filter(value => record[value])
