/**
 * Nothing that restricts an agent, a key, a session or an account is ever refused because the account has used up its storage. Each operation
 * that changes something says here whether it restricts. A new one fails the test until it is placed.
 */
import { expect, test } from '@jest/globals'
import type { Person, Schemas } from '../support/client.ts'
import { operations } from '../support/contract.ts'
import { allowAll, askFor, doubtIn, joinAt, newAgent, openQuest, yesTo } from '../support/domain.ts'
import { changeEmail, newPasskey, newToken, newTotp, touch } from '../support/security.ts'
import { onEachStore, type World } from '../support/world.ts'

type Town = Awaited<ReturnType<typeof townOf>>
type Act = (town: Town) => Promise<{ status: number; body: unknown }>

const fresh = 'a heron waits by the weir'

/** In the order in which they are tried. */
const restricting: Record<string, Act> = {
  denyApproval: ({ ada, requests }) => ada.post(`/v1/approvals/${requests[0]}/deny`, { note: 'No' }),
  takeBackApproval: ({ ada, yes }) => ada.post(`/v1/approvals/${yes}/take-back`, { note: 'No' }),
  sayOutcome: ({ ada, doubt }) => ada.post(`/v1/approvals/${doubt}/outcome`, { outcome: 'done' }),
  sayOutcomes: ({ ada, doubt }) => ada.post('/v1/approvals/outcomes', { outcome: 'done', ids: [doubt] }),
  decideApprovals: ({ ada, requests }) => ada.post('/v1/approvals/decisions', { decision: 'deny', ids: [requests[1]] }),
  updateAgent: ({ ada, agent }) =>
    ada.patch(`/v1/agents/${agent.id}`, '*', {
      policy: { join_quest: 'block', external: { contact: { rule: 'block' } } },
      max_active_quests: 1,
    }),
  updatePolicy: ({ ada }) => ada.patch('/v1/me/policy', '*', { ceilings: { per_day: 1 } }),
  withdrawParticipation: ({ ada, participationId }) => ada.post(`/v1/participations/${participationId}/withdraw`),
  rotateAgentKey: ({ ada, agent }) => ada.post(`/v1/agents/${agent.id}/keys/${agent.key.id}/rotate`, { overlap_seconds: 0 }),
  revokeAgentKey: ({ ada, agent, spareKey }) => ada.delete(`/v1/agents/${agent.id}/keys/${spareKey}`),
  suspendAgent: ({ ada, agent }) => ada.post(`/v1/agents/${agent.id}/suspend`, { reason: 'Strange' }),
  revokeToken: ({ ada, token }) => ada.delete(`/v1/me/tokens/${token}`),
  rotateToken: ({ ada, spareToken }) => ada.post(`/v1/me/tokens/${spareToken}/rotate`),
  stopEverything: ({ bob }) => bob.post('/v1/me/stop'),
  adminSuspendAgent: ({ ada, agentOfBob }) => ada.post(`/v1/admin/agents/${agentOfBob.id}/suspend`),
  archiveAgent: ({ ada, agent }) => ada.delete(`/v1/agents/${agent.id}`),
  updateMe: ({ ada }) => ada.patch('/v1/me', '*', { signed_decisions: 'all' }),
  renewRecoveryCodes: ({ ada }) => ada.post('/v1/me/recovery-codes'),
  revokeSession: ({ ada, otherSession }) => ada.delete(`/v1/sessions/${otherSession}`),
  removePasskey: ({ ada, spare }) => ada.delete(`/v1/me/passkeys/${spare}`),
  removeTotp: ({ ada }) => ada.delete('/v1/me/totp'),
  confirmTotp: async ({ world, ada }) => {
    const { codes } = await newTotp(world, ada)
    return { status: codes === undefined ? 500 : 200, body: codes }
  },
  addPasskey: async ({ ada }) => {
    const { passkey } = await newPasskey(ada, 'Another')
    return { status: passkey === undefined ? 500 : 201, body: passkey }
  },
  updateChannel: ({ ada, channel }) => ada.patch(`/v1/channels/${channel}`, '*', { state: 'paused' }),
  rotateChannelSecret: ({ ada, channel }) => ada.post(`/v1/channels/${channel}/rotate-secret`, { overlap_seconds: 0 }),
  deleteChannel: ({ ada, channel }) => ada.delete(`/v1/channels/${channel}`, { headers: { 'If-Match': '*' } }),
  adminCloseQuest: ({ ada, quests }) => ada.post(`/v1/admin/quests/${quests[0]}/close`),
  adminCancelQuest: ({ ada, quests }) => ada.post(`/v1/admin/quests/${quests[1]}/cancel`),
  adminRevokeInvitation: ({ ada, invitation }) => ada.delete(`/v1/admin/invitations/${invitation}`),
  adminUpdateAccount: ({ ada, bob }) => ada.patch(`/v1/admin/accounts/${bob.account.id}`, '*', { role: 'member' }),
  adminSuspendAccount: ({ ada, bob }) => ada.post(`/v1/admin/accounts/${bob.account.id}/suspend`),
  changePassword: ({ ada }) => ada.put('/v1/me/password', { current_password: ada.password, new_password: fresh }),
  signOut: ({ eve }) => eve.delete('/v1/sessions/current'),
  recoverAccount: ({ world, link }) => world.call('POST', '/v1/recovery', { body: { token: link, new_password: fresh } }),
  cancelEmailChange: ({ ada }) => ada.delete('/v1/me/email'),
  takeBackEmail: ({ world, takeBack }) => world.call('POST', '/v1/email/take-back', { body: { token: takeBack, new_password: fresh } }),
  deleteMe: ({ world, eve }) => deleteAgain(world, eve),
}

/** They begin, add, read, prove, allow or decide something, or give something back. */
const others =
  `signUp readInvitationLink readRecoveryLink requestRecovery readTakeBackLink changeEmail confirmEmail signIn startPasskeySignIn signInWithPasskey startProof proveSession
  createAgent resumeAgent issueAgentKey issueToken startTotp startPasskey startLoosening renamePasskey startSigning approveApproval createChannel
  testChannel verifyChannel redeliver askAboutApproval adminCreateQuest adminUpdateQuest adminDeleteQuest adminPublishQuest adminReopenQuest adminAcceptSubmission
  adminRequestRevision adminRejectSubmission adminCreateRecoveryLink adminResumeAccount adminCreateInvitation adminResumeAgent`.split(/\s+/)

async function townOf(world: World) {
  const [ada, bob, eve] = [await world.human(), await world.human(), await world.human()]
  const agent = await newAgent(world, ada, { policy: allowAll })
  const { key } = await ada.key(agent.id)
  const quests = [(await openQuest(ada)).id, (await openQuest(ada)).id, (await openQuest(ada)).id]
  const participationId = await joinAt(world, agent, quests[2]!)
  const requests = [(await askFor(world, agent, 'One')).id, (await askFor(world, agent, 'Two')).id]
  const [{ id: yes }, { id: doubt }] = [await yesTo(world, ada, agent, 'Three'), await doubtIn(world, ada, agent, 'Four')]
  const webhook = { type: 'webhook', label: 'Server', format: 'standard', url: 'https://example.com/hook' }
  const { channel } = (await ada.post<Schemas['CreatedChannel']>('/v1/channels', webhook)).body
  const { invitation } = (await ada.post<Schemas['NewInvitation']>('/v1/admin/invitations', {})).body
  await newTotp(world, ada)
  const { device } = await newPasskey(ada)
  const { passkey } = await newPasskey(ada, 'Old phone')
  const { session } = (await touch(world, device)).body
  const agentOfBob = await newAgent(world, bob)
  await ada.patch(`/v1/admin/accounts/${bob.account.id}`, '*', { role: 'author' })
  const takeBack = await changeEmail(world, eve, 'eve.new@example.com')
  const { body: link } = await ada.post<Schemas['RecoveryLink']>(`/v1/admin/accounts/${eve.account.id}/recovery-link`)
  return {
    world,
    ada,
    bob,
    eve,
    agent,
    agentOfBob,
    quests,
    participationId,
    requests,
    yes,
    doubt,
    channel: channel.id,
    invitation: invitation.id,
    spareKey: key.id,
    token: (await newToken(world, ada, 'read')).token.id,
    spareToken: (await newToken(world, ada, 'read')).token.id,
    spare: passkey.id,
    otherSession: session.id,
    takeBack,
    link: link.url.split('=')[1],
  }
}

async function useUp(person: Person) {
  const { id } = (await person.get<Schemas['AgentPage']>('/v1/agents')).body.items[0] ?? (await person.agent())
  for (let i = 0; i < 500; i++) {
    const { body } = await person.patch<Schemas['Problem']>(`/v1/agents/${id}`, '*', { name: `Scout ${i}` })
    if (body.code === 'storage_limit') return
  }
  throw new Error('It was never refused.')
}

/** The recovery and the sign-out have ended the session of this human. */
async function deleteAgain(world: World, { email }: Person) {
  const body = { email, password: fresh, transport: 'token' }
  const signedIn = await world.call<Schemas['SignedIn']>('POST', '/v1/sessions', { body })
  return world.call('DELETE', '/v1/me', { token: signedIn.body.token! })
}

test('every operation that changes something says whether it restricts', () => {
  const writing = operations.filter(({ method }) => method !== 'GET').map(({ operationId }) => operationId)
  const placed = [...Object.keys(restricting), ...others]

  expect(placed.toSorted()).toEqual(writing.toSorted())
})

onEachStore('with the storage of the account used up', open => {
  test('everything that restricts still works', async () => {
    const world = await open({
      env: { AQS_KILOBYTES_PER_DAY: '150', AQS_SMTP_URL: 'smtp://127.0.0.1:9', AQS_MAIL_FROM: 'quest@example.com' },
    })
    const town = await townOf(world)
    for (const person of [town.ada, town.bob, town.eve]) await useUp(person)

    const refused: unknown[] = []
    for (const [operation, act] of Object.entries(restricting)) {
      const { status, body } = await act(town)
      if (status >= 300) refused.push([operation, status, body])
    }

    expect(refused).toEqual([])
    expect(await world.core.audit.verify(town.ada.account.id)).toBe(true)
  })
})
