/** What people may do, and who changes it. */
import { expect, test } from '@jest/globals'
import contract from '../../generated/openapi.json' with { type: 'json' }
import { roles } from '../../src/portal/people/roles.ts'
import { keysOf } from '../../src/shared/values.ts'
import type { Person, Schemas } from '../support/client.ts'
import { allowAll, anotherAdmin, joinAt, newAgent, openQuest, questRow, work } from '../support/domain.ts'
import { onEachStore } from '../support/world.ts'

type Problem = Schemas['Problem']
type Account = Schemas['Account'] & { code?: string }

const pathOf = ({ account }: Person, rest = '') => `/v1/admin/accounts/${account.id}${rest}`
const give = (admin: Person, person: Person, role: string, version: number | string = '*') =>
  admin.patch<Account>(pathOf(person), version, { role })
/** One request for each permission. */
const asks = {
  review: (person: Person) => person.get<Problem>('/v1/admin/submissions'),
  'read quests': (person: Person) => person.get<Problem>('/v1/admin/quests'),
  write: (person: Person) => person.post<Problem>('/v1/admin/quests', { title: 'A quest', acceptance_criteria: ['It is done'] }),
  people: (person: Person) => person.get<Problem>('/v1/admin/accounts'),
}
const allowedTo = async (person: Person) => {
  const answers = []
  for (const [name, ask] of Object.entries(asks)) answers.push([name, await ask(person)] as const)
  for (const [, { status, body }] of answers) if (status >= 400) expect([status, body.code]).toEqual([403, 'admin_required'])
  return answers.filter(([, { status }]) => status < 300).map(([name]) => name)
}

test('the portal and the description of the contract name all roles, in the order in which each includes those before it', () => {
  const { enum: inOrder } = contract.components.schemas.Role
  const { description } = contract.tags.find(({ name }) => name === 'Admin')!

  expect(keysOf(roles)).toEqual(inOrder)
  expect([...description.matchAll(/`(\w+)`/g)].map(([, role]) => role)).toEqual(inOrder)
})

onEachStore('roles', (open, again) => {
  test('reviewers review, authors also write quests, and admins also manage people, from the next request on', async () => {
    const world = await open()
    const [admin, bob] = [await world.human(), await world.human()]

    const seen = []
    for (const role of ['member', 'reviewer', 'author', 'admin', 'member']) {
      await give(admin, bob, role)
      seen.push([role, await allowedTo(bob)])
    }

    expect(seen).toEqual([
      ['member', []],
      ['reviewer', ['review', 'read quests']],
      ['author', ['review', 'read quests', 'write']],
      ['admin', ['review', 'read quests', 'write', 'people']],
      ['member', []],
    ])
  })

  test('a role changes with If-Match, and both logs say who changed it', async () => {
    const world = await open()
    const [admin, bob] = [await world.human(), await world.human()]

    const read = await admin.get<Account>(pathOf(bob))
    const without = await world.call<Problem>('PATCH', pathOf(bob), { token: admin.token, body: { role: 'author' } })
    const changed = await give(admin, bob, 'author', 1)
    const stale = await give(admin, bob, 'reviewer', 1)
    const same = await give(admin, bob, 'author', 2)
    const unknown = await give(admin, bob, 'owner', 2)
    const own = await bob.get<Schemas['AuditPage']>('/v1/audit-events?action=account.role_changed')
    const service = await admin.get<Schemas['ServiceLogPage']>('/v1/admin/audit-events?action=account.role_changed')

    expect([read.headers['etag'], read.body.role]).toEqual(['"v1"', 'member'])
    expect([without.status, stale.status, unknown.status]).toEqual([428, 412, 400])
    expect([changed.status, changed.headers['etag'], changed.body.role, same.headers['etag']]).toEqual([200, '"v2"', 'author', '"v2"'])
    for (const { items } of [own.body, service.body])
      expect(items.map(({ actor, data }) => [actor.id, data])).toEqual([[admin.account.id, { from: 'member', role: 'author' }]])
  })

  test('the last active admin can be neither lowered nor suspended; a suspended one does not count; nobody suspends themselves', async () => {
    const world = await open()
    const [admin, other] = [await world.human(), await anotherAdmin(world)]
    await admin.post(pathOf(other, '/suspend'))

    const lowered = await give(admin, admin, 'member')
    const suspended = await admin.post<Problem>(pathOf(admin, '/suspend'))
    await admin.post(pathOf(other, '/resume'))
    const own = await admin.post<Problem>(pathOf(admin, '/suspend'))
    const resigned = await give(admin, admin, 'member')
    const after = await admin.get<Problem>('/v1/admin/accounts')

    expect([lowered.body.code, suspended.body.code, own.body.code]).toEqual(Array(3).fill('last_admin'))
    expect([resigned.status, resigned.body.role, after.body.code]).toEqual([200, 'member', 'admin_required'])
  })

  test('admins who lower and suspend each other at once, on two instances: one succeeds, and one remains', async () => {
    const here = await open()
    const there = await again()
    const founder = await here.human()
    for (let round = 0; round < 4; round++) {
      const rivals = [await anotherAdmin(here), await anotherAdmin(here)] as const
      await give(founder, founder, 'member')
      const against = (by: Person, whom: Person, i: number) =>
        i % 2
          ? here.call<Account>('PATCH', pathOf(whom), { token: by.token, body: { role: 'member' }, headers: { 'If-Match': '*' } })
          : there.call<Account>('POST', pathOf(whom, '/suspend'), { token: by.token })

      const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => against(rivals[i % 2]!, rivals[(i + 1) % 2]!, i % 4)))

      const now = await Promise.all(rivals.map(({ email }) => here.core.recovery.operator.read(email)))
      expect(now.filter(({ role, status }) => role === 'admin' && status === 'active')).toHaveLength(1)
      // Whoever lowers a member again changes nothing.
      expect(new Set(answers.filter(({ status }) => status < 300).map(({ body }) => body.id)).size).toBe(1)
      await here.core.recovery.operator.promote(founder.email)
      for (const rival of rivals) await give(founder, rival, 'member')
    }
  })

  test('the work of an own agent waits for somebody else, as soon as there is another reviewer', async () => {
    const world = await open()
    const [admin, bob] = [await world.human(), await world.human()]
    const quest = await openQuest(admin)
    const agent = await newAgent(world, admin, { policy: allowAll })
    await joinAt(world, agent, quest.id)
    await world.core.participations.submit(await agent.as(), await questRow(world, quest.id), work, null)
    const waiting = async (reviewer: Person) => (await reviewer.get<Schemas['SubmissionPage']>('/v1/admin/submissions')).body.items[0]!

    const alone = await waiting(admin)
    await give(admin, bob, 'reviewer')
    const [own, others] = [await waiting(admin), await waiting(bob)]
    const refused = await admin.post<Problem>(`/v1/admin/submissions/${own.id}/accept`)
    const accepted = await bob.post<Problem>(`/v1/admin/submissions/${own.id}/accept`)

    expect([alone.conflict, own.conflict, others.conflict]).toEqual(['own_agent_only_admin', 'own_agent', 'none'])
    expect([refused.body.code, accepted.status]).toEqual(['own_agent', 200])
  })
})
