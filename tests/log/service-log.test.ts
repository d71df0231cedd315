import { expect, test } from '@jest/globals'
import { findAccount } from '../../src/store/people/accounts.ts'
import type { Person, Schemas } from '../support/client.ts'
import { allowAll, askFor, joinAt, newAgent, openQuest, questRow, review, work } from '../support/domain.ts'
import { soon } from '../support/soon.ts'
import { onEachStore, type World } from '../support/world.ts'

const minute = 60_000

const serviceLog = async (admin: Person, query = '') =>
  (await admin.get<Schemas['ServiceLogPage']>(`/v1/admin/audit-events?limit=100&${query}`)).body.items
const guess = (world: World, email: string) => world.call('POST', '/v1/sessions', { body: { email, password: 'not the right one' } })
const wrongOnes = async (owner: Person) =>
  (await owner.get<Schemas['AuditPage']>('/v1/audit-events?action=account.wrong_password&sort=created_at')).body.items.map(
    ({ data }) => data['attempts'],
  )

onEachStore('the service log', open => {
  test('admins read what admins did and what concerns security, and nothing else of what members do', async () => {
    const world = await open()
    const admin = await world.human('admin')
    const ada = await world.human('ada')
    const agent = await newAgent(world, ada, { policy: allowAll })
    const post = async (who: Person, path: string, body: object) => {
      world.clock.advance(minute)
      await who.post(path, body)
    }
    await askFor(world, agent, 'A private request')
    const quest = await openQuest(admin)
    await joinAt(world, agent, quest.id)
    await world.core.participations.submit(await agent.as(), await questRow(world, quest.id), work, null)
    world.clock.advance(minute)
    await review(admin, 'accept', 'Good')
    await post(admin, `/v1/admin/agents/${agent.id}/suspend`, { reason: 'It floods' })
    await post(ada, `/v1/agents/${agent.id}/suspend`, {})
    await post(admin, `/v1/admin/accounts/${ada.account.id}/suspend`, { reason: 'So do you' })

    const entries = await serviceLog(admin, 'sort=created_at')

    const told = entries.map(({ action, account }) => [action, account.display_name])
    // What happened at one instant in several logs has no order.
    expect(told.slice(0, 4)).toEqual(
      expect.arrayContaining([
        ['account.created', 'admin'],
        ['account.created', 'ada'],
        ['quest.created', 'admin'],
        ['quest.published', 'admin'],
      ]),
    )
    expect(told.slice(4)).toEqual([
      ['participation.accepted', 'ada'],
      ['agent.suspended', 'ada'],
      ['account.suspended', 'ada'],
    ])
    expect(JSON.stringify(entries)).not.toContain('private')
    const acts = await serviceLog(admin, `actor_id=${admin.account.id}&account_id=${ada.account.id}&sort=created_at`)
    expect(acts.map(({ action, data }) => [action, data['reason']])).toEqual([
      ['participation.accepted', undefined],
      ['agent.suspended', 'It floods'],
      ['account.suspended', 'So do you'],
    ])
    expect((await serviceLog(admin, 'action=account.suspended')).map(({ seq, account }) => [typeof seq, account.id])).toEqual([
      ['number', ada.account.id],
    ])
  })

  test('it is read page by page, in both directions, and between two times', async () => {
    const world = await open()
    const admin = await world.human()
    for (let i = 0; i < 5; i++) {
      await openQuest(admin, { title: `Quest ${i}` })
      world.clock.advance(minute)
    }
    const all = (await serviceLog(admin)).map(({ id }) => id)
    const read = async (sort: string) => {
      const found: string[] = []
      for (let cursor: string | null = ''; cursor !== null;) {
        const path: string = `/v1/admin/audit-events?limit=3&sort=${sort}${cursor && `&cursor=${cursor}`}`
        const { body } = await admin.get<Schemas['ServiceLogPage']>(path)
        found.push(...body.items.map(({ id }) => id))
        cursor = body.next_cursor
      }
      return found
    }
    const from = new Date(world.clock.now - 3 * minute).toISOString()
    const to = new Date(world.clock.now - minute).toISOString()

    expect(all).toHaveLength(11)
    expect([await read('-created_at'), await read('created_at')]).toEqual([all, all.toReversed()])
    expect((await serviceLog(admin, `from=${from}&to=${to}`)).map(({ data }) => data['title'])).toEqual([
      'Quest 3',
      'Quest 3',
      'Quest 2',
      'Quest 2',
    ])
  })

  test('a member cannot read it', async () => {
    const world = await open()
    await world.human()
    const member = await world.human()

    const { status, body } = await member.get<Schemas['Problem']>('/v1/admin/audit-events')

    expect([status, body.code]).toEqual([403, 'admin_required'])
  })

  test('the first wrong password is written down at once, the next ones together after a quarter of an hour', async () => {
    const world = await open()
    const [admin, ada] = [await world.human('admin'), await world.human('ada')]

    await guess(world, ada.email)
    await soon(async () => expect(await wrongOnes(ada)).toEqual([1]))
    for (let i = 0; i < 4; i++) await guess(world, ada.email)
    await soon(async () => expect(await untold(world, ada)).toBe(4))
    await world.core.sweep()
    expect(await wrongOnes(ada)).toEqual([1])
    world.clock.advance(15 * minute)
    await world.core.sweep()
    await world.core.sweep()

    expect(await wrongOnes(ada)).toEqual([1, 4])
    expect((await serviceLog(admin, `account_id=${ada.account.id}&action=account.wrong_password`)).map(({ data }) => data)).toEqual([
      { attempts: 4 },
      { attempts: 1 },
    ])
  })

  test('a wrong password beside a session counts as well; an unknown e-mail address is not recorded', async () => {
    const world = await open()
    const ada = await world.human('ada')

    await guess(world, 'stranger@example.net')
    await ada.put('/v1/me/password', { current_password: 'not the right one', new_password: 'correct horse battery 2' })
    await soon(async () => expect(await wrongOnes(ada)).toEqual([1]))

    expect(JSON.stringify(await serviceLog(ada)) + world.log.join('')).not.toContain('stranger')
  })

  test('a line of the output has a mark of the client and no address', async () => {
    const world = await open({ env: { AQS_TRUSTED_PROXIES: '127.0.0.1' } })
    const ada = await world.human()
    let asked = 0
    const once = async (address: string) => {
      await ada.get('/v1/me', { headers: { 'X-Forwarded-For': address } })
      asked++
      return soon(async () => {
        const lines = world.log.map(line => JSON.parse(line) as { route: string; client: string }).filter(({ route }) => route === 'getMe')
        expect(lines).toHaveLength(asked)
        return lines.at(-1)!.client
      })
    }

    const marks = [
      await once('198.51.100.7'),
      await once('198.51.100.7'),
      await once('198.51.100.8'),
      await once('2001:db8:1:2::5'),
      await once('2001:db8:1:2:ffff::6'),
      await once('2001:db8:1:3::5'),
    ]

    expect(marks[0]).toMatch(/^[\w-]{10}$/)
    expect([marks[1] === marks[0], marks[2] === marks[0], marks[4] === marks[3], marks[5] === marks[3]]).toEqual([true, false, true, false])
    expect(world.log.join('')).not.toMatch(/198\.51|2001:db8|127\.0\.0\.1/)
  })
})

/** How many wrong passwords wait to be written down. */
async function untold(world: World, { account }: Person) {
  const [row] = await world.store.read(findAccount, { id: account.id })
  return row!.wrongPasswords
}
