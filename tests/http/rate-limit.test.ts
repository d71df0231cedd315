import { expect, test } from '@jest/globals'
import { rateLimit } from '../../src/http/rate-limit.ts'
import { Refusal } from '../../src/http/refusal.ts'
import { onEachStore } from '../support/world.ts'

test('a bucket gives exactly as many tokens as it holds, and then each new token', () => {
  const { tries, clock } = bucket({ most: 60, perSeconds: 60 })

  expect(tries(61)).toBe(60)
  clock.now += 999
  expect(tries(1)).toBe(0)
  clock.now += 1
  expect(tries(2)).toBe(1)
  clock.now += 10_000
  expect(tries(11)).toBe(10)
})

test('a bucket never holds more than its burst, even after a long pause', () => {
  const { tries, clock } = bucket({ most: 120, perSeconds: 60, burst: 40 })

  clock.now += 365 * 24 * 60 * 60 * 1000

  expect(tries(1000)).toBe(40)
})

test('over a long time a bucket gives exactly the promised number', () => {
  const { tries, clock } = bucket({ most: 100, perSeconds: 60 })
  let given = tries(200)

  for (let step = 0; step < 6_000; step++) {
    clock.now += 370
    given += tries(2)
  }

  expect(given).toBe(100 + Math.floor((6_000 * 370 * 100) / 60_000))
})

test('a refused request takes no token', () => {
  const { tries, clock } = bucket({ most: 1, perSeconds: 1 })

  expect(tries(1)).toBe(1)
  clock.now += 500
  expect(tries(1000)).toBe(0)
  clock.now += 500
  expect(tries(1)).toBe(1)
})

test('every name has its own bucket', () => {
  const { limit, tries } = bucket({ most: 2, perSeconds: 60 })

  expect(tries(3, 'ada')).toBe(2)
  expect(tries(3, 'bob')).toBe(2)
  expect(() => limit.take('ada')).toThrow(Refusal)
})

test('a cost takes that many tokens or none, and a cost of 0 is never refused', () => {
  const { limit, tries } = bucket({ most: 10, perSeconds: 60 })

  limit.take('ada', 7)
  expect(() => limit.take('ada', 4)).toThrow(Refusal)
  limit.take('ada', 0)
  limit.take('ada', 0)

  expect(tries(10)).toBe(3)
  expect(limit.take('ada', 0)).toContain('"default";r=0;t=6')
})

test('a clock that goes back gives no extra tokens and locks nobody out', () => {
  const { tries, clock } = bucket({ most: 60, perSeconds: 60 })

  expect(tries(60)).toBe(60)
  clock.now -= 2 * 60 * 60 * 1000
  expect(tries(1)).toBe(0)
  clock.now += 1000
  expect(tries(2)).toBe(1)
})

test('the headers say how many remain and when the bucket is full, and a refusal says how long to wait', () => {
  const { limit, clock } = bucket({ most: 10, perSeconds: 60, policy: 'test' })

  const first = limit.take('ada')
  for (let i = 0; i < 9; i++) limit.take('ada')
  const refused = refusal(() => limit.take('ada'))
  clock.now += 5_999
  const early = refusal(() => limit.take('ada'))
  clock.now += 1

  expect(first).toEqual(['RateLimit-Policy', '"test";q=10;w=60', 'RateLimit', '"test";r=9;t=6'])
  expect(refused.code).toBe('rate_limited')
  expect(refused.headers).toEqual({ 'Retry-After': '6', 'RateLimit-Policy': '"test";q=10;w=60', RateLimit: '"test";r=0;t=6' })
  expect(early.headers['Retry-After']).toBe('1')
  expect(limit.take('ada').at(-1)).toBe('"test";r=0;t=6')
})

test.each([
  { most: 7, perSeconds: 60 },
  { most: 600, perSeconds: 60 },
  { most: 120, perSeconds: 60, burst: 40 },
  { most: 10, perSeconds: 900 },
])('whoever waits exactly as long as Retry-After says is served, whatever the moment: %j', options => {
  const { limit, clock } = bucket(options)

  for (let i = 0; i < 500; i++) {
    clock.now += (i * 7_919) % 997
    const cost = 1 + (i % Math.min(options.burst ?? options.most, 5))
    let refused: Refusal | undefined
    while (!refused) refused = refusalOf(() => limit.take('ada', cost))
    const { 'Retry-After': wait, RateLimit: stands } = refused.headers
    expect(stands).toMatch(new RegExp(`;t=${wait}$`))
    clock.now += Number(wait) * 1000

    expect(refusalOf(() => limit.take('ada', cost))).toBeUndefined()
  }
})

test('full buckets are deleted when there are very many names, and no others', () => {
  const { limit, tries, clock } = bucket({ most: 2, perSeconds: 60 })
  for (let i = 0; i < 10_000; i++) limit.take(`name ${i}`)
  clock.now += 60_000

  expect(tries(3, 'ada')).toBe(2)
  for (let i = 0; i < 10_000; i++) limit.take(`other ${i}`)

  expect(tries(1, 'ada')).toBe(0)
  expect(tries(3, 'name 0')).toBe(2)
})

onEachStore('what needs no key and no session', open => {
  test.each<[string, string, string, number]>([
    ['pages', 'GET', '/problems', 200],
    ['files that do not exist', 'GET', '/nowhere', 404],
    ['paths of the API that do not exist', 'GET', '/v1/nowhere', 404],
    ['methods that a path does not have', 'DELETE', '/v1/service', 405],
    ['preflight requests', 'OPTIONS', '/v1/service', 204],
  ])('is limited for each network: %s', async (_what, method, path, usual) => {
    const world = await open({ env: { AQS_REQUESTS_PER_MINUTE: '1', AQS_TRUSTED_PROXIES: '127.0.0.0/8' } })
    const ask = async (address: string) => (await world.call(method, path, { headers: { 'X-Forwarded-For': address } })).status

    const statuses = []
    for (let i = 0; i < 11; i++) statuses.push(await ask('203.0.113.1'))
    const others = await ask('203.0.113.2')
    const health = (await world.call('GET', '/healthz', { headers: { 'X-Forwarded-For': '203.0.113.1' } })).status
    world.clock.advance(6_000)

    expect(statuses).toEqual([...Array(10).fill(usual), 429])
    expect([others, health, await ask('203.0.113.1')]).toEqual([usual, 200, usual])
  })
})

onEachStore('the answers of /v1', open => {
  test('show the state of the limit on every counted answer; requests that reach no operation are not counted', async () => {
    const world = await open()
    const { token } = await world.human()
    const stands = async (method: string, path: string, headers: Record<string, string> = {}) => {
      const { status, headers: got } = await world.call(method, path, { headers, ...(method === 'POST' && { body: {} }) })
      return [status, got['ratelimit-policy'] !== undefined && got['ratelimit'] !== undefined]
    }
    const signedIn = { Authorization: `Bearer ${token}` }
    const elsewhere = { Origin: 'https://elsewhere.example' }

    expect(await stands('GET', '/v1/me', signedIn)).toEqual([200, true])
    expect(await stands('GET', '/v1/me')).toEqual([401, true])
    expect(await stands('GET', '/v1/agents?limit=0', signedIn)).toEqual([400, true])
    expect(await stands('GET', '/v1/agents/agt_01jcz3m5x8q4r7t2v6w9y1a0bc', signedIn)).toEqual([404, true])
    expect(await stands('POST', '/v1/agents', { Cookie: `aqs_session=${token}` })).toEqual([403, true])
    expect(await stands('GET', '/v1/nowhere', signedIn)).toEqual([404, false])
    expect(await stands('DELETE', '/v1/agents', signedIn)).toEqual([405, false])
    expect(await stands('GET', '/v1/me', { ...signedIn, Accept: 'text/html' })).toEqual([406, false])
    expect(await stands('POST', '/v1/sessions', elsewhere)).toEqual([403, false])
  })
})

onEachStore('two instances that know of each other', (open, again) => {
  test('together allow each limit once, for people and for agents', async () => {
    const env = { AQS_INSTANCES: '2', AQS_REQUESTS_PER_MINUTE: '40', AQS_MCP_MESSAGES_PER_MINUTE: '12', AQS_MCP_BURST: '12' }
    const [one, other] = [await open({ env }), await again({ env })]
    const ada = await one.human()
    const { secret } = await ada.key((await ada.agent()).id)
    for (const world of [one, other]) world.clock.advance(60_000)

    const asked = async (ask: (at: typeof one) => Promise<number>, times: number) => {
      const statuses: number[] = []
      for (let i = 0; i < times; i++) for (const at of [one, other]) statuses.push(await ask(at))
      return statuses.filter(status => status === 200).length
    }
    const people = await asked(async at => (await at.call('GET', '/v1/me', { token: ada.token })).status, 30)
    // A call beyond the limit is an error of the tool, not of HTTP.
    const agents = await asked(async at => (/rate_limited/.test((await at.mcp(secret)).text) ? 429 : 200), 8)

    expect([people, agents]).toEqual([40, 12])
  })
})

/** A limit with a clock that the test sets, and how many of a number of tries it grants. */
function bucket(options: Omit<Parameters<typeof rateLimit>[0], 'now'>) {
  const clock = { now: 1_000_000 }
  const limit = rateLimit({ ...options, now: () => clock.now })
  const tries = (count: number, name = 'ada') => Array.from({ length: count }).filter(() => granted(() => limit.take(name))).length
  return { limit, clock, tries }
}

function granted(take: () => unknown) {
  try {
    take()
    return true
  } catch {
    return false
  }
}

function refusalOf(take: () => unknown) {
  try {
    take()
    return undefined
  } catch (error) {
    return error as Refusal
  }
}

function refusal(take: () => unknown): Refusal {
  const refused = refusalOf(take)
  if (!refused) throw new Error('It was granted.')
  return refused
}
