/**
 * What the answers of both interfaces contain beyond the rows that core returns. Views work in camelCase. The doors encode them by the
 * contract (generated/outputs.js), which picks its fields by name, so a view adds only computed fields.
 */
export * from './agents.ts'
export * from './approvals.ts'
export * from './log.ts'
export * from './page.ts'
export * from './people.ts'
export * from './quests.ts'
export * from './reach.ts'
