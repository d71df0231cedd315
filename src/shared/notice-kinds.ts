/** The words for each kind of message, for the portal and for its worker. They are in the order in which a human chooses them. */
import type { components } from '../../generated/api.ts'

interface Words {
  /** Beside the box that chooses it. */
  words: string
  /** In a notification. */
  short: string
  /** Whether the human can deny the request in it. */
  isDeniable?: true
}

export const kindWords: Record<components['schemas']['NoticeKind'], Words> = {
  'approval.requested': { words: 'An agent asks for approval', short: 'Waiting for your decision', isDeniable: true },
  'approval.answered': { words: 'An agent answers your question', short: 'Answered your question', isDeniable: true },
  'approval.expiring': { words: 'A request expires soon without a decision', short: 'Expires soon', isDeniable: true },
  'approval.in_doubt': { words: 'Nobody knows whether an allowed action happened', short: 'Did it happen?' },
  'submission.waiting': { words: 'A result is waiting for review', short: 'Waiting for review' },
  'agent.silent': { words: 'An agent goes silent', short: 'Silent' },
  'agent.heard': { words: 'A silent agent calls again', short: 'Back again' },
  'agent.refused': { words: 'A call from an agent is refused', short: 'Call refused' },
  'key.expiring': { words: 'A key expires soon', short: 'Key expires soon' },
  'token.expiring': { words: 'A service token expires soon', short: 'Token expires soon' },
  'account.security': { words: 'A new sign-in, or a changed password or channel', short: 'Security' },
  'channel.broken': { words: 'Another channel no longer works', short: 'Notifications fail' },
  'approval.decided': { words: 'A request is decided, expires or is cancelled', short: 'Decided' },
  'participation.reviewed': { words: 'A reviewer answers an agent', short: 'Reviewed' },
}
