import { randomBytes } from 'node:crypto'
import { run, type Statement, type Store } from '../store/index.ts'
import { holdMeta, insertMeta } from '../store/engine/meta.ts'
import { forgetOnces } from '../store/engine/once.ts'
import { forgetBrakes } from '../store/people/password-brakes.ts'
import { forgetInvitations } from '../store/people/invitations.ts'
import { forgetRecoveryLinks } from '../store/people/recovery-links.ts'
import { forgetChallenges } from '../store/people/second-factors.ts'
import { forgetSessions } from '../store/people/sessions.ts'
import type { Limits } from '../config.ts'
import type { Log } from '../log.ts'
import { accounts } from './people/accounts.ts'
import { external, type ActingWorld } from './approvals/actions.ts'
import { deeds } from './quests/deeds.ts'
import type { Seams } from './kit/world.ts'
import { tellChannels } from './reach/outbox.ts'
import { endRequests, expireDue } from './approvals/pending.ts'
import { closeDue } from './quests/quest-life.ts'
import { plantQuests, starterQuests } from './quests/starter-quests.ts'
import { endWork, expireOverdue, holdQuestsOfWork } from './quests/work.ts'
import { activity } from './agents/activity.ts'
import { agenda } from './kit/agenda.ts'
import { approvals } from './approvals/approvals.ts'
import { agents } from './agents/agents.ts'
import { allAgents } from './people/all-agents.ts'
import { audit } from './log/log-reader.ts'
import { boxes } from './kit/boxes.ts'
import { beginCount } from './log/account-count.ts'
import { channels } from './reach/channels.ts'
import { vapidKeys } from './reach/vapid.ts'
import { changes } from './kit/changes.ts'
import { calls } from './agents/calls.ts'
import { catchUpAll } from './kit/due.ts'
import { heartbeat } from './agents/heartbeat.ts'
import { inbox } from './approvals/inbox.ts'
import { invitations } from './people/invitations.ts'
import { keys } from './agents/keys.ts'
import { overview } from './approvals/overview.ts'
import { isWhole } from './log/log-check.ts'
import { participations } from './quests/participations.ts'
import { passkeys } from './people/passkeys.ts'
import { passwordBrakes } from './kit/passwords.ts'
import { leaving } from './people/leaving.ts'
import { people } from './people/people.ts'
import { permits } from './approvals/permits.ts'
import { questions } from './approvals/questions.ts'
import { quests } from './quests/quests.ts'
import { recovery } from './people/recovery.ts'
import { retention } from './log/retention.ts'
import { reviews } from './quests/reviews.ts'
import { secondFactors } from './people/second-factors.ts'
import { seals } from './kit/seals.ts'
import { passwordHashes, seal } from './kit/secrets.ts'
import { sessions } from './people/sessions.ts'
import { signing } from './approvals/signing.ts'
import { suspensions } from './agents/suspensions.ts'
import { remindOfKeys, tellSilences } from './agents/watch.ts'
import { deliveries, forgetDeliveries } from './reach/deliveries.ts'
import { waiting } from './approvals/waiting.ts'
import { day, type PasswordHashes } from './kit/world.ts'
import { tellDueWrongPasswords } from './people/wrong-passwords.ts'

export type Core = Awaited<ReturnType<typeof createCore>>

interface Means {
  store: Store
  limits: Limits
  log: Log
  signup: { mode: 'open' | 'closed'; setupCode?: string | undefined; starterQuests?: boolean }
  /** How the service may reach people. */
  reach?: { email: boolean; privateAddresses: boolean }
  /** The keys that seal the log: the first one seals, all of them verify. */
  sealKeys: readonly string[]
  passwords?: PasswordHashes
  now?: () => number
}

/** What the rooms do when a room below them announces something. */
const seams: Seams = {
  recorded: tellChannels,
  // In the order in which rows are held: quests, requests, work.
  stopped: [holdQuestsOfWork, endRequests, endWork],
  due: { quests: closeDue, ofOwners: [expireDue, expireOverdue] },
}

/** All rules of the service, over a store. */
export async function createCore({
  store,
  limits,
  log,
  signup,
  sealKeys,
  reach = { email: false, privateAddresses: false },
  passwords = passwordHashes(),
  now = Date.now,
}: Means) {
  const world: ActingWorld = {
    store,
    limits,
    log,
    now,
    secret: await sharedSecret(store),
    agenda: agenda(store, now),
    passwords,
    seals: seals(sealKeys),
    boxes: boxes(sealKeys),
    seams,
    deeds: { ...deeds, external_action: external },
  }
  const vapid = await vapidKeys(store, world.boxes)
  await beginCount(world)
  // Computed from data that all instances share, so each of them prints the same code.
  const setupCode = signup.setupCode ?? seal(world.secret, 'setup code', 15)
  const feed = changes(world)
  const requests = approvals(world)
  const counted = calls(world)
  const beats = heartbeat(world, counted)
  const past = activity(world)
  const brakes = passwordBrakes(world)
  const old = retention(world)
  const own = { ...agents(world), ...suspensions(world) }
  const left = leaving(world, own)
  const forget = (statement: Statement<{ before: number }, unknown[]>, before: number) =>
    untilNone(() => store.transaction(() => run(statement, { before })))
  return {
    world,
    vapid,
    setupCode,
    accounts: accounts(world, brakes, {
      mode: signup.mode,
      setupCode,
      first: signup.starterQuests === true && (admin => plantQuests(world, admin, starterQuests)),
    }),
    people: people(world),
    recovery: recovery(world, brakes, reach),
    invitations: invitations(world, brakes),
    passkeys: passkeys(world, brakes),
    secondFactors: secondFactors(world, brakes),
    sessions: sessions(world, brakes),
    overview: overview(world),
    agents: own,
    leaving: left,
    allAgents: allAgents(world),
    keys: keys(world),
    heartbeat: beats,
    calls: counted,
    activity: past,
    quests: quests(world),
    participations: participations(world),
    reviews: reviews(world),
    approvals: requests,
    permits: permits(world),
    questions: questions(world),
    channels: channels(world, { ...reach, pushKey: vapid.publicKey }),
    deliveries: deliveries(world),
    signing: signing(world, requests),
    inbox: inbox(world),
    waiting: waiting(world, { changes: feed, heartbeat: beats, approvals: requests }),
    audit: { ...audit(world), verify: (accountId: string) => isWhole(world, accountId) },
    changes: feed,
    ready: () => store.check(),

    /** Whether this service has the key with which the log of this database was begun. The first service that asks begins the log. */
    async knowsSealKey() {
      const { keyIds } = world.seals
      const begun = await store.transaction(function* () {
        yield* run(insertMeta, { name: sealKeyName, value: keyIds[0]! })
        const [kept] = yield* run(holdMeta, { name: sealKeyName })
        return kept!.value
      })
      return keyIds.includes(begun)
    },

    /** Records what has become due, and deletes what is no longer needed. Several instances may run it at once. */
    async sweep() {
      await catchUpAll(world)
      await tellDueWrongPasswords(world)
      await tellSilences(world)
      await remindOfKeys(world)
      await forgetDeliveries(world)
      await left.sweep()
      await forget(forgetOnces, now())
      await forget(forgetSessions, now() - limits.keepSessionsMs)
      await forget(forgetRecoveryLinks, now())
      await forget(forgetInvitations, now() - 30 * day)
      await forget(forgetChallenges, now())
      await forget(forgetBrakes, now())
      await old.sweep()
      await untilNone(past.forget)
    },
  }
}

/** Deletes in batches until nothing is left. With a fixed number per minute, attackers could create rows faster than they are deleted. */
async function untilNone(forget: () => Promise<unknown[]>) {
  while ((await forget()).length > 0);
}

/** The id of the key with which the log of a database was begun, if one was. */
export const firstSealKey = (store: Store) =>
  store.transaction(function* () {
    const [kept] = yield* run(holdMeta, { name: sealKeyName })
    return kept?.value
  })
const sealKeyName = 'seal key'

const sharedSecret = (store: Store) =>
  store.transaction(function* () {
    yield* run(insertMeta, { name: 'secret', value: randomBytes(32).toString('base64url') })
    const [secret] = yield* run(holdMeta, { name: 'secret' })
    return secret!.value
  })
