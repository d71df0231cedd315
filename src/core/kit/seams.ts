/**
 * Where a room calls the rooms above it, which it must not import. It announces what happens, and what the rooms above do about it runs in
 * the same transaction. core/index.ts lists all of it.
 */
import type { Row, Steps } from '../../store/index.ts'
import type { Agent, Human, System, World } from './world.ts'

export interface Seams {
  /** An entry was written to a log. `reaches` says whether its account has a channel. */
  recorded(world: World, by: Human | Agent | System, entry: Entry, reaches: boolean): Steps<void>
  /** Agents were stopped. They are held. This ends their requests and, if they can never come back, their work. */
  stopped: readonly ((world: World, by: Human, stopped: Stopped) => Steps<void>)[]
  /** What falls due by itself. Each function records some of it and returns how much it was. */
  due: {
    quests(world: World): Promise<number>
    /** Of one owner, or of all. */
    ofOwners: readonly ((world: World, ownerId?: string) => Promise<number>)[]
  }
}

export type Entry = Pick<Row<'auditEvents'>, 'id' | 'accountId' | 'action' | 'targetId' | 'agentId' | 'data'>

/** One agent, or all agents of an owner. */
export type Stopped = { reason: 'agent_suspended' | 'agent_archived'; agentId: string } | { reason: 'account_suspended'; ownerId: string }
/** Why an agent was stopped. */
export type StopReason = Stopped['reason']

/** Announces that agents were stopped. */
export function* stop(world: World, by: Human, stopped: Stopped): Steps<void> {
  for (const end of world.seams.stopped) yield* end(world, by, stopped)
}
