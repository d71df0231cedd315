import { endSilence, noteAgentRefused, noteAgentSeen, noteAgentStays, tellRefused } from '../../store/agents/heartbeat.ts'
import { run, tell, type Client, type NoticeKind } from '../../store/index.ts'
import { noteKeyUsed } from '../../store/agents/keys.ts'
import type { Calls } from './calls.ts'
import type { Notice } from '../log/messages.ts'
import { notify } from '../reach/outbox.ts'
import { heartbeatState } from '../kit/online.ts'
import { hour, second, type Agent, type World, type Refused } from '../kit/world.ts'

/** A call, or a refusal, is recorded at most this often. The interval is much shorter than the online window. */
const noteMs = 10 * second

export type Heartbeat = ReturnType<typeof heartbeat>

export function heartbeat(world: World, calls: Calls) {
  /** When this process last wrote for an agent. Many calls at once cause one write. */
  const notedAt = new Map<string, number>()
  const due = (what: string, lastAt: number) => {
    const now = world.now()
    // The absolute difference, because the clock may have been put back.
    if ([lastAt, notedAt.get(what) ?? 0].some(at => Math.abs(now - at) < noteMs)) return false
    if (notedAt.size > 10_000) notedAt.clear()
    notedAt.set(what, now)
    return true
  }

  return {
    /** Records that an agent was admitted. Its first call is stored before it is answered. Later calls are stored in the background. */
    async seen(agent: Agent, client: { name?: string | undefined; version?: string | undefined; protocolVersion: string }) {
      const known = agent.lastClient
      const now: Client = {
        name: client.name?.slice(0, 80) ?? known?.name ?? null,
        version: client.version?.slice(0, 40) ?? known?.version ?? null,
        protocolVersion: client.protocolVersion.slice(0, 40),
      }
      const news =
        now.name !== known?.name ||
        now.version !== known.version ||
        now.protocolVersion !== known.protocolVersion ||
        agent.key.hint !== agent.lastKeyHint
      // Its last call was refused, and this one is not.
      const isBack = (agent.lastRefused?.at ?? 0) > agent.lastSeenAt
      const what = news ? JSON.stringify([now, agent.key.id]) : isBack ? 'is back' : ''
      if (!due(`${agent.id} ${what}`, news || isBack ? 0 : agent.lastSeenAt)) return
      const wakes = heartbeatState(agent.lastSeenAt, world) !== 'online' || agent.silentSince !== null
      const counts = calls.written(agent.id)
      const written = world.store.transaction(function* () {
        yield* run(noteAgentSeen, { id: agent.id, now: world.now(), client: now, keyHint: agent.key.hint })
        yield* run(noteKeyUsed, { id: agent.key.id, lastUsedAt: world.now() })
        yield* counts()
        if (agent.silentSince !== null && (yield* run(endSilence, { id: agent.id })).length > 0)
          yield* notify(world, agent.owner.id, agent, ofAgent('agent.heard', agent, 'has called again'))
        // Watchers show that the agent has connected, and its client and key.
        if (wakes || news || isBack) yield* tell({ accountId: agent.owner.id, agentId: agent.id, heartbeat: true })
      })
      if (wakes) return written
      written.catch((error: unknown) => world.log.warn({ err: error }, 'a heartbeat was not recorded'))
    },

    /** Records that an agent waits for an answer or listens. It is online, although it sends nothing. */
    stays({ id, lastSeenAt }: Agent) {
      if (!due(`${id} `, lastSeenAt)) return
      world.store
        .transaction(function* () {
          yield* run(noteAgentStays, { id, now: world.now() })
        })
        .catch((error: unknown) => world.log.warn({ err: error }, 'a heartbeat was not recorded'))
    },

    /** Records that a known key was refused. The owner sees why, and the heartbeat does not change. */
    refused(refusal: Refused) {
      if (refusal.reason === 'unknown') return
      calls.count(refusal.agentId, 'refused')
      if (!due(`${refusal.agentId} ${refusal.keyHint} ${refusal.reason}`, 0)) return
      const { agentId: id, reason, keyHint } = refusal
      const counts = calls.written(id)
      world.store
        .transaction(function* () {
          const now = world.now()
          yield* run(noteAgentRefused, { id, lastRefused: { at: now, reason, keyHint }, keyRefusedAt: isOfKey(reason) ? now : null })
          yield* counts()
          const [agent] = yield* run(tellRefused, { id, now, before: now - hour })
          if (agent) yield* notify(world, refusal.ownerId, agent, ofAgent('agent.refused', agent, `was refused: ${refusedBecause[reason]}`))
          yield* tell({ accountId: refusal.ownerId, agentId: id, heartbeat: true })
        })
        .catch((error: unknown) => world.log.warn({ err: error }, 'a refusal was not recorded'))
    },
  }
}

/** The other reasons end when somebody resumes the agent or the account. */
const isOfKey = (reason: string) => reason.startsWith('key_')

const refusedBecause: Record<Exclude<Refused['reason'], 'unknown'>, string> = {
  key_expired: 'its key has expired',
  key_revoked: 'its key was revoked',
  key_replaced: 'its key was replaced',
  agent_suspended: 'it is suspended',
  account_suspended: 'your account is suspended',
}

/** A message about the connection of an agent. */
export const ofAgent = (kind: NoticeKind, { id, name }: { id: string; name: string }, what: string): Notice => ({
  kind,
  title: `${name} ${what}`,
  target: { type: 'agent', id },
})
