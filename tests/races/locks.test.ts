/**
 * Every writing operation of both doors meets every other one on the same few rows of PostgreSQL, each with its own Idempotency-Key,
 * through two instances. In `make test` only a third of the pairs meet, others in each run. PostgreSQL counts the deadlocks. `MEETINGS` sets
 * how often each pair meets. A refused operation does not count as a meeting. The operations come from the contract, so a new one without
 * an act here fails the test.
 */
import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { Secret, TOTP } from 'otpauth'
import { Client } from 'pg'
import tools from '../../generated/tools.json' with { type: 'json' }
import { codeOf } from '../../src/core/reach/channels.ts'
import { newStartToken } from '../../src/core/approvals/yes.ts'
import { DomainError } from '../../src/core/kit/errors.ts'
import { brakes } from '../../src/core/kit/passwords.ts'
import { mintSessionToken } from '../../src/core/kit/secrets.ts'
import { newSession } from '../../src/core/people/sessions.ts'
import { newId } from '../../src/core/kit/ids.ts'
import { day, hour, minute } from '../../src/core/kit/world.ts'
import { authenticator, type Authenticator } from '../support/authenticator.ts'
import { insertTakeBack, putEmailChange } from '../../src/store/people/email-changes.ts'
import { findChannel, updateChannel } from '../../src/store/reach/channels.ts'
import { claimDeliveries, settleDelivery } from '../../src/store/reach/deliveries.ts'
import { run, Unavailable } from '../../src/store/index.ts'
import type { Person, Schemas } from '../support/client.ts'
import { operations } from '../support/contract.ts'
import { databases, detectDeadlocksAtOnce, sql } from '../support/database.ts'
import { allowAll, anotherAdmin, askFor, doubtIn, joinAt, newAgent, openQuest, questRow, work, yesTo } from '../support/domain.ts'
import { newPasskey, setProof, newToken } from '../support/security.ts'
import { isWhole } from '../support/extent.ts'
import { soon } from '../support/soon.ts'
import { openWorld, publicUrl, type World } from '../support/world.ts'

const clients = 16
const meetings = Number(process.env['MEETINGS'] ?? 1)
const share = isWhole ? 1 : 1 / 3
/** About 75 rounds are enough for all pairs to meet once. */
const mostRounds = 1_000 * meetings
/** For failures only, so a slow machine has time. */
const patience = 300_000 * meetings
const askAll = { join_quest: 'ask', submit_result: 'ask', withdraw_from_quest: 'ask' }
const writes = [
  ...operations.filter(({ method }) => method !== 'GET').map(({ operationId }) => operationId),
  ...tools.tools.filter(({ annotations }) => !annotations.readOnlyHint).map(({ name }) => name),
  'sweep',
]
/** Limits far above what this test needs. Each limit has its own test, and here a refusal would keep two operations from meeting. */
const unbounded = {
  AQS_AGENTS_PER_ACCOUNT: '10000',
  AQS_AGENTS_EVER_PER_ACCOUNT: '10000',
  AQS_KEYS_PER_AGENT: '100',
  AQS_CHANNELS_PER_ACCOUNT: '1000',
  AQS_KILOBYTES_PER_DAY: '999999999',
  AQS_KILOBYTES_PER_ACCOUNT: '999999999',
}
/** No mail is sent: only messages are queued here. */
const withMail = { AQS_SMTP_URL: 'smtp://127.0.0.1:9', AQS_MAIL_FROM: 'quest@example.com' }
const unbraked = { AQS_SIGN_INS_PER_15_MINUTES: '1000000', AQS_MCP_MESSAGES_PER_MINUTE: '1000000', AQS_MCP_BURST: '1000000' }

const { create, open } = databases('postgres')

interface Arena {
  here: World
  there: World
  /** An admin, a member, an admin and a member whom the first admin suspends and resumes. */
  ada: Person
  bob: Person
  abe: Person
  eve: Person
  /** A member with a passkey, which nobody removes. */
  zoe: Person
  device: Authenticator
  passkeyId: string
  signer: Agent
  /** Open quests. A quest that ends is replaced. */
  quests: Schemas['Quest'][]
  /** Agents of all three whose policy asks for every action. */
  askers: Agent[]
  /** The member's e-mail address, which is verified again and again. Messages about the member are queued for it. */
  mailId: string
}
type Agent = Awaited<ReturnType<typeof newAgent>>
/** Sends the operation itself, and records which others it meets. Earlier requests only prepare it. */
type Send = (method: string, path: string, body?: object, more?: { token?: string; headers?: Record<string, string> }) => Promise<unknown>

const one = <T>(all: readonly T[]) => all[Math.floor(Math.random() * all.length)]!
const shuffled = <T>(all: T[]) => all.toSorted(() => Math.random() - 0.5)
const anybody = ({ ada, bob }: Arena) => one([ada, bob])

/** Ends a shared quest, and puts another in its place. */
async function endQuest(at: Arena, end: (quest: Schemas['Quest']) => Promise<unknown>) {
  const i = Math.floor(Math.random() * at.quests.length)
  const quest = at.quests[i]!
  at.quests[i] = await openQuest(at.ada, { slots: 1000 })
  await end(quest)
}
async function joined(at: Arena, policy: object = allowAll, owner = anybody(at)) {
  const agent = await newAgent(at.here, owner, { policy: allowAll })
  const quest = one(at.quests)
  const id = await joinAt(at.here, agent, quest.id)
  if (policy !== allowAll) await owner.patch(`/v1/agents/${agent.id}`, '*', { policy })
  return { owner, agent, quest, id }
}
/** Work that is waiting for review. The agent belongs to a member, because admins may not review the work of their own agents. */
async function submitted(at: Arena) {
  const { agent, quest } = await joined(at, allowAll, at.bob)
  const gated = await at.here.core.participations.submit(await agent.as(), await questRow(at.here, quest.id), work, null)
  return gated.outcome === 'done' ? gated.result.submissionId! : ''
}
/** A pending request of one of three kinds. */
async function asked(at: Arena) {
  const kind = one(['submit', 'withdraw', 'external'])
  if (kind === 'external') {
    const owner = anybody(at)
    return { owner, id: (await askFor(at.here, await newAgent(at.here, owner), `Buy ${randomUUID()}`)).id }
  }
  const { owner, agent, quest } = await joined(at, askAll)
  const row = await questRow(at.here, quest.id)
  const { participations } = at.here.core
  const gated =
    kind === 'submit'
      ? await participations.submit(await agent.as(), row, work, null)
      : await participations.withdraw(await agent.as(), row, null)
  return { owner, id: gated.approval!.id }
}
/** Another session. It is created without the password, because that may change while it is checked. */
async function anotherSession({ here }: Arena, { account }: Person) {
  const { secret, hash } = mintSessionToken()
  const visit = { userAgent: 'tester', ip: '127.0.0.1', network: '127.0.0.1', requestId: 'test', isGone: () => false }
  const { id } = await here.store.transaction(() => newSession(here.core.world, account, visit, hash))
  return { id, token: secret }
}
/** What was made for an act. It may be refused: the machine may be busy, or the sweep has moved the clock on since a proof. */
function made<T>({ status, body }: { status: number; body: T }) {
  if (status === 500) throw new Error(JSON.stringify(body))
  if (status >= 400) throw new Unavailable(body)
  return body
}
const recoveryToken = async (admin: Person, { account }: Person) =>
  made(await admin.post<Schemas['RecoveryLink']>(`/v1/admin/accounts/${account.id}/recovery-link`)).url.split('=')[1]
/** Another address that somebody has asked for, with its code. It is not asked for at the door, which counts the codes of a day. */
async function askedEmail({ here: { store, core, clock }, eve: { account } }: Arena) {
  const [id, now] = [newId('emc', clock.now), clock.now]
  const change = { id, accountId: account.id, email: `${randomUUID()}@example.com`, askedAt: now, expiresAt: now + hour }
  await store.transaction(() => run(putEmailChange, change))
  return (await core.emailChanges.codeToMail(id))?.code ?? '00000000'
}
async function takeBackToken({ here: { store, core, clock }, eve: { account } }: Arena) {
  const [id, now] = [newId('emc', clock.now), clock.now]
  const kept = { id, accountId: account.id, email: `${randomUUID()}@example.com`, askedAt: now, expiresAt: now + hour }
  await store.transaction(() => run(insertTakeBack, kept))
  return (await core.emailChanges.linkToMail(id))?.token ?? 'gone'
}
const draft = async ({ ada }: Arena) =>
  made(await ada.post<Schemas['Quest']>('/v1/admin/quests', { title: 'A draft', acceptance_criteria: ['It is written'] })).id
const decideOn =
  (verb: string) =>
  async (at: Arena, send: Send): Promise<void> => {
    const { owner, id } = await asked(at)
    await send('POST', `/v1/approvals/${id}/${verb}`, {}, { token: owner.token })
  }
const reviewing =
  (verb: string) =>
  async (at: Arena, send: Send): Promise<void> =>
    void (await send(
      'POST',
      `/v1/admin/submissions/${await submitted(at)}/${verb}`,
      { comment: 'So it is' },
      { token: one([at.ada, at.abe]).token },
    ))
const holding =
  (first: string, ...then: string[]) =>
  (path: string) =>
  async (at: Arena, send: Send): Promise<void> => {
    const { id } = await one(at.askers)
    for (const verb of then) await at.ada.post(`${path}/${id}/${verb}`)
    await send('POST', `${path}/${id}/${first}`)
    if (first === 'suspend') await at.ada.post(`/v1/admin/agents/${id}/resume`)
  }
/** What a passkey more is added with. An account may have ten, so others make room. */
async function anotherPasskey({ here, zoe, passkeyId }: Arena) {
  await setProof(here, zoe)
  const { passkeys } = made(await zoe.get<Schemas['Security']>('/v1/me/security'))
  // All were made in the same millisecond, so the one that stays need not be the first.
  for (const { id } of passkeys.filter(({ id }) => id !== passkeyId).slice(3)) await zoe.delete(`/v1/me/passkeys/${id}`)
  const { options } = made(await zoe.post<Schemas['PasskeyCreation']>('/v1/me/passkeys/challenge'))
  return { name: 'Phone', credential: authenticator(publicUrl).create(options) }
}
const key = async (at: Arena) => {
  const owner = anybody(at)
  const { id } = await owner.agent()
  return { owner, path: `/v1/agents/${id}/keys/${(await owner.key(id)).key.id}` }
}

const tokenOf = async (at: Arena) => {
  const owner = anybody(at)
  await setProof(at.here, owner)
  return { owner, path: `/v1/me/tokens/${(await newToken(at.here, owner, 'read')).token.id}` }
}
/** An account may have few tokens. */
async function revokeTokensOf(owner: Person) {
  const { items } = (await owner.get<Schemas['TokenPage']>('/v1/me/tokens?state=active&limit=100')).body
  for (const { id } of items) await owner.delete(`/v1/me/tokens/${id}`)
}

/** Calls with a new webhook. It is deleted afterwards, because each active channel makes all other operations write more. */
const atWebhook =
  (act: (owner: Person, path: string, send: Send, at: Arena) => Promise<unknown>) =>
  async (at: Arena, send: Send): Promise<void> => {
    const owner = anybody(at)
    await setProof(at.here, owner)
    const { channel } = made(await owner.post<Schemas['CreatedChannel']>('/v1/channels', webhook()))
    const path = `/v1/channels/${channel.id}`
    await act(owner, path, send, at)
    await owner.delete(path)
  }
const webhook = () => ({ type: 'webhook', label: 'Server', url: `https://example.com/${randomUUID()}`, format: 'standard' })
const keys = createECDH('prime256v1')
const device = {
  type: 'push',
  label: 'Phone',
  subscription: {
    endpoint: 'https://push.example.com/phone',
    keys: { p256dh: keys.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  },
}
/** A test message that was sent in vain. */
async function deadMessage(owner: Person, path: string, { here }: Arena) {
  const { id } = made(await owner.post<Schemas['Delivery']>(`${path}/test`))
  const [now, claim] = [here.clock.now, randomUUID()]
  await here.store.transaction(function* () {
    yield* run(claimDeliveries(10_000), { now, until: now, claim })
    yield* run(settleDelivery, { id, claim, tries: 1, state: 'dead', nextAttemptAt: now, sentAt: null, lastFailure: null })
  })
  return id
}

const acts: Record<string, (at: Arena, send: Send) => Promise<unknown>> = {
  signUp: (_, send) =>
    send('POST', '/v1/accounts', { email: `${randomUUID()}@example.com`, password: 'correct horse battery', display_name: 'X' }),
  signIn: ({ bob }, send) =>
    send('POST', '/v1/sessions', { email: bob.email, password: one([bob.password, bob.password, 'not the password']) }),
  signOut: async (at, send) => {
    const { token } = await anotherSession(at, anybody(at))
    await send('DELETE', '/v1/sessions/current', undefined, { token })
  },
  revokeSession: async (at, send) => {
    const owner = anybody(at)
    await send('DELETE', `/v1/sessions/${(await anotherSession(at, owner)).id}`, undefined, { token: owner.token })
  },
  readInvitationLink: async ({ ada }, send) => {
    const { url } = made(await ada.post<Schemas['NewInvitation']>('/v1/admin/invitations', {}))
    await send('POST', '/v1/invitation/link', { token: url.split('=')[1] })
  },
  readRecoveryLink: async ({ here, ada, eve }, send) => {
    await setProof(here, ada)
    await send('POST', '/v1/recovery/link', { token: await recoveryToken(ada, eve) })
  },
  // Nothing else uses the sessions of this account, which end.
  recoverAccount: async ({ here, ada, eve }, send) => {
    await setProof(here, ada)
    const token = await recoveryToken(ada, eve)
    await send('POST', '/v1/recovery', { token, new_password: eve.password })
  },
  changeEmail: async (at, send) => {
    const { token } = await anotherSession(at, await at.here.human())
    await send('POST', '/v1/me/email', { email: `${randomUUID()}@example.com` }, { token })
  },
  cancelEmailChange: async (at, send) => {
    const { token } = await anotherSession(at, at.eve)
    await askedEmail(at)
    await send('DELETE', '/v1/me/email', undefined, { token })
  },
  confirmEmail: async (at, send) => {
    const { token } = await anotherSession(at, at.eve)
    await send('POST', '/v1/me/email/confirm', { code: await askedEmail(at) }, { token })
  },
  readTakeBackLink: async (at, send) => void (await send('POST', '/v1/email/take-back/link', { token: await takeBackToken(at) })),
  takeBackEmail: async (at, send) => {
    await send('POST', '/v1/email/take-back', { token: await takeBackToken(at), new_password: at.eve.password })
  },
  requestRecovery: async ({ here }, send) => {
    const { email } = await here.human()
    await send('POST', '/v1/recovery/mail', { email })
  },
  deleteMe: async (at, send) => {
    const leaver = await at.here.human()
    const { quest, agent } = await joined(at, askAll, leaver)
    await at.here.core.participations.submit(await agent.as(), await questRow(at.here, quest.id), work, null)
    await send('DELETE', '/v1/me', undefined, { token: leaver.token })
  },
  startPasskeySignIn: (_, send) => send('POST', '/v1/sessions/passkey/challenge'),
  signInWithPasskey: async ({ here, device }, send) => {
    const { options } = made(await here.call<Schemas['PasskeyRequest']>('POST', '/v1/sessions/passkey/challenge'))
    await send('POST', '/v1/sessions/passkey', { credential: device.get(options, { counter: 0 }) })
  },
  startProof: ({ zoe }, send) => send('POST', '/v1/sessions/current/proof/challenge', undefined, { token: zoe.token }),
  proveSession: async ({ zoe, device }, send) => {
    const { options } = made(await zoe.post<Schemas['PasskeyRequest']>('/v1/sessions/current/proof/challenge'))
    await send('POST', '/v1/sessions/current/proof', { credential: device.get(options, { counter: 0 }) }, { token: zoe.token })
  },
  startTotp: async ({ here, zoe }, send) => {
    await setProof(here, zoe)
    await zoe.delete('/v1/me/totp')
    await send('POST', '/v1/me/totp', undefined, { token: zoe.token })
  },
  confirmTotp: async ({ here, zoe }, send) => {
    await setProof(here, zoe)
    await zoe.delete('/v1/me/totp')
    const { body } = await zoe.post<Schemas['NewTotp']>('/v1/me/totp')
    const code = new TOTP({ secret: Secret.fromBase32(body.secret ?? 'AAAA') }).generate({ timestamp: here.clock.now })
    const { text } = (await send('POST', '/v1/me/totp/confirm', { code }, { token: zoe.token })) as { text: string }
    // Of several codes at once only one is right. The wrong ones do not count, or they would use up the codes of a day.
    const wasWrong = text.includes('wrong_code')
    if (wasWrong) await here.store.transaction(() => brakes.afterCode(here.core.world, zoe.account.id, { sessionId: zoe.session.id }))
  },
  removeTotp: async ({ here, zoe }, send) => {
    await setProof(here, zoe)
    await send('DELETE', '/v1/me/totp', undefined, { token: zoe.token })
  },
  renewRecoveryCodes: async ({ here, zoe }, send) => {
    await setProof(here, zoe)
    await send('POST', '/v1/me/recovery-codes', undefined, { token: zoe.token })
  },
  startPasskey: async ({ here, zoe }, send) => {
    await setProof(here, zoe)
    await send('POST', '/v1/me/passkeys/challenge', undefined, { token: zoe.token })
  },
  addPasskey: async (at, send) => send('POST', '/v1/me/passkeys', await anotherPasskey(at), { token: at.zoe.token }),
  renamePasskey: ({ zoe, passkeyId }, send) =>
    send('PATCH', `/v1/me/passkeys/${passkeyId}`, { name: randomUUID() }, { token: zoe.token, headers: { 'If-Match': '*' } }),
  removePasskey: async (at, send) => {
    const { passkey } = made(await at.zoe.post<Schemas['NewPasskey']>('/v1/me/passkeys', await anotherPasskey(at)))
    await send('DELETE', `/v1/me/passkeys/${passkey.id}`, undefined, { token: at.zoe.token })
  },
  updateMe: (at, send) =>
    send('PATCH', '/v1/me', { display_name: randomUUID() }, { token: anybody(at).token, headers: { 'If-Match': '*' } }),
  changePassword: ({ bob }, send) =>
    send('PUT', '/v1/me/password', { current_password: bob.password, new_password: bob.password }, { token: bob.token }),
  stopEverything: async (at, send) => {
    const { token } = await anotherSession(at, at.eve)
    await send('POST', '/v1/me/stop', undefined, { token })
    for (const { id } of at.askers.slice(8)) await at.here.call('POST', `/v1/agents/${id}/resume`, { token })
  },
  updatePolicy: async (at, send) => {
    const owner = anybody(at)
    await setProof(at.here, owner)
    const ceilings = { per_day: 1 + Math.floor(Math.random() * 1000) }
    await send('PATCH', '/v1/me/policy', { ceilings }, { token: owner.token, headers: { 'If-Match': '*' } })
  },
  startLoosening: ({ zoe }, send) => {
    const [operation, target, before, after] = ['updateMe', zoe.account.id, '0'.repeat(64), '1'.repeat(64)]
    const body = { operation, target, members: ['/signed_decisions'], before, after }
    return send('POST', '/v1/me/loosening/challenge', body, { token: zoe.token })
  },
  createAgent: (at, send) => send('POST', '/v1/agents', { name: 'Scout' }, { token: anybody(at).token }),
  updateAgent: (at, send) => {
    const { id } = one(at.askers.slice(0, 2))
    return send('PATCH', `/v1/agents/${id}`, { name: randomUUID() }, { token: at.ada.token, headers: { 'If-Match': '*' } })
  },
  archiveAgent: async (at, send) => {
    const { owner, agent } = await joined(at)
    await send('DELETE', `/v1/agents/${agent.id}`, undefined, { token: owner.token })
  },
  suspendAgent: async (at, send) => {
    const { owner, agent, quest } = await joined(at, askAll)
    await at.here.core.participations.submit(await agent.as(), await questRow(at.here, quest.id), work, null)
    await send('POST', `/v1/agents/${agent.id}/suspend`, {}, { token: owner.token })
  },
  resumeAgent: async (at, send) => {
    const owner = anybody(at)
    const { id } = await owner.agent()
    await owner.post(`/v1/agents/${id}/suspend`)
    await send('POST', `/v1/agents/${id}/resume`, undefined, { token: owner.token })
  },
  issueAgentKey: async (at, send) => {
    const owner = anybody(at)
    await send('POST', `/v1/agents/${(await owner.agent()).id}/keys`, {}, { token: owner.token })
  },
  rotateAgentKey: async (at, send) => {
    const { owner, path } = await key(at)
    await send('POST', `${path}/rotate`, {}, { token: owner.token })
  },
  revokeAgentKey: async (at, send) => {
    const { owner, path } = await key(at)
    await send('DELETE', path, undefined, { token: owner.token })
  },
  issueToken: async (at, send) => {
    const owner = anybody(at)
    await setProof(at.here, owner)
    await send('POST', '/v1/me/tokens', { name: 'Robot', scopes: ['read'] }, { token: owner.token })
    await revokeTokensOf(owner)
  },
  rotateToken: async (at, send) => {
    const { owner, path } = await tokenOf(at)
    await send('POST', `${path}/rotate`, {}, { token: owner.token })
    await revokeTokensOf(owner)
  },
  revokeToken: async (at, send) => {
    const { owner, path } = await tokenOf(at)
    await send('DELETE', path, undefined, { token: owner.token })
  },
  withdrawParticipation: async (at, send) => {
    const { owner, id } = await joined(at)
    await send('POST', `/v1/participations/${id}/withdraw`, {}, { token: owner.token })
  },
  startSigning: async (at, send) => {
    const { id } = await askFor(at.here, at.signer, `Buy ${randomUUID()}`)
    await send('POST', '/v1/approvals/signature/challenge', { ids: [id], versions: [1] }, { token: at.zoe.token })
    await at.zoe.post(`/v1/approvals/${id}/deny`)
  },
  approveApproval: async (at, send) => {
    if (one([true, true, false])) return decideOn('approve')(at, send)
    const { id } = await askFor(at.here, at.signer, `Buy ${randomUUID()}`)
    const { body } = await at.zoe.post<Schemas['Signing']>('/v1/approvals/signature/challenge', { ids: [id] })
    const credential = body.options && at.device.get(body.options, { counter: 0 })
    return send('POST', `/v1/approvals/${id}/approve`, { ...(credential && { credential }) }, { token: at.zoe.token })
  },
  denyApproval: decideOn('deny'),
  takeBackApproval: async (at, send) => {
    const { id } = await yesTo(at.here, at.ada, one(at.askers.slice(0, 4)), `Buy ${randomUUID()}`)
    await send('POST', `/v1/approvals/${id}/take-back`, {}, { token: at.ada.token })
  },
  sayOutcome: async (at, send) => {
    const { id } = await doubtIn(at.here, at.ada, one(at.askers.slice(0, 4)), `Buy ${randomUUID()}`)
    await send('POST', `/v1/approvals/${id}/outcome`, { outcome: 'done' }, { token: at.ada.token })
  },
  sayOutcomes: async (at, send) => {
    const { id } = await doubtIn(at.here, at.ada, one(at.askers.slice(0, 4)), `Buy ${randomUUID()}`)
    await send('POST', '/v1/approvals/outcomes', { outcome: 'done', ids: [id] }, { token: at.ada.token })
  },
  askAboutApproval: async (at, send) => {
    const { owner, id } = await asked(at)
    await send('POST', `/v1/approvals/${id}/questions`, { text: 'Why?' }, { token: owner.token })
  },
  decideApprovals: async (at, send) => {
    const { owner, id } = await asked(at)
    await send('POST', '/v1/approvals/decisions', { decision: 'approve', ids: [id] }, { token: owner.token })
  },
  createChannel: async (at, send) => {
    const owner = anybody(at)
    await setProof(at.here, owner)
    // A device belongs to the account that turned it on last, so two accounts take it from each other.
    const { text } = (await send('POST', '/v1/channels', one([webhook(), device]), { token: owner.token })) as { text: string }
    await owner.delete(`/v1/channels/${(JSON.parse(text) as Schemas['CreatedChannel']).channel?.id}`)
  },
  updateChannel: atWebhook((owner, path, send) =>
    send('PATCH', path, { label: randomUUID() }, { token: owner.token, headers: { 'If-Match': '*' } }),
  ),
  deleteChannel: atWebhook((owner, path, send) => send('DELETE', path, undefined, { token: owner.token })),
  testChannel: atWebhook((owner, path, send) => send('POST', `${path}/test`, undefined, { token: owner.token })),
  rotateChannelSecret: atWebhook((owner, path, send) => send('POST', `${path}/rotate-secret`, {}, { token: owner.token })),
  redeliver: atWebhook(async (owner, path, send, at) =>
    send('POST', `${path}/deliveries/${await deadMessage(owner, path, at)}/redeliver`, undefined, { token: owner.token }),
  ),
  verifyChannel: async ({ here, bob, mailId: id }, send) => {
    const [channel] = await here.store.read(findChannel, { id, accountId: bob.account.id })
    await here.store.transaction(() => run(updateChannel, { ...channel!, state: 'unverified', now: here.clock.now }))
    await send('POST', `/v1/channels/${id}/verify`, { code: codeOf(here.core.world, channel!) }, { token: bob.token })
  },
  adminCreateQuest: (_, send) => send('POST', '/v1/admin/quests', { title: 'A quest', acceptance_criteria: ['It is done'] }),
  adminUpdateQuest: (at, send) =>
    send('PATCH', `/v1/admin/quests/${one(at.quests).id}`, { title: randomUUID() }, { headers: { 'If-Match': '*' } }),
  adminDeleteQuest: async (at, send) => send('DELETE', `/v1/admin/quests/${await draft(at)}`),
  adminPublishQuest: async (at, send) => send('POST', `/v1/admin/quests/${await draft(at)}/publish`),
  adminCloseQuest: (at, send) => endQuest(at, ({ id }) => send('POST', `/v1/admin/quests/${id}/close`)),
  adminReopenQuest: (at, send) =>
    endQuest(at, async ({ id }) => {
      await at.ada.post(`/v1/admin/quests/${id}/close`)
      await send('POST', `/v1/admin/quests/${id}/reopen`, {})
    }),
  adminCancelQuest: (at, send) => endQuest(at, ({ id }) => send('POST', `/v1/admin/quests/${id}/cancel`, {})),
  adminAcceptSubmission: reviewing('accept'),
  adminRequestRevision: reviewing('request-revision'),
  adminRejectSubmission: reviewing('reject'),
  adminUpdateAccount: async ({ here, ada, abe, eve }, send) => {
    await setProof(here, ada)
    const [person, role] = one([
      [abe, 'author'],
      [abe, 'admin'],
      [eve, 'reviewer'],
      [eve, 'member'],
    ] as const)
    await send('PATCH', `/v1/admin/accounts/${person.account.id}`, { role }, { headers: { 'If-Match': '*' } })
  },
  adminCreateRecoveryLink: async ({ here, ada, eve }, send) => {
    await setProof(here, ada)
    await send('POST', `/v1/admin/accounts/${eve.account.id}/recovery-link`)
  },
  adminCreateInvitation: (_, send) => send('POST', '/v1/admin/invitations', {}),
  adminRevokeInvitation: async ({ ada }, send) => {
    const { invitation } = made(await ada.post<Schemas['NewInvitation']>('/v1/admin/invitations', {}))
    await send('DELETE', `/v1/admin/invitations/${invitation.id}`)
  },
  adminSuspendAccount: async ({ ada, abe, eve }, send) => {
    const { id } = one([abe, eve]).account
    await send('POST', `/v1/admin/accounts/${id}/suspend`, {})
    await ada.post(`/v1/admin/accounts/${id}/resume`)
  },
  adminResumeAccount: async ({ ada, abe, eve }, send) => {
    const { id } = one([abe, eve]).account
    await ada.post(`/v1/admin/accounts/${id}/suspend`)
    await send('POST', `/v1/admin/accounts/${id}/resume`)
  },
  adminSuspendAgent: holding('suspend')('/v1/admin/agents'),
  adminResumeAgent: holding('resume', 'suspend')('/v1/admin/agents'),

  join_quest: (at, send) => send('join_quest', one(at.askers).secret, { quest: one(at.quests).id, reason: 'It fits' }),
  submit_result: async (at, send) => {
    const { agent, quest } = await joined(at, one([askAll, allowAll]))
    await send('submit_result', agent.secret, { quest: quest.id, summary: 'Done' })
  },
  withdraw_from_quest: async (at, send) => {
    const { agent, quest } = await joined(at)
    await send('withdraw_from_quest', agent.secret, { quest: quest.id })
  },
  request_approval: (at, send) =>
    send('request_approval', one(at.askers).secret, { category: 'spend', title: `Buy ${randomUUID()}`, details: {}, reason: 'I need it' }),
  cancel_approval: async (at, send) => {
    const asker = one(at.askers)
    const { id } = await askFor(at.here, asker, `Buy ${randomUUID()}`)
    await send('cancel_approval', asker.secret, { approval_id: id })
  },
  answer_question: async (at, send) => {
    const asker = one(at.askers.slice(0, 4))
    const { id } = await askFor(at.here, asker, `Buy ${randomUUID()}`)
    await at.ada.post(`/v1/approvals/${id}/questions`, { text: 'Why?' })
    await send('answer_question', asker.secret, { approval_id: id, text: 'So' })
  },
  start_action: async (at, send) => {
    const asker = one(at.askers.slice(0, 4))
    const yes = await yesTo(at.here, at.ada, asker, `Buy ${randomUUID()}`)
    await send('start_action', asker.secret, { approval_id: yes.id, start_token: yes.yes === 'ready' ? newStartToken(yes) : 'none' })
  },
  report_outcome: async (at, send) => {
    const asker = one(at.askers.slice(0, 4))
    const { id } = await askFor(at.here, asker, `Buy ${randomUUID()}`)
    await at.ada.post(`/v1/approvals/${id}/approve`)
    await send('report_outcome', asker.secret, { approval_id: id, outcome: 'done' })
  },
  /** The sweep has something to do each time: brakes to delete, wrong passwords to report, and sometimes overdue work. */
  sweep: ({ here, there }, send) => {
    for (const { clock } of [here, there]) clock.advance(16 * minute)
    return send('sweep', '')
  },
}

/** The agent or its account was suspended. A refused key has the code 401. */
const held = ['401', 'agent_suspended', 'account_suspended']
/** The quest or its time has ended, and with it the agent's work there. */
const workEnded = ['not_participating', 'past_due']
const requestEnded = ['approval_cancelled', 'approval_expired']
/** The quest of the work may be cancelled, so that it needs no review, or the second admin may be suspended. */
const noReview = ['already_reviewed', 'unauthenticated']
/** The sweep has moved the clock on since the proof. */
const unproven = ['proof_required']
/** The codes with which an operation may be refused because another came first. Any other refusal is a failure. */
const mayBeRefused: Record<string, string[]> = {
  // Some send a wrong password, and a right one may be changed while it is checked.
  signIn: ['invalid_credentials'],
  updatePolicy: unproven,
  resumeAgent: unproven,
  issueAgentKey: unproven,
  issueToken: unproven,
  // Another one revoked it.
  rotateToken: [...unproven, 'key_not_active'],
  // Another change came first, so the checked password is no longer the current one.
  changePassword: ['wrong_password'],
  // A change of the password ended the session.
  signOut: ['unauthenticated'],
  // Another link replaced it.
  readRecoveryLink: ['invalid_link'],
  recoverAccount: ['invalid_link'],
  adminCreateRecoveryLink: unproven,
  // Another change or link came first.
  confirmEmail: ['wrong_code', 'invalid_state', 'unauthenticated'],
  cancelEmailChange: ['unauthenticated'],
  readTakeBackLink: ['invalid_link'],
  takeBackEmail: ['invalid_link'],
  adminUpdateAccount: unproven,
  startSigning: ['invalid_state'],
  startTotp: [...unproven, 'invalid_state'],
  // Another one removed or replaced the app.
  confirmTotp: [...unproven, 'invalid_state', 'wrong_code'],
  removeTotp: unproven,
  renewRecoveryCodes: [...unproven, 'invalid_state'],
  // A challenge has ended.
  signInWithPasskey: ['invalid_credentials'],
  proveSession: ['invalid_passkey'],
  startPasskey: [...unproven, 'passkey_limit'],
  addPasskey: [...unproven, 'invalid_passkey', 'passkey_limit'],
  // Another one removed it to make room.
  removePasskey: [...unproven, 'not_found'],
  withdrawParticipation: ['invalid_state'],
  approveApproval: requestEnded,
  denyApproval: requestEnded,
  takeBackApproval: ['invalid_state'],
  sayOutcome: ['invalid_state'],
  // The account was suspended.
  stopEverything: ['unauthenticated'],
  askAboutApproval: requestEnded,
  // The account may have turned the device on already.
  createChannel: [...unproven, 'channel_exists'],
  deleteMe: unproven,
  // While it was prepared, another one claimed the message, so it still waits.
  redeliver: ['invalid_state'],
  adminUpdateQuest: ['invalid_state'],
  adminCloseQuest: ['invalid_state'],
  adminReopenQuest: ['invalid_state'],
  adminCancelQuest: ['invalid_state'],
  adminAcceptSubmission: noReview,
  adminRequestRevision: noReview,
  adminRejectSubmission: noReview,
  // A suspended account cannot be suspended again. While the second admin is suspended, the first one is the last.
  adminSuspendAccount: ['invalid_state', 'last_admin'],
  adminResumeAccount: ['invalid_state'],
  adminSuspendAgent: ['invalid_state'],
  adminResumeAgent: [...unproven, 'invalid_state'],
  join_quest: [...held, 'quest_not_found', 'quest_closed', 'too_many_pending'],
  request_approval: [...held, 'too_many_pending'],
  cancel_approval: [...held, 'not_pending'],
  answer_question: [...held, 'no_question'],
  start_action: [...held, 'no_permit', 'yes_lapsed', 'too_many_started'],
  report_outcome: [...held, 'no_permit'],
  submit_result: workEnded,
  withdraw_from_quest: workEnded,
}
/** On a busy machine some requests wait too long for their turn and get 503, so they are sent again. An agent's 503 has a number as its code. */
const comeAgain = ['unavailable', '503']

/** The code of a refusal. Undefined for a success. */
function refusalOf({ status, text }: { status: number; text: string }) {
  if (status < 400 && !text.includes('"isError":true')) return undefined
  return /"code\\?":\s*\\?"(\w+)/.exec(text)?.[1] ?? String(status)
}

test(
  'every writing operation can meet every other: PostgreSQL sees no deadlock, and nothing fails',
  async () => {
    expect(Object.keys(acts).toSorted()).toEqual(writes.toSorted())
    const url = await create()
    // A deadlock is detected at once, so it costs no time. It still counts.
    await sql(url, detectDeadlocksAtOnce)
    const stores = [await open(url), await open(url)] as const
    const env = { ...unbounded, ...unbraked, ...withMail }
    const here = await openWorld('postgres', stores[0], { env })
    const there = await openWorld('postgres', stores[1], { env })
    const [ada, bob, abe, eve] = [await here.human(), await here.human(), await anotherAdmin(here), await here.human()]
    const askers: Agent[] = []
    for (const owner of [ada, ada, ada, ada, bob, bob, bob, bob, eve, eve, eve, eve])
      askers.push(await newAgent(here, owner, { policy: askAll, max_active_quests: 20 }))
    const quests = [await openQuest(ada, { slots: 1000 }), await openQuest(ada, { slots: 1000 })]
    const mail = await bob.post<Schemas['CreatedChannel']>('/v1/channels', { type: 'email', label: 'Mail', address: 'bob@example.com' })
    const zoe = await here.human()
    const { device, passkey } = await newPasskey(zoe)
    const at: Arena = {
      here,
      there,
      ada,
      bob,
      abe,
      eve,
      zoe,
      device,
      passkeyId: passkey.id,
      signer: await newAgent(here, zoe),
      quests,
      askers,
      mailId: mail.body.channel.id,
    }

    const running: string[] = []
    const met = new Map<string, number>()
    const pair = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`)
    const chosen = new Set(writes.flatMap((a, i) => writes.slice(i).map(b => pair(a, b))).filter(() => Math.random() < share))
    const isWanted = (a: string, b: string) => chosen.has(pair(a, b)) && (met.get(pair(a, b)) ?? 0) < meetings
    const missing = () => writes.flatMap((a, i) => writes.slice(i).flatMap(b => (isWanted(a, b) ? [pair(a, b)] : [])))
    const wrong: unknown[] = []

    /** Operations that have not met each other, and among these rather those that still have to meet many. */
    const choose = () => {
      const names: string[] = []
      while (names.length < clients) {
        const unmet = (name: string, others: string[]) => new Set(others.filter(other => isWanted(name, other))).size
        const weigh = (name: string) => unmet(name, names) + Math.random() * (unmet(name, writes) / writes.length)
        const free = writes.filter(name => !names.includes(name) || isWanted(name, name))
        const weights = free.map(weigh)
        names.push(free[weights.indexOf(Math.max(...weights))]!)
      }
      return names
    }
    const send =
      (name: string, via: World, prepared: () => Promise<void>): Send =>
      async (method, path, body, { token = ada.token, headers = {} } = {}) => {
        await prepared()
        const others = [...running]
        running.push(name)
        try {
          const sent = { token, ...(body && { body }), headers: { 'Idempotency-Key': randomUUID(), ...headers } }
          const answer = await (method === 'sweep'
            ? via.core.sweep().then(() => ({ status: 200, text: '' }))
            : /^[A-Z]+$/.test(method)
              ? via.call(method, path, takesKey(name) ? sent : { ...sent, headers })
              : via.mcp(path, 'tools/call', { name: method, arguments: { ...waits(name), ...body } }))
          const refusal = refusalOf(answer)
          if (refusal === undefined) for (const other of others) met.set(pair(name, other), (met.get(pair(name, other)) ?? 0) + 1)
          else if (![...(mayBeRefused[name] ?? []), ...comeAgain].includes(refusal)) wrong.push([name, answer.status, answer.text])
          return answer
        } finally {
          running.splice(running.indexOf(name), 1)
        }
      }
    // All clients prepare an operation. Only when each is ready are they sent, at the same time and in any order.
    for (let round = 0; missing().length > 0 && round < mostRounds; round++) {
      const names = choose()
      const ready: (() => void)[] = []
      let preparing = names.length
      const goOn = () => {
        if (--preparing === 0) for (const go of shuffled(ready)) go()
      }
      const act = async (name: string, via: World) => {
        let isPrepared = false
        const prepared = () =>
          new Promise<void>(resolve => {
            isPrepared = true
            ready.push(resolve)
            goOn()
          })
        try {
          await acts[name]!(at, send(name, via, prepared))
        } catch (error) {
          // Prepared data may be gone before it is used, if its quest was closed or its agent suspended. On a slow machine the database may be late.
          if (
            !(error instanceof DomainError || error instanceof Unavailable) &&
            !/^The key is refused|It waits for its human/.test((error as Error).message)
          )
            wrong.push(error)
        }
        // The others do not wait for what could not be prepared.
        if (!isPrepared) goOn()
      }
      await Promise.all(names.map((name, i) => act(name, i % 2 ? here : there)))
    }
    const verified = await Promise.all([ada, bob, abe, eve].map(({ account }) => here.core.audit.verify(account.id)))
    for (const world of [here, there]) world.close()
    for (const store of stores) await store.close()

    // A server process counts its deadlocks at the latest when it ends.
    await soon(async () => {
      const others =
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
      expect(await sql(url, others)).toEqual([])
    })
    const [counted] = await sql<{ deadlocks: string }>(url, 'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()')
    expect([missing(), wrong.slice(0, 10), Number(counted!.deadlocks)]).toEqual([[], [], 0])
    expect(verified).toEqual([true, true, true, true])
  },
  patience,
)

test('the sweep never waits: it leaves held rows to the next sweep', async () => {
  const url = await create()
  const world = await openWorld('postgres', await open(url))
  const ada = await world.human()
  await ada.post('/v1/agents', { name: 'Scout' }, { headers: { 'Idempotency-Key': 'key-1' } })
  world.clock.advance(100 * day)
  const other = new Client({ connectionString: url })
  await other.connect()
  const tables = ['idempotency_records', 'sessions', 'password_brakes']
  const counts = () =>
    Promise.all(tables.map(async table => (await sql<{ n: number }>(url, `SELECT count(*)::int AS n FROM ${table}`))[0]!.n))

  const before = await counts()
  await other.query('BEGIN')
  for (const table of tables) await other.query(`SELECT FROM ${table} FOR UPDATE`)
  await world.core.sweep()
  const held = await counts()
  await other.query('ROLLBACK')
  await other.end()
  await world.core.sweep()
  const after = await counts()
  world.close()

  expect(Math.min(...before)).toBeGreaterThan(0)
  expect(held).toEqual(before)
  expect(after).toEqual([0, 0, 0])
})

/** No call waits for a human here, because then its client would not meet others. */
function waits(name: string) {
  const tool = tools.tools.find(one => one.name === name)
  return tool && 'wait_seconds' in tool.inputSchema.properties ? { wait_seconds: 0 } : {}
}

/** Whether an operation takes an Idempotency-Key. */
function takesKey(name: string) {
  return JSON.stringify(operations.find(({ operationId }) => operationId === name)?.parameters ?? []).includes('dempotency')
}
