/** What the rooms do when a room below them announces something. */
import { askAgain } from './agents/resetting.ts'
import { endSigned } from './agents/standing.ts'
import { endAllowed, endRequests, expireDue, lapseReady } from './approvals/pending.ts'
import type { Seams } from './kit/world.ts'
import { closeDue } from './quests/quest-life.ts'
import { endWork, expireOverdue, holdQuestsOfWork } from './quests/work.ts'
import { tellChannels } from './reach/outbox.ts'

export const seams: Seams = {
  recorded: tellChannels,
  // In the order in which rows are held: quests, requests, work.
  stopped: [holdQuestsOfWork, endRequests, endWork],
  signerRemoved: endSigned,
  recovered: [askAgain, lapseReady],
  restricted: endAllowed,
  due: { quests: closeDue, ofOwners: [expireDue, expireOverdue] },
}
