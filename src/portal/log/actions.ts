import type { Schemas } from '../api.ts'

type Choice = readonly [Schemas['AuditAction'], string]

/** What can be in the log, for its filter. */
export const actions = [
  ['approval.requested', 'An agent asked'],
  ['approval.approved', 'You approved'],
  ['approval.denied', 'You denied'],
  ['approval.expired', 'A request expired'],
  ['approval.cancelled', 'A request was cancelled'],
  ['participation.joined', 'An agent joined a quest'],
  ['participation.submitted', 'An agent handed in'],
  ['participation.revision_requested', 'A revision was asked'],
  ['participation.accepted', 'Work was accepted'],
  ['participation.rejected', 'Work was rejected'],
  ['participation.withdrawn', 'An agent left a quest'],
  ['participation.expired', 'An agent ran out of time'],
  ['participation.cancelled', 'Work was cancelled'],
  ['agent.created', 'An agent was created'],
  ['agent.updated', 'An agent was changed'],
  ['agent.suspended', 'An agent was suspended'],
  ['agent.resumed', 'An agent was resumed'],
  ['agent.archived', 'An agent was archived'],
  ['key.issued', 'A key was issued'],
  ['key.rotated', 'A key was replaced'],
  ['key.revoked', 'A key was revoked'],
  ['session.created', 'You signed in'],
  ['session.signed_out', 'You signed out'],
  ['session.revoked', 'You ended a session'],
  ['account.created', 'The account was made'],
  ['account.updated', 'The account was changed'],
  ['account.password_changed', 'The password was changed'],
  ['account.wrong_password', 'A wrong password was given'],
  ['account.suspended', 'The account was suspended'],
  ['account.resumed', 'The account was resumed'],
  ['log.seal_broken', 'The seal of the log was broken'],
  ['quest.created', 'You wrote a quest'],
  ['quest.updated', 'You changed a quest'],
  ['quest.published', 'A quest was published'],
  ['quest.closed', 'A quest was closed'],
  ['quest.reopened', 'A quest was reopened'],
  ['quest.cancelled', 'A quest was cancelled'],
  ['quest.deleted', 'A draft was deleted'],
] as const satisfies readonly Choice[]

/** What can be in the service log. */
export const serviceActions = [
  ['account.created', 'Somebody signed up'],
  ['account.password_changed', 'A password was changed'],
  ['account.wrong_password', 'A wrong password was given'],
  ['account.suspended', 'An account was suspended'],
  ['account.resumed', 'An account was resumed'],
  ['agent.suspended', 'An admin suspended an agent'],
  ['agent.resumed', 'An admin resumed an agent'],
  ['participation.accepted', 'Work was accepted'],
  ['participation.revision_requested', 'A revision was asked'],
  ['participation.rejected', 'Work was rejected'],
  ['quest.created', 'A quest was written'],
  ['quest.updated', 'A quest was changed'],
  ['quest.published', 'A quest was published'],
  ['quest.closed', 'A quest was closed'],
  ['quest.reopened', 'A quest was reopened'],
  ['quest.cancelled', 'A quest was cancelled'],
  ['quest.deleted', 'A draft was deleted'],
  ['log.seal_broken', 'The seal of a log was broken'],
] as const satisfies readonly Choice[]

/** Most humans write no quests. */
export const actionsOf = (role: 'member' | 'admin') => actions.filter(([action]) => role === 'admin' || !action.startsWith('quest.'))
