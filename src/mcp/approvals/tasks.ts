/**
 * The Tasks extension (SEP-2663): a client that declares it need not wait for the human, but can fetch the result later. A task is an
 * approval under another name. All its data is in the approval's row, so a restart changes nothing.
 *
 * A question of the human ends the task, because the answer must come from the model, and the input that a task can ask for comes from the
 * user of its client. The model answers with a tool, which starts the next task of the same approval. So the name of a task says how much
 * of the thread it had seen.
 */
import { encodeAgentsGated } from '../../../generated/outputs.js'
import { DomainError } from '../../core/kit/errors.ts'
import type { Agent, Approval, ShownApproval } from '../../core/kit/world.ts'
import { hasCapability, taskCapability, type Call } from '../protocol/call.ts'
import type { Tasks } from '../protocol/catalogue.ts'
import { answerOf } from './outcome.ts'
import { toolAnswer } from '../protocol/result.ts'
import type { Service } from '../protocol/tool.ts'

const pollIntervalMs = 5_000
/** A result stays available for at least this long after the last moment at which it can arrive. */
const graceMs = 24 * 60 * 60_000

export const takesTasks = (call: Call) => call.era === 'modern' && hasCapability(call, taskCapability)

/** The answer of a tool that waits for the human, in place of its result. */
export const startTask = (approval: Approval, publicUrl: string) => ({
  resultType: 'task' as const,
  ...stateOf(approval, approval.thread?.length ?? 0, publicUrl),
})

export function tasks({ core, publicUrl }: Service): Tasks {
  return {
    async get({ agent }, id) {
      const { seen, shown } = await find(agent, id)
      if (!shown) return undefined
      const state = stateOf(shown.approval, seen, publicUrl, await cancelledAt(agent, shown.approval))
      if (state.status !== 'completed') return state
      const answer = toolAnswer(
        encodeAgentsGated(await answerOf({ core, agent, publicUrl, seen: core.inbox.seen, givesTokens: true }, shown)),
      )
      return { ...state, result: { resultType: 'complete', ...(JSON.parse(`{${answer}}`) as object) } }
    },

    /** A task that has ended does not change. */
    async cancel({ agent }, id) {
      const { seen, shown } = await find(agent, id)
      if (shown && stateOf(shown.approval, seen, publicUrl).status === 'working')
        await core.approvals.cancel(agent, shown.approval.id).catch(unless('not_pending'))
      return shown && {}
    },

    /** Our tasks ask for no input, so there is none to accept. */
    update: async ({ agent }, id) => (await find(agent, id)).shown && {},
  }

  /** An agent cannot see another agent's task. */
  async function find(agent: Agent, taskId: string): Promise<{ seen: number; shown: ShownApproval | undefined }> {
    const [, id = '', seen = '0'] = /^(\w+)(?:\.([1-9]\d?))?$/.exec(taskId) ?? []
    return { seen: Number(seen), shown: await core.approvals.readOfAgent(agent, id).catch(unless('approval_not_found')) }
  }

  /** Only the log says when a request was cancelled. */
  async function cancelledAt({ owner }: Agent, { id: targetId, status, createdAt: from, expiresAt }: Approval) {
    return status === 'cancelled'
      ? core.audit.lastAt(owner.id, { action: 'approval.cancelled', targetId, from, to: expiresAt + 1 })
      : undefined
  }
}

/** A denial is a result too, like an approval. Only a request that the agent cancelled has no result. */
function stateOf(
  { id, status, statusReason, thread, createdAt, decidedAt, expiresAt }: Approval,
  seen: number,
  publicUrl: string,
  cancelledAt?: number,
) {
  const question = thread?.slice(seen).find(({ by }) => by === 'human')
  const isTakenBack = status === 'cancelled' && statusReason === 'by_agent'
  return {
    taskId: seen === 0 ? id : `${id}.${seen}`,
    status: question ? 'completed' : status === 'pending' ? 'working' : isTakenBack ? 'cancelled' : 'completed',
    statusMessage: question
      ? 'Your human asks something.'
      : status === 'pending'
        ? `Your human can decide at ${publicUrl}/#approvals/${id}`
        : endings[status],
    createdAt: new Date(createdAt).toISOString(),
    lastUpdatedAt: new Date(question?.at ?? decidedAt ?? cancelledAt ?? (status === 'expired' ? expiresAt : createdAt)).toISOString(),
    ttlMs: expiresAt - createdAt + graceMs,
    pollIntervalMs,
  }
}

const endings = {
  approved: 'It was approved. The result says what to do next.',
  denied: 'Your human said no.',
  expired: 'Your human did not answer in time.',
  cancelled: 'The request was cancelled.',
}

const unless = (code: DomainError['code']) => (error: unknown) => {
  if (!(error instanceof DomainError && error.code === code)) throw error
  return undefined
}
