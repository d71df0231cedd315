/** An instance of version 0.3.0 beside this one. It does not know the bounds of this version. */
import { expect, test } from '@jest/globals'
import { eq, sql } from '../../src/store/engine/drizzle.ts'
import { $, run, statement } from '../../src/store/index.ts'
import type { Schemas } from '../support/client.ts'
import { onEachStore } from '../support/world.ts'
import { placeOf } from './place.ts'

onEachStore('an instance of version 0.3.0', open => {
  test('finds that every rule asks, and what it changes counts', async () => {
    const { world, ada, agent, close, allowed } = await placeOf(await open())
    const path = `/v1/agents/${agent.id}`
    const rule = { rule: 'allow', per_day: 5 }
    const { body: before } = await ada.get<Schemas['Agent']>(path)
    await ada.patch(path, before.version, { policy: { external: { contact: rule, publish: { rule: 'block' } } } })
    const own = (await ada.get<Schemas['Agent']>(path)).body.policy.external
    // As the older instance stores it.
    await world.store.transaction(() => run(writePolicy, { id: agent.id, text: JSON.stringify({ ...policies, external: own }) }))
    await allowed({ amount: { value: '12', currency: 'EUR' } }, { allow_category_minutes: 60 })
    await close()

    const found = JSON.parse((await world.store.read(rawPolicy, { id: agent.id }))[0]!.text).external
    const asks = { rule: 'ask', allowance: null }
    expect(found).toMatchObject({ spend: asks, contact: asks, publish: { rule: 'block', allowance: null }, access: asks, other: asks })
    const { external } = (await ada.get<Schemas['Agent']>(path)).body.policy
    expect([external.contact, external.publish]).toMatchObject([rule, { rule: 'block' }])
    expect(external.spend.allowance).not.toBeNull()

    // What the older instance changes counts.
    found.contact.rule = 'block'
    await world.store.transaction(() => run(writePolicy, { id: agent.id, text: JSON.stringify({ ...policies, external: found }) }))
    const after = (await ada.get<Schemas['Agent']>(path)).body.policy.external
    expect([after.contact.rule, after.spend.allowance]).toEqual(['block', external.spend.allowance])
  })
})

const policies = { join_quest: 'ask', submit_result: 'ask', withdraw_from_quest: 'allow' }
const writePolicy = statement<{ id: string; text: string }>()('write_policy', (q, t) =>
  q
    .update(t.agents)
    .set({ policy: sql`${$('text')}` })
    .where(eq(t.agents.id, $('id'))),
)
const rawPolicy = statement<{ id: string }>()('raw_policy', (q, t) =>
  q
    .select({ text: sql<string>`cast(${t.agents.policy} as text)` })
    .from(t.agents)
    .where(eq(t.agents.id, $('id'))),
)
