/**
 * A day by a set clock: agents ask and join, their humans decide some of it, the rest expires, work becomes overdue and a quest closes.
 * Afterwards each request has ended as it should, at the right time, and the file obeys all laws.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as pathOf } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { DomainError } from '../../src/core/kit/errors.ts'
import type { Agent } from '../../src/core/kit/world.ts'
import { createLog } from '../../src/log.ts'
import { openStore } from '../../src/store/index.ts'
import type { Schemas } from '../support/client.ts'
import { askFor, newAgent, openQuest, questRow } from '../support/domain.ts'
import { broken } from '../support/laws.ts'
import { openWorld, type World } from '../support/world.ts'

const minute = 60_000
const stepMinutes = 30
const steps = (24 * 60) / stepMinutes
const key = 'a key for a day that is long enough'

const endings: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

test('after a day, each request has ended as it should, and the file obeys all laws', async () => {
  const folder = mkdtempSync(pathOf(tmpdir(), 'day-'))
  const file = pathOf(folder, 'day.db')
  const store = await openStore({ url: file }, createLog('silent'))
  const world = await openWorld('sqlite', store, { sealKeys: [key] })
  const close = async () => {
    await world.close()
    await store.close()
  }
  endings.push(() => rmSync(folder, { recursive: true, force: true }), close)
  const startedAt = world.clock.now
  const admin = await world.human()
  const quest = await openQuest(admin, {
    slots: 50,
    work_window_hours: 3,
    closes_at: new Date(startedAt + 12 * 60 * minute).toISOString(),
  })
  const owners = [admin, await world.human(), await world.human()]
  const agents = []
  for (const owner of owners) for (let i = 0; i < 2; i++) agents.push({ owner, ...(await newAgent(world, owner)) })
  const expected = new Map<string, { owner: (typeof owners)[number]; status: string; endedAt: number }>()
  const joined: boolean[] = []

  for (let step = 0; step < steps; step++) {
    for (const [i, agent] of agents.entries()) {
      const { id } = await askFor(world, agent, `Buy ${step}`, { expiresInMinutes: 45 })
      // Every third request gets an answer in time. The others are overdue at the second look after they were made.
      const isDecided = (step + i) % 3 === 0
      expected.set(id, {
        owner: agent.owner,
        status: isDecided ? 'denied' : 'expired',
        endedAt: isDecided ? world.clock.now : world.clock.now + 45 * minute,
      })
      if (isDecided) await agent.owner.post(`/v1/approvals/${id}/deny`)
    }
    const agent = agents[step % agents.length]!
    const gated = await join(world, agent, quest.id)
    joined.push(gated !== undefined)
    if (gated?.approval) await agent.owner.post(`/v1/approvals/${gated.approval.id}/approve`)
    world.clock.advance(stepMinutes * minute)
    await world.core.sweep()
  }

  world.clock.advance(stepMinutes * minute)
  await world.core.sweep()

  const wrong: unknown[] = []
  for (const [id, { owner, status, endedAt }] of expected) {
    const { body } = await owner.get<Schemas['Approval']>(`/v1/approvals/${id}`)
    const isAt = Date.parse(status === 'expired' ? body.expires_at : body.decided_at!)
    if (body.status !== status || isAt !== endedAt) wrong.push({ status, endedAt, is: body.status, isAt })
  }
  expect(wrong).toEqual([])
  const { body } = await admin.get<Schemas['Quest']>(`/v1/admin/quests/${quest.id}`)
  expect(body).toMatchObject({ status: 'closed', slots_taken: 0 })
  expect([joined[0], ...joined.slice(24)]).toEqual([true, ...Array<boolean>(24).fill(false)])
  await endings.pop()!()
  writeFileSync(`${file}.seal-key`, key)
  expect(await broken(file)).toEqual([])
})

/** Asks to join, if the quest is still open and the agent may. */
const join = async (world: World, agent: { as(): Promise<Agent> }, questId: string) => {
  try {
    return await world.core.participations.join(await agent.as(), await questRow(world, questId), 'It fits')
  } catch (error) {
    if (error instanceof DomainError) return undefined
    throw error
  }
}
