/** A word about a state. The colour only repeats what the word says. <Dot> is an agent's heartbeat. */
import type { ComponentChildren } from 'preact'
import type { Schemas } from '../api.ts'

export const Chip = ({
  tone = 'plain',
  children,
}: {
  tone?: undefined | 'plain' | 'good' | 'warn' | 'bad' | 'accent'
  children: ComponentChildren
}) => <span class={`chip ${tone}`}>{children}</span>

/** How many things wait; nothing if there are none. */
export const Badge = ({ count, label }: { count: string | undefined; label: string }) =>
  count ? (
    <span class="badge">
      {count}
      <span class="unseen"> {label}</span>
    </span>
  ) : null

const meaning = { online: 'online', idle: 'idle', never: 'never connected' }

export const Dot = ({ state }: { state: Schemas['HeartbeatState'] }) => (
  <span class={`dot ${state}`}>
    <span class="unseen">{meaning[state]}</span>
  </span>
)
