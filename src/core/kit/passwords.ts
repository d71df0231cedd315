/**
 * Limits how often passwords may be tried. All instances share the counts, and a restart keeps them.
 *
 * A sign-in counts towards up to three limits, which the code calls brakes:
 *
 * - **network and account**: against guesses at one account from one place. A correct password counts too, because it costs as much CPU.
 * - **network**: against one password tried at many accounts. Only wrong passwords count, because many people may share a network.
 * - **account**: against guesses at one account from many places. Only wrong passwords count, and only from networks that
 *   have not signed in to this account before. Without that exception, anyone who knows the e-mail address could lock the owner
 *   out. During an attack the owner can still sign in from a known network, and open sessions stay open. Only a sign-in from a new
 *   network must wait. (OWASP calls this idea device cookies. Here the network stands for the device, because programs keep no
 *   cookies.)
 *
 * A network is an IPv4 address or the first 64 bits of an IPv6 address, which belong to one customer: see `Visit`.
 */
import { easeBrake, findBrake, pressBrake, setBrake } from '../../store/people/password-brakes.ts'
import { run, type Steps } from '../../store/index.ts'
import { DomainError } from './errors.ts'
import { seal } from './secrets.ts'
import { day, hour, minute, second, type World } from './world.ts'

/** Where a code comes from: an open session, or a sign-in. */
export type CodeFrom = { sessionId: string } | { network: string; email: string }
export type PasswordBrakes = ReturnType<typeof passwordBrakes>

interface Brake {
  most: number
  perMs: number
}

/** A network may try this many times as many wrong passwords at all accounts together as at one account. */
const accountsOfNetwork = 10
/** Wrong passwords for one account in a day, from networks that the account does not know. */
const strangersPerDay = 100
/**
 * Wrong codes of an app, and wrong recovery codes, for one account in a day. Only somebody with the right password can send one. Each open
 * session and each network that the account knows has a limit of its own, so a stranger with the password cannot lock the owner out.
 */
const codesPerDay = 20
/** Recovery links that are sent by e-mail to one account in a day. */
const mailsPerDay = 5
/** How long a network counts as known to an account after a sign-in. */
const knownMs = 90 * day

export function passwordBrakes(world: World) {
  const { signInsPerQuarterHour, signUpsPerHour } = world.limits
  const ofPair = { most: signInsPerQuarterHour, perMs: 15 * minute }
  const ofNetwork = { most: signInsPerQuarterHour * accountsOfNetwork, perMs: 15 * minute }
  const ofAccount = { most: strangersPerDay, perMs: day }
  const ofCodes = { most: codesPerDay, perMs: day }
  const ofMails = { most: mailsPerDay, perMs: day }
  const ofSignUps = { most: signUpsPerHour, perMs: hour }
  const nameOf = (...parts: string[]) => seal(world.secret, JSON.stringify(['password', ...parts]), 24)
  const names = (network: string, email: string) => ({
    pair: nameOf('pair', network, email),
    network: nameOf('network', network),
    account: nameOf('account', email),
    known: nameOf('known', network, email),
  })

  return {
    /** Counts a sign-in before it is tried, or refuses it. Counts by the e-mail address that was sent, whether or not the account exists. */
    beforeSignIn(network: string, email: string) {
      const { pair, network: all, account, known } = names(network, email)
      return world.store.transaction(function* () {
        yield* press(all, ofNetwork)
        yield* press(pair, ofPair)
        if (!(yield* isSet(known))) yield* press(account, ofAccount)
      })
    },

    /** Call this when the password was correct. It undoes the counts, except of **network and account**. */
    *afterPassword(network: string, email: string): Steps<void> {
      const { network: all, account, known } = names(network, email)
      yield* run(easeBrake, { name: all, step: stepOf(ofNetwork) })
      if (!(yield* isSet(known))) yield* run(easeBrake, { name: account, step: stepOf(ofAccount) })
    },
    know,

    /** Against guesses at one-time links, which are far too many to guess, and against the cost of their passwords. */
    beforeLink: (network: string) => world.store.transaction(() => press(nameOf('link', network), ofNetwork)),
    *afterLink(network: string): Steps<void> {
      yield* run(easeBrake, { name: nameOf('link', network), step: stepOf(ofNetwork) })
    },

    /**
     * Against floods of e-mails to one account, and to many. Counts by the e-mail address that was sent, whether or not the account exists. A
     * network from which the owner has signed in has a limit of its own, so others cannot use up the owner's.
     */
    beforeRecovery: (network: string, email: string) =>
      world.store.transaction(function* () {
        yield* press(nameOf('recovery', network), ofNetwork)
        const isKnown = yield* isSet(names(network, email).known)
        yield* press(isKnown ? nameOf('recovery', network, email) : nameOf('recovery of', email), ofMails)
      }),

    /** Against guesses at passkeys. */
    beforePasskey: (network: string) => world.store.transaction(() => press(nameOf('passkey', network), ofNetwork)),
    *afterPasskey(network: string): Steps<void> {
      yield* run(easeBrake, { name: nameOf('passkey', network), step: stepOf(ofNetwork) })
    },

    /** Against guesses at codes by somebody who knows the password. These are steps of a transaction that holds the account. */
    *beforeCode(accountId: string, from: CodeFrom): Steps<void> {
      yield* press(yield* nameOfCode(accountId, from), ofCodes)
    },
    *afterCode(accountId: string, from: CodeFrom): Steps<void> {
      yield* run(easeBrake, { name: yield* nameOfCode(accountId, from), step: stepOf(ofCodes) })
    },

    beforeSignUp: (network: string) => world.store.transaction(() => press(nameOf('sign-up', network), ofSignUps)),

    /**
     * Counts by session. So someone with a stolen session cannot keep guessing, and cannot block the owner, who has another session.
     */
    beforeChange: (sessionId: string) => world.store.transaction(() => press(nameOf('change', sessionId), ofPair)),
    *afterChange(sessionId: string): Steps<void> {
      yield* run(easeBrake, { name: nameOf('change', sessionId), step: stepOf(ofPair) })
    },
  }

  /** Allows `most` tries at once and then one per step. A refused try is not counted. */
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

  /** Makes a network known to an account after a sign-up or sign-in. */
  function* know(network: string, email: string): Steps<void> {
    yield* run(setBrake, { name: names(network, email).known, until: world.now() + knownMs })
  }

  function* nameOfCode(accountId: string, from: CodeFrom): Steps<string> {
    if ('sessionId' in from) return nameOf('code', accountId, 'session', from.sessionId)
    const isKnown = yield* isSet(names(from.network, from.email).known)
    return isKnown ? nameOf('code', accountId, 'network', from.network) : nameOf('code', accountId)
  }

  function* isSet(name: string): Steps<boolean> {
    const [set] = yield* run(findBrake, { name })
    return set !== undefined && set.until > world.now()
  }
}

const stepOf = ({ most, perMs }: Brake) => Math.ceil(perMs / most)
