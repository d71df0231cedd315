/** The answer to an action that its human may want to see first: at once, after waiting for the human, or as a task. */
import type { Kind } from '../core/actions.ts'
import type { Gated } from '../core/gate.ts'
import type { ShownApproval } from '../core/world.ts'
import { progressOf } from './call.ts'
import { answerOf, doneAtOnce, type Answer } from './outcome.ts'
import { startTask, takesTasks } from './tasks.ts'
import type { Asked, Later } from './tool.ts'

type Waiting = Asked<{ wait_seconds: number }>
type Wish = Asked<{ wait_seconds: number; reason?: string | undefined }>

/** How often a client that asked for progress gets it. */
const tellMs = 2_000

/** Waits as long as the agent wants, unless its client prefers to fetch the result later. */
export async function gated(asked: Wish, kind: Kind, came: Gated): Promise<Answer | Later> {
  if (came.outcome === 'done') return doneAtOnce(asked, kind, came)
  const before = askedBefore(came, asked.input.reason ?? null)
  if (came.outcome === 'pending_approval' && asked.input.wait_seconds > 0 && takesTasks(asked.call)) {
    const task = startTask(came.approval, asked.publicUrl)
    return { ...task, statusMessage: before + task.statusMessage }
  }
  const answer = await answerOf(asked, await awaitHuman(asked, came))
  return { ...answer, next_step: before + answer.next_step }
}

/** The first sentence of the answer to a repeated request. */
function askedBefore({ outcome, approval }: Exclude<Gated, { outcome: 'done' }>, reason: string | null) {
  if (outcome === 'denied') return 'You asked for exactly this before, and this is the answer. '
  return approval.reason === reason ? '' : 'You asked for this before: the reason that you gave then stands, not this one. '
}

/** Waits for the human's decision, and reports meanwhile how long it has waited, if the client asked for that. */
export async function awaitHuman({ core, agent, input, call }: Waiting, shown: ShownApproval) {
  const tell = progressOf(call)
  const startedAt = performance.now()
  const report = () => {
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    tell?.(seconds, input.wait_seconds, `Waiting for your human, ${seconds} s`)
  }
  let telling: NodeJS.Timeout | undefined
  try {
    return await core.waiting.forApproval(agent, shown, {
      longestMs: input.wait_seconds * 1000,
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
