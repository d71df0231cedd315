/** A word about a state. The colour repeats what the word says and never says it alone. <Dot> is an agent's heartbeat. */
import type { ComponentChildren } from 'preact'
import type { Schemas } from '../api.ts'

export const Chip = ({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'good' | 'warn' | 'bad' | 'accent'
  children: ComponentChildren
}) => <span class={`chip ${tone}`}>{children}</span>

/** How many there are of something that waits; nothing at all for none. */
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
