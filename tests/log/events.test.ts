import { expect, test } from '@jest/globals'
import { tell } from '../../src/store/index.ts'
import { entriesAtOnce } from '../../src/store/log/audit.ts'
import type { Schemas } from '../support/client.ts'
import { allowAll, anotherAdmin, askFor, joinAt, newAgent, openQuest, questRow, review, work } from '../support/domain.ts'
import { listen } from '../support/listen.ts'
import { holdTimers } from '../support/timers.ts'
import { onEachStore, type World } from '../support/world.ts'

/** Waits until the other instance has heard of everything that happened before. PostgreSQL tells in the order of the commits. */
const caughtUp = (from: World, to: World) =>
  new Promise<void>((resolve, reject) => {
    const off = to.store.onChange(({ accountId }) => {
      if (accountId !== 'marker') return
      off()
      resolve()
    })
    from.store.transaction(() => tell({ accountId: 'marker' })).catch(reject)
  })

onEachStore('events', (open, again) => {
  test('a change reaches all watchers, even if it was made on another instance', async () => {
    const world = await open()
    const other = await again()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const stream = await listen(other.url, ada.token)

    const { id } = await askFor(world, agent)
    await ada.post(`/v1/approvals/${id}/deny`)
    const events = await stream.events(2)
    stream.close()

    expect(events.map(({ event, target }) => [event, target.id])).toEqual([
      ['approval.requested', id],
      ['approval.denied', id],
    ])
  })

  test('a client that reconnects with Last-Event-ID misses nothing', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    await ada.post(`/v1/agents/${agent.id}/suspend`)
    await ada.post(`/v1/agents/${agent.id}/resume`)

    const stream = await listen(world.url, ada.token, { 'Last-Event-ID': '3' })
    const events = await stream.events(3)
    stream.close()

    expect(events.map(({ id, event }) => [id, event])).toEqual([
      [4, 'key.issued'],
      [5, 'agent.suspended'],
      [6, 'agent.resumed'],
    ])
  })

  test('a client whose last id is beyond the end, because a backup was restored, gets the next events', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)

    const stream = await listen(world.url, ada.token, { 'Last-Event-ID': '999999' })
    const { id } = await askFor(world, agent)
    const [event] = await stream.events(1)
    stream.close()

    expect([event!.event, event!.target.id]).toEqual(['approval.requested', id])
  })

  test('nobody gets events of another account', async () => {
    const world = await open()
    const [ada, bob] = [await world.human(), await world.human()]
    const stream = await listen(world.url, bob.token)

    await ada.agent()
    const { id } = await bob.agent()
    const events = await stream.events(1)
    stream.close()

    expect(events.map(event => event.target.id)).toEqual([id])
  })

  test('an agent that calls after a pause causes an event', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const stream = await listen(world.url, ada.token)

    await world.mcp(agent.secret)
    const first = await stream.events(1)
    world.clock.advance(121_000)
    await world.mcp(agent.secret)
    const events = await stream.events(2)
    stream.close()

    const heard = { id: undefined, event: 'heartbeat.changed', target: { type: 'agent', id: agent.id } }
    expect([first, events]).toEqual([[heard], [heard, heard]])
  })

  test('every admin is told what changes at the desk, on any instance, without contents; a member is not', async () => {
    const world = await open()
    const other = await again()
    const [ada, bob, eve] = [await world.human(), await world.human(), await anotherAdmin(world)]
    const quest = await openQuest(ada, { slots: 5 })
    const [first, second] = [await newAgent(world, bob, { policy: allowAll }), await newAgent(world, bob, { policy: allowAll })]
    await caughtUp(world, other)
    const admin = await listen(other.url, eve.token, {}, true)
    const alsoAdmin = await listen(other.url, ada.token, {}, true)
    const owner = await listen(other.url, bob.token, {}, true)
    const submit = async (agent: typeof first) =>
      world.core.participations.submit(await agent.as(), await questRow(world, quest.id), work, null)
    const atDesk = ['submissions.changed', 'quests.changed', 'accounts.changed', 'service_log.changed']
    let read = 0
    /** Exactly these come next. */
    const hears = async (...names: string[]) => {
      const events = (await admin.events(read + names.length)).slice(read)
      expect(events).toEqual(names.map(event => ({ id: undefined, event })))
      read += names.length
    }

    await joinAt(world, first, quest.id)
    await hears('quests.changed')
    await joinAt(world, second, quest.id)
    await hears('quests.changed')
    await submit(first)
    await hears('submissions.changed')
    await review(ada, 'accept', 'Good')
    await hears('submissions.changed', 'service_log.changed')
    await submit(second)
    await hears('submissions.changed')
    await bob.patch('/v1/me', '*', { display_name: 'Bobby' })
    await hears('accounts.changed')
    await world.call('POST', '/v1/sessions', { body: { email: bob.email, password: bob.password } })
    await hears('accounts.changed')
    await ada.post(`/v1/admin/agents/${first.id}/suspend`)
    await hears('service_log.changed')
    // Two logs get an entry, so some of these may come twice.
    await ada.post(`/v1/admin/quests/${quest.id}/cancel`)
    const rest = new Set(['submissions.changed', 'quests.changed', 'service_log.changed'])
    while (rest.size > 0) rest.delete((await admin.events(++read))[read - 1]!.event!)

    const namesIn = async (stream: typeof owner, isComplete: (names: string[], created: number) => boolean) => {
      for (let n = 1; ; n++) {
        const events = await stream.events(n)
        const names = events.map(({ event }) => event!)
        if (isComplete(names, events.filter(({ action }) => action === 'agent.created').length)) return names
      }
    }
    const toAda = await namesIn(alsoAdmin, names => atDesk.every(name => names.includes(name)))
    // The second agent is created after the first was announced, so everything before both has arrived.
    await bob.agent('Last')
    await namesIn(owner, (_, created) => created === 1)
    await bob.agent('Later')
    const toOwner = await namesIn(owner, (_, created) => created === 2)
    for (const stream of [admin, alsoAdmin, owner]) stream.close()
    expect(toOwner).toContain('participation.joined')
    expect(toOwner.filter(event => atDesk.includes(event))).toEqual([])
    expect(toAda).toEqual(expect.arrayContaining(atDesk))
  })

  test('signing out, or a suspension, ends the stream at once', async () => {
    holdTimers()
    const world = await open()
    const [admin, ada, bob] = [await world.human(), await world.human(), await world.human()]
    const [one, two] = [await listen(world.url, ada.token), await listen(world.url, bob.token)]

    const signedOut = await ada.delete('/v1/sessions/current')
    await one.end()
    const suspended = await admin.post(`/v1/admin/accounts/${bob.account.id}/suspend`)
    await two.end()

    expect([one.status, two.status, signedOut.status, suspended.status]).toEqual([200, 200, 204, 200])
  })

  test('a session that ends while a long log is read gets nothing that was not read before', async () => {
    let pages = 0
    let signOut = () => Promise.resolve<unknown>(undefined)
    const world = await open({
      store: store => ({
        ...store,
        async read(from, values) {
          if (from.name === 'audit_events_after' && ++pages === 2) await signOut()
          return store.read(from, values)
        },
      }),
    })
    const ada = await world.human()
    for (let i = 0; i < entriesAtOnce; i++) await ada.patch('/v1/me', '*', { display_name: `Ada ${i}` })
    signOut = () => ada.delete('/v1/sessions/current')

    const stream = await listen(world.url, ada.token, { 'Last-Event-ID': '0' })
    const events = await stream.events(Infinity)

    expect([pages, events.at(-1)!.id]).toEqual([2, entriesAtOnce])
  })

  test('an account has at most twenty streams in all its sessions', async () => {
    const world = await open()
    const { email, password, token } = await world.human()
    const tokens = [token]
    for (let i = 0; i < 4; i++) {
      const { body } = await world.call<Schemas['SignedIn']>('POST', '/v1/sessions', { body: { email, password, transport: 'token' } })
      tokens.push(body.token!)
    }
    const streams = []
    for (let i = 0; i < 20; i++) streams.push(await listen(world.url, tokens[i % 4]!))

    const refused = await world.call<Schemas['Problem']>('GET', '/v1/events', { token: tokens[4]! })
    for (const stream of streams) stream.close()

    expect(streams.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect([refused.status, refused.body.code]).toEqual([409, 'stream_limit'])
  })

  test('a stream reads at a limited rate, even if changes are more frequent', async () => {
    const looks: string[] = []
    const world = await open({ store: store => ({ ...store, read: (from, values) => (looks.push(from.name), store.read(from, values)) }) })
    const ada = await world.human()
    const stream = await listen(world.url, ada.token)
    holdTimers()
    looks.length = 0

    for (let i = 0; i < 40; i++) await ada.patch('/v1/me', '*', { display_name: `Ada ${i}` })
    stream.close()

    expect(looks.filter(name => name === 'find_session_state').length).toBeLessThanOrEqual(12)
  })

  test('a session has at most five streams, and another can open after one closes', async () => {
    const world = await open()
    const ada = await world.human()
    const streams = []
    for (let i = 0; i < 5; i++) streams.push(await listen(world.url, ada.token))

    const refused = await ada.get<{ code: string }>('/v1/events')
    streams[0]!.close()
    let again = 0
    while (again !== 200)
      again = await listen(world.url, ada.token).then(stream => {
        stream.close()
        return stream.status
      })
    for (const stream of streams) stream.close()

    expect([refused.status, refused.body.code, again]).toEqual([409, 'stream_limit', 200])
  })
})
