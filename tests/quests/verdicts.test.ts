/** Results are checked against the schema of their quest before anything is written, even if the schema is hostile. */
import { expect, test } from '@jest/globals'
import { run } from '../../src/store/index.ts'
import { holdQuest, updateQuest } from '../../src/store/quests/quests.ts'
import type { Schemas } from '../support/client.ts'
import { allowAll, joinAt, newAgent, openQuest, questRow, work } from '../support/domain.ts'
import { onEachStore, type World } from '../support/world.ts'

const backtracking = { properties: { text: { pattern: '^(?=(a+)+$)b' } } }
const endless = { text: `${'a'.repeat(60)}!` }

onEachStore('a result and its schema', open => {
  test.each<[string, object, unknown]>([
    ['a promise for a verdict', { $async: true, type: 'object' }, {}],
    ['a circle', { $ref: '#' }, {}],
    ['a pattern that backtracks', backtracking, endless],
    ['no schema at all', { type: 'nonsense' }, {}],
  ])('a hostile old schema accepts no data and does no harm: %s', async (_what, schema, data) => {
    const { world, owner, agent, quest } = await atWork({ submit_result: 'allow' })
    await plant(world, quest.id, schema)

    await expect(submit(world, agent, quest.id, data)).rejects.toMatchObject({ code: 'result_unchecked' })
    expect((await owner.get<Schemas['SubmissionPage']>('/v1/admin/submissions')).body.items).toEqual([])
    expect((await owner.get('/v1/me')).status).toBe(200)
  })

  test.each(['1.10', '12345678901234567890', 'true', 'null', '"quoted"'])(
    'a text is stored as it is, even if it is JSON: %s',
    async data => {
      const { world, owner, agent, quest } = await atWork({ submit_result: 'allow' })
      await plant(world, quest.id, { type: 'string' })

      await submit(world, agent, quest.id, data)

      const { body } = await owner.get<Schemas['SubmissionPage']>('/v1/admin/submissions')
      expect(body.items[0]!.data).toBe(data)
    },
  )

  test('an admin can change the other terms of a quest with an old schema', async () => {
    const { world, owner, quest } = await atWork({})
    await plant(world, quest.id, backtracking)
    const patch = (body: object) => owner.patch<Schemas['Problem']>(`/v1/admin/quests/${quest.id}`, '*', body)

    const [same, other] = [
      await patch({ title: 'Better', result_schema: backtracking }),
      await patch({ result_schema: { not: backtracking } }),
    ]

    expect([same.status, other.status]).toEqual([200, 422])
    expect(other.body.errors[0]!.pointer).toBe('/result_schema/not/properties/text/pattern')
  })

  test('a preview and a decision say that the data could not be checked', async () => {
    const { world, owner, agent, quest } = await atWork({ submit_result: 'ask' })
    const asked = await submit(world, agent, quest.id, endless)
    await plant(world, quest.id, backtracking)
    const { id } = asked.approval!

    const shown = await owner.get<Schemas['Approval']>(`/v1/approvals/${id}`)
    const decided = await owner.post<Schemas['Approval']>(`/v1/approvals/${id}/approve`)

    expect(shown.body.preview).toMatchObject({
      would_succeed: false,
      blockers: [{ code: 'result_unchecked', message: expect.stringContaining('takes longer than 100 ms') }],
    })
    expect(decided.body).toMatchObject({ status: 'approved', outcome: { state: 'failed', code: 'result_unchecked' } })
  })

  test('a verdict counts only for the schema that it was made with', async () => {
    const { world, owner, agent, quest } = await atWork({ submit_result: 'ask' })
    await plant(world, quest.id, { required: ['sum'] })
    const asked = await submit(world, agent, quest.id, { sum: 1 })
    const preview = async () =>
      (await owner.get<Schemas['Approval']>(`/v1/approvals/${asked.approval!.id}`)).body.preview!.blockers.map(({ code }) => code)

    const before = await preview()
    await plant(world, quest.id, { required: ['product'] })
    const after = await preview()

    expect([before, after]).toEqual([[], ['invalid_result']])
  })

  test('if the schema changes while a result is being submitted, the new schema counts', async () => {
    const { world, agent, quest } = await atWork({ submit_result: 'allow' })
    await plant(world, quest.id, { required: ['sum'] })
    const transaction = world.store.transaction.bind(world.store)
    let times = 0
    world.store.transaction = async work => {
      // After the first look, which lacked a verdict, somebody changes the schema.
      if (++times === 2) await transaction(() => change(quest.id, { required: ['product'] }))
      return transaction(work)
    }

    await expect(submit(world, agent, quest.id, { sum: 2, on: world.kind })).rejects.toMatchObject({
      code: 'invalid_result',
      issues: [{ pointer: '/product' }],
    })
    expect(times).toBe(3)
  })

  async function atWork(policy: object) {
    const world = await open()
    const owner = await world.human()
    const agent = await newAgent(world, owner, { policy: { ...allowAll, ...policy } })
    const quest = await openQuest(owner)
    await joinAt(world, agent, quest.id)
    return { world, owner, agent, quest }
  }
})

const submit = async (world: World, agent: Awaited<ReturnType<typeof newAgent>>, questId: string, data: unknown) =>
  world.core.participations.submit(await agent.as(), await questRow(world, questId), { ...work, data }, null)

/** A schema that may be in a database from before schemas were checked. */
const plant = (world: World, id: string, resultSchema: object) => world.store.transaction(() => change(id, resultSchema))

function* change(id: string, resultSchema: object) {
  const [quest] = yield* run(holdQuest, { id })
  yield* run(updateQuest, { ...quest!, resultSchema, now: quest!.updatedAt })
}
