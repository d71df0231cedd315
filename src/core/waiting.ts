/** Waiting for a human: as long as it is worth it, and not a moment longer than the agent may. */
import { findKeyHolder } from '../store/keys.ts'
import type { ShownApproval } from './approvals.ts'
import type { Changes } from './changes.ts'
import { DomainError } from './errors.ts'
import { isActive } from './keys.ts'
import type { Agent, World } from './world.ts'

/** However quiet it is, a waiter looks again this often: a hint can be lost. Rare, because ten thousand may be waiting. */
const lookMs = 20_000

interface Approvals {
  readOfAgent(agent: Agent, id: string): Promise<ShownApproval>
}

export const waiting = (world: World, { changes, approvals }: { changes: Changes; approvals: Approvals }) => ({
  /** Answers as soon as an approval is decided or over; after so long, or when the agent has gone, as it is then. */
  async forApproval(agent: Agent, id: string, longestMs: number, gone: AbortSignal): Promise<ShownApproval> {
    let wake = () => {}
    const stop = changes.watch(agent.owner.id, ({ agentId }) => {
      if (agentId === undefined || agentId === agent.id) wake()
    })
    const until = performance.now() + longestMs
    gone.addEventListener('abort', () => wake(), { once: true })
    try {
      for (;;) {
        const woken = new Promise<void>(resolve => (wake = resolve))
        // Nothing is delivered to a key that was revoked, or an agent that was suspended, in the meantime.
        await stillWelcome(world, agent)
        const shown = await approvals.readOfAgent(agent, id)
        const left = until - performance.now()
        if (shown.approval.status !== 'pending' || left <= 0 || gone.aborted) return shown
        const timer = setTimeout(() => wake(), Math.min(left, lookMs, Math.max(1, shown.approval.expiresAt - world.now())))
        await woken
        clearTimeout(timer)
      }
    } finally {
      stop()
    }
  },
})

/** Refuses whoever may not come in any more. */
export async function stillWelcome(world: World, agent: Agent) {
  const [holder] = await world.store.read(findKeyHolder, { hash: agent.key.hash })
  if (!holder || !isActive(holder, world.now()))
    throw new DomainError('no_longer_welcome', 'This key was revoked, or its agent or account suspended.')
}
