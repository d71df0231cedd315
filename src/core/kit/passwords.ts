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
/** Recovery links that are sent by e-mail to one account in a day, codes that one account asks for, and codes for one new address. */
const mailsPerDay = 5
/** How long a network counts as known to an account after a sign-in. */
const knownMs = 90 * day

/** Counts tries, and refuses one too many. */
export const brakes = {
  beforeSignIn,
  afterPassword,
  know,
  beforeLink,
  afterLink,
  beforeRecovery,
  beforeEmailChange,
  beforePasskey,
  afterPasskey,
  beforeCode,
  afterCode,
  beforeSignUp,
  beforeChange,
  afterChange,
}

/** Counts a sign-in before it is tried, or refuses it. Counts by the e-mail address that was sent, whether or not the account exists. */
function beforeSignIn(world: World, network: string, email: string) {
  const { pair, network: all, account, known } = names(world, network, email)
  return world.store.transaction(function* () {
    yield* press(world, all, ofNetwork(world))
    yield* press(world, pair, ofPair(world))
    if (!(yield* isSet(world, known))) yield* press(world, account, ofAccount)
  })
}

/** Call this when the password was correct. It undoes the counts, except of **network and account**. */
function* afterPassword(world: World, network: string, email: string): Steps<void> {
  const { network: all, account, known } = names(world, network, email)
  yield* run(easeBrake, { name: all, step: stepOf(ofNetwork(world)) })
  if (!(yield* isSet(world, known))) yield* run(easeBrake, { name: account, step: stepOf(ofAccount) })
}

/** Makes a network known to an account after a sign-up or sign-in. */
function* know(world: World, network: string, email: string): Steps<void> {
  yield* run(setBrake, { name: names(world, network, email).known, until: world.now() + knownMs })
}

/** Against guesses at one-time links, which are far too many to guess, and against the cost of their passwords. */
function beforeLink(world: World, network: string) {
  return world.store.transaction(() => press(world, nameOf(world, 'link', network), ofNetwork(world)))
}
function* afterLink(world: World, network: string): Steps<void> {
  yield* run(easeBrake, { name: nameOf(world, 'link', network), step: stepOf(ofNetwork(world)) })
}

/**
 * Against floods of e-mails to one account, and to many. Counts by the e-mail address that was sent, whether or not the account exists. A
 * network from which the owner has signed in has a limit of its own, so others cannot use up the owner's.
 */
function beforeRecovery(world: World, network: string, email: string) {
  return world.store.transaction(function* () {
    yield* press(world, nameOf(world, 'recovery', network), ofNetwork(world))
    const isKnown = yield* isSet(world, names(world, network, email).known)
    yield* press(world, isKnown ? nameOf(world, 'recovery', network, email) : nameOf(world, 'recovery of', email), ofMails)
  })
}

/** Against floods of codes to a new address, whoever asks for them and whether or not somebody has it already. */
function* beforeEmailChange(world: World, accountId: string, email: string): Steps<void> {
  yield* press(world, nameOf(world, 'e-mail change', accountId), ofMails)
  yield* press(world, nameOf(world, 'e-mail change to', email), ofMails)
}

/** Against guesses at passkeys. */
function beforePasskey(world: World, network: string) {
  return world.store.transaction(() => press(world, nameOf(world, 'passkey', network), ofNetwork(world)))
}
function* afterPasskey(world: World, network: string): Steps<void> {
  yield* run(easeBrake, { name: nameOf(world, 'passkey', network), step: stepOf(ofNetwork(world)) })
}

/** Against guesses at codes by somebody who knows the password. These are steps of a transaction that holds the account. */
function* beforeCode(world: World, accountId: string, from: CodeFrom): Steps<void> {
  yield* press(world, yield* nameOfCode(world, accountId, from), ofCodes)
}
function* afterCode(world: World, accountId: string, from: CodeFrom): Steps<void> {
  yield* run(easeBrake, { name: yield* nameOfCode(world, accountId, from), step: stepOf(ofCodes) })
}

function beforeSignUp(world: World, network: string) {
  return world.store.transaction(() => press(world, nameOf(world, 'sign-up', network), ofSignUps(world)))
}

/**
 * Counts by session. So someone with a stolen session cannot keep guessing, and cannot block the owner, who has another session.
 */
function beforeChange(world: World, sessionId: string) {
  return world.store.transaction(() => press(world, nameOf(world, 'change', sessionId), ofPair(world)))
}
function* afterChange(world: World, sessionId: string): Steps<void> {
  yield* run(easeBrake, { name: nameOf(world, 'change', sessionId), step: stepOf(ofPair(world)) })
}

const ofPair = ({ limits }: World): Brake => ({ most: limits.signInsPerQuarterHour, perMs: 15 * minute })
const ofNetwork = ({ limits }: World): Brake => ({ most: limits.signInsPerQuarterHour * accountsOfNetwork, perMs: 15 * minute })
const ofSignUps = ({ limits }: World): Brake => ({ most: limits.signUpsPerHour, perMs: hour })
const ofAccount: Brake = { most: strangersPerDay, perMs: day }
const ofCodes: Brake = { most: codesPerDay, perMs: day }
const ofMails: Brake = { most: mailsPerDay, perMs: day }

const nameOf = ({ secret }: World, ...parts: string[]) => seal(secret, JSON.stringify(['password', ...parts]), 24)
const names = (world: World, network: string, email: string) => ({
  pair: nameOf(world, 'pair', network, email),
  network: nameOf(world, 'network', network),
  account: nameOf(world, 'account', email),
  known: nameOf(world, 'known', network, email),
})

function* nameOfCode(world: World, accountId: string, from: CodeFrom): Steps<string> {
  if ('sessionId' in from) return nameOf(world, 'code', accountId, 'session', from.sessionId)
  const isKnown = yield* isSet(world, names(world, from.network, from.email).known)
  return isKnown ? nameOf(world, 'code', accountId, 'network', from.network) : nameOf(world, 'code', accountId)
}

/** Allows `most` tries at once and then one per step. A refused try is not counted. */
function* press(world: World, name: string, brake: Brake): Steps<void> {
  const now = world.now()
  const step = stepOf(brake)
  const latest = now + (brake.most - 1) * step
  const [pressed] = yield* run(pressBrake, { name, now, step, first: now + step, latest })
  if (pressed) return
  const [full] = yield* run(findBrake, { name })
  const retryAfterSeconds = Math.max(1, Math.ceil((full!.until - latest) / second))
  throw new DomainError('rate_limited', `Too many attempts. Wait ${retryAfterSeconds} s.`, { retryAfterSeconds })
}

function* isSet(world: World, name: string): Steps<boolean> {
  const [set] = yield* run(findBrake, { name })
  return set !== undefined && set.until > world.now()
}

const stepOf = ({ most, perMs }: Brake) => Math.ceil(perMs / most)
