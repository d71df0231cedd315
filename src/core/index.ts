/** All rules of the service: the rooms of core, and what each needs of the others. */
import { randomBytes } from 'node:crypto'
import type { Limits } from '../config.ts'
import type { Log } from '../log.ts'
import { holdMeta, insertMeta } from '../store/engine/meta.ts'
import { run, type Store } from '../store/index.ts'
import { accountPolicy } from './agents/account-policy.ts'
import { activity } from './agents/activity.ts'
import { agents } from './agents/agents.ts'
import { calls } from './agents/calls.ts'
import { heartbeat, type Heartbeat } from './agents/heartbeat.ts'
import { keys } from './agents/keys.ts'
import { suspensions } from './agents/suspensions.ts'
import { external, type ActingWorld } from './approvals/actions.ts'
import { approvals } from './approvals/approvals.ts'
import { inbox } from './approvals/inbox.ts'
import { overview } from './approvals/overview.ts'
import { reports } from './approvals/reports.ts'
import { doubtRestored } from './approvals/restored.ts'
import { signedPermit } from './approvals/signed-permit.ts'
import { starting } from './approvals/starting.ts'
import { questions } from './approvals/questions.ts'
import { several } from './approvals/several.ts'
import { signing } from './approvals/signing.ts'
import { waiting } from './approvals/waiting.ts'
import { agenda } from './kit/agenda.ts'
import { bind } from './kit/bind.ts'
import { boxes } from './kit/boxes.ts'
import { changes, type Changes } from './kit/changes.ts'
import { openStreams, type OpenStreams } from './kit/open-streams.ts'
import { permits } from './kit/permits.ts'
import { seals } from './kit/seals.ts'
import { passwordHashes, seal } from './kit/secrets.ts'
import type { PasswordHashes, ReachWorld, World } from './kit/world.ts'
import { beginCount } from './log/account-count.ts'
import { isWhole } from './log/log-check.ts'
import { audit } from './log/log-reader.ts'
import { knowsSealKey } from './log/seal-key.ts'
import { accounts } from './people/accounts.ts'
import { allAgents } from './people/all-agents.ts'
import { emailChanges } from './people/email-changes.ts'
import { invitations } from './people/invitations.ts'
import { leaving } from './people/leaving.ts'
import { loosenings } from './people/loosenings.ts'
import { passkeys } from './people/passkeys.ts'
import { people } from './people/people.ts'
import { operating, recovery } from './people/recovery.ts'
import { secondFactors } from './people/second-factors.ts'
import { sessions } from './people/sessions.ts'
import { signingUp } from './people/sign-up.ts'
import { tokens } from './people/tokens.ts'
import { executors } from './quests/executors.ts'
import { participations } from './quests/participations.ts'
import { quests } from './quests/quests.ts'
import { reviews } from './quests/reviews.ts'
import { plantQuests, starterQuests } from './quests/starter-quests.ts'
import { channels } from './reach/channels.ts'
import { deliveries } from './reach/deliveries.ts'
import { vapidKeys } from './reach/vapid.ts'
import { seams } from './seams.ts'
import { sweeper } from './sweep.ts'

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

/** All rules of the service, over a store. */
export async function createCore(means: Means) {
  const { store, signup, reach = { email: false, privateAddresses: false } } = means
  const world = await createWorld(means)
  await beginCount(world)
  await doubtRestored(world)
  // Computed from data that all instances share, so each of them prints the same code.
  const setupCode = signup.setupCode ?? seal(world.secret, 'setup code', 15)
  const vapid = await vapidKeys(store, world.boxes)
  const feed = changes(world)
  const streams = openStreams(world)
  const reaching: ReachWorld = { ...world, reach: { ...reach, pushKey: vapid.publicKey } }

  const ofAgents = createAgents(world)
  const ofPeople = {
    accounts: {
      ...bind(world, accounts),
      ...signingUp(world, {
        mode: signup.mode,
        setupCode,
        first: signup.starterQuests === true && (admin => plantQuests(world, admin, starterQuests)),
      }),
    },
    people: bind(world, people),
    recovery: { ...bind(reaching, recovery), operator: bind(world, operating) },
    emailChanges: bind(reaching, emailChanges),
    invitations: bind(reaching, invitations),
    passkeys: bind(world, passkeys),
    secondFactors: bind(world, secondFactors),
    loosenings: bind(world, loosenings),
    sessions: bind(world, sessions),
    tokens: bind(world, tokens),
    allAgents: bind(world, allAgents),
    leaving: bind({ ...world, agents: ofAgents.agents }, leaving),
  }
  return {
    world,
    setupCode,
    ...ofPeople,
    ...ofAgents,
    ...createApprovals(world, { changes: feed, heartbeat: ofAgents.heartbeat, streams }),
    quests: bind(world, quests),
    participations: bind(world, participations),
    reviews: bind(world, reviews),
    vapid,
    channels: bind(reaching, channels),
    deliveries: bind(world, deliveries),
    audit: { ...bind(world, audit), verify: (accountId: string) => isWhole(world, accountId) },
    changes: feed,
    streams,
    ready: () => store.check(),
    knowsSealKey: () => knowsSealKey(world),
    sweep: sweeper(world),
  }
}

async function createWorld({ store, limits, log, sealKeys, passwords = passwordHashes(), now = Date.now }: Means): Promise<ActingWorld> {
  return {
    store,
    limits,
    log,
    now,
    secret: await sharedSecret(store),
    agenda: agenda(store, now),
    passwords,
    seals: seals(sealKeys),
    boxes: boxes(sealKeys),
    permits: permits(sealKeys),
    seams,
    executors: { ...executors, external_action: external },
  }
}

function createAgents(world: World) {
  const counted = calls(world)
  return {
    agents: { ...bind(world, agents), ...bind(world, suspensions) },
    accountPolicy: bind(world, accountPolicy),
    keys: bind(world, keys),
    activity: bind(world, activity),
    calls: counted,
    heartbeat: heartbeat(world, counted),
  }
}

function createApprovals(world: ActingWorld, others: { changes: Changes; heartbeat: Heartbeat; streams: OpenStreams }) {
  const requests = bind(world, approvals)
  return {
    approvals: requests,
    reports: bind(world, reports),
    starting: bind(world, starting),
    signedPermit: bind(world, signedPermit),
    questions: bind(world, questions),
    several: bind(world, several),
    signing: bind(world, signing),
    inbox: bind(world, inbox),
    overview: bind(world, overview),
    waiting: waiting(world, { ...others, approvals: requests }),
  }
}

const sharedSecret = (store: Store) =>
  store.transaction(function* () {
    yield* run(insertMeta, { name: 'secret', value: randomBytes(32).toString('base64url') })
    const [secret] = yield* run(holdMeta, { name: 'secret' })
    return secret!.value
  })
