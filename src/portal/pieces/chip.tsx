/** A word about a state. The colour only repeats what the word says. */
import type { ComponentChildren } from 'preact'

export const Chip = ({
  tone = 'plain',
  children,
}: {
  tone?: undefined | 'plain' | 'good' | 'warn' | 'bad' | 'accent'
  children: ComponentChildren
}) => <span class={`chip ${tone}`}>{children}</span>

/** The number of waiting things. Nothing is shown if there are none. */
export const Badge = ({ count, label }: { count: string | undefined; label: string }) =>
  count ? (
    <span class="badge">
      {count}
      <span class="unseen"> {label}</span>
    </span>
  ) : null
