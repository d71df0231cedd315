/** Which kinds of messages need the human. */
import type { ChannelEvent, NoticeKind } from '../../store/index.ts'

/** Every kind of message, and whether it needs the human. `needs_me` stands for those that do. */
const needsHuman: Record<NoticeKind, boolean> = {
  'approval.requested': true,
  'approval.answered': true,
  'approval.expiring': true,
  'approval.decided': false,
  'approval.in_doubt': true,
  'participation.reviewed': false,
  'agent.silent': true,
  'agent.heard': true,
  'agent.refused': true,
  'key.expiring': true,
  'submission.waiting': true,
  'account.security': true,
  'channel.broken': true,
}

/** Whether a channel with these events gets messages of this kind. */
export const wants = (events: readonly ChannelEvent[], kind: NoticeKind) =>
  events.includes(kind) || (needsHuman[kind] && events.includes('needs_me'))
