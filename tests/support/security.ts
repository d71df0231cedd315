/** People who sign in with more than a password. */
import { Secret, TOTP } from 'otpauth'
import { run } from '../../src/store/index.ts'
import { renewProof } from '../../src/store/people/sessions.ts'
import { authenticator, type Authenticator, type Flaw } from './authenticator.ts'
import type { Person, Schemas } from './client.ts'
import { publicUrl, type World } from './world.ts'

type Problem = Schemas['Problem']
type Options = Schemas['PasskeyRequest']

/** Sets when a session's human last proved who they are, without a password check. */
export const setProof = (world: World, { session }: Pick<Person, 'session'>, now = world.clock.now) =>
  world.store.transaction(() => run(renewProof, { id: session.id, now }))

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

/** A sign-in with a passkey. */
export async function touch(world: World, device: Authenticator, flaw: Flaw = {}) {
  const { body } = await world.call<Options>('POST', '/v1/sessions/passkey-challenge')
  return answerOf(world, device.get(body.options, flaw))
}
export const answerOf = (world: World, credential: object) =>
  world.call<Schemas['SignedIn'] & Problem>('POST', '/v1/sessions/passkey', { body: { credential, transport: 'token' } })
