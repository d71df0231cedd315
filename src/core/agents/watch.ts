/** Tells people that an agent has fallen silent, or that a key is about to expire. No request causes these messages; the sweep does. */
import { silentAgents, tellSilent } from '../../store/agents/heartbeat.ts'
import { run } from '../../store/index.ts'
import { dueReminders, setReminder } from '../../store/agents/keys.ts'
import { ofAgent } from './heartbeat.ts'
import { keyState } from './keys.ts'
import { reminderAfter } from '../kit/reminders.ts'
import { notify } from '../reach/outbox.ts'
import { day, type World } from '../kit/world.ts'

/** Tells the owners of agents that have been silent for as long as they set. The call of an agent that is back says so (heartbeat.ts). */
export async function tellSilences(world: World) {
  for (;;) {
    const silent = await world.store.read(silentAgents, { now: world.now() })
    if (silent.length === 0) return
    for (const { id } of silent) {
      await world.store.transaction(function* () {
        const [agent] = yield* run(tellSilent, { id, now: world.now() })
        if (!agent) return
        const what = `has not called for ${agent.silentAfterMinutes} minutes`
        yield* notify(world, agent.ownerId, agent, ofAgent('agent.silent', agent, what))
      })
    }
  }
}

/** Reminds of each key that expires. A key that was never used needs no reminder. */
export async function remindOfKeys(world: World) {
  for (;;) {
    const due = await world.store.read(dueReminders, { now: world.now() })
    if (due.length === 0) return
    for (const { key, agent } of due) {
      await world.store.transaction(function* () {
        const now = world.now()
        const [reminded] = yield* run(setReminder, { id: key.id, was: key.remindAt!, remindAt: reminderAfter(now, key.expiresAt) })
        if (!reminded || key.lastUsedAt === null || keyState(key, now) !== 'active') return
        const days = Math.ceil((key.expiresAt - now) / day)
        yield* notify(world, agent.ownerId, agent, {
          kind: 'key.expiring',
          title: `The key “${key.label}” of ${agent.name} expires in ${days === 1 ? 'a day' : `${days} days`}`,
          target: { type: 'key', id: key.id },
        })
      })
    }
  }
}
