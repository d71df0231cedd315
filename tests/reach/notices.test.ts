/** What people are told, and when. */
import { expect, test } from '@jest/globals'
import { allowAll, askFor, beating, doubtIn, joinAt, newAgent, openQuest, questRow, review, work } from '../support/domain.ts'
import { demandSigned, newPasskey, newTotp, setProof } from '../support/security.ts'
import type { Person, Schemas } from '../support/client.ts'
import { soon } from '../support/soon.ts'
import { onEachStore, type World } from '../support/world.ts'
import { receiver } from './receivers.ts'

const env = { AQS_WEBHOOK_PRIVATE: 'on' }
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const channel = async (person: Person, url: string, events: string[] = ['needs_me']) =>
  (
    await person.post<Schemas['CreatedChannel']>('/v1/channels', {
      type: 'webhook',
      label: `Server of ${person.account.display_name}`,
      url: `${url}/${person.account.id}`,
      format: 'standard',
      events,
    })
  ).body.channel
/** Time passes for agents and requests, but not for the session of the human. */
const pass = async (world: World, ms: number) => {
  world.clock.advance(ms)
  await world.core.sweep()
  await world.reach.settled()
}
type Inbox = Awaited<ReturnType<typeof receiver>>
/** All messages, except that of the key that each agent of these tests gets. */
const told = ({ received }: Inbox) =>
  received
    .map(({ body }) => JSON.parse(body.toString()) as Schemas['Notice'])
    .filter(({ data }) => !data.title.startsWith('The key “key” was issued'))
const titles = (inbox: Inbox) => told(inbox).map(({ type, data }) => `${type}: ${data.title}`)

onEachStore('notices', open => {
  test('a message that is queued wakes the senders of all instances, and a change that nobody wants to know of does not', async () => {
    await using inbox = await receiver()
    const world = await open({ env })
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    await channel(ada, inbox.url, ['approval.requested'])
    const woken: string[] = []
    const off = world.store.onChange(({ accountId, delivers }) => void (delivers && woken.push(accountId)))

    await ada.patch('/v1/me', '*', { display_name: 'Ada' })
    await askFor(world, agent, 'Buy tea')

    // PostgreSQL tells its listeners a moment later.
    await soon(async () => expect(woken).toEqual([ada.account.id]))
    off()
  })

  test('doubts of one agent are told of once an hour: the first at once, the others together, if they are still in doubt', async () => {
    await using inbox = await receiver()
    const world = await open({ env })
    const ada = await world.human()
    const { id } = await channel(ada, inbox.url, ['approval.in_doubt', 'account.security'])
    const [scout, other] = [await newAgent(world, ada), await newAgent(world, ada)]
    const happened = (doubt: { id: string }) => ada.post(`/v1/approvals/${doubt.id}/outcome`, { outcome: 'done' })
    const about = 'approval.in_doubt: '

    const first = await doubtIn(world, ada, scout, 'Buy one')
    await doubtIn(world, ada, other, 'Buy two')
    await pass(world, minute)
    expect(titles(inbox).toSorted()).toEqual([`${about}Did this happen: Buy one`, `${about}Did this happen: Buy two`])
    const more = [await doubtIn(world, ada, scout, 'Buy three'), await doubtIn(world, ada, scout, 'Buy four')]
    await pass(world, 58 * minute)
    expect(titles(inbox)).toHaveLength(2)
    await pass(world, 3 * minute)
    expect(titles(inbox).slice(2)).toEqual([`${about}Scout has more actions in doubt`])
    await Promise.all([first, ...more].map(happened))

    const last = await doubtIn(world, ada, scout, 'Buy five')
    await pass(world, 30 * minute)
    await happened(last)
    await pass(world, hour)
    expect(titles(inbox)).toHaveLength(3)
    await doubtIn(world, ada, scout, 'Buy six')
    await pass(world, minute)
    expect(titles(inbox).slice(3)).toEqual([`${about}Did this happen: Buy six`])

    await ada.post('/v1/me/stop')
    await pass(world, minute)
    expect(titles(inbox).slice(4)).toEqual(['account.security: Everything was stopped: all your agents are suspended'])
    const { body } = await ada.get<Schemas['DeliveryPage']>(`/v1/channels/${id}/deliveries`)
    expect(body.items.filter(({ title }) => title.includes('more actions'))).toHaveLength(1)
  })

  test('a watched agent that falls silent is told of once, and once more when it is back', async () => {
    await using inbox = await receiver()
    const world = await open({ env })
    const ada = await world.human()
    await channel(ada, inbox.url)
    const agent = await newAgent(world, ada, { silent_after_minutes: 60 })
    await pass(world, 2 * hour)
    expect(titles(inbox)).toEqual([])

    await world.mcp(agent.secret)
    await pass(world, hour - 1)
    expect(titles(inbox)).toEqual([])
    await pass(world, 1)
    await pass(world, hour)
    expect(titles(inbox)).toEqual(['agent.silent: Scout has not called for 60 minutes'])
    expect(told(inbox)[0]!.data).toMatchObject({ event_id: null, heartbeat: { agent_id: agent.id, state: 'idle' } })

    await Promise.all([world.mcp(agent.secret), world.mcp(agent.secret), world.mcp(agent.secret)])
    await world.reach.settled()
    expect(titles(inbox).slice(1)).toEqual(['agent.heard: Scout has called again'])
    await pass(world, hour)
    expect(titles(inbox).slice(2)).toEqual(['agent.silent: Scout has not called for 60 minutes'])
  })

  test('an agent that is suspended or not watched any more is not silent', async () => {
    await using inbox = await receiver()
    const world = await open({ env })
    const ada = await world.human()
    await channel(ada, inbox.url, ['agent.silent'])
    const [held, freed] = [await newAgent(world, ada, { silent_after_minutes: 5 }), await newAgent(world, ada, { silent_after_minutes: 5 })]
    for (const { secret } of [held, freed]) await world.mcp(secret)
    await ada.post(`/v1/agents/${held.id}/suspend`)
    const { body } = await ada.patch<Schemas['Agent']>(`/v1/agents/${freed.id}`, '*', { silent_after_minutes: null })
    expect(body.silent_after_minutes).toBeNull()
    await pass(world, day)
    expect(titles(inbox)).toEqual([])

    // It has its time again from when it may work again.
    await setProof(world, ada)
    await ada.post(`/v1/agents/${held.id}/resume`)
    await pass(world, 5 * minute - 1)
    expect(titles(inbox)).toEqual([])
    await pass(world, 1)
    expect(titles(inbox)).toEqual(['agent.silent: Scout has not called for 5 minutes'])
  })

  test('a new agent that may do more than others is told of, and so is an agent that is resumed', async () => {
    await using inbox = await receiver()
    const world = await open({ env })
    const ada = await world.human()
    await channel(ada, inbox.url, ['account.security'])

    const { id } = await ada.agent('Free', { policy: { submit_result: 'allow' } })
    await ada.agent('Plain')
    await ada.post(`/v1/agents/${id}/suspend`)
    await ada.post(`/v1/agents/${id}/resume`)
    await world.reach.settled()

    expect(titles(inbox)).toEqual([
      'account.security: Free was created, and may do more without asking than other new agents',
      'account.security: Free was resumed',
    ])
  })

  test('refused calls of an agent are told of at most once an hour', async () => {
    await using inbox = await receiver()
    const world = await open({ env })
    const ada = await world.human()
    await channel(ada, inbox.url)
    const agent = await newAgent(world, ada)
    await ada.delete(`/v1/agents/${agent.id}/keys/${agent.key.id}`)
    const refused = async () => {
      await world.mcp(agent.secret)
      await soon(async () => {
        const { body } = await ada.get<Schemas['Heartbeat']>(`/v1/agents/${agent.id}/heartbeat`)
        expect(Date.parse(body.last_refused!.at)).toBe(world.clock.now)
      })
      await world.reach.settled()
    }

    await refused()
    world.clock.advance(hour - minute)
    await refused()
    expect(titles(inbox)).toEqual(['agent.refused: Scout was refused: its key was revoked'])
    world.clock.advance(minute)
    await refused()
    expect(titles(inbox)).toHaveLength(2)
  })

  test('a key in use is about to expire in 14, 3 and 1 days; one that was replaced, revoked or never used is not', async () => {
    await using inbox = await receiver()
    const world = await open({ env, store: store => store })
    const ada = await world.human()
    await channel(ada, inbox.url, ['key.expiring'])
    const agent = await newAgent(world, ada)
    await world.mcp(agent.secret)
    const { key: unused } = await ada.key(agent.id)
    const { key: revoked, secret } = await ada.key(agent.id)
    await world.mcp(secret)
    await ada.delete(`/v1/agents/${agent.id}/keys/${revoked.id}`)
    const { key: short, secret: shortSecret } = await ada.key(agent.id, { label: 'week', expires_in_days: 7 })
    await world.mcp(shortSecret)
    await beating(ada, agent.id, ({ key_hint }) => key_hint === short.hint)

    await pass(world, 4 * day)
    expect(titles(inbox)).toEqual(['key.expiring: The key “week” of Scout expires in 3 days'])
    await pass(world, 2 * day)
    expect(titles(inbox).slice(1)).toEqual(['key.expiring: The key “week” of Scout expires in a day'])
    await pass(world, 70 * day - 1)
    expect(titles(inbox)).toHaveLength(2)
    await pass(world, 1)
    await pass(world, 11 * day)
    await pass(world, 2 * day)
    await pass(world, day)
    expect(titles(inbox).slice(2)).toEqual([
      'key.expiring: The key “key” of Scout expires in 14 days',
      'key.expiring: The key “key” of Scout expires in 3 days',
      'key.expiring: The key “key” of Scout expires in a day',
    ])
    expect(told(inbox).map(({ data }) => data.target.id)).toEqual([short.id, short.id, ...Array(3).fill(agent.key.id)])
    expect(told(inbox)[0]!.data.key).toMatchObject({ id: short.id, label: 'week' })
    expect(unused.last_used_at).toBeNull()
  })

  test('a human is reminded of a request when a quarter of its time is left, unless it was decided', async () => {
    await using inbox = await receiver()
    const world = await open({ env })
    const ada = await world.human()
    await channel(ada, inbox.url, ['approval.expiring'])
    const agent = await newAgent(world, ada)
    const { id } = await askFor(world, agent, 'Buy a book', { expiresInMinutes: 60 })
    const decided = await askFor(world, agent, 'Buy another', { expiresInMinutes: 60 })
    await ada.post(`/v1/approvals/${decided.id}/deny`)

    await pass(world, 45 * minute - 1)
    expect(titles(inbox)).toEqual([])
    await pass(world, 1)
    await pass(world, minute)
    expect(titles(inbox)).toEqual(['approval.expiring: Scout still waits: Buy a book'])
    expect(told(inbox)[0]!.data).toMatchObject({ event_id: null, approval: { id, status: 'pending' } })
  })

  test('an answer to a question is told, without its text', async () => {
    await using inbox = await receiver()
    const world = await open({ env })
    const ada = await world.human()
    await channel(ada, inbox.url)
    const agent = await newAgent(world, ada)
    const { id } = await askFor(world, agent, 'Buy a book')
    await pass(world, minute)
    await ada.post(`/v1/approvals/${id}/questions`, { text: 'Which one?' })
    await world.core.questions.answer(await agent.as(), id, 'The crimson one.')
    await pass(world, minute)

    expect(titles(inbox)).toEqual(['approval.requested: Scout asks: Buy a book', 'approval.answered: Scout answered: Buy a book'])
    expect(JSON.stringify(told(inbox)[1]!.data.title)).not.toContain('crimson')
  })

  test('decisions, expiry and withdrawal are told to those who want it', async () => {
    await using inbox = await receiver()
    await using calm = await receiver()
    const world = await open({ env })
    const ada = await world.human()
    await channel(ada, inbox.url, ['approval.decided'])
    await channel(ada, calm.url)
    const agent = await newAgent(world, ada)
    const ask = async (title: string) => (await askFor(world, agent, title, { expiresInMinutes: 60 })).id
    await ada.post(`/v1/approvals/${await ask('A')}/approve`)
    await ada.post(`/v1/approvals/${await ask('B')}/deny`)
    await world.core.approvals.cancel(await agent.as(), await ask('C'))
    await ask('D')
    await pass(world, hour)

    expect(titles(inbox).toSorted()).toEqual([
      'approval.decided: Approved: A',
      'approval.decided: Cancelled: C',
      'approval.decided: Denied: B',
      'approval.decided: Expired: D',
    ])
    expect(titles(calm).filter(title => !title.startsWith('approval.requested'))).toEqual([])
    expect(titles(calm)).toHaveLength(4)
  })

  test('reviewers and admins who may review it learn of a result that waits, and the owner of its review', async () => {
    await using inbox = await receiver()
    const world = await open({ env })
    const ada = await world.human()
    const [eve, bob] = [await world.human(), await world.human()]
    await ada.patch(`/v1/admin/accounts/${eve.account.id}`, '*', { role: 'reviewer' })
    for (const person of [ada, eve, bob]) await channel(person, inbox.url, ['submission.waiting', 'participation.reviewed'])
    const quest = await openQuest(ada, { slots: 5 })
    const submit = async (owner: Person) => {
      const agent = await newAgent(world, owner, { policy: allowAll })
      await joinAt(world, agent, quest.id)
      await world.core.participations.submit(await agent.as(), await questRow(world, quest.id), work, null)
      await world.reach.settled()
    }
    const toldOf = () =>
      inbox.received.splice(0).map(({ path, body }) => {
        const who = [ada, eve, bob].findIndex(({ account }) => path.endsWith(account.id))
        return `${['ada', 'eve', 'bob'][who]} ${JSON.parse(body.toString()).type}`
      })

    await submit(bob)
    expect(toldOf().toSorted()).toEqual(['ada submission.waiting', 'eve submission.waiting'])
    await review(ada, 'accept', 'Good')
    await world.reach.settled()
    expect(toldOf()).toEqual(['bob participation.reviewed'])
    await submit(ada)
    expect(toldOf()).toEqual(['eve submission.waiting'])
    await ada.post(`/v1/admin/accounts/${eve.account.id}/suspend`)
    await submit(ada)
    expect(toldOf()).toEqual(['ada submission.waiting'])
    await review(ada, 'accept', 'My own')
    await world.reach.settled()
    expect(toldOf()).toEqual([])
  })

  test('a sign-in from an unknown device or network, a new password and a changed channel are told to the other channels', async () => {
    await using inbox = await receiver()
    const world = await open({ env: { ...env, AQS_TRUSTED_PROXIES: '127.0.0.1' } })
    const ada = await world.human()
    const { email, password } = ada
    await channel(ada, inbox.url)
    const signIn = (agent: string, address = '192.0.2.1') =>
      world.call('POST', '/v1/sessions', {
        body: { email, password, transport: 'token' },
        headers: { 'User-Agent': agent, 'X-Forwarded-For': address },
      })
    await signIn('Phone')
    await signIn('Phone')
    await signIn('Laptop')
    await signIn('Phone', '198.51.100.7')
    const { body } = await ada.post<Schemas['CreatedChannel']>('/v1/channels', {
      type: 'webhook',
      label: 'Chat',
      url: `${inbox.url}/chat`,
      format: 'slack',
      events: ['approval.requested'],
    })
    await ada.patch(`/v1/channels/${body.channel.id}`, '*', { label: 'Talk' })
    await ada.delete(`/v1/channels/${body.channel.id}`)
    await ada.put('/v1/me/password', { current_password: password, new_password: 'another horse battery' })
    await world.reach.settled()

    expect(titles(inbox).toSorted()).toEqual(
      [
        'Somebody signed in from an unknown device',
        'Somebody signed in from an unknown device',
        'Somebody signed in from an unknown device',
        'The channel “Chat” was created',
        'The channel “Talk” was changed',
        'The channel “Talk” was deleted',
        'Your password was changed',
      ].map(title => `account.security: ${title}`),
    )
  })

  test('what changes how somebody signs in, or what they may do, is told to their channels', async () => {
    await using inbox = await receiver()
    const world = await open({ env })
    const [admin, ada] = [await world.human(), await world.human()]
    await channel(ada, inbox.url)
    const { passkey } = await newPasskey(ada)
    const { codes } = await newTotp(world, ada)
    await ada.post('/v1/me/recovery-codes')
    await ada.delete('/v1/me/totp')
    await ada.delete(`/v1/me/passkeys/${passkey.id}`)
    await admin.patch(`/v1/admin/accounts/${ada.account.id}`, '*', { role: 'author' })
    const { body } = await admin.post<Schemas['RecoveryLink']>(`/v1/admin/accounts/${ada.account.id}/recovery-link`)
    await world.call('POST', '/v1/recovery', { body: { token: body.url.split('=')[1], new_password: 'another horse battery' } })
    await world.reach.settled()

    expect(codes).toBeNull()
    expect(titles(inbox).toSorted()).toEqual(
      [
        'A new password was set with a recovery link',
        'An authenticator app was added',
        'Somebody created a link to set a new password for your account',
        'The authenticator app was removed',
        'The passkey “Phone” was added',
        'The passkey “Phone” was removed',
        'You are now an author',
        'You have new recovery codes',
      ].map(title => `account.security: ${title}`),
    )
  })

  test('a change that is refused tells nobody', async () => {
    await using inbox = await receiver()
    const world = await open({ env })
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const { id } = await channel(ada, inbox.url)
    for (let i = 0; i < 21; i++) await askFor(world, agent, `Book ${i}`).catch(() => {})
    await world.reach.settled()

    expect(inbox.received).toHaveLength(20)
    expect((await ada.get<Schemas['DeliveryPage']>(`/v1/channels/${id}/deliveries?limit=100`)).body.items).toHaveLength(40)
  })

  test('whatever gives an agent more freedom is told of, and nothing that takes some away', async () => {
    await using inbox = await receiver()
    const world = await open({ env })
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const { device } = await newPasskey(ada)
    await channel(ada, inbox.url, ['account.security'])
    const policy = (change: object) => ada.patch(`/v1/agents/${agent.id}`, '*', { policy: change })
    await world.reach.settled()
    const before = titles(inbox).length

    for (const rule of ['block', 'allow', 'ask']) await policy({ join_quest: rule })
    await ada.patch(`/v1/agents/${agent.id}`, '*', { name: 'Rover' })
    await ada.key(agent.id, { label: 'second' })
    const { body } = await ada.post<Schemas['IssuedKey']>(`/v1/agents/${agent.id}/keys/${agent.key.id}/rotate`, { overlap_seconds: 0 })
    for (const demand of ['all', 'high', 'none', 'high']) await demandSigned(ada, device, demand)
    await world.reach.settled()

    expect(titles(inbox).slice(before).toSorted()).toEqual([
      'account.security: Fewer of your approvals need a signature now',
      'account.security: Fewer of your approvals need a signature now',
      'account.security: Scout may do more without asking now',
      'account.security: The key “second” was issued for Rover',
    ])
    expect(JSON.stringify(inbox.received.map(({ body }) => JSON.parse(body.toString())))).toContain(body.key.id)
  })

  test('an allowance that is given with an approval is told of', async () => {
    await using inbox = await receiver()
    const world = await open({ env })
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    await channel(ada, inbox.url, ['account.security'])
    const { id } = await askFor(world, agent, 'Buy a pen', { amount: { value: '12', currency: 'EUR' } })

    await ada.post(`/v1/approvals/${id}/approve`, { allow_category_minutes: 60 })
    await world.reach.settled()

    expect(titles(inbox).at(-1)).toBe('account.security: Scout may do more without asking now')
  })

  test('wrong passwords and codes in a row are told of at most once an hour, until somebody signs in', async () => {
    await using inbox = await receiver()
    const world = await open({ env: { ...env, AQS_SIGN_INS_PER_15_MINUTES: '1000' } })
    const ada = await world.human()
    const { code } = await newTotp(world, ada)
    await channel(ada, inbox.url, ['account.security'])
    await world.reach.settled()
    const before = titles(inbox).length
    const entries = async () =>
      (await ada.get<Schemas['AuditPage']>('/v1/audit-events?sort=created_at&action=account.attempts_failed')).body.items.map(
        ({ data }) => data,
      )
    const fail = async (times: number) => {
      for (let i = 0; i < times; i++) {
        const body = { email: ada.email, ...(i % 2 ? { password: ada.password, code: '000 000 000' } : { password: 'not the right one' }) }
        expect((await world.call('POST', '/v1/sessions', { body })).status).not.toBe(201)
      }
      await world.reach.settled()
    }
    const said = async (times: number) => soon(async () => expect(await entries()).toHaveLength(times))

    await fail(3)
    world.clock.advance(minute)
    const { status } = await world.call('POST', '/v1/sessions', { body: { email: ada.email, password: ada.password, code: code() } })
    await fail(4)
    expect(await entries()).toEqual([])
    await fail(1)
    await said(1)
    await fail(8)
    expect(await entries()).toHaveLength(1)
    world.clock.advance(hour)
    await fail(1)
    await said(2)
    await world.reach.settled()

    expect(status).toBe(201)
    expect(await entries()).toEqual([{ attempts: 5 }, { attempts: 9 }])
    expect(
      titles(inbox)
        .slice(before)
        .filter(title => title.includes('Somebody tried')),
    ).toEqual([
      'account.security: Somebody tried 5 wrong passwords or codes at your account',
      'account.security: Somebody tried 9 wrong passwords or codes at your account',
    ])
  })
})
