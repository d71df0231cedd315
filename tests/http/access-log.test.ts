/** Which requests have a line in the log. */
import { expect, test } from '@jest/globals'
import { accessLog, type Ended } from '../../src/http/access-log.ts'
import { createLog } from '../../src/log.ts'
import { newAgent } from '../support/domain.ts'
import { holdTimers } from '../support/timers.ts'
import { onEachStore } from '../support/world.ts'

type Line = { request_id: string; route: string; status: number; repeated?: number; actor?: string; client: string }

function noting() {
  const lines: string[] = []
  const note = accessLog(createLog('info', { write: line => void lines.push(line) }))
  const plain = { method: 'GET', route: 'listAgents', status: 200, ms: 1, mark: 'one', isCutOff: false, isOverLimit: false }
  const send = (more: Partial<Ended> = {}) => note({ id: 'req_1', traceId: undefined, actor: undefined, ...plain, ...more })
  return { send, told: () => lines.map(line => JSON.parse(line) as Line) }
}

test('a probe has a line only when its answer is another than the one before', () => {
  const { send, told } = noting()
  const answers = [200, 200, 503, 503, 503, 200, 200, 503]

  for (const status of answers) for (const route of ['healthz', 'readyz']) send({ route, status: route === 'healthz' ? 200 : status })

  expect(told().map(({ route, status }) => [route, status])).toEqual([
    ['readyz', 503],
    ['readyz', 200],
    ['readyz', 503],
  ])
})

test('a client beyond its limit has one line in a minute, and one that counts the others', () => {
  const { advance } = holdTimers()
  const { send, told } = noting()

  for (let i = 0; i < 5_000; i++) {
    send({ id: `ada_${i}`, actor: 'agt_ada', isOverLimit: true })
    send({ id: `bob_${i}`, mark: 'two', status: 429, isOverLimit: true })
  }
  const atOnce = told().length
  advance(60_000)
  const after = told()
  send({ id: 'next', actor: 'agt_ada', isOverLimit: true })

  expect(atOnce).toBe(2)
  expect(after.map(({ request_id, repeated }) => [request_id, repeated])).toEqual([
    ['ada_0', undefined],
    ['bob_0', undefined],
    ['ada_4999', 4_999],
    ['bob_4999', 4_999],
  ])
  expect(told().at(-1)).toMatchObject({ request_id: 'next', actor: 'agt_ada' })
})

test('very many clients beyond their limits share one line', () => {
  const { advance } = holdTimers()
  const { send, told } = noting()

  for (let i = 0; i < 20_000; i++) send({ mark: `client ${i}`, status: 429, isOverLimit: true })
  advance(60_000)

  expect(told()).toHaveLength(1_002)
  expect(told().at(-1)!.repeated).toBe(18_999)
})

onEachStore('the lines of requests', open => {
  test('grow neither with probes nor with the calls of an agent beyond its limit, whatever status these get', async () => {
    const world = await open({ env: { AQS_MCP_BURST: '3', AQS_MCP_MESSAGES_PER_MINUTE: '3' } })
    const ada = await world.human()
    const { secret, id } = await newAgent(world, ada)
    const before = world.log.length

    for (let i = 0; i < 20; i++) await fetch(`${world.url}/readyz`)
    const statuses = []
    for (let i = 0; i < 30; i++) statuses.push((await world.mcp(secret)).status)

    const lines = world.log.slice(before).map(line => JSON.parse(line) as Line)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect(lines.map(({ actor }) => actor)).toEqual([id, id, id, id])
  })

  test('of a person beyond the limit are two', async () => {
    const world = await open({ env: { AQS_REQUESTS_PER_MINUTE: '10' } })
    const ada = await world.human()
    const before = world.log.length

    for (let i = 0; i < 50; i++) await ada.get('/v1/me')

    const lines = world.log.slice(before).map(line => JSON.parse(line) as Line)
    expect(lines.filter(({ status }) => status === 429)).toHaveLength(1)
    expect(lines.length).toBeLessThanOrEqual(11)
  })
})
