/**
 * The WebAuthn protocol, by @simplewebauthn/server. The library is loaded when somebody first uses a passkey, because most starts of the
 * service do not need it.
 *
 * A challenge is not stored: it carries its end and a seal over its purpose. Only a challenge that was used is stored, until it expires, so
 * that nobody can fill the database with challenges.
 */
import { randomBytes } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '../../../generated/outputs.js'
import type { Row } from '../../store/index.ts'
import { day, minute } from './world.ts'
import { DomainError } from './errors.ts'
import { loopbackNames } from '../../shared/loopback.ts'
import { sameText, seal } from './secrets.ts'

/** The purpose of a challenge. A session's challenge works only in this session. */
export type Purpose = ['sign-in'] | ['proof', sessionId: string] | ['passkey', sessionId: string]
/** The site that the passkeys belong to. */
interface Site {
  origin: string
  domain: string
}
/** Something that has a secret and a clock. */
interface Means {
  secret: string
  now(): number
}

/** Somebody who gets into an account must not be able to sign at once with a passkey of their own. */
export const signingDelayMs = day
/** From when on a passkey can sign decisions. Those of version 0.3.0 could at once. */
export const signsFrom = ({ signsFrom: from, createdAt }: Pick<Row<'passkeys'>, 'signsFrom' | 'createdAt'>) => from ?? createdAt
export const canSign = (passkey: Row<'passkeys'>, now: number) => signsFrom(passkey) <= now

const challengeMs = 5 * minute
const mostAnswerBytes = 16_384
/** EdDSA, ES256 and RS256. */
const algorithms = [-8, -7, -257]
const library = () => import('@simplewebauthn/server')

/** A passkey cannot belong to an address of numbers, so on this machine it belongs to the name localhost. */
export function siteOf(publicUrl: string): Site {
  const url = new URL(publicUrl)
  if (loopbackNames.includes(url.hostname)) url.hostname = 'localhost'
  return { origin: url.origin, domain: url.hostname }
}

const sealOf = (secret: string, purpose: Purpose, body: string) => seal(secret, JSON.stringify(['challenge', ...purpose, body]), 16)

/** A challenge as text: when it ends, a random part, and the seal. */
export function newChallenge({ secret, now }: Means, purpose: Purpose) {
  const body = `${(now() + challengeMs).toString(36)}.${randomBytes(16).toString('base64url')}`
  return `${body}.${sealOf(secret, purpose, body)}`
}

/** When a challenge for this purpose ends. Undefined if it is not ours, is for something else, or has ended. */
export function endOfChallenge({ secret, now }: Means, challenge: string, purpose: Purpose) {
  const [end = '', random = '', given = ''] = challenge.split('.')
  const expiresAt = parseInt(end, 36)
  const isOurs = sameText(given, sealOf(secret, purpose, `${end}.${random}`)) && challenge === `${end}.${random}.${given}`
  return isOurs && expiresAt > now() ? expiresAt : undefined
}

/** The options of `navigator.credentials.get()`. Without passkeys, the browser offers those that it knows. */
export const requestOptions = (
  site: Site,
  challenge: string | Buffer,
  passkeys: readonly Row<'passkeys'>[] = [],
): PasskeyRequestOptions => ({
  rpId: site.domain,
  challenge: Buffer.from(challenge).toString('base64url'),
  allowCredentials: passkeys.length > 0 ? passkeys.map(named) : undefined,
  timeout: challengeMs,
  userVerification: 'required',
})

/** The options of `navigator.credentials.create()`. The passkey names its account by itself, and checks the person. */
export const creationOptions = (
  site: Site,
  challenge: string,
  user: Row<'accounts'>,
  passkeys: readonly Row<'passkeys'>[],
): PasskeyCreationOptions => ({
  challenge: Buffer.from(challenge).toString('base64url'),
  rp: { name: 'Agent Quest Service', id: site.domain },
  user: { id: Buffer.from(user.id).toString('base64url'), name: user.email, displayName: user.displayName },
  pubKeyCredParams: algorithms.map(alg => ({ alg, type })),
  timeout: challengeMs,
  attestation: 'none',
  excludeCredentials: passkeys.map(named),
  authenticatorSelection: { residentKey: 'required', userVerification: 'required', requireResidentKey: true },
  extensions: { credProps: true },
  hints: [],
})

const type = 'public-key'
const named = ({ credentialId, transports }: Row<'passkeys'>) => ({ id: credentialId, transports, type }) as const

/** The challenge of an answer. Nothing about the answer is proven yet. */
export function challengeOf(credential: object) {
  try {
    const { challenge } = JSON.parse(Buffer.from(partOf(credential, 'clientDataJSON'), 'base64url').toString()) as { challenge: string }
    return Buffer.from(challenge, 'base64url')
  } catch {
    throw invalidPasskey()
  }
}

/** The id of the passkey that made an answer, and the account that the passkey says it belongs to. */
export function claimOf(credential: object) {
  const { id } = credential as { id?: unknown }
  const handle = (credential as { response?: { userHandle?: unknown } }).response?.userHandle
  if (typeof id !== 'string' || Buffer.byteLength(JSON.stringify(credential)) > mostAnswerBytes) throw invalidPasskey()
  return { credentialId: id, accountId: typeof handle === 'string' ? Buffer.from(handle, 'base64url').toString() : undefined }
}

/** The answer must be to this challenge, from this site, and the device must have checked the person. */
const expected = (site: Site, challenge: string | Buffer) => ({
  expectedChallenge: Buffer.from(challenge).toString('base64url'),
  expectedOrigin: site.origin,
  expectedRPID: site.domain,
  requireUserVerification: true,
})

/** The new counter of a passkey whose answer to the challenge is valid for this site, and in which the device has checked the person. */
export async function verifyAnswer(site: Site, challenge: string | Buffer, credential: object, passkey: Row<'passkeys'>) {
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credential as AuthenticationResponseJSON,
    ...expected(site, challenge),
    credential: { id: passkey.credentialId, publicKey: Buffer.from(passkey.publicKey, 'base64url'), counter: passkey.counter },
  }).catch(refuse)
  if (!verified) throw invalidPasskey()
  return authenticationInfo.newCounter
}

/** The passkey that a browser created for the challenge. */
export async function verifyNew(site: Site, challenge: string, credential: object) {
  const { verifyRegistrationResponse } = await library()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: credential as RegistrationResponseJSON,
    ...expected(site, challenge),
    supportedAlgorithmIDs: algorithms,
  }).catch(refuse)
  if (!verified) throw invalidPasskey()
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports.filter(one => typeof one === 'string' && one.length <= 20).slice(0, 10),
    synced: Number(registrationInfo.credentialBackedUp),
  }
}

/** The library describes what is wrong with values of the sender, so its words are not repeated. */
function refuse(): never {
  throw invalidPasskey()
}

export function partOf(credential: object, name: string) {
  const part = (credential as { response?: Record<string, unknown> }).response?.[name]
  if (typeof part !== 'string' || part.length > mostAnswerBytes) throw invalidPasskey()
  return part
}

export const invalidPasskey = () =>
  new DomainError('invalid_passkey', 'The answer of the passkey is not valid for this account and this challenge. Try again.')
