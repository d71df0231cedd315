/**
 * The meanings of an agent's columns (src/store/tables/agents.ts) are what happens to them. Every column gets a value of its own, so a column
 * that is added later is tried too.
 */
import { expect, test } from '@jest/globals'
import { fieldsOf } from '../../generated/fields.ts'
import { fieldName } from '../../src/core/log/events.ts'
import { eq, getTableColumns } from '../../src/store/engine/drizzle.ts'
import { $, run, statement, type Row } from '../../src/store/index.ts'
import { define, sqlite } from '../../src/store/tables/index.ts'
import { agentMeanings } from '../../src/store/tables/agents.ts'
import { stays } from '../../src/store/tables/meanings.ts'
import { keysOf } from '../../src/shared/values.ts'
import type { Person } from '../support/client.ts'
import { newAgent } from '../support/domain.ts'
import { onEachStore, type World } from '../support/world.ts'

type AgentRow = Row<'agents'>
const columns = keysOf(agentMeanings)
const kinds = getTableColumns(define(sqlite).agents)
const hour = 60 * 60_000

/** What a human sets must be what the contract allows. */
const fields = fieldsOf.createAgent as Record<string, { type?: string }>
const textFor = (column: string, text: string) => (fields[fieldName(column)]?.type === 'url' ? `https://example.com/${text}` : text)

/** The row of an agent, as it is stored. */
const rowOf = async ({ store }: World, id: string) => (await store.read(findRow, { id }))[0]!
const findRow = statement<{ id: string }>()('find_row', (q, t) =>
  q
    .select()
    .from(t.agents)
    .where(eq(t.agents.id, $('id'))),
)

/** Values that are in no other column, for an agent that may call. */
function marked(agent: AgentRow, now: number): AgentRow {
  const own: Partial<AgentRow> = {
    id: agent.id,
    ownerId: agent.ownerId,
    status: 'active',
    suspendedBy: 'owner',
    skills: ['mark of skills'],
    policy: { ...agent.policy, external: { ...agent.policy.external, other: { ...agent.policy.external.other, per_hour: 47 } } },
    maxActiveQuests: 13,
    ownerHold: { reason: 'mark of ownerHold' },
    lastClient: { name: 'mark of lastClient', version: null, protocolVersion: '2026-07-28' },
    lastRefused: { at: now - 90 * hour, reason: 'key_expired', keyHint: 'mark of lastRefused' },
  }
  const mark = (column: keyof AgentRow, i: number) =>
    kinds[column].dataType === 'string'
      ? textFor(column, `mark-of-${column.toLowerCase()}`)
      : /(At|Since)$/.test(column)
        ? now - (i + 1) * hour
        : 7_000 + i
  return { ...Object.fromEntries(columns.map((column, i) => [column, mark(column, i)])), ...own } as AgentRow
}

async function fill(world: World, id: string) {
  const before = await rowOf(world, id)
  const row = marked(before, world.clock.now)
  await world.store.transaction(() => run(write, { ...row, at: id } as never))
  return row
}
const write = statement<AgentRow & { at: string }>()('write_row', (q, t) =>
  q
    .update(t.agents)
    .set(Object.fromEntries(columns.map(column => [column, $(column)])))
    .where(eq(t.agents.id, $('at'))),
)

/** All values in an answer. */
const valuesIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [value]
/** Whether an answer has a value that is in this column only. */
const shows = (answer: unknown, row: AgentRow, column: keyof AgentRow) => {
  const found = new Set(valuesIn(answer))
  const others = new Set(columns.filter(one => one !== column).flatMap(one => valuesIn(row[one])))
  const own = valuesIn(row[column]).filter(value => value !== null && !others.has(value))
  return own.some(value => found.has(value) || (typeof value === 'number' && value > 1e9 && found.has(new Date(value).toISOString())))
}
/** What an agent reads of itself, and what its owner reads of it. */
async function readings(world: World, owner: Person, id: string, secret: string) {
  await fill(world, id)
  // The call changes what is known of the last call.
  const profile = (await world.mcp(secret)).body.result.structuredContent
  const row = await fill(world, id)
  const paths = [`/v1/agents/${id}`, `/v1/agents/${id}/heartbeat`, '/v1/overview']
  return { row, profile, ofOwner: await Promise.all(paths.map(async path => (await owner.get<object>(path)).body)) }
}

const writtenBy = statement<{ accountId: string }>()('written_by', (q, t) =>
  q
    .select({ written: t.auditHeads.written })
    .from(t.auditHeads)
    .where(eq(t.auditHeads.accountId, $('accountId'))),
)

onEachStore('the columns of an agent', open => {
  test('are shown to those who may see them, and to nobody else', async () => {
    const world = await open()
    const owner = await world.human()
    const { id, secret } = await newAgent(world, owner)

    const { row, profile, ofOwner } = await readings(world, owner, id, secret)

    // An enum has no value of its own.
    const marks = columns.filter(column => column !== 'suspendedBy')
    const seen = marks.map(column => {
      const [agent, human] = [shows(profile, row, column), shows(ofOwner, row, column)]
      return [column, agent && human ? 'both' : agent ? 'agent' : human ? 'owner' : 'nobody']
    })
    expect(seen).toEqual(marks.map(column => [column, agentMeanings[column].seenBy]))
  })

  test('are in the export as in the answer', async () => {
    const world = await open()
    const owner = await world.human()
    const { id } = await newAgent(world, owner)
    await fill(world, id)

    const { body } = await owner.get<object>(`/v1/agents/${id}`)
    const { text } = await owner.get('/v1/me/export')

    const lines = text.split('\n').filter(line => line.startsWith('{"type":"agent"'))
    expect(lines.map(line => JSON.parse(line))).toEqual([{ type: 'agent', data: body }])
  })

  test('are erased with the account if they are personal, and stay if they are not', async () => {
    const world = await open()
    await world.human()
    const owner = await world.human()
    const { id } = await newAgent(world, owner)
    const before = await fill(world, id)

    await owner.delete('/v1/me')
    await world.core.sweep()

    const after = await rowOf(world, id)
    const personal = columns.filter(column => agentMeanings[column].erased !== stays)
    const given = columns.filter(column => agentMeanings[column].erased === stays && /creator|owner/.test(agentMeanings[column].setBy))
    expect(personal.filter(column => shows(after, before, column))).toEqual([])
    expect(personal).toEqual(expect.arrayContaining(['name', 'handle', 'description', 'skills', 'lastClient']))
    expect(given.map(column => [column, after[column]])).toEqual(given.map(column => [column, before[column]]))
  })

  test('count against the storage of the account, if their meaning says so', async () => {
    const world = await open()
    const { account, ...owner } = await world.human()
    const costOf = async (more: object) => {
      const [before] = await world.store.read(writtenBy, { accountId: account.id })
      await owner.agent('Scout', more)
      const [after] = await world.store.read(writtenBy, { accountId: account.id })
      return after!.written - before!.written
    }
    const long = 'x'.repeat(30)
    const least = await costOf({ handle: 'low' })

    const counted = columns.filter(column => agentMeanings[column].counted !== 'no')
    const costs = new Map<string, number>()
    for (const column of counted) {
      const value = kinds[column].dataType === 'json' ? [long] : textFor(column, `${long}${costs.size}`)
      costs.set(column, await costOf({ [fieldName(column)]: value }))
    }

    expect(counted).toContain('description')
    expect([...costs].filter(([, cost]) => cost < least + 20)).toEqual([])
  })
})
