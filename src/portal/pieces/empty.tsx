/** An empty state, with what to do next; and <Skeleton>, a placeholder while content loads. */
import type { ComponentChildren } from 'preact'
import { Icon, type IconName } from './icon.tsx'

export const Empty = ({ icon, title, children }: { icon: IconName; title: string; children?: ComponentChildren }) => (
  <div class="empty">
    <Icon name={icon} />
    <p class="empty-title">{title}</p>
    {children}
  </div>
)

export const Skeleton = ({ rows = 3 }: { rows?: number }) => (
  <div class="skeleton stack gap3" role="status">
    <span class="unseen">Loading</span>
    {Array.from({ length: rows }, (_, i) => (
      <div key={i} class="skeleton-row" />
    ))}
  </div>
)
