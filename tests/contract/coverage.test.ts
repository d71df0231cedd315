/**
 * Every operation × every status × every problem code that the contract declares is produced here. What the contract says
 * of 401 or 413 holds for all operations, so it is produced in one way for all; what is special to an operation must be in
 * the table below, or this file does not compile.
 */
import { request as rawRequest } from 'node:http'
import { expect, test } from '@jest/globals'
import { Secret, TOTP } from 'otpauth'
import document from '../../generated/openapi.json' with { type: 'json' }
import type { operations } from '../../generated/api.ts'
import { codeOf } from '../../src/core/reach/channels.ts'
import { findChannel } from '../../src/store/reach/channels.ts'
import { claimDeliveries, settleDelivery } from '../../src/store/reach/deliveries.ts'
import { run, statement, Unavailable, type Store } from '../../src/store/index.ts'
import { define, sqlite, type Tables } from '../../src/store/tables/index.ts'
import { authenticator, type Authenticator } from '../support/authenticator.ts'
import type { Got, Person, Schemas, Sent } from '../support/client.ts'
import { checkAgainstContract, operationAt, operations as declaredOperations } from '../support/contract.ts'
import { allowAll, anotherAdmin, askFor, doubtIn, holder, joinAt, newAgent, openQuest, questRow, work, yesTo } from '../support/domain.ts'
import { acceptedExamples, acceptExamples, exampleBook } from '../support/examples.ts'
import { allScopes, changeEmail, emailCode, newPasskey, newToken, newTotp, setProof, signIn } from '../support/security.ts'
import { onEachStore, publicUrl, type World } from '../support/world.ts'

type Body = Partial<Schemas['Problem']>
type Answer = Promise<Got<Body>>
interface Fixture {
  world: World
  /** An admin, and a member. */
  ada: Person
  bob: Person
  agent: Schemas['Agent']
  key: Schemas['Key']
  secret: string
  /**
   * Instances that differ: a hurried one takes one request a minute, a closed one no sign-ups and no second agent, a full one keeps no
   * more than is written, an empty one has no account.
   */
  hurried: World
  closed: World
  full: World
  empty: World
  /** What the database of all but the empty one suffers from, and of the empty one. */
  illness: { error?: Error }
}
/** A good request; the general producers spoil it. */
type Request = Sent & { path: string }
type Codes<K extends keyof operations> = {
  [S in keyof operations[K]['responses']]: operations[K]['responses'][S] extends {
    content: { 'application/problem+json': { code?: infer C } }
  }
    ? C
    : never
}[keyof operations[K]['responses']]

const general = {
  validation_failed: (f, r, m) => send(f, m, { ...r, path: withQuery(r.path, 'nonsense=1') }),
  malformed_json: (f, r, m) => send(f, m, { ...r, body: '{"a":' }),
  malformed_request: (f, r, m) => twoHosts(f.world.url, m, r.path),
  invalid_cursor: (f, r, m) => send(f, m, { ...r, path: withQuery(r.path, 'cursor=nonsense') }),
  unauthenticated: (f, r, m) => send(f, m, { ...r, token: undefined }),
  agent_key_not_accepted: (f, r, m) => send(f, m, { ...r, token: f.secret }),
  csrf_required: (f, r, m) =>
    send(f, m, { ...r, token: undefined, cookie: `aqs_session=${f.ada.token}`, headers: { ...r.headers, Origin: 'https://evil.example' } }),
  not_found: (f, r, m) => send(f, m, { ...r, path: r.path.replace(/_[0-9a-z]{26}(?!.*_[0-9a-z]{26})/, `_${'0'.repeat(26)}`) }),
  not_acceptable: (f, r, m) => send(f, m, { ...r, headers: { ...r.headers, Accept: 'text/html' } }),
  needs_person: (f, r, m) => withToken(f, m, r, allScopes),
  missing_scope: (f, r, m) => {
    const opening = operationAt(m, r.path)!['x-permission'].scopes!
    return withToken(
      f,
      m,
      r,
      allScopes.filter(scope => !opening.includes(scope)),
    )
  },
  admin_required: (f, r, m) => send(f, m, { ...r, token: f.bob.token }),
  precondition_failed: (f, r, m) => send(f, m, { ...r, headers: { 'If-Match': '"v99"' } }),
  precondition_required: (f, r, m) => send(f, m, { ...r, headers: {} }),
  payload_too_large: (f, r, m) => send(f, m, { ...r, body: `"${'x'.repeat(262_144)}"` }),
  unsupported_media_type: (f, r, m) => send(f, m, { ...r, body: '{}', type: 'text/plain' }),
  idempotency_key_reused: async (f, r, m) => {
    const used = { ...(r.token && { token: r.token }), headers: { 'Idempotency-Key': 'used' } }
    await send(f, 'POST', { ...used, path: '/v1/agents', body: { name: 'First' } })
    return send(f, m, { ...r, ...used })
  },
  secret_already_shown: async (f, r, m) => {
    const repeated = { ...r, headers: { ...r.headers, 'Idempotency-Key': f.agent.id } }
    await send(f, m, repeated)
    return send(f, m, repeated)
  },
  rate_limited: async (f, r, m) => {
    for (const path of ['/v1/me', '/v1/service']) await send(f, 'GET', { ...(r.token && { token: r.token }), path }, f.hurried)
    return send(f, m, r, f.hurried)
  },
  internal_error: (f, r, m) => whileIll(f, new Error('do-not-leak'), () => send(f, m, r, r.path === '/v1/service' ? f.empty : f.world)),
  unavailable: (f, r, m) =>
    whileIll(f, new Unavailable(new Error('do-not-leak')), () => send(f, m, r, r.path === '/v1/service' ? f.empty : f.world)),
} satisfies Record<string, (f: Fixture, good: Request, method: string) => Answer>
type General = keyof typeof general

/** A time that contains all of a test. */
const lately = 'from=2026-01-01T00:00:00Z&to=2027-01-01T00:00:00%2B01:00'
const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`

/** `done` produces a success that `good` cannot, `not_found` a miss that is no unknown id, `needs_person` a refusal
 * of what a token may otherwise do. */
type Table = {
  [K in keyof operations]: {
    good: (f: Fixture) => Request | Promise<Request>
    done?: (f: Fixture) => Answer
    not_found?: (f: Fixture) => Answer
    needs_person?: (f: Fixture) => Answer
  } & ([Exclude<Codes<K>, General>] extends [never]
    ? { [none in never]: never }
    : { [C in Exclude<Codes<K>, General> & string]: (f: Fixture) => Answer })
}

/** The same request at an instance that keeps no more than is written. */
const whereFull = (
  id: 'createAgent' | 'updateMe' | 'updateAgent' | 'resumeAgent' | 'issueAgentKey' | 'rotateAgentKey' | 'issueToken',
  method: string,
) => ({
  storage_limit: async (f: Fixture) => {
    const request = await table[id].good(f)
    // The clock of that instance has not moved.
    await setProof(f.full, f.ada)
    return send(f, method, request, f.full)
  },
})
const rotationOf = async (f: Fixture, person = f.ada) => `/v1/me/tokens/${(await newToken(f.world, person, 'read')).token.id}/rotate`
const newcomer = (email: string) => ({ email, password: 'correct horse battery', display_name: 'Eve', setup_code: 'open sesame' })
const atAgent = (f: Fixture, rest = '') => `/v1/agents/${f.agent.id}${rest}`
const archived = async (f: Fixture) => void (await f.ada.delete(atAgent(f)))
const suspended = async (f: Fixture) => void (await f.ada.post(atAgent(f, '/suspend')))
const held = (f: Fixture) => f.ada.post<Body>(`/v1/admin/agents/${f.agent.id}/suspend`)
const fullOfKeys = async (f: Fixture) => {
  for (let i = 0; i < 4; i++) await f.ada.key(f.agent.id)
}
const actor = (f: Fixture) => ({ as: () => holder(f.world, f.secret) })
const asked = (f: Fixture) => askFor(f.world, actor(f))
/** A request to join a quest, which pends. */
const askedToJoin = async (f: Fixture) => {
  const { id } = await openQuest(f.ada)
  const gated = await f.world.core.participations.join(await actor(f).as(), await questRow(f.world, id), 'It fits')
  return gated.approval!.id
}
const joined = async (f: Fixture, more: object = {}) => {
  await f.ada.patch(atAgent(f), '*', { policy: allowAll })
  const quest = await openQuest(f.ada, { slots: 2, ...more })
  return { quest, id: await joinAt(f.world, actor(f), quest.id) }
}
const submitted = async (f: Fixture, more: object = {}) => {
  const { quest } = await joined(f, more)
  const gated = await f.world.core.participations.submit(await actor(f).as(), await questRow(f.world, quest.id), work, null)
  return gated.outcome === 'done' ? gated.result.submissionId! : ''
}
const draft = async (f: Fixture) =>
  (await f.ada.post<Schemas['Quest']>('/v1/admin/quests', { title: 'A draft', acceptance_criteria: ['It is written'] })).body
const quest = async (f: Fixture, path = '') => `/v1/admin/quests/${(await openQuest(f.ada)).id}${path}`
const lastYear = { closes_at: '2025-01-01T00:00:00Z' }
const webhook = (f: Fixture, more: object = {}) => ({
  type: 'webhook',
  label: 'Home server',
  url: `https://example.com/hooks/${f.agent.id}`,
  format: 'standard',
  ...more,
})
const mail = (f: Fixture) => ({ type: 'email', label: 'Mail', address: `${f.agent.id}@example.com` })
const channel = async (f: Fixture, wanted: object = webhook(f)) => {
  await setProof(f.world, f.ada)
  return (await f.ada.post<Schemas['CreatedChannel']>('/v1/channels', wanted)).body.channel
}
/** The address of somebody else, because an account may send only ten links in a day. */
const mailed = async (f: Fixture) => {
  const person = await f.world.human()
  const { body } = await person.post<Schemas['CreatedChannel']>('/v1/channels', mail(f))
  return { person, id: body.channel.id, path: `/v1/channels/${body.channel.id}` }
}
const atChannel = async (f: Fixture, rest = '', wanted?: object) => `/v1/channels/${(await channel(f, wanted)).id}${rest}`
/** The path that sends a message again, of a message in this state. */
const atDelivery = async (f: Fixture, state: 'queued' | 'dead') => {
  const { id } = await channel(f)
  const { body } = await f.ada.post<Schemas['Delivery']>(`/v1/channels/${id}/test`)
  const [now, claim] = [f.world.clock.now, 'test']
  await f.world.store.transaction(function* () {
    yield* run(claimDeliveries(10_000), { now, until: now, claim })
    yield* run(settleDelivery, { id: body.id, claim, tries: 1, state, nextAttemptAt: now, sentAt: null, lastFailure: null })
  })
  return `/v1/channels/${id}/deliveries/${body.id}`
}
/** A decision on an approval that is already decided, expired or cancelled. */
const late = (verb: 'approve' | 'deny' | 'questions', body?: object) => ({
  approval_already_decided: async (f: Fixture) => {
    const { id } = await asked(f)
    await f.ada.post(`/v1/approvals/${id}/deny`)
    return f.ada.post<Body>(`/v1/approvals/${id}/${verb}`, body)
  },
  approval_expired: async (f: Fixture) => {
    const { id } = await askFor(f.world, actor(f), undefined, { expiresInMinutes: 5 })
    f.world.clock.advance(5 * 60_000)
    return f.ada.post<Body>(`/v1/approvals/${id}/${verb}`, body)
  },
  approval_cancelled: async (f: Fixture) => {
    const { id } = await asked(f)
    await f.world.core.approvals.cancel(await actor(f).as(), id)
    return f.ada.post<Body>(`/v1/approvals/${id}/${verb}`, body)
  },
})
const reviewed = (verb: string) => async (f: Fixture) => {
  const id = await submitted(f)
  await f.ada.post(`/v1/admin/submissions/${id}/accept`)
  return f.ada.post<Body>(`/v1/admin/submissions/${id}/${verb}`, { comment: 'Again' })
}

/** The reviewer owns the agent, and there is another admin, who goes again. */
const ownWork = (verb: string) => async (f: Fixture) => {
  const id = await submitted(f)
  const other = await anotherAdmin(f.world)
  const answer = await f.ada.post<Body>(`/v1/admin/submissions/${id}/${verb}`, { comment: 'Mine' })
  await f.ada.post(`/v1/admin/accounts/${other.account.id}/suspend`)
  return answer
}

const atAccount = ({ account }: Person, rest = '') => `/v1/admin/accounts/${account.id}${rest}`
const invited = async (f: Fixture) => (await f.ada.post<Schemas['NewInvitation']>('/v1/admin/invitations', {})).body
const recoveryToken = async (f: Fixture) =>
  (await setProof(f.world, f.ada),
  await f.ada.post<Schemas['RecoveryLink']>(atAccount(await f.world.human(), '/recovery-link'))).body.url.split('=')[1]

/** An address that nobody has. */
const another = (f: Fixture) => `${f.agent.id}.new@example.com`
/** Somebody who has asked for another address. */
async function asking(f: Fixture) {
  const eve = await f.world.human()
  await eve.post('/v1/me/email', { email: another(f) })
  return eve
}
const takeBackToken = async (f: Fixture) => changeEmail(f.world, await f.world.human(), another(f))

/** A request of the admin, whose session has a fresh proof, and one whose session has none. */
const proven = async (f: Fixture, request: Request) => {
  await setProof(f.world, f.ada)
  return request
}
const unproven = (method: string, path: string, body?: object) => ({
  proof_required: async (f: Fixture) => {
    await setProof(f.world, f.ada, 0)
    return send(f, method, { path, ...(body && { body }) })
  },
})
/** The refusal of a request of the admin that gives more freedom, while the session has no fresh proof. */
const unloosened = (ask: (f: Fixture) => Answer) => ({
  proof_required: async (f: Fixture) => {
    await setProof(f.world, f.ada, 0)
    const answer = await ask(f)
    await setProof(f.world, f.ada)
    return answer
  },
})
/** Refusals of the same change by somebody whose account demands signatures: without one, and with one that is not valid. */
const unsigned = (ask: (eve: Person, agent: { id: string; key: { id: string } }, sent?: Sent) => Promise<Got<Body>>) => {
  const eveIn = async (f: Fixture, signed_decisions: string) => {
    const { eve } = await withPasskey(f)
    const agent = await newAgent(f.world, eve)
    await eve.patch('/v1/me', '*', { signed_decisions })
    return [eve, agent] as const
  }
  return {
    signature_required: async (f: Fixture) => ask(...(await eveIn(f, 'all'))),
    invalid_passkey: async (f: Fixture) => ask(...(await eveIn(f, 'high')), { headers: { 'Loosening-Signature': 'e30' } }),
  }
}
const loosening = ({ account }: Person) => ({
  operation: 'updateMe',
  target: account.id,
  members: ['/signed_decisions'],
  before: '7f83b1657ff1fc53b92dc18148a1d65dfc2d4b1fa3d677284addd200126d9069',
  after: '7f83b1657ff1fc53b92dc18148a1d65dfc2d4b1fa3d677284addd200126d9069',
})
const withTotp = async ({ world }: Fixture) => {
  const eve = await world.human()
  return { eve, ...(await newTotp(world, eve)) }
}
const withPasskey = async ({ world }: Fixture) => {
  const eve = await world.human()
  return { eve, ...(await newPasskey(eve)) }
}
/** Somebody whose approvals need a signature, with a request that waits. */
const signer = async (f: Fixture) => {
  const { eve, device } = await withPasskey(f)
  const agent = await newAgent(f.world, eve)
  await eve.patch('/v1/me', '*', { signed_decisions: 'all' })
  return { eve, device, id: (await askFor(f.world, agent)).id }
}
const withTenPasskeys = async ({ world }: Fixture) => {
  const eve = await world.human()
  for (let i = 0; i < 10; i++) await newPasskey(eve)
  return eve
}
const newcomersPasskey = async ({ world }: Fixture) => {
  const eve = await world.human()
  const { body } = await eve.post<Schemas['PasskeyCreation']>('/v1/me/passkeys/challenge')
  return { path: '/v1/me/passkeys', body: { name: 'Phone', credential: authenticator(publicUrl).create(body.options) }, token: eve.token }
}
const passkeySignIn = async ({ world }: Fixture, device: Authenticator) => {
  const { body } = await world.call<Schemas['PasskeyRequest']>('POST', '/v1/sessions/passkey/challenge')
  return { path: '/v1/sessions/passkey', body: { credential: device.get(body.options) } }
}

const table: Table = {
  getServiceInfo: { good: () => ({ path: '/v1/service' }) },
  signUp: {
    good: f => ({ path: '/v1/accounts', body: newcomer(`${f.agent.id}@example.com`) }),
    email_taken: f => send(f, 'POST', { path: '/v1/accounts', body: newcomer(f.ada.email) }),
    signup_closed: f => send(f, 'POST', { path: '/v1/accounts', body: newcomer('late@example.com') }, f.closed),
    invalid_link: f => send(f, 'POST', { path: '/v1/accounts', body: { ...newcomer('invited@example.com'), invitation: 'unknown' } }),
    setup_code_required: f =>
      send(f, 'POST', { path: '/v1/accounts', body: { ...newcomer('first@example.com'), setup_code: 'wrong' } }, f.empty),
  },
  readInvitationLink: {
    good: async f => ({ path: '/v1/invitation/link', body: { token: (await invited(f)).url.split('=')[1] } }),
    invalid_link: f => send(f, 'POST', { path: '/v1/invitation/link', body: { token: 'unknown' } }),
  },
  readRecoveryLink: {
    good: async f => ({ path: '/v1/recovery/link', body: { token: await recoveryToken(f) } }),
    invalid_link: f => send(f, 'POST', { path: '/v1/recovery/link', body: { token: 'unknown' } }),
  },
  recoverAccount: {
    good: async f => ({ path: '/v1/recovery', body: { token: await recoveryToken(f), new_password: 'correct horse battery' } }),
    invalid_link: f => send(f, 'POST', { path: '/v1/recovery', body: { token: 'unknown', new_password: 'correct horse battery' } }),
  },
  requestRecovery: {
    good: f => ({ path: '/v1/recovery/mail', body: { email: f.bob.email } }),
    channel_not_offered: f => send(f, 'POST', { path: '/v1/recovery/mail', body: { email: f.bob.email } }, f.closed),
  },
  readTakeBackLink: {
    good: async f => ({ path: '/v1/email/take-back/link', body: { token: await takeBackToken(f) } }),
    invalid_link: f => send(f, 'POST', { path: '/v1/email/take-back/link', body: { token: 'unknown' } }),
  },
  takeBackEmail: {
    good: async f => ({ path: '/v1/email/take-back', body: { token: await takeBackToken(f), new_password: 'correct horse battery' } }),
    invalid_link: f => send(f, 'POST', { path: '/v1/email/take-back', body: { token: 'unknown', new_password: 'correct horse battery' } }),
  },
  getEmail: {
    good: async f => {
      const eve = await f.world.human()
      await changeEmail(f.world, eve, another(f))
      await eve.post('/v1/me/email', { email: `new.${another(f)}` })
      return { path: '/v1/me/email', token: eve.token }
    },
  },
  changeEmail: {
    good: async f => ({ path: '/v1/me/email', body: { email: another(f) }, token: (await f.world.human()).token }),
    ...unproven('POST', '/v1/me/email', { email: 'new@example.com' }),
    channel_not_offered: f => send(f, 'POST', { path: '/v1/me/email', body: { email: another(f) } }, f.closed),
    invalid_state: f => send(f, 'POST', { path: '/v1/me/email', body: { email: f.ada.email } }),
  },
  cancelEmailChange: { good: async f => ({ path: '/v1/me/email', token: (await asking(f)).token }) },
  confirmEmail: {
    good: async f => {
      const eve = await asking(f)
      return { path: '/v1/me/email/confirm', body: { code: await emailCode(f.world, eve) }, token: eve.token }
    },
    wrong_code: async f => {
      const eve = await asking(f)
      return eve.post('/v1/me/email/confirm', { code: (await emailCode(f.world, eve)) === '00000000' ? '00000001' : '00000000' })
    },
    invalid_state: f => send(f, 'POST', { path: '/v1/me/email/confirm', body: { code: '00000000' } }),
    email_taken: async f => {
      const eve = await asking(f)
      const code = await emailCode(f.world, eve)
      await send(f, 'POST', { path: '/v1/accounts', body: newcomer(another(f)) })
      return eve.post('/v1/me/email/confirm', { code })
    },
    channel_not_offered: f => send(f, 'POST', { path: '/v1/me/email/confirm', body: { code: '00000000' } }, f.closed),
  },
  deleteMe: {
    good: async f => ({ path: '/v1/me', token: (await f.world.human()).token }),
    ...unproven('DELETE', '/v1/me'),
    last_admin: async f => {
      await setProof(f.world, f.ada)
      return f.ada.delete('/v1/me')
    },
  },
  stopEverything: {
    good: async f => {
      await yesTo(f.world, f.ada, actor(f))
      return { path: '/v1/me/stop' }
    },
  },
  exportMe: {
    good: () => ({ path: '/v1/me/export' }),
    export_running: async f => {
      const { done } = f.world.core.audit.export(f.ada.account.id, {}, () => '')
      return f.ada.get<Body>('/v1/me/export').finally(done)
    },
  },
  signIn: {
    good: f => ({ path: '/v1/sessions', body: { email: f.ada.email, password: f.ada.password } }),
    invalid_credentials: f => send(f, 'POST', { path: '/v1/sessions', body: { email: f.ada.email, password: 'wrong' } }),
    account_suspended: async f => {
      const eve = await f.world.human()
      await f.ada.post(`/v1/admin/accounts/${eve.account.id}/suspend`)
      return send(f, 'POST', { path: '/v1/sessions', body: { email: eve.email, password: eve.password } })
    },
    second_factor_required: async f => signIn(f.world, (await withTotp(f)).eve),
    wrong_code: async f => signIn(f.world, (await withTotp(f)).eve, { code: 'wrong-code' }),
  },
  startPasskeySignIn: { good: () => ({ path: '/v1/sessions/passkey/challenge' }) },
  signInWithPasskey: {
    good: async f => passkeySignIn(f, (await withPasskey(f)).device),
    invalid_credentials: async f => send(f, 'POST', await passkeySignIn(f, authenticator(publicUrl))),
    account_suspended: async f => {
      const { eve, device } = await withPasskey(f)
      await f.ada.post(atAccount(eve, '/suspend'))
      return send(f, 'POST', await passkeySignIn(f, device))
    },
  },
  startProof: { good: () => ({ path: '/v1/sessions/current/proof/challenge' }) },
  proveSession: {
    good: f => ({ path: '/v1/sessions/current/proof', body: { password: f.ada.password } }),
    wrong_password: f => f.ada.post('/v1/sessions/current/proof', { password: 'wrong' }),
    second_factor_required: async f => {
      const { eve } = await withTotp(f)
      return eve.post('/v1/sessions/current/proof', { password: eve.password })
    },
    wrong_code: async f => {
      const { eve } = await withTotp(f)
      return eve.post('/v1/sessions/current/proof', { password: eve.password, code: 'wrong-code' })
    },
    invalid_passkey: f => f.ada.post('/v1/sessions/current/proof', { credential: {} }),
  },
  getSecurity: { good: () => ({ path: '/v1/me/security' }) },
  startTotp: {
    good: async f => proven(f, { path: '/v1/me/totp' }),
    ...unproven('POST', '/v1/me/totp'),
    invalid_state: async f => (await withTotp(f)).eve.post('/v1/me/totp'),
  },
  removeTotp: { good: async f => proven(f, { path: '/v1/me/totp' }), ...unproven('DELETE', '/v1/me/totp') },
  confirmTotp: {
    good: async f => {
      const eve = await f.world.human()
      const { body } = await eve.post<Schemas['NewTotp']>('/v1/me/totp')
      const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({ timestamp: f.world.clock.now })
      return { path: '/v1/me/totp/confirm', body: { code }, token: eve.token }
    },
    wrong_code: async f => {
      const eve = await f.world.human()
      const { body } = await eve.post<Schemas['NewTotp']>('/v1/me/totp')
      const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({ timestamp: 0 })
      return eve.post('/v1/me/totp/confirm', { code })
    },
    ...unproven('POST', '/v1/me/totp/confirm', { code: '000000' }),
    invalid_state: async f => send(f, 'POST', await proven(f, { path: '/v1/me/totp/confirm', body: { code: '000000' } })),
  },
  renewRecoveryCodes: {
    good: async f => ({ path: '/v1/me/recovery-codes', token: (await withTotp(f)).eve.token }),
    ...unproven('POST', '/v1/me/recovery-codes'),
    invalid_state: async f => send(f, 'POST', await proven(f, { path: '/v1/me/recovery-codes' })),
  },
  startLoosening: {
    good: async f => {
      const { eve } = await withPasskey(f)
      return { path: '/v1/me/loosening/challenge', token: eve.token, body: loosening(eve) }
    },
    invalid_state: f => f.ada.post('/v1/me/loosening/challenge', loosening(f.ada)),
  },
  startPasskey: {
    good: async f => proven(f, { path: '/v1/me/passkeys/challenge' }),
    ...unproven('POST', '/v1/me/passkeys/challenge'),
    passkey_limit: async f => (await withTenPasskeys(f)).post('/v1/me/passkeys/challenge'),
  },
  addPasskey: {
    good: async f => newcomersPasskey(f),
    ...unproven('POST', '/v1/me/passkeys', { name: 'Phone', credential: {} }),
    invalid_passkey: async f => send(f, 'POST', await proven(f, { path: '/v1/me/passkeys', body: { name: 'Phone', credential: {} } })),
    passkey_limit: async f => {
      const eve = await f.world.human()
      const { body } = await eve.post<Schemas['PasskeyCreation']>('/v1/me/passkeys/challenge')
      for (let i = 0; i < 10; i++) await newPasskey(eve)
      return eve.post('/v1/me/passkeys', { name: 'Phone', credential: authenticator(publicUrl).create(body.options) })
    },
  },
  getPasskey: {
    good: async f => {
      const { eve, passkey } = await withPasskey(f)
      return { path: `/v1/me/passkeys/${passkey.id}`, token: eve.token }
    },
  },
  renamePasskey: {
    good: async f => {
      const { eve, passkey } = await withPasskey(f)
      return { path: `/v1/me/passkeys/${passkey.id}`, body: { name: 'Old phone' }, headers: { 'If-Match': '*' }, token: eve.token }
    },
  },
  removePasskey: {
    good: async f => {
      const { eve, passkey } = await withPasskey(f)
      return { path: `/v1/me/passkeys/${passkey.id}`, token: eve.token }
    },
    invalid_state: async f => {
      const { eve, passkey } = await withPasskey(f)
      await eve.patch('/v1/me', '*', { signed_decisions: 'all' })
      return eve.delete(`/v1/me/passkeys/${passkey.id}`)
    },
    proof_required: async f => {
      const { eve, passkey } = await withPasskey(f)
      await setProof(f.world, eve, 0)
      return eve.delete(`/v1/me/passkeys/${passkey.id}`)
    },
  },
  listSessions: { good: () => ({ path: '/v1/sessions' }) },
  getSession: { good: f => ({ path: `/v1/sessions/${f.ada.session.id}` }) },
  signOut: { good: async f => ({ path: '/v1/sessions/current', token: (await f.world.human()).token }) },
  revokeSession: {
    good: async f => {
      const other = await f.world.call<Schemas['SignedIn']>('POST', '/v1/sessions', {
        body: { email: f.ada.email, password: f.ada.password },
      })
      return { path: `/v1/sessions/${other.body.session.id}` }
    },
  },
  listTokens: {
    good: async f => {
      await newToken(f.world, f.ada, 'read')
      return { path: '/v1/me/tokens' }
    },
  },
  issueToken: {
    good: () => ({ path: '/v1/me/tokens', body: { name: 'Chat bot', scopes: ['read'], expires_in_days: 30 } }),
    ...unproven('POST', '/v1/me/tokens', { name: 'Chat bot', scopes: ['read'] }),
    token_limit: async f => {
      const eve = await f.world.human()
      for (let i = 0; i < 20; i++) await newToken(f.world, eve, 'read')
      return eve.post('/v1/me/tokens', { name: 'Chat bot', scopes: ['read'] })
    },
    ...whereFull('issueToken', 'POST'),
  },
  getToken: { good: async f => ({ path: `/v1/me/tokens/${(await newToken(f.world, f.ada, 'read')).token.id}` }) },
  revokeToken: { good: async f => ({ path: `/v1/me/tokens/${(await newToken(f.world, f.ada, 'read')).token.id}` }) },
  rotateToken: {
    good: async f => ({ path: await rotationOf(f), body: { overlap_seconds: 60 } }),
    ...unproven('POST', `/v1/me/tokens/tok_${'0'.repeat(26)}/rotate`),
    key_not_active: async f => {
      const path = await rotationOf(f)
      await f.ada.delete(path.replace('/rotate', ''))
      return f.ada.post(path)
    },
    token_limit: async f => {
      const eve = await f.world.human()
      for (let i = 0; i < 19; i++) await newToken(f.world, eve, 'read')
      return eve.post(await rotationOf(f, eve), { overlap_seconds: 60 })
    },
  },
  getMe: { good: () => ({ path: '/v1/me' }) },
  getOverview: { good: () => ({ path: '/v1/overview' }) },
  updateMe: {
    good: f => ({ path: '/v1/me', body: { display_name: f.agent.id }, headers: { 'If-Match': '*' } }),
    done: f => f.ada.patch('/v1/me', '*', { display_name: 'Ada Lovelace' }),
    ...whereFull('updateMe', 'PATCH'),
    ...unsigned((eve, _agent, sent) => eve.patch('/v1/me', '*', { signed_decisions: 'none' }, sent)),
    invalid_state: async f => {
      await setProof(f.world, f.ada)
      return f.ada.patch('/v1/me', '*', { signed_decisions: 'all' })
    },
  },
  listAgents: { good: () => ({ path: '/v1/agents' }) },
  createAgent: {
    ...whereFull('createAgent', 'POST'),
    good: () => ({ path: '/v1/agents', body: { name: 'Scout', skills: ['research'] } }),
    handle_taken: f => f.ada.post('/v1/agents', { name: 'Scout', handle: f.agent.handle }),
    agent_limit: f => send(f, 'POST', { path: '/v1/agents', body: { name: 'Scout' } }, f.closed),
    unprocessable: f => f.ada.post('/v1/agents', { name: 'Scout', policy: { external: { contact: { rule: 'allow' } } } }),
    needs_person: f => withToken(f, 'POST', { path: '/v1/agents', body: { name: 'Scout', policy: { join_quest: 'allow' } } }, ['agents']),
    ...unloosened(f => f.ada.post('/v1/agents', { name: 'Scout', policy: { join_quest: 'allow' } })),
    ...unsigned((eve, _agent, sent) => eve.post('/v1/agents', { name: 'Scout', policy: { join_quest: 'allow' } }, sent)),
  },
  getAgent: { good: f => ({ path: atAgent(f) }) },
  updateAgent: {
    ...whereFull('updateAgent', 'PATCH'),
    good: f => ({ path: atAgent(f), body: { name: 'Ranger' }, headers: { 'If-Match': '*' } }),
    agent_archived: async f => {
      await archived(f)
      return f.ada.patch(atAgent(f), '*', { name: 'Ranger' })
    },
    unprocessable: f => f.ada.patch(atAgent(f), '*', { policy: { external: { contact: { rule: 'allow' } } } }),
    needs_person: f =>
      withToken(f, 'PATCH', { path: atAgent(f), body: { max_active_quests: 9 }, headers: { 'If-Match': '*' } }, ['agents']),
    ...unloosened(f => f.ada.patch(atAgent(f), '*', { max_active_quests: 9 })),
    ...unsigned((eve, { id }, sent) => eve.patch(`/v1/agents/${id}`, '*', { max_active_quests: 9 }, sent)),
  },
  getPolicy: { good: () => ({ path: '/v1/me/policy' }) },
  updatePolicy: {
    good: () => ({
      path: '/v1/me/policy',
      body: { large_amounts: [{ value: '250', currency: 'EUR' }], ceilings: { per_day: 40 } },
      headers: { 'If-Match': '*' },
    }),
    storage_limit: async f => {
      await setProof(f.full, f.ada)
      const body = { defaults: { join_quest: 'allow' } }
      return send(f, 'PATCH', { path: '/v1/me/policy', body, headers: { 'If-Match': '*' } }, f.full)
    },
    unprocessable: f => f.ada.patch('/v1/me/policy', '*', { defaults: { external: { contact: { rule: 'allow' } } } }),
    ...unloosened(f => f.ada.patch('/v1/me/policy', '*', { defaults: { join_quest: 'allow' } })),
    ...unsigned((eve, _agent, sent) => eve.patch('/v1/me/policy', '*', { defaults: { join_quest: 'allow' } }, sent)),
  },
  archiveAgent: { good: f => ({ path: atAgent(f) }) },
  suspendAgent: {
    good: f => ({ path: atAgent(f, '/suspend') }),
    agent_archived: async f => {
      await archived(f)
      return f.ada.post(atAgent(f, '/suspend'))
    },
    invalid_state: async f => {
      await suspended(f)
      return f.ada.post(atAgent(f, '/suspend'))
    },
  },
  resumeAgent: {
    ...whereFull('resumeAgent', 'POST'),
    good: async f => {
      await suspended(f)
      return { path: atAgent(f, '/resume') }
    },
    agent_archived: async f => {
      await archived(f)
      return f.ada.post(atAgent(f, '/resume'))
    },
    invalid_state: f => f.ada.post(atAgent(f, '/resume')),
    ...unloosened(async f => {
      await suspended(f)
      return f.ada.post(atAgent(f, '/resume'))
    }),
    ...unsigned(async (eve, { id }, sent) => {
      await eve.post(`/v1/agents/${id}/suspend`)
      return eve.post(`/v1/agents/${id}/resume`, undefined, sent)
    }),
    suspended_by_admin: async f => {
      const agent = await f.bob.agent()
      await f.ada.post(`/v1/admin/agents/${agent.id}/suspend`)
      return f.bob.post(`/v1/agents/${agent.id}/resume`)
    },
  },
  getAgentActivity: { good: f => ({ path: atAgent(f, '/activity') }) },
  getActivity: { good: () => ({ path: '/v1/activity' }) },
  getAgentHeartbeat: { good: f => ({ path: atAgent(f, '/heartbeat') }) },
  listAgentKeys: { good: f => ({ path: atAgent(f, '/keys') }) },
  issueAgentKey: {
    ...whereFull('issueAgentKey', 'POST'),
    good: f => ({ path: atAgent(f, '/keys') }),
    key_limit: async f => {
      await fullOfKeys(f)
      return f.ada.post(atAgent(f, '/keys'))
    },
    agent_suspended: async f => {
      await suspended(f)
      return f.ada.post(atAgent(f, '/keys'))
    },
    agent_archived: async f => {
      await archived(f)
      return f.ada.post(atAgent(f, '/keys'))
    },
    ...unloosened(f => f.ada.post(atAgent(f, '/keys'))),
    ...unsigned((eve, { id }, sent) => eve.post(`/v1/agents/${id}/keys`, undefined, sent)),
  },
  getAgentKey: { good: f => ({ path: atAgent(f, `/keys/${f.key.id}`) }) },
  revokeAgentKey: { good: f => ({ path: atAgent(f, `/keys/${f.key.id}`) }) },
  rotateAgentKey: {
    ...whereFull('rotateAgentKey', 'POST'),
    good: f => ({ path: atAgent(f, `/keys/${f.key.id}/rotate`) }),
    key_not_active: async f => {
      await f.ada.delete(atAgent(f, `/keys/${f.key.id}`))
      return f.ada.post(atAgent(f, `/keys/${f.key.id}/rotate`))
    },
    key_limit: async f => {
      await fullOfKeys(f)
      return f.ada.post(atAgent(f, `/keys/${f.key.id}/rotate`), { overlap_seconds: 60 })
    },
    agent_suspended: async f => {
      await suspended(f)
      return f.ada.post(atAgent(f, `/keys/${f.key.id}/rotate`))
    },
    agent_archived: async f => {
      await archived(f)
      return f.ada.post(atAgent(f, `/keys/${f.key.id}/rotate`))
    },
    ...unloosened(f => f.ada.post(atAgent(f, `/keys/${f.key.id}/rotate`))),
    ...unsigned((eve, { id, key }, sent) => eve.post(`/v1/agents/${id}/keys/${key.id}/rotate`, undefined, sent)),
  },
  changePassword: {
    good: f => ({ path: '/v1/me/password', body: { current_password: f.ada.password, new_password: f.ada.password } }),
    proof_required: async f => {
      const { eve } = await withTotp(f)
      await setProof(f.world, eve, 0)
      return eve.put('/v1/me/password', { current_password: eve.password, new_password: eve.password })
    },
    wrong_password: f => f.ada.put('/v1/me/password', { current_password: 'wrong', new_password: f.ada.password }),
  },
  listQuests: {
    good: async f => {
      await openQuest(f.ada)
      return { path: '/v1/quests' }
    },
  },
  getQuest: {
    good: async f => ({ path: `/v1/quests/${(await openQuest(f.ada)).slug}` }),
    quest_not_found: f => f.ada.get('/v1/quests/no-such-quest'),
    not_found: f => f.ada.get('/v1/quests/%2f'),
  },
  listParticipations: {
    good: async f => {
      await joined(f)
      return { path: `/v1/participations?agent_id=${f.agent.id}&sort=joined_at&${lately}` }
    },
  },
  getParticipation: { good: async f => ({ path: `/v1/participations/${(await joined(f)).id}` }) },
  withdrawParticipation: {
    good: async f => ({ path: `/v1/participations/${(await joined(f)).id}/withdraw` }),
    invalid_state: async f => {
      const { id } = await joined(f)
      await f.ada.post(`/v1/participations/${id}/withdraw`)
      return f.ada.post(`/v1/participations/${id}/withdraw`)
    },
  },
  listApprovals: {
    good: async f => {
      await asked(f)
      return { path: `/v1/approvals?agent_id=${f.agent.id}` }
    },
  },
  listWaitingApprovals: {
    good: async f => {
      await asked(f)
      return { path: '/v1/approvals/waiting' }
    },
  },
  getApproval: { good: async f => ({ path: `/v1/approvals/${(await asked(f)).id}` }) },
  approveApproval: {
    good: async f => ({ path: `/v1/approvals/${(await asked(f)).id}/approve` }),
    ...late('approve'),
    signature_required: async f => {
      const { eve, id } = await signer(f)
      return eve.post(`/v1/approvals/${id}/approve`)
    },
    invalid_passkey: async f => f.ada.post(`/v1/approvals/${(await asked(f)).id}/approve`, { credential: {} }),
    signature_mismatch: async f => {
      const { eve, id, device } = await signer(f)
      const { options } = (await eve.post<Schemas['Signing']>('/v1/approvals/signature/challenge', { ids: [id], note: 'Go ahead' })).body
      return eve.post(`/v1/approvals/${id}/approve`, { note: 'Go on', credential: device.get(options, { counter: 0 }) })
    },
    unprocessable: async f => f.ada.post(`/v1/approvals/${await askedToJoin(f)}/approve`, { valid_for_minutes: 60 }),
    proof_required: async f => {
      const { id } = await asked(f)
      await setProof(f.world, f.ada, 0)
      const refused = await f.ada.post(`/v1/approvals/${id}/approve`, { changes: { recipient: 'Somebody else' } })
      await setProof(f.world, f.ada)
      return refused
    },
    storage_limit: async f => {
      const { id } = await askFor(f.world, actor(f), 'Buy a pen', { amount: { value: '12', currency: 'EUR' } })
      return send(f, 'POST', { path: `/v1/approvals/${id}/approve`, token: f.ada.token, body: { allow_category_minutes: 60 } }, f.full)
    },
  },
  sayOutcome: {
    good: async f => ({
      path: `/v1/approvals/${(await doubtIn(f.world, f.ada, actor(f))).id}/outcome`,
      body: { outcome: 'done', note: 'It has come' },
    }),
    invalid_state: async f => f.ada.post(`/v1/approvals/${(await asked(f)).id}/outcome`, { outcome: 'done' }),
  },
  sayOutcomes: {
    good: async f => ({
      path: '/v1/approvals/outcomes',
      body: { outcome: 'done', ids: [(await doubtIn(f.world, f.ada, actor(f), 'Buy another')).id, (await asked(f)).id] },
    }),
    unprocessable: async f => f.ada.post('/v1/approvals/outcomes', { outcome: 'done', ids: [(await asked(f)).id], versions: [1, 2] }),
  },
  takeBackApproval: {
    good: async f => ({
      path: `/v1/approvals/${(await yesTo(f.world, f.ada, actor(f))).id}/take-back`,
      body: { note: 'I have bought it myself' },
    }),
    invalid_state: async f => f.ada.post(`/v1/approvals/${(await asked(f)).id}/take-back`),
  },
  askAboutApproval: {
    good: async f => ({ path: `/v1/approvals/${(await asked(f)).id}/questions`, body: { text: 'Is there a cheaper one?' } }),
    ...late('questions', { text: 'Why?' }),
    question_limit: async f => {
      const { id } = await asked(f)
      const ask = () => f.ada.post<Body>(`/v1/approvals/${id}/questions`, { text: 'And now?' })
      for (let times = 0; times < 10; times++) await ask()
      return ask()
    },
  },
  denyApproval: {
    good: async f => ({ path: `/v1/approvals/${(await asked(f)).id}/deny` }),
    ...late('deny'),
  },
  startSigning: {
    good: async f => {
      const { eve, id } = await signer(f)
      return { path: '/v1/approvals/signature/challenge', body: { ids: [id], versions: [1], note: 'Go ahead' }, token: eve.token }
    },
    invalid_state: async f => f.ada.post('/v1/approvals/signature/challenge', { ids: [(await asked(f)).id], versions: [1] }),
    unprocessable: async f => f.ada.post('/v1/approvals/signature/challenge', { ids: [(await asked(f)).id], versions: [1, 1] }),
  },
  decideApprovals: {
    good: async f => ({ path: '/v1/approvals/decisions', body: { decision: 'approve', ids: [(await asked(f)).id] } }),
    invalid_passkey: async f => {
      const { eve, id } = await signer(f)
      return eve.post('/v1/approvals/decisions', {
        decision: 'approve',
        ids: [id],
        signature: { hashes: ['0'.repeat(64)], credential: {} },
      })
    },
    signature_mismatch: async f => {
      const { eve, id, device } = await signer(f)
      const asked = { ids: [id], versions: [1] }
      const { options } = (await eve.post<Schemas['Signing']>('/v1/approvals/signature/challenge', asked)).body
      const signature = { hashes: ['0'.repeat(64)], credential: device.get(options, { counter: 0 }) }
      return eve.post('/v1/approvals/decisions', { decision: 'approve', ...asked, signature })
    },
    unprocessable: async f => f.ada.post('/v1/approvals/decisions', { decision: 'deny', ids: [(await asked(f)).id], versions: [1, 1] }),
  },
  listChannels: {
    good: async f => {
      await channel(f)
      return { path: '/v1/channels' }
    },
  },
  createChannel: {
    // These instances have clocks of their own, and a proof must not come from their future.
    storage_limit: async f => {
      await setProof(f.world, f.ada, f.full.clock.now)
      return send(f, 'POST', { path: '/v1/channels', body: webhook(f) }, f.full)
    },
    channel_limit: async f => {
      await setProof(f.world, f.ada, f.closed.clock.now)
      return send(f, 'POST', { path: '/v1/channels', body: webhook(f) }, f.closed)
    },
    ...unproven('POST', '/v1/channels', { type: 'webhook', label: 'Home', url: 'https://example.com/', format: 'standard' }),
    good: f => proven(f, { path: '/v1/channels', body: webhook(f) }),
    channel_exists: async f => {
      await channel(f)
      return f.ada.post('/v1/channels', webhook(f))
    },
    channel_not_offered: f => send(f, 'POST', { path: '/v1/channels', body: mail(f) }, f.closed),
    address_refused: f => f.ada.post('/v1/channels', webhook(f, { url: 'https://127.0.0.1/' })),
    unprocessable: f => f.ada.post('/v1/channels', webhook(f, { address: 'ada@example.com' })),
  },
  getChannel: { good: async f => ({ path: await atChannel(f) }) },
  updateChannel: {
    good: async f => ({ path: await atChannel(f), body: { label: 'Server' }, headers: { 'If-Match': '*' } }),
    invalid_state: async f => {
      const { person, path } = await mailed(f)
      return person.patch(path, '*', { state: 'active' })
    },
  },
  deleteChannel: { good: async f => ({ path: await atChannel(f) }) },
  testChannel: {
    good: async f => ({ path: await atChannel(f, '/test') }),
    invalid_state: async f => {
      const path = await atChannel(f, '/test')
      await f.ada.post(path)
      return f.ada.post(path)
    },
    channel_not_offered: async f => {
      const { person, path } = await mailed(f)
      return send(f, 'POST', { path: `${path}/test`, token: person.token }, f.closed)
    },
  },
  verifyChannel: {
    good: async f => {
      const { person, id, path } = await mailed(f)
      const [row] = await f.world.store.read(findChannel, { id, accountId: person.account.id })
      return { path: `${path}/verify`, body: { code: codeOf(f.world.core.world, row!) }, token: person.token }
    },
    wrong_code: async f => {
      const { person, path } = await mailed(f)
      return person.post(`${path}/verify`, { code: 'wrong' })
    },
    invalid_state: async f => f.ada.post(await atChannel(f, '/verify'), { code: 'any' }),
  },
  rotateChannelSecret: {
    good: async f => ({ path: await atChannel(f, '/rotate-secret') }),
    invalid_state: async f => f.ada.post(await atChannel(f, '/rotate-secret', webhook(f, { format: 'slack' }))),
  },
  listDeliveries: {
    good: async f => {
      const { id } = await channel(f)
      await f.ada.post(`/v1/channels/${id}/test`)
      return { path: `/v1/channels/${id}/deliveries?sort=created_at&${lately}` }
    },
  },
  getDelivery: { good: async f => ({ path: await atDelivery(f, 'dead') }) },
  redeliver: {
    good: async f => ({ path: `${await atDelivery(f, 'dead')}/redeliver` }),
    invalid_state: async f => f.ada.post(`${await atDelivery(f, 'queued')}/redeliver`),
  },
  listAuditEvents: { good: async f => ({ path: '/v1/audit-events', token: (await f.world.human()).token }) },
  exportAuditEvents: {
    good: () => ({ path: '/v1/audit-events/export' }),
    export_running: async f => {
      const { done } = f.world.core.audit.export(f.ada.account.id, {}, () => '')
      return f.ada.get<Body>('/v1/audit-events/export').finally(done)
    },
  },
  streamEvents: {
    good: () => ({ path: '/v1/events' }),
    done: f => beginning(f, 1, () => f.bob.agent()),
    stream_limit: f => beginning(f, 6),
  },
  adminListQuests: {
    good: async f => {
      await draft(f)
      return { path: '/v1/admin/quests' }
    },
  },
  adminCreateQuest: {
    good: () => ({
      path: '/v1/admin/quests',
      body: { title: 'Summarise an RFC', acceptance_criteria: ['At most 200 words'], reward_points: 10 },
    }),
    slug_taken: async f =>
      f.ada.post('/v1/admin/quests', { title: 'A quest', acceptance_criteria: ['It is done'], slug: (await openQuest(f.ada)).slug }),
    unprocessable: f => f.ada.post('/v1/admin/quests', { title: 'A quest', acceptance_criteria: ['It is done'], ...lastYear }),
  },
  adminGetQuest: { good: async f => ({ path: await quest(f) }) },
  adminUpdateQuest: {
    good: async f => ({ path: await quest(f), body: { slots: 5 }, headers: { 'If-Match': '*' } }),
    quest_terms_frozen: async f => f.ada.patch(`/v1/admin/quests/${(await joined(f)).quest.id}`, '*', { reward_points: 1000 }),
    slots_below_taken: async f => {
      const { quest } = await joined(f)
      const other = await f.ada.agent('Other', { policy: allowAll })
      const { secret } = await f.ada.key(other.id)
      await joinAt(f.world, { as: () => holder(f.world, secret) }, quest.id)
      return f.ada.patch(`/v1/admin/quests/${quest.id}`, '*', { slots: 1 })
    },
    invalid_state: async f => {
      const path = await quest(f)
      await f.ada.post(`${path}/cancel`)
      return f.ada.patch(path, '*', { slots: 5 })
    },
    unprocessable: async f => f.ada.patch(await quest(f), '*', lastYear),
  },
  adminDeleteQuest: {
    good: async f => ({ path: `/v1/admin/quests/${(await draft(f)).id}` }),
    not_draft: async f => f.ada.delete(await quest(f)),
  },
  adminPublishQuest: {
    good: async f => ({ path: `/v1/admin/quests/${(await draft(f)).id}/publish` }),
    invalid_state: async f => f.ada.post(await quest(f, '/publish')),
  },
  adminCloseQuest: {
    good: async f => ({ path: await quest(f, '/close') }),
    invalid_state: async f => f.ada.post(`/v1/admin/quests/${(await draft(f)).id}/close`),
  },
  adminReopenQuest: {
    good: async f => {
      const path = await quest(f)
      await f.ada.post(`${path}/close`)
      return { path: `${path}/reopen`, body: { closes_at: new Date(f.world.clock.now + 30 * 86_400_000).toISOString() } }
    },
    invalid_state: async f => f.ada.post(await quest(f, '/reopen')),
    unprocessable: async f => f.ada.post(await quest(f, '/reopen'), lastYear),
  },
  adminCancelQuest: {
    good: async f => ({ path: await quest(f, '/cancel') }),
    invalid_state: async f => f.ada.post(`/v1/admin/quests/${(await draft(f)).id}/cancel`),
  },
  adminListSubmissions: {
    good: async f => {
      await submitted(f)
      return { path: `/v1/admin/submissions?sort=-created_at&${lately}` }
    },
  },
  adminGetSubmission: { good: async f => ({ path: `/v1/admin/submissions/${await submitted(f)}` }) },
  adminAcceptSubmission: {
    good: async f => ({ path: `/v1/admin/submissions/${await submitted(f)}/accept` }),
    already_reviewed: reviewed('accept'),
    own_agent: ownWork('accept'),
  },
  adminRequestRevision: {
    good: async f => ({
      path: `/v1/admin/submissions/${await submitted(f)}/request-revision`,
      body: { comment: 'The third paragraph is not about the RFC' },
    }),
    already_reviewed: reviewed('request-revision'),
    own_agent: ownWork('request-revision'),
    attempts_used: async f =>
      f.ada.post(`/v1/admin/submissions/${await submitted(f, { max_attempts: 1 })}/request-revision`, { comment: 'Shorter' }),
  },
  adminRejectSubmission: {
    good: async f => ({ path: `/v1/admin/submissions/${await submitted(f)}/reject`, body: { comment: 'This summarises another RFC' } }),
    already_reviewed: reviewed('reject'),
    own_agent: ownWork('reject'),
  },
  adminListAuditEvents: { good: () => ({ path: '/v1/admin/audit-events?action=account.suspended' }) },
  adminListAccounts: {
    good: async f => {
      await f.world.human()
      return { path: '/v1/admin/accounts' }
    },
  },
  adminGetAccount: { good: f => ({ path: atAccount(f.bob) }) },
  adminUpdateAccount: {
    good: async f => proven(f, { path: atAccount(await f.world.human()), body: { role: 'reviewer' }, headers: { 'If-Match': '*' } }),
    proof_required: async f => {
      await setProof(f.world, f.ada, 0)
      return f.ada.patch(atAccount(f.bob), '*', { role: 'reviewer' })
    },
    last_admin: async f => {
      await setProof(f.world, f.ada)
      return f.ada.patch(atAccount(f.ada), '*', { role: 'member' })
    },
  },
  adminCreateRecoveryLink: {
    good: f => proven(f, { path: atAccount(f.bob, '/recovery-link') }),
    proof_required: async f => {
      await setProof(f.world, f.ada, 0)
      return f.ada.post(atAccount(f.bob, '/recovery-link'))
    },
    operator_required: async f => send(f, 'POST', await proven(f, { path: atAccount(f.ada, '/recovery-link') })),
    second_admin_required: async f => {
      const person = await f.world.human()
      await setProof(f.world, f.ada)
      for (const role of ['admin', 'member']) await f.ada.patch(atAccount(person), '*', { role })
      return send(f, 'POST', await proven(f, { path: atAccount(person, '/recovery-link') }))
    },
  },
  adminListInvitations: {
    good: async f => {
      await invited(f)
      return { path: '/v1/admin/invitations' }
    },
  },
  adminCreateInvitation: {
    good: f => proven(f, { path: '/v1/admin/invitations', body: { role: 'reviewer' } }),
    ...unproven('POST', '/v1/admin/invitations', { role: 'reviewer' }),
  },
  adminGetInvitation: { good: async f => ({ path: `/v1/admin/invitations/${(await invited(f)).invitation.id}` }) },
  adminRevokeInvitation: {
    good: async f => ({ path: `/v1/admin/invitations/${(await invited(f)).invitation.id}` }),
    invalid_state: async f => {
      const { invitation, url } = await invited(f)
      await send(f, 'POST', { path: '/v1/accounts', body: { ...newcomer(`${invitation.id}@example.com`), invitation: url.split('=')[1] } })
      return f.ada.delete(`/v1/admin/invitations/${invitation.id}`)
    },
  },
  adminSuspendAccount: {
    good: async f => ({ path: `/v1/admin/accounts/${(await f.world.human()).account.id}/suspend` }),
    last_admin: f => f.ada.post(`/v1/admin/accounts/${f.ada.account.id}/suspend`),
    invalid_state: async f => {
      const path = `/v1/admin/accounts/${(await f.world.human()).account.id}/suspend`
      await f.ada.post(path)
      return f.ada.post(path)
    },
  },
  adminResumeAccount: {
    good: async f => {
      const path = `/v1/admin/accounts/${(await f.world.human()).account.id}`
      await f.ada.post(`${path}/suspend`)
      return { path: `${path}/resume` }
    },
    invalid_state: f => f.ada.post(`/v1/admin/accounts/${f.bob.account.id}/resume`),
  },
  adminListAgents: { good: f => ({ path: `/v1/admin/agents?q=${f.agent.handle}` }) },
  adminGetAgent: { good: f => ({ path: `/v1/admin/agents/${f.agent.id}` }) },
  adminSuspendAgent: {
    good: f => ({ path: `/v1/admin/agents/${f.agent.id}/suspend` }),
    agent_archived: async f => {
      await archived(f)
      return f.ada.post(`/v1/admin/agents/${f.agent.id}/suspend`)
    },
    invalid_state: async f => {
      await held(f)
      return held(f)
    },
  },
  adminResumeAgent: {
    good: async f => {
      await held(f)
      return { path: `/v1/admin/agents/${f.agent.id}/resume` }
    },
    agent_archived: async f => {
      await archived(f)
      return f.ada.post(`/v1/admin/agents/${f.agent.id}/resume`)
    },
    invalid_state: f => f.ada.post(`/v1/admin/agents/${f.agent.id}/resume`),
    ...unloosened(async f => {
      await held(f)
      return f.ada.post(`/v1/admin/agents/${f.agent.id}/resume`)
    }),
  },
}

/** A mail server that nothing is sent to. */
const smtp = { AQS_SMTP_URL: 'smtp://127.0.0.1:1', AQS_MAIL_FROM: 'quest@example.com' }

const groups = [...Map.groupBy(declaredOperations, ({ tags }) => tags[0]!)]

onEachStore('the contract', (open, again, kind) => {
  const book = exampleBook()

  test.each(groups)('%s: every operation answers every status and code that it declares', async (_tag, group) => {
    const illness: { error?: Error } = {}
    const ill = (store: Store): Store => {
      const suffer = () => {
        if (illness.error) throw illness.error
      }
      return {
        ...store,
        read: async (from, values) => {
          suffer()
          return store.read(from, values)
        },
        transaction: async work => {
          suffer()
          return store.transaction(work)
        },
      }
    }
    const empty = await open({ store: ill })
    const world = await open({
      store: ill,
      env: { AQS_AGENTS_PER_ACCOUNT: '10000', AQS_SIGN_INS_PER_15_MINUTES: '10000', AQS_CHANNELS_PER_ACCOUNT: '1000', ...smtp },
    })
    const hurried = await again({ env: { AQS_REQUESTS_PER_MINUTE: '1' } })
    const closed = await again({ env: { AQS_SIGNUP: 'closed', AQS_AGENTS_PER_ACCOUNT: '1', AQS_CHANNELS_PER_ACCOUNT: '1' } })
    const full = await again({ env: { AQS_AGENTS_PER_ACCOUNT: '10000', AQS_KILOBYTES_PER_DAY: '1', AQS_CHANNELS_PER_ACCOUNT: '1000' } })
    const ada = await world.human('ada')
    const bob = await world.human('bob')

    for (const operation of group) {
      const produce = producer(operation.operationId as keyof operations, operation.method, async () => {
        const agent = await ada.agent()
        return { world, ada, bob, agent, ...(await ada.key(agent.id)), hurried, closed, full, empty, illness }
      })
      for (const { status, code } of declared(operation.responses)) {
        // The clock moves with each case, and a proof is fresh only for minutes.
        for (const other of [closed, full]) other.clock.now = world.clock.now
        await setProof(world, ada)
        const answer = await produce(code)
        expect({ operation: operation.operationId, status: answer.status, code: answer.body?.code }).toEqual({
          operation: operation.operationId,
          status,
          code,
        })
        expect(answer.text).not.toContain('do-not-leak')
        if (answer.text)
          book.record(ownerOf(operation, status), status, code, world.clock.now, answer.headers['content-type']!, answer.text)
        if (code === undefined && operation.requestBody && typeof answer.sent === 'object')
          book.recordSent(operation.operationId, world.clock.now, answer.sent, answer.text)
        hurried.clock.advance(120_000)
        // No two cases share an instant, so lists are in the same order in every run.
        world.clock.advance(1_000)
      }
    }
  })

  test.each(groups)('%s: a repeated POST has one effect and one answer, and no other write accepts a key', async (_tag, group) => {
    const world = await open({ env: { AQS_AGENTS_PER_ACCOUNT: '1000', ...smtp } })
    const [ada, bob] = [await world.human('ada'), await world.human('bob')]
    for (const { operationId, method, parameters } of group.filter(operation => operation.method !== 'GET')) {
      const agent = await ada.agent()
      await setProof(world, ada)
      const f = { world, ada, bob, agent, ...(await ada.key(agent.id)) } as unknown as Fixture
      const good = await table[operationId as keyof operations].good(f)
      const request = { ...good, headers: { ...good.headers, 'Idempotency-Key': operationId } }

      const first = await send(f, method, request)
      const after = await everything(world)
      const again = await send(f, method, request)

      const isSame = again.headers['idempotent-replayed'] === 'true' && again.status === first.status && again.text === first.text
      const isSecret = again.body?.code === 'secret_already_shown' && /"(secret|recovery_codes|url)":/.test(first.text)
      const names = first.body?.errors?.map(error => `${error.in} ${error.pointer}`)
      expect([operationId, first.status < 300 || names, isSame || isSecret || again.status, await everything(world)]).toEqual([
        operationId,
        ...(takesKey(parameters) ? [true, true] : [['header /idempotency-key'], 400]),
        after,
      ])
      world.clock.advance(1_000)
    }
  })

  test('a log is exported as CSV too', async () => {
    const world = await open()
    const ada = await world.human('ada')

    const { headers, text } = await ada.get('/v1/audit-events/export?format=csv')

    book.record('exportAuditEvents', 200, undefined, world.clock.now, headers['content-type']!, text)
    expect(text.split('\n', 1)).toEqual([expect.stringMatching(/^seq,created_at,/)])
  })

  test('the examples of the contract are these answers', () => {
    // Both databases give the same ones. One of them records new ones.
    if (process.env['UPDATE'] && kind === 'sqlite') acceptExamples(book.examples)
    expect(book.examples).toEqual(acceptedExamples())
  })
})

const takesKey = (parameters: unknown[] = []) => JSON.stringify(parameters).includes('/IdempotencyKey')

const tables = Object.keys(define(sqlite)) as (keyof Tables)[]
/** All rows of the store. */
async function everything({ store }: World) {
  const rows = await Promise.all(
    tables.map(name =>
      store.read(
        statement<object>()(`all_${name}`, (q, t) => q.select().from(t[name])),
        {},
      ),
    ),
  )
  return Object.fromEntries(tables.map((name, i) => [name, rows[i]!.map(row => JSON.stringify(row)).toSorted()]))
}

/** Under which name an answer is kept as an example: that of its operation, or of the response that several operations share. */
const ownerOf = ({ operationId, responses }: (typeof declaredOperations)[number], status: number) =>
  responses[status]?.$ref?.split('/').at(-1) ?? operationId

/**
 * Produces the answers of an operation. A general producer changes nothing that its request needs, so all of them spoil the same good
 * request, in the fixture that it was made for.
 */
function producer(id: keyof operations, method: string, fixture: () => Promise<Fixture>) {
  const entry = table[id] as Record<string, (f: Fixture) => Answer> & {
    good: (f: Fixture) => Promise<Request>
    done?: (f: Fixture) => Answer
  }
  const make = async () => {
    const f = await fixture()
    return { f, good: await entry.good(f) }
  }
  let spoiled: ReturnType<typeof make> | undefined
  return async (code: string | undefined): Answer => {
    if (code && entry[code]) return entry[code](await fixture())
    if (code === undefined && entry.done) return entry.done(await fixture())
    const { f, good } = await (code === undefined ? make() : (spoiled ??= make()))
    // A body that may be left out is sent, so that the published example beside the answer is the one that got it.
    if (code === undefined) {
      const answer = await send(f, method, { body: exampleOf(id), ...good })
      if (answer.status === 201) await expectReadable(f, good, answer)
      return answer
    }
    return (general as Record<string, (f: Fixture, good: Request, method: string) => Answer>)[code]!(f, good, method)
  }
}

/** What was made can be read at its address. */
async function expectReadable(f: Fixture, { token }: Request, { headers, text }: Awaited<Answer>) {
  // A new session reads itself.
  const fresh = /aqs_session_\w+/.exec(`${headers['set-cookie']} ${text}`)?.[0]
  const read = await send(f, 'GET', { path: headers['location']!, token: fresh ?? token ?? f.ada.token })
  expect([headers['location'], read.status]).toEqual([expect.stringContaining('/v1/'), 200])
}

/** The example of an operation's body in the contract. */
function exampleOf(id: string) {
  const body = declaredOperations.find(({ operationId }) => operationId === id)!.requestBody as Bodies | undefined
  return body?.content['application/json']?.example
}
interface Bodies {
  content: Record<string, { example: unknown }>
}

/** The statuses of an operation, each once for every code that it declares. */
function declared(responses: object) {
  return Object.entries(responses).flatMap(([status, response]) => {
    const body = resolve(response).content?.['application/problem+json']?.schema as
      | { allOf: [object, { properties: { code: { enum: string[] } } }] }
      | undefined
    return (body?.allOf[1].properties.code.enum ?? [undefined]).map(code => ({ status: Number(status), code }))
  })
}

function resolve(node: { $ref?: string }) {
  const found = node.$ref
    ? node.$ref
        .slice(2)
        .split('/')
        .reduce((at, key) => (at as Record<string, object>)[key]!, document as object)
    : node
  return found as { content?: Record<string, { schema: object }> }
}

/** The same request with a service token, which ends then, because there is a limit on them. */
async function withToken(f: Fixture, method: string, request: Request, scopes: Schemas['TokenScope'][]): Answer {
  const { token, secret } = await newToken(f.world, f.ada, ...scopes)
  const answer = await send(f, method, { ...request, token: secret })
  await f.ada.delete(`/v1/me/tokens/${token.id}`)
  return answer
}

function send(f: Fixture, method: string, { path, ...sent }: Request, world = f.world): Answer {
  return world.call<Body>(method, path, { token: f.ada.token, ...sent })
}

async function whileIll(f: Fixture, error: Error, act: () => Answer) {
  f.illness.error = error
  const answer = await act()
  delete f.illness.error
  return answer
}

/** The beginning of the last of some event streams, opened one after another; with an event, if something is done meanwhile. */
async function beginning(f: Fixture, streams: number, act?: () => Promise<unknown>): Answer {
  const abort = new AbortController()
  let last!: Response
  for (let i = 0; i < streams; i++)
    last = await fetch(`${f.world.url}/v1/events`, { headers: { Authorization: `Bearer ${f.bob.token}` }, signal: abort.signal })
  await act?.()
  const text = last.ok ? await firstEvent(last) : await last.text()
  abort.abort()
  const type = last.headers.get('content-type')!
  const answer = {
    status: last.status,
    headers: Object.fromEntries(last.headers),
    body: type.includes('json') ? (JSON.parse(text) as Body) : ({} as Body),
    text,
    sent: undefined,
  }
  checkAgainstContract('GET', '/v1/events', answer)
  return answer
}

/** A stream up to the end of its first event. */
async function firstEvent(stream: Response) {
  let text = ''
  for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    if (/^data: .*\n\n/m.test(text)) break
  }
  return text.slice(0, text.indexOf('\n\n', text.indexOf('data: ')) + 2)
}

function twoHosts(url: string, method: string, path: string): Answer {
  return new Promise((done, fail) => {
    rawRequest(`${url}${path}`, { method, headers: ['Host', 'a', 'Host', 'b'] }, res => {
      let text = ''
      res
        .on('data', chunk => (text += chunk))
        .on('end', () => done({ status: res.statusCode!, headers: res.headers as never, body: JSON.parse(text), text, sent: undefined }))
    })
      .on('error', fail)
      .end()
  })
}
