/** The answer to an action that may need the human's approval: at once, after waiting for the human, or as a task. */
import type { Kind } from '../../core/approvals/actions.ts'
import type { RunOrAsked } from '../../core/approvals/run-or-ask.ts'
import type { OwnNear } from '../../core/approvals/near.ts'
import { asksNow } from '../../core/approvals/questions.ts'
import type { ShownApproval } from '../../core/kit/world.ts'
import { progressOf } from '../protocol/call.ts'
import { answerOf, doneAtOnce, type Answer } from './outcome.ts'
import { startTask, takesTasks } from './tasks.ts'
import type { Asked, Later } from '../protocol/tool.ts'

type Waiting = Asked<{ waitSeconds: number }>
type Wish = Asked<{ waitSeconds: number; reason?: string | undefined }>

/** The interval between two progress reports. */
const tellMs = 2_000

/** Answers an action that an agent asked for. */
export async function answerTo(asked: Wish, kind: Kind, came: RunOrAsked): Promise<Answer | Later> {
  if (came.outcome === 'done') return doneAtOnce(asked, kind, came)
  return awaited(asked, came, askedBefore(came, asked.input.reason ?? null))
}

/** Waits as long as the agent wants, unless its client prefers to fetch the result later. `before` begins the next step. */
export async function awaited(asked: Waiting, shown: ShownApproval, before = ''): Promise<Answer | Later> {
  const { approval } = shown
  if (approval.status === 'pending' && !asksNow(approval) && asked.input.waitSeconds > 0 && takesTasks(asked.call)) {
    const task = startTask(approval, asked.publicUrl)
    return { ...task, statusMessage: before + task.statusMessage }
  }
  const answer = await answerOf(asked, await awaitHuman(asked, shown))
  return { ...answer, nextStep: before + answer.nextStep }
}

/** The first sentences of the answer to a repeated request. An agent that has lost an answer may have lost what it did too. */
function askedBefore(came: Exclude<RunOrAsked, { outcome: 'done' }>, reason: string | null) {
  if (came.outcome === 'denied') return 'You made the same request before, and this is the answer. '
  if (came.outcome === 'approved' && !came.isNew) return 'You made the same request before, and this is its yes. '
  if (came.near) return nearBefore(came.near, came.outcome)
  return came.approval.reason === reason ? '' : 'You made this request before. It keeps the reason that you gave then. '
}

const same: Record<OwnNear['same'], string> = { recipient: 'recipient', amount: 'amount', both: 'amount and recipient' }
const stands: Record<OwnNear['state'], string> = {
  ready: 'approved and not started',
  started: 'started',
  in_doubt: 'in doubt',
  done: 'reported as done',
  disputed: 'reported in two different ways',
}

/** Other words may hide that a request is about an action that was approved before. Only the agent knows whether it is. */
function nearBefore({ id, same: what, state }: OwnNear, outcome: 'pending_approval' | 'approved') {
  const drop = outcome === 'approved' ? 'do not start this one: report not_done for it' : 'cancel this one with cancel_approval'
  const goOn = state === 'ready' ? `, and continue with get_approval of ${id}` : ''
  return `You or another worker of yours made request ${id}, with the same ${same[what]}. It is ${stands[state]}. If both are for one act, ${drop}${goOn}. `
}

/** Waits for the human's decision or question. Meanwhile it reports how long it has waited, if the client asked for progress. */
export async function awaitHuman({ core, agent, input, call }: Waiting, shown: ShownApproval) {
  const tell = progressOf(call)
  const startedAt = performance.now()
  const report = () => {
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    tell?.(seconds, input.waitSeconds, `Waiting for your human: ${seconds} s`)
  }
  let telling: NodeJS.Timeout | undefined
  try {
    return await core.waiting.forApproval(agent, shown, {
      longestMs: input.waitSeconds * 1000,
      gone: () => call.line.gone(),
      begins() {
        report()
        if (tell) telling = setInterval(report, tellMs)
      },
    })
  } finally {
    clearInterval(telling)
  }
}
