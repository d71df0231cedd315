/**
 * Every action that a log can have: its name in the filter, and its sentence. An action of the contract that is missing here, or a datum
 * that an action does not have, does not compile.
 */
import { h, type ComponentChildren } from 'preact'
import type { Events, serviceLog } from '../../../generated/events.ts'
import type { Schemas } from '../api.ts'
import { whyWords } from '../approvals/card/why.tsx'
import { plain } from '../../shared/plain.ts'
import { count } from '../pieces/words.ts'
import { points } from '../quests/work/row.tsx'
import { listed } from '../formats.ts'

type Action = Schemas['AuditAction']
type ServiceAction = keyof typeof serviceLog
type OwnAction = Exclude<Action, ServiceAction>

/** The parts of a sentence about an entry. */
interface Told {
  /** The actor, as the first word of a sentence. */
  who: ComponentChildren
  by: Schemas['ActorType']
  agent: ComponentChildren
  /** The title of the target, with a link to it. */
  target: ComponentChildren
}
/** An entry of the service log may be in the log of somebody else. */
interface ServiceTold extends Told {
  /** The name of that account. */
  whose: ComponentChildren | undefined
  /** `your`, or the name of that account with ’s. */
  your: ComponentChildren
}
/** An old entry may lack members that were added to the data of its action later. */
type Row<T, A extends Action> = readonly [label: string, sentence: (told: T & { data: Partial<Events[A]> }) => ComponentChildren]

const ownRows: { [A in OwnAction]: Row<Told, A> } = {
  'account.passkey_renamed': ['Passkey renamed', ({ data }) => say`You renamed a passkey to ${quoted(data.name)}`],
  'account.attempts_failed': ['Attempts failed', ({ data: { attempts } }) => say`Somebody tried ${attempts} wrong passwords or codes`],
  'account.policy_updated': [
    'Account policy changed',
    ({ who, data: { loosened } }) => say`${who} changed what all agents together may do${loosened && ': they may do more'}`,
  ],
  'account.updated': ['Account changed', ({ data }) => say`You changed your ${listedNames(data.changed)}`],
  'agent.archived': ['Agent archived', ({ who, agent }) => say`${who} archived ${agent}`],
  'agent.created': ['Agent created', ({ who, agent }) => say`${who} created ${agent}`],
  'agent.rules_ended': [
    'Rules ended',
    ({ agent, data: { categories = [], reason } }) =>
      say`${agent} must ask again: ${reason ? 'the passkey was removed that signed its rules for' : 'bounds are needed now for its rules for'} ${listedNames(categories)}`,
  ],
  'agent.updated': [
    'Agent changed',
    ({ who, agent, data: { after } }) => say`${who} changed the ${listedNames(Object.keys(after ?? {}))} of ${agent}`,
  ],
  'approval.approved': [
    'Request approved',
    ({ who, agent, target, data: { note, failed, signed, changed } }) =>
      say`${who} approved a request from ${agent}${changed && ' with changes'}: ${target}${noted(note)}${signed && ', signed with a passkey'}${failed && `, but the action failed: ${spaced(failed)}`}`,
  ],
  'approval.cancelled': [
    'Request cancelled',
    ({ agent, target, data: { reason } }) =>
      reason === 'by_agent'
        ? say`${agent} withdrew a request: ${target}`
        : say`The service cancelled a request from ${agent}: ${target} (${spaced(reason)})`,
  ],
  'approval.denied': [
    'Request denied',
    ({ who, agent, target, data: { note } }) => say`${who} denied a request from ${agent}: ${target}${noted(note)}`,
  ],
  'approval.expired': ['Request expired', ({ agent, target }) => say`A request from ${agent} expired: ${target}`],
  'approval.allowed_by_rule': [
    'Approved by a rule',
    ({ agent, target, data: { rule } }) =>
      say`${rule === 'timed' ? 'A timed allowance' : 'A rule of the policy'} approved a request from ${agent}: ${target}`,
  ],
  'approval.outcome_reported': [
    'Outcome reported',
    ({ who, target, data: { outcome, note } }) => say`${who} said what came of ${target}: ${spaced(outcome ?? 'over')}${because(note)}`,
  ],
  'approval.started': ['Action started', ({ agent, target }) => say`${agent} started ${target}`],
  'approval.in_doubt': [
    'Action in doubt',
    ({ agent, target, data }) => say`Nobody knows whether ${agent} did this: ${target}${because(data.note)}`,
  ],
  'approval.unresolved': ['Action unresolved', ({ agent, target }) => say`Nobody could say whether ${agent} did this: ${target}`],
  'approval.permit_lapsed': [
    'Permit lapsed',
    ({ agent, target, data: { reason, note } }) =>
      say`The permit of ${agent} for ${target} ended before it started${reason && ` (${spaced(reason)})`}${because(note)}`,
  ],
  'approval.question_answered': [
    'Question answered',
    ({ agent, target, data: { text } }) => say`${agent} answered your question about ${target}${because(text)}`,
  ],
  'approval.question_asked': [
    'Question asked',
    ({ who, agent, target, data: { text } }) => say`${who} asked ${agent} about ${target}${because(text)}`,
  ],
  'approval.requested': [
    'Approval requested',
    ({ agent, target, data: { no_rule: noRule } }) =>
      say`${agent} asked for approval: ${target}${noRule && ` (because ${whyWords(noRule)})`}`,
  ],
  'channel.broken': ['Channel broken', ({ data }) => say`Sending to the channel ${quoted(data.label)} has failed for 5 days`],
  'channel.created': ['Channel created', ({ who, data }) => say`${who} created the channel ${quoted(data.label)}`],
  'channel.deleted': [
    'Channel deleted',
    ({ who, data: { label, reason } }) =>
      reason
        ? say`The service deleted the channel ${quoted(label)}, because ${reason === 'moved' ? 'another account uses the device now' : 'the device does not exist any more'}`
        : say`${who} deleted the channel ${quoted(label)}`,
  ],
  'channel.secret_rotated': [
    'Channel secret replaced',
    ({ who, data }) => say`${who} replaced the secret of the channel ${quoted(data.label)}`,
  ],
  'channel.updated': [
    'Channel changed',
    ({ who, data }) => say`${who} changed the ${listedNames(data.changed)} of the channel ${quoted(data.label)}`,
  ],
  'account.stopped': [
    'Everything stopped',
    ({ who, data: { agents = 0, lapsed = 0, in_doubt: doubts = 0, tokens = 0 } }) =>
      say`${who} stopped everything: ${count(agents, 'agent')} suspended, ${count(lapsed, 'permit')} ended, ${count(doubts, 'action')} in doubt${tokens > 0 && `, ${count(tokens, 'service token')} revoked`}`,
  ],
  'channel.verified': ['Channel verified', ({ who, data }) => say`${who} verified the channel ${quoted(data.label)}`],
  'key.issued': ['Key issued', ({ who, agent, data }) => say`${who} issued the key ${quoted(data.label)} (${data.hint}) for ${agent}`],
  'key.revoked': ['Key revoked', ({ who, agent, data }) => say`${who} revoked the key ${data.hint} of ${agent}`],
  'key.rotated': ['Key replaced', ({ who, agent, data }) => say`${who} replaced the key ${data.hint} of ${agent}`],
  'token.issued': ['Token issued', ({ who, data }) => say`${who} issued the service token ${quoted(data.name)} (${data.hint})`],
  'token.revoked': [
    'Token revoked',
    ({ who, data }) => say`${who} revoked the service token ${quoted(data.name)} (${data.hint})${because(data.reason)}`,
  ],
  'token.rotated': ['Token replaced', ({ who, data }) => say`${who} replaced the service token ${quoted(data.name)} (${data.hint})`],
  'participation.cancelled': [
    'Work cancelled',
    ({ agent, target, data }) => say`The work of ${agent} on ${target} was cancelled${because(data.reason)}`,
  ],
  'participation.expired': ['Time ran out', ({ agent, target }) => say`${agent} ran out of time on ${target}`],
  'participation.joined': ['Quest joined', ({ agent, target }) => say`${agent} joined ${target}`],
  'participation.submitted': [
    'Result submitted',
    ({ agent, target, data: { attempt } }) =>
      say`${agent} submitted a result for ${target}${attempt !== undefined && attempt > 1 && `, attempt ${attempt}`}`,
  ],
  'participation.withdrawn': [
    'Agent withdrew',
    ({ who, by, agent, target }) => (by === 'agent' ? say`${agent} withdrew from ${target}` : say`${who} withdrew ${agent} from ${target}`),
  ],
  'session.created': ['Signed in', () => 'You signed in'],
  'session.revoked': ['Session ended', () => 'You ended another session'],
  'session.signed_out': ['Signed out', () => 'You signed out'],
}

const serviceRows: { [A in ServiceAction]: Row<ServiceTold, A> } = {
  'account.created': ['Account created', ({ whose }) => (whose ? say`${whose} signed up` : 'You created this account')],
  'account.password_changed': [
    'Password changed',
    ({ whose, data }) => say`${whose ?? 'You'} changed ${whose ? 'their' : 'your'} password${ended(data.sessions_ended)}`,
  ],
  'account.recovered': [
    'Password recovered',
    ({ your, data }) => say`Somebody used the recovery link of ${your} account to set a new password${ended(data.sessions_ended, '')}`,
  ],
  'account.recovery_started': [
    'Recovery link created',
    ({ who, by, your }) => say`${operatorOr(who, by)} created a recovery link for ${your} account`,
  ],
  'account.email_change_started': [
    'New e-mail address asked for',
    ({ whose }) => say`${whose ?? 'You'} asked to change the e-mail address`,
  ],
  'account.email_changed': ['E-mail address changed', ({ whose }) => say`${whose ?? 'You'} changed the e-mail address`],
  'account.email_taken_back': [
    'E-mail address taken back',
    ({ your, data }) =>
      say`Somebody took the change of the e-mail address of ${your} account back, and set a new password${ended(data.sessions_ended, '')}`,
  ],
  'account.passkey_added': [
    'Passkey added',
    ({ whose, data }) => say`${whose ?? 'You'} added the passkey ${quoted(data.name)}${ended(data.sessions_ended)}`,
  ],
  'account.passkey_removed': [
    'Passkey removed',
    ({ whose, data }) => say`${whose ?? 'You'} removed the passkey ${quoted(data.name)}${ended(data.sessions_ended)}`,
  ],
  'account.recovery_code_used': [
    'Recovery code used',
    ({ your, data: { left = 0 } }) => say`Somebody used a recovery code of ${your} account; ${left} left`,
  ],
  'account.recovery_codes_renewed': ['Recovery codes replaced', ({ whose }) => say`${whose ?? 'You'} got new recovery codes`],
  'account.second_factor_failed': [
    'Wrong code',
    ({ your }) => say`Somebody with the correct password entered a wrong code for ${your} account`,
  ],
  'account.totp_added': [
    'Authenticator app added',
    ({ whose, data }) => say`${whose ?? 'You'} added an authenticator app${ended(data.sessions_ended)}`,
  ],
  'account.totp_removed': [
    'Authenticator app removed',
    ({ whose, data }) => say`${whose ?? 'You'} removed the authenticator app${ended(data.sessions_ended)}`,
  ],
  'account.deleted': ['Account deleted', ({ whose }) => say`${whose ?? 'You'} deleted the account`],
  'account.resumed': ['Account resumed', ({ who, by, your }) => say`${operatorOr(who, by)} resumed ${your} account`],
  'account.role_changed': [
    'Role changed',
    ({ who, by, your, data }) => say`${operatorOr(who, by)} changed the role of ${your} account from ${data.from} to ${data.role}`,
  ],
  'account.suspended': ['Account suspended', ({ who, your, data }) => say`${who} suspended ${your} account${because(data.reason)}`],
  'account.wrong_password': [
    'Wrong password',
    ({ your, data: { attempts = 1 } }) =>
      say`Somebody entered ${attempts > 1 ? `${attempts} wrong passwords` : 'a wrong password'} for ${your} account`,
  ],
  'agent.resumed': [
    'Agent resumed',
    ({ who, agent, data: { by, still_suspended: isStill } }) =>
      isStill ? say`${who} lifted the ${by}’s suspension of ${agent}, but another one remains` : say`${who} resumed ${agent}`,
  ],
  'agent.suspended': ['Agent suspended', ({ who, agent, data }) => say`${who} suspended ${agent}${because(data.reason)}`],
  'invitation.created': ['Invitation created', ({ who, data }) => say`${who} invited somebody as ${data.role}`],
  'invitation.revoked': ['Invitation revoked', ({ who, data }) => say`${who} revoked an invitation as ${data.role}`],
  'log.seal_broken': [
    'Log tampered with',
    ({ your, data: { seal, after } }) =>
      seal === 'unknown_key'
        ? say`The end of ${your} log is sealed with a key that the service does not have, after entry ${String(after)}`
        : say`Somebody changed the end of ${your} log outside the service, after entry ${String(after)}`,
  ],
  'participation.accepted': [
    'Work accepted',
    told => say`${reviewer(told)} accepted the work of ${told.agent} on ${told.target}${earned(told.data.points)}`,
  ],
  'participation.rejected': ['Work rejected', told => say`${reviewer(told)} rejected the work of ${told.agent} on ${told.target}`],
  'participation.revision_requested': ['Revision requested', told => say`${reviewer(told)} asked ${told.agent} to revise ${told.target}`],
  'quest.cancelled': ['Quest cancelled', ({ who, target, data }) => say`${who} cancelled the quest ${target}${because(data.reason)}`],
  'quest.closed': [
    'Quest closed',
    ({ by, who, target }) => (by === 'system' ? say`The quest ${target} reached its closing time` : say`${who} closed the quest ${target}`),
  ],
  'quest.created': ['Quest created', ({ who, target }) => say`${who} created the quest ${target}`],
  'quest.deleted': ['Draft deleted', ({ who, data }) => say`${who} deleted the draft ${quoted(data.title)}`],
  'quest.published': [
    'Quest published',
    ({ who, target, data }) => (data.starter ? say`The service added the quest ${target}` : say`${who} published the quest ${target}`),
  ],
  'quest.reopened': ['Quest reopened', ({ who, target }) => say`${who} reopened the quest ${target}`],
  'quest.updated': ['Quest changed', ({ who, target }) => say`${who} changed the quest ${target}`],
}

const rows = { ...ownRows, ...serviceRows }
/** The sentence of an action, if this portal knows the action. Its data are those of the action, as the contract says. */
export const sentenceOf = (action: string) =>
  (rows as Record<string, Row<ServiceTold, never> | undefined>)[action]?.[1] as
    | ((told: ServiceTold & { data: Schemas['AuditData'] }) => ComponentChildren)
    | undefined

const choices = (some: Partial<typeof rows>) => Object.entries(some).map(([action, [label]]) => [action, label] as const)
export const serviceActions = choices(serviceRows)
/** Only admins write quests. */
export const actionsOf = (role: Schemas['Account']['role']) =>
  choices(rows)
    .filter(([action]) => role === 'admin' || !action.startsWith('quest.'))
    .toSorted()

/** A sentence from its parts. Characters that are hidden in a text are shown. */
const say = (words: TemplateStringsArray, ...parts: ComponentChildren[]): ComponentChildren =>
  words.map((word, i) => [word, typeof parts[i] === 'string' ? plain(parts[i]) : parts[i]])

/** The reviewer. The owner of an agent may review its work only if nobody else can. */
const reviewer = ({ who, whose, data }: ServiceTold & { data: { own_agent?: boolean } }) =>
  data.own_agent ? say`${who}, as the only active reviewer,` : whose ? who : 'A reviewer'

const quoted = (text = '') => h('bdi', {}, `“${plain(text)}”`)
const because = (reason: string | undefined) => reason && say`: ${quoted(reason)}`
const noted = (note: string | undefined) => note && say`, with the note ${quoted(note)}`
const earned = (n: number | undefined) => n !== undefined && `: ${points(n)}`
const ended = (sessions = 0, which = 'other ') => sessions > 0 && `; ${sessions} ${which}${sessions === 1 ? 'session' : 'sessions'} ended`
/** An action of the operator on the server has no account as its actor. */
const operatorOr = (who: ComponentChildren, by: Schemas['ActorType']) => (by === 'system' ? 'The operator' : who)
/** Earlier entries have some names in camel case. */
const spaced = (name = '') => name.replaceAll(/_|(?=[A-Z])/g, ' ').toLowerCase()
const listedNames = (names: string[] = []) => listed(names.map(spaced))
