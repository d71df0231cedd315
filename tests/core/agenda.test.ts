/** The service asks what is due only if something can be due. */
import { expect, test } from '@jest/globals'
import type { Schemas } from '../support/client.ts'
import { counted } from '../support/counted.ts'
import { askFor, newAgent, openQuest } from '../support/domain.ts'
import { onEachStore } from '../support/world.ts'

const second = 1_000
const minute = 60_000
const hour = 3_600_000

onEachStore('agenda', (open, _again, kind) => {
  const opened = async (isShared: boolean) => {
    const names: string[] = []
    const world = await open({ store: store => counted({ ...store, isShared }, names) })
    const admin = await world.human()
    const agent = await newAgent(world, admin)
    const asks = async () => {
      names.length = 0
      const { body } = await admin.get<Schemas['ApprovalPage']>('/v1/approvals?status=pending&status=expired')
      return [names.filter(name => name === 'next_due_of').length, ...body.items.map(({ status }) => status)]
    }
    return { world, admin, agent, names, asks }
  }

  if (kind === 'sqlite')
    test('the only process asks once until something is due, and again after a change', async () => {
      const { world, admin, agent, asks } = await opened(false)
      expect([await asks(), await asks()]).toEqual([[1], [0]])

      await askFor(world, agent, 'Soon over', { expiresInMinutes: 60 })
      expect(await asks()).toEqual([0, 'pending'])
      await admin.patch(`/v1/agents/${agent.id}`, '*', { name: 'Ranger' })
      expect([await asks(), await asks()]).toEqual([
        [1, 'pending'],
        [0, 'pending'],
      ])
      world.clock.advance(hour - 1)
      expect(await asks()).toEqual([0, 'pending'])
      world.clock.advance(1)
      expect(await asks()).toEqual([1, 'expired'])
      expect([await asks(), await asks()]).toEqual([
        [1, 'expired'],
        [0, 'expired'],
      ])
    })

  if (kind === 'sqlite')
    test('after a request and its decision, the process still knows what is due first', async () => {
      const { world, admin, agent, asks } = await opened(false)
      const ask = (title: string, minutes: number, validForMinutes?: number) =>
        askFor(world, agent, title, { expiresInMinutes: minutes, ...(validForMinutes && { validForMinutes }) })
      const lapsed = async () => (await admin.get<Schemas['ApprovalPage']>('/v1/approvals?permit=lapsed')).body.items.length
      const [later, denied, short] = [await ask('Later', 120), await ask('Denied', 60), await ask('Short', 90, 10)]
      expect(await asks()).toEqual([0, 'pending', 'pending', 'pending'])
      await admin.post(`/v1/approvals/${denied.id}/deny`)
      await admin.post(`/v1/approvals/${short.id}/approve`)
      expect([await asks(), await lapsed()]).toEqual([[0, 'pending'], 0])

      // The yes lapses before any request would have expired.
      world.clock.advance(10 * minute)
      expect([await asks(), await lapsed()]).toEqual([[1, 'pending'], 1])
      expect(await asks()).toEqual([0, 'pending'])
      world.clock.advance(109 * minute)
      expect(await asks()).toEqual([0, 'pending'])
      world.clock.advance(minute)
      expect(await asks()).toEqual([1, 'expired'])
      expect((await admin.get<Schemas['Approval']>(`/v1/approvals/${later.id}`)).body.status).toBe('expired')
    })

  test('a sweep closes every quest whose time has passed, so that none is left for a reader', async () => {
    const { world, admin, names } = await opened(false)
    const closesAt = new Date(world.clock.now + hour).toISOString()
    for (let i = 0; i < 101; i++) await openQuest(admin, { closes_at: closesAt })
    world.clock.advance(hour)

    await world.core.sweep()
    expect(names.filter(name => name === 'move_quest')).toHaveLength(202)
    names.length = 0
    await admin.get('/v1/quests')
    expect(names.filter(name => name === 'move_quest')).toEqual([])
  })

  // On this database each change is announced at once, so the results do not depend on speed.
  if (kind === 'sqlite')
    test('one of several processes asks again after a second, also if the clock was put back', async () => {
      const { world, agent, asks } = await opened(true)
      await askFor(world, agent, 'Soon over', { expiresInMinutes: 60 })
      world.clock.advance(second)
      expect(await asks()).toEqual([1, 'pending'])
      world.clock.advance(second)
      expect([await asks(), await asks()]).toEqual([
        [1, 'pending'],
        [0, 'pending'],
      ])
      world.clock.advance(-hour)
      expect(await asks()).toEqual([1, 'pending'])
      world.clock.advance(2 * hour)
      expect(await asks()).toEqual([1, 'expired'])
    })

  test('a quest whose closing time is moved forward closes at the new time', async () => {
    const { world, admin } = await opened(kind === 'postgres')
    const quest = await openQuest(admin)
    const status = async () => (await admin.get(`/v1/quests/${quest.id}`)).status
    expect(await status()).toBe(200)

    await admin.patch(`/v1/admin/quests/${quest.id}`, '*', { closes_at: new Date(world.clock.now + hour).toISOString() })
    world.clock.advance(hour - 1)
    expect(await status()).toBe(200)
    world.clock.advance(1)
    expect(await status()).toBe(404)
  })
})
