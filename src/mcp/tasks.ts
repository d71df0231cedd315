/**
 * The Tasks extension (SEP-2663): a client that says it knows tasks need not wait for the human, but comes back for the result.
 * A task is an approval under another name, and all there is to know of it is in the approval's row: a restart changes nothing.
 */
import type { Approval, ShownApproval } from '../core/approvals.ts'
import { DomainError } from '../core/errors.ts'
import type { Agent } from '../core/world.ts'
import { time } from '../views.ts'
import { hasCapability, taskCapability, type Call } from './call.ts'
import type { Tasks } from './catalogue.ts'
import { answerOf } from './outcome.ts'
import { toolAnswer } from './result.ts'
import type { Service } from './tool.ts'

const pollIntervalMs = 5_000
/** A result is there for at least this long after the last moment at which it can come. */
const graceMs = 24 * 60 * 60_000

export const takesTasks = (call: Call) => call.era === 'modern' && hasCapability(call, taskCapability)

/** What a gated tool answers instead of its result. */
export const startTask = (approval: Approval, publicUrl: string) => ({
  resultType: 'task' as const,
  ...stateOf(approval, publicUrl),
})

export function tasks({ core, publicUrl }: Service): Tasks {
  return {
    async get({ agent }, id) {
      const shown = await find(agent, id)
      if (!shown) return undefined
      const state = stateOf(shown.approval, publicUrl)
      if (state.status !== 'completed') return state
      const answer = toolAnswer(await answerOf({ core, agent, publicUrl, seen: core.inbox.seen }, shown))
      return { ...state, result: { resultType: 'complete', ...(JSON.parse(`{${answer}}`) as object) } }
    },

    /** A task that is over stays as it is. */
    async cancel({ agent }, id) {
      const shown = await find(agent, id)
      if (shown?.approval.status === 'pending') await core.approvals.cancel(agent, id).catch(unless('not_pending'))
      return shown && {}
    },

    /** Ours ask for nothing, so there is nothing that an answer could change. */
    update: async ({ agent }, id) => (await find(agent, id)) && {},
  }

  /** Another agent's task is not there. */
  function find(agent: Agent, id: string): Promise<ShownApproval | undefined> {
    return core.approvals.readOfAgent(agent, id).catch(unless('approval_not_found'))
  }
}

/** A no is a result like a yes. Only what the agent itself took back has none. */
function stateOf({ id, status, statusReason, createdAt, decidedAt, expiresAt }: Approval, publicUrl: string) {
  const isTakenBack = status === 'cancelled' && statusReason === 'by_agent'
  return {
    taskId: id,
    status: status === 'pending' ? 'working' : isTakenBack ? 'cancelled' : 'completed',
    statusMessage: status === 'pending' ? `Your human decides it at ${publicUrl}/#approvals/${id}` : endings[status],
    createdAt: time(createdAt),
    lastUpdatedAt: time(decidedAt ?? createdAt),
    ttlMs: expiresAt - createdAt + graceMs,
    pollIntervalMs,
  }
}

const endings = {
  approved: 'Your human said yes.',
  denied: 'Your human said no.',
  expired: 'Nobody answered in time.',
  cancelled: 'The request was cancelled.',
}

const unless = (code: DomainError['code']) => (error: unknown) => {
  if (!(error instanceof DomainError && error.code === code)) throw error
  return undefined
}
