/** The next step of an agent whose human said yes to an action outside the service. */
import { actBefore, type Lapse, type State } from '../../core/approvals/yes.ts'
import type { Started } from '../../core/approvals/starting.ts'
import type { Became, Outcome } from '../../core/approvals/reports.ts'
import type { Approval } from '../../core/kit/world.ts'

/** A model has no clock, so it also reads how long it has. */
const before = (at: number, now: number) => `before ${new Date(at).toISOString()} (in ${left(at - now)})`
const units: [ms: number, word: string][] = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'min'],
  [1_000, 's'],
]
/** In the largest unit of which there are two. */
function left(ms: number) {
  const [unit, word] = units.find(([unit]) => ms >= 2 * unit) ?? units.at(-1)!
  return `${Math.max(0, Math.floor(ms / unit))} ${word}`
}

export const askAgain = 'Ask again if it still matters.'
const hasChanged = ' Your human changed the action: do exactly what action says.'
const isUsed = 'This yes is used. Only if your task needs it once more, call request_approval again.'
const mayAskAgain = 'This yes is used. If your task still needs it, call request_approval again.'

const steps: Record<State, (approval: Approval, now: number) => string> = {
  ready: ({ id, validUntil, byRule, allowed }, now) =>
    `${byRule ? 'Your human allows this without being asked.' : 'Your human said yes.'}${allowed ? hasChanged : ''} Just before you act, and ${before(validUntil!, now)}, call start_action with approval_id ${id} and this start_token. Act only if it answers go. If your task no longer needs it, do not start it, and report not_done.`,
  started: ({ id }) =>
    `This action was started. Do not start it again. Whoever started it calls report_outcome with approval_id ${id} and its start_token. Do not ask for it again: check later with get_approval.`,
  in_doubt: ({ id }) =>
    `Nobody knows whether this action happened. Do not act. If you started it, call report_outcome with approval_id ${id} and your start_token. If you only know that it happened, report done.`,
  done: () => `It was reported as done. ${isUsed}`,
  failed: () => `It was reported as failed. ${mayAskAgain}`,
  not_done: () => `It was reported as not done. ${mayAskAgain}`,
  unresolved: () =>
    'This yes is used. Do not act. Nobody knows whether this action happened. Look where it would show. If you ask again, say in reason what you found.',
  lapsed: ({ statusReason }) =>
    endedBecause[statusReason as Lapse] ?? `This yes ended before somebody started the action. Do not act. ${askAgain}`,
}

const endedBecause: Record<Lapse, string> = {
  taken_back: 'Your human took this yes back. Do not act, and do not ask again unless they tell you to. If they do, say so in reason.',
  account_recovered: `The account of your human was recovered, so this yes ended. Do not act. ${askAgain}`,
  agent_suspended: `You were suspended, so this yes ended. Do not act. ${askAgain}`,
  agent_archived: 'You were archived, so this yes ended. Do not act.',
  account_suspended: `The account of your human was suspended, so this yes ended. Do not act. ${askAgain}`,
  everything_stopped: 'Your human stopped everything. Do not act, and do not ask again unless they tell you to.',
  rule_restricted: `Your human has changed the rule that allowed this. Do not act. ${askAgain}`,
  disputed:
    'This action was reported as done under an earlier yes. Do not act. If it must happen once more, ask again and say in reason why.',
}

export function afterYes(approval: Approval, now: number) {
  const { yes, disputed } = approval
  if (disputed?.outcome === 'done')
    return 'This action was also reported as done. Do not act, and do not ask for it again unless your human tells you to.'
  if (disputed) return 'There are two different reports about this action. Do not act. Your human sees both.'
  return steps[yes ?? 'unresolved'](approval, now)
}

export const afterStart: Record<Started['outcome'], (approval: Approval, now: number) => string> = {
  go: (approval, now) =>
    `Act now, once, exactly as action says, and begin ${before(actBefore(approval)!, now)}.${approval.allowed ? hasChanged : ''} Then call report_outcome with approval_id ${approval.id} and the start_token that you sent. If you cannot begin before then, or cannot do exactly that, do not act, and report not_done. If you were restarted after this answer, do not act, and report unknown.`,
  started: (approval, now) =>
    `An earlier call with this token started the action. Act only if this very run sent that earlier call, got no answer or only an error, and has not begun to act: once, exactly as action says, and begin ${before(actBefore(approval)!, now)}. Otherwise do not act, and call report_outcome with approval_id ${approval.id}, this start_token and outcome unknown.`,
  already_started: ({ id }) =>
    `Do not act. Another worker started this action, or you started it too long ago. Do not ask for it with other wording. If this very run started it, call report_outcome with approval_id ${id} and this start_token: not_done if you did not begin, what came of it if you know, otherwise unknown.`,
}

export const afterReport: Record<Became, (approval: Approval, told: Outcome) => string> = {
  reported: ({ report }, told) =>
    `Your human can read this. ${told === 'done' ? isUsed : mayAskAgain}${report?.unstarted && told !== 'not_done' ? ' Next time call start_action before you act: only one of several workers gets go.' : ''}`,
  in_doubt: (_, told) =>
    `${told === 'unknown' ? '' : 'Without the start_token that started this action, your report counts as unknown. If you have it, report again with it. '}Your human is asked whether it happened. Do not act.`,
  disputed: () => 'Your human sees this report beside what was known before. Do not act.',
  unchanged: () => 'This report changes nothing. Call get_approval to see what is known.',
}
