import { randomBytes } from 'node:crypto'
import { run, type Store } from '../store/index.ts'
import { holdMeta, insertMeta } from '../store/meta.ts'
import { forgetOnces } from '../store/once.ts'
import { forgetSessions } from '../store/sessions.ts'
import type { Limits } from '../config.ts'
import type { Log } from '../log.ts'
import { accounts } from './accounts.ts'
import { approvals } from './approvals.ts'
import { agents } from './agents.ts'
import { audit } from './audit.ts'
import { changes } from './changes.ts'
import { catchUpAll } from './due.ts'
import { heartbeat } from './heartbeat.ts'
import { inbox } from './inbox.ts'
import { keys } from './keys.ts'
import { participations } from './participations.ts'
import { quests } from './quests.ts'
import { seal } from './secrets.ts'
import { sessions } from './sessions.ts'
import { starterQuests } from './starter-quests.ts'
import { waiting } from './waiting.ts'
import { day, type World } from './world.ts'

export type Core = Awaited<ReturnType<typeof createCore>>

interface Means {
  store: Store
  limits: Limits
  log: Log
  signup: { mode: 'open' | 'closed'; setupCode?: string | undefined; starterQuests?: boolean }
  now?: () => number
}

/** All rules of the service, over a store. */
export async function createCore({ store, limits, log, signup, now = Date.now }: Means) {
  const world: World = { store, limits, log, now, secret: await sharedSecret(store) }
  // Made from what all instances share, so each of them prints the same code.
  const setupCode = signup.setupCode ?? seal(world.secret, 'setup code', 15)
  const feed = changes(world)
  const requests = approvals(world)
  const beats = heartbeat(world)
  return {
    world,
    setupCode,
    accounts: accounts(world, { mode: signup.mode, setupCode, starters: signup.starterQuests ? starterQuests : [] }),
    sessions: sessions(world),
    agents: agents(world),
    keys: keys(world),
    heartbeat: beats,
    quests: quests(world),
    participations: participations(world),
    approvals: requests,
    inbox: inbox(world),
    waiting: waiting(world, { changes: feed, heartbeat: beats, approvals: requests }),
    audit: audit(world),
    changes: feed,
    ready: () => store.check(),

    /** Does what the clock has brought about, and forgets what has outlived its use. Any number of instances may do it at once. */
    async sweep() {
      await catchUpAll(world)
      await store.transaction(function* () {
        yield* run(forgetOnces, { now: now() })
        yield* run(forgetSessions, { before: now() - 30 * day })
      })
    },
  }
}

const sharedSecret = (store: Store) =>
  store.transaction(function* () {
    yield* run(insertMeta, { name: 'secret', value: randomBytes(32).toString('base64url') })
    const [secret] = yield* run(holdMeta, { name: 'secret' })
    return secret!.value
  })
