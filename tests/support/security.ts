/** People who sign in with more than a password. */
import { Secret, TOTP } from 'otpauth'
import { desc } from '../../src/store/engine/drizzle.ts'
import { run, statement } from '../../src/store/index.ts'
import { findEmailChangeOf } from '../../src/store/people/email-changes.ts'
import { renewProof } from '../../src/store/people/sessions.ts'
import { authenticator, type Authenticator, type Flaw } from './authenticator.ts'
import { keysOf } from '../../src/shared/values.ts'
import type { Person, Schemas, Sent } from './client.ts'
import { publicUrl, type World } from './world.ts'

type Problem = Schemas['Problem']
type Options = Schemas['PasskeyRequest']

/** Sets when a session's human last proved who they are, without a password check. */
export const setProof = (world: World, { session }: Pick<Person, 'session'>, now = world.clock.now) =>
  world.store.transaction(() => run(renewProof, { id: session.id, now }))

/** A service token of a human, which is issued without asking for a proof. */
export async function newToken(world: World, { token }: Pick<Person, 'token'>, ...scopes: Schemas['TokenScope'][]) {
  const human = { ...(await world.core.sessions.authenticate(token, 'test')), provenAt: world.clock.now }
  return world.core.tokens.issue(human, { name: 'Robot', scopes, expiresInDays: 90 })
}
const scopes: Record<Schemas['TokenScope'], true> = { read: true, agents: true, quests: true, log: true }
export const allScopes = keysOf(scopes)

/** A new passkey of a human, with the recovery codes that came with it. */
export async function newPasskey(person: Person, name = 'Phone', device: Authenticator = authenticator(publicUrl)) {
  const { body } = await person.post<Schemas['PasskeyCreation']>('/v1/me/passkeys/challenge')
  const added = await person.post<Schemas['NewPasskey']>('/v1/me/passkeys', { name, credential: device.create(body.options) })
  return { device, ...added.body }
}

/** A new authenticator app of a human: it gives the code of an instant. */
export async function newTotp(world: World, person: Person) {
  const { body } = await person.post<Schemas['NewTotp']>('/v1/me/totp')
  const app = new TOTP({ secret: Secret.fromBase32(body.secret) })
  const code = (later = 0) => app.generate({ timestamp: world.clock.now + later })
  const confirmed = await person.post<Schemas['RecoveryCodes']>('/v1/me/totp/confirm', { code: code() })
  return { code, codes: confirmed.body.recovery_codes, uri: body.uri, secret: body.secret }
}

export const signIn = (world: World, { email, password }: Pick<Person, 'email' | 'password'>, more: object = {}) =>
  world.call<Schemas['SignedIn'] & Problem>('POST', '/v1/sessions', { body: { email, password, transport: 'token', ...more } })

/** The code that the new address of somebody gets. */
export async function emailCode({ store, core, clock }: World, { account }: Pick<Person, 'account'>) {
  const [change] = await store.read(findEmailChangeOf, { accountId: account.id, now: clock.now })
  return (await core.emailChanges.codeToMail(change!.id))?.code ?? '00000000'
}
/** Gives somebody another address, without reading mails. Returns the token of the link that takes it back. */
export async function changeEmail(world: World, person: Person, email: string) {
  await person.post('/v1/me/email', { email })
  await person.post('/v1/me/email/confirm', { code: await emailCode(world, person) })
  const [sent] = await world.store.read(lastTakeBack, {})
  return (await world.core.emailChanges.linkToMail(sent!.id))!.token
}
const lastTakeBack = statement<object>()('last_take_back', (q, t) => q.select().from(t.emailTakeBacks).orderBy(desc(t.emailTakeBacks.id)))

/** A sign-in with a passkey. */
export async function touch(world: World, device: Authenticator, flaw: Flaw = {}) {
  const { body } = await world.call<Options>('POST', '/v1/sessions/passkey/challenge')
  return answerOf(world, device.get(body.options, flaw))
}
export const answerOf = (world: World, credential: object) =>
  world.call<Schemas['SignedIn'] & Problem>('POST', '/v1/sessions/passkey', { body: { credential, transport: 'token' } })

/** The header with the signature of a change that was refused because it gives more freedom. */
export async function looseningSignature(
  person: Person,
  device: Authenticator,
  { body }: { body: Partial<Pick<Problem, 'loosening'>> },
): Promise<Sent> {
  const { statement, options } = (await person.post<Schemas['LooseningSigning']>('/v1/me/loosening/challenge', body.loosening)).body
  const signature = { statement, credential: device.get(options, { counter: 0 }) }
  return { headers: { 'Loosening-Signature': Buffer.from(JSON.stringify(signature)).toString('base64url') } }
}

/** Changes which decisions must be signed. To need fewer signatures takes one. */
export async function demandSigned(person: Person, device: Authenticator, signed_decisions: string) {
  const ask = (sent?: Sent) =>
    person.patch<Pick<Schemas['Account'], 'signed_decisions'> & Partial<Pick<Problem, 'code' | 'loosening'>>>(
      '/v1/me',
      '*',
      { signed_decisions },
      sent,
    )
  const first = await ask()
  return first.body.code === 'signature_required' ? ask(await looseningSignature(person, device, first)) : ask()
}
