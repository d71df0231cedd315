/** The sign of an agent's state. Each state has its own shape, so that the colour only repeats what the shape and the words say. */
import type { Schemas } from '../api.ts'

/** What an agent is doing now. */
export type State = Exclude<Schemas['AgentStatus'], 'active'> | 'refused' | Schemas['HeartbeatState']

export function stateOf({ status, heartbeat }: Pick<Schemas['Agent'], 'status' | 'heartbeat'>): State {
  if (status !== 'active') return status
  return heartbeat.is_refused ? 'refused' : heartbeat.state
}

export const agentStates: Record<State, string> = {
  online: 'Connected',
  idle: 'Idle',
  refused: 'Refused',
  never: 'Waiting for its first call',
  suspended: 'Suspended',
  archived: 'Archived',
}

const shapes: Record<State, string> = {
  online: 'M6 1.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9z',
  idle: 'M8.2 1.6A4.7 4.7 0 1 0 10.6 7.6A4.6 4.6 0 0 1 8.2 1.6z',
  refused: 'M2.2 2.2L9.8 9.8M9.8 2.2L2.2 9.8',
  never: 'M6 2a4 4 0 1 0 0 8a4 4 0 0 0 0-8z',
  suspended: 'M2.5 1.8h2.4v8.4H2.5zM7.1 1.8h2.4v8.4H7.1z',
  archived: 'M1.8 2h8.4v2.4H1.8zM2.6 4.4v5.4h6.8V4.4M4.8 6.4h2.4',
}

/** Words must stand beside it. */
export const Sign = ({ state }: { state: State }) => (
  <svg class={`sign ${state}`} viewBox="0 0 12 12" aria-hidden="true">
    <path d={shapes[state]} />
  </svg>
)

/** The sign alone, with its words for screen readers. */
export const Dot = ({ state }: { state: State }) => (
  <span class="dot" title={agentStates[state]}>
    <Sign state={state} />
    <span class="unseen">{agentStates[state].toLowerCase()}</span>
  </span>
)
