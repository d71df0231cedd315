import type { ChannelEvent, NoticeKind } from '../store/index.ts'

/** Every kind of message, and whether it needs the human. `needs_me` stands for those that do. */
const needsHuman = {
  'approval.requested': true,
  'approval.expiring': true,
  'approval.decided': false,
  'participation.reviewed': false,
  'agent.silent': true,
  'agent.heard': true,
  'agent.refused': true,
  'key.expiring': true,
  'submission.waiting': true,
  'account.security': true,
  'channel.broken': true,
} satisfies Record<NoticeKind, boolean>
export const allKinds = Object.keys(needsHuman) as NoticeKind[]

/** Whether a channel with these events gets messages of this kind. */
export const wants = (events: readonly ChannelEvent[], kind: NoticeKind) =>
  events.includes(kind) || (needsHuman[kind] && events.includes('needs_me'))
