/**
 * The Tasks extension (SEP-2663): a client that declares it need not wait for the human, but can fetch the result later. A task is an
 * approval under another name. All its data is in the approval's row, so a restart changes nothing.
 */
import { encodeAgentsGated } from '../../generated/outputs.js'
import type { Approval, ShownApproval } from '../core/approvals.ts'
import { DomainError } from '../core/kit/errors.ts'
import type { Agent } from '../core/world.ts'
import { hasCapability, taskCapability, type Call } from './call.ts'
import type { Tasks } from './catalogue.ts'
import { answerOf } from './outcome.ts'
import { toolAnswer } from './result.ts'
import type { Service } from './tool.ts'

const pollIntervalMs = 5_000
/** A result stays available for at least this long after the last moment at which it can arrive. */
const graceMs = 24 * 60 * 60_000

export const takesTasks = (call: Call) => call.era === 'modern' && hasCapability(call, taskCapability)

/** The answer of a gated tool in place of its result. */
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
      const answer = toolAnswer(encodeAgentsGated(await answerOf({ core, agent, publicUrl, seen: core.inbox.seen }, shown)))
      return { ...state, result: { resultType: 'complete', ...(JSON.parse(`{${answer}}`) as object) } }
    },

    /** A task that has ended does not change. */
    async cancel({ agent }, id) {
      const shown = await find(agent, id)
      if (shown?.approval.status === 'pending') await core.approvals.cancel(agent, id).catch(unless('not_pending'))
      return shown && {}
    },

    /** Our tasks ask for no input, so there is none to accept. */
    update: async ({ agent }, id) => (await find(agent, id)) && {},
  }

  /** An agent cannot see another agent's task. */
  function find(agent: Agent, id: string): Promise<ShownApproval | undefined> {
    return core.approvals.readOfAgent(agent, id).catch(unless('approval_not_found'))
  }
}

/** A denial is a result too, like an approval. Only a request that the agent cancelled has no result. */
function stateOf({ id, status, statusReason, createdAt, decidedAt, expiresAt }: Approval, publicUrl: string) {
  const isTakenBack = status === 'cancelled' && statusReason === 'by_agent'
  return {
    taskId: id,
    status: status === 'pending' ? 'working' : isTakenBack ? 'cancelled' : 'completed',
    statusMessage: status === 'pending' ? `Your human can decide at ${publicUrl}/#approvals/${id}` : endings[status],
    createdAt: new Date(createdAt).toISOString(),
    lastUpdatedAt: new Date(decidedAt ?? createdAt).toISOString(),
    ttlMs: expiresAt - createdAt + graceMs,
    pollIntervalMs,
  }
}

const endings = {
  approved: 'Your human said yes.',
  denied: 'Your human said no.',
  expired: 'Your human did not answer in time.',
  cancelled: 'The request was cancelled.',
}

const unless = (code: DomainError['code']) => (error: unknown) => {
  if (!(error instanceof DomainError && error.code === code)) throw error
  return undefined
}
