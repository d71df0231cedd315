/** Records what has become due, and deletes what is no longer needed. Several instances may run it at once. */
import { forgetOnces } from '../store/engine/once.ts'
import { run, type Statement } from '../store/index.ts'
import { forgetEmailChanges, forgetTakeBacks } from '../store/people/email-changes.ts'
import { forgetInvitations } from '../store/people/invitations.ts'
import { forgetBrakes } from '../store/people/password-brakes.ts'
import { forgetRecoveryLinks } from '../store/people/recovery-links.ts'
import { forgetChallenges } from '../store/people/second-factors.ts'
import { forgetSessions } from '../store/people/sessions.ts'
import { forgetTokens } from '../store/people/tokens.ts'
import { activity } from './agents/activity.ts'
import { remindOfKeys, tellSilences } from './agents/watch.ts'
import { catchUpAll } from './kit/due.ts'
import { day, type World } from './kit/world.ts'
import { retention } from './log/retention.ts'
import { leaving } from './people/leaving.ts'
import { remindOfTokens } from './people/tokens.ts'
import { tellDueWrongPasswords } from './people/wrong-passwords.ts'
import { forgetDeliveries } from './reach/deliveries.ts'

export function sweeper(world: World) {
  const old = retention(world)
  return async () => {
    await catchUpAll(world)
    await tellDueWrongPasswords(world)
    await tellSilences(world)
    await remindOfKeys(world)
    await remindOfTokens(world)
    await forgetDeliveries(world)
    await leaving.sweep(world)
    for (const [forget, keptMs] of passing(world))
      await untilNone(() => world.store.transaction(() => run(forget, { before: world.now() - keptMs })))
    await old.sweep()
    await untilNone(() => activity.forget(world))
  }
}

/** Statements that delete rows which have ended, and how long those rows are kept. */
const passing = ({ limits }: World): [forget: Statement<{ before: number }, unknown[]>, keptMs: number][] => [
  [forgetOnces, 0],
  [forgetSessions, limits.keepSessionsMs],
  [forgetTokens, limits.keepSessionsMs],
  [forgetRecoveryLinks, 0],
  [forgetEmailChanges, 0],
  [forgetTakeBacks, 0],
  [forgetInvitations, 30 * day],
  [forgetChallenges, 0],
  [forgetBrakes, 0],
]

/** Deletes in batches until nothing is left. With a fixed number per minute, attackers could create rows faster than they are deleted. */
async function untilNone(forget: () => Promise<unknown[]>) {
  while ((await forget()).length > 0);
}
