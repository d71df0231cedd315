/**
 * Trying passwords: how often, and at which of them. All instances count together, and a restart forgets nothing.
 *
 * A sign-in presses up to three brakes:
 *
 * - **network and account**: somebody who guesses at one account from one place. A right password counts, too: it costs as much.
 * - **network**: somebody who tries one password at many accounts. Only wrong ones count, because many people may share a network.
 * - **account**: somebody who guesses at one account from many places. Only wrong ones count, and only those from networks from which
 *   nobody has signed in to this account before. A brake for each account can be used to lock its owner out: whoever knows the
 *   e-mail address presses it. So it does not hold where the owner usually is. During an attack the owner can still sign in there, and
 *   sessions that are open stay open; only a sign-in from a new place has to wait. (OWASP calls this device cookies; here the network
 *   stands for the device, because programs keep no cookies.)
 *
 * A network is an IPv4 address, or the first 64 bits of an IPv6 address, which are one customer's: see `Visit`.
 */
import { easeBrake, findBrake, pressBrake, setBrake } from '../store/password-brakes.ts'
import { run, type Steps } from '../store/index.ts'
import { DomainError } from './errors.ts'
import { seal } from './secrets.ts'
import { day, hour, minute, second, type World } from './world.ts'

export type PasswordBrakes = ReturnType<typeof passwordBrakes>

interface Brake {
  most: number
  perMs: number
}

/** A network may guess wrong this many times as often as it may try one account. */
const accountsOfNetwork = 10
/** So many wrong passwords may come for one account in a day, from networks that are new to it. */
const strangersPerDay = 100
/** A network from which an account was signed in to is known to it for this long. */
const knownMs = 90 * day

export function passwordBrakes(world: World) {
  const { signInsPerQuarterHour, signUpsPerHour } = world.limits
  const ofPair = { most: signInsPerQuarterHour, perMs: 15 * minute }
  const ofNetwork = { most: signInsPerQuarterHour * accountsOfNetwork, perMs: 15 * minute }
  const ofAccount = { most: strangersPerDay, perMs: day }
  const ofSignUps = { most: signUpsPerHour, perMs: hour }
  const nameOf = (...parts: string[]) => seal(world.secret, JSON.stringify(['password', ...parts]), 24)
  const names = (network: string, email: string) => ({
    pair: nameOf('pair', network, email),
    network: nameOf('network', network),
    account: nameOf('account', email),
    known: nameOf('known', network, email),
  })

  return {
    /** Counts a sign-in that is about to be tried, or refuses it. It goes by the address that was sent, whether or not there is an account. */
    beforeSignIn(network: string, email: string) {
      const { pair, network: all, account, known } = names(network, email)
      return world.store.transaction(function* () {
        yield* press(all, ofNetwork)
        yield* press(pair, ofPair)
        if (!(yield* isSet(known))) yield* press(account, ofAccount)
      })
    },

    /** The password was right: the network is known from now on, and only the brake of network and account has counted it. */
    *afterSignIn(network: string, email: string): Steps<void> {
      const { network: all, account, known } = names(network, email)
      yield* run(easeBrake, { name: all, step: stepOf(ofNetwork) })
      if (!(yield* isSet(known))) yield* run(easeBrake, { name: account, step: stepOf(ofAccount) })
      yield* know(network, email)
    },
    know,

    beforeSignUp: (network: string) => world.store.transaction(() => press(nameOf('sign-up', network), ofSignUps)),

    /**
     * Counts by session: somebody with a stolen one cannot guess on, and cannot keep the owner, who has another, from changing the password.
     */
    beforeChange: (sessionId: string) => world.store.transaction(() => press(nameOf('change', sessionId), ofPair)),
    *afterChange(sessionId: string): Steps<void> {
      yield* run(easeBrake, { name: nameOf('change', sessionId), step: stepOf(ofPair) })
    },
  }

  /** As many tries as the brake allows may come at once; then one in each step. What is refused is not counted. */
  function* press(name: string, brake: Brake): Steps<void> {
    const now = world.now()
    const step = stepOf(brake)
    const latest = now + (brake.most - 1) * step
    const [pressed] = yield* run(pressBrake, { name, now, step, first: now + step, latest })
    if (pressed) return
    const [full] = yield* run(findBrake, { name })
    const retryAfterSeconds = Math.max(1, Math.ceil((full!.until - latest) / second))
    throw new DomainError('rate_limited', `Too many attempts. Wait ${retryAfterSeconds} s.`, { retryAfterSeconds })
  }

  /** An account was made, or signed in to, from this network. */
  function* know(network: string, email: string): Steps<void> {
    yield* run(setBrake, { name: names(network, email).known, until: world.now() + knownMs })
  }

  function* isSet(name: string): Steps<boolean> {
    const [set] = yield* run(findBrake, { name })
    return set !== undefined && set.until > world.now()
  }
}

const stepOf = ({ most, perMs }: Brake) => Math.ceil(perMs / most)
