/**
 * The official conformance suite at our own door: once with the fixtures on offer that it wants, once with what this service offers.
 * What is expected to fail is listed with its reason. What fails besides, and what is listed and does not fail, fails here.
 * The suite gives each answer a time of its own, so this runs when nothing else runs.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createLog } from '../../src/log.ts'
import type { Catalogue } from '../../src/mcp/index.ts'
import { openStore } from '../../src/store/index.ts'
import { agentIn } from '../mcp/support.ts'
import { openWorld, type World } from '../support/world.ts'
import { fixtures } from './catalogue.ts'
import { startProxy } from './proxy.ts'
import { runSuite, type Check } from './suite.ts'

const all = (version: string) => ['--suite', 'all', '--spec-version', version]

const asksInMidCall = 'a server that keeps no sessions cannot ask its client in the middle of a call'
const pushes = 'without sessions nothing is told later in 2025'
const warnsOfNoSession = 'the suite only warns that there is no session'
const noHeadersOfArguments = { 'http-custom-header-server-validation': 'no tool of this service asks for an argument in a header too' }
const midCall = {
  'tools-call-sampling': asksInMidCall,
  'tools-call-elicitation': asksInMidCall,
  'resources-subscribe': pushes,
  'resources-unsubscribe': pushes,
}

describe('with the fixtures of the suite', () => {
  const door = openDoor(fixtures)

  test.each<[revision: string, scenarios: number, expected: Record<string, string>]>([
    ['2025-06-18', 27, midCall],
    [
      '2025-11-25',
      33,
      {
        ...midCall,
        'elicitation-sep1034-defaults': asksInMidCall,
        'elicitation-sep1330-enums': asksInMidCall,
        'server-sse-polling': warnsOfNoSession,
        'server-sse-multiple-streams': warnsOfNoSession,
      },
    ],
  ])('%s holds but for what needs sessions', async (revision, scenarios, expected) => {
    const { checks } = await runSuite(door.url, ...all(revision))

    expect(namesIn(checks)).toHaveLength(scenarios)
    expect(comparison(checks, expected)).toEqual({ unexpected: [], stale: [] })
  })

  test('2026-07-28 holds, all that it requires and nearly all that it does not: tasks, any JSON Schema', async () => {
    const { verdict, checks } = await runSuite(door.url, '--requirements', '2026-07-28')

    expect(namesIn(checks)).toHaveLength(50)
    expect(comparison(checks, noHeadersOfArguments)).toEqual({ unexpected: [], stale: [] })
    expect(verdict).toBe(0)
  })
})

describe('with this service’s own catalogue', () => {
  const door = openDoor()
  /** Scenarios that look at the protocol, whatever is on offer. */
  const always = ['dns-rebinding-protection', 'prompts-list', 'resources-list', 'tools-list']
  const until2025 = [...always, 'ping', 'server-initialize', 'server-session-lifecycle']
  const since2026 = [
    ...always,
    'caching',
    'http-header-validation',
    'input-required-result-unsupported-methods',
    'sep-2164-resource-not-found',
    'server-sse-multiple-streams',
    'server-stateless',
  ]
  /** Their checks that call a fixture all the same. */
  const ofFixtures = [
    'sep-2575-server-rejects-undeclared-capability',
    'sep-2575-missing-capability-http-400',
    'sep-2575-http-server-no-independent-requests-on-stream',
    'sep-2575-server-no-log-without-loglevel',
  ]
  /** Checks of other scenarios that call none. */
  const ofTasks = [
    'tasks-extension-advertised',
    'sep-2663-tasks-methods-non-declaring',
    'sep-2663-tasks-result-removed-method-not-found',
    'tasks-removed-tasks-list',
    'sep-2663-tasks-get-invalid-task-id-32602',
  ]

  test.each([
    ['2025-11-25', all('2025-11-25'), until2025, []],
    ['2026-07-28', ['--requirements', '2026-07-28'], since2026, ofTasks],
  ])(
    '%s holds wherever no fixture is needed, and every message has the form of the revision',
    async (_revision, which, scenarios, more) => {
      const { checks } = await runSuite(door.url, ...which)

      const own = checks.filter(({ scenario, id }) => scenarios.includes(scenario) && !ofFixtures.includes(id))
      const others = checks.filter(({ id }) => more.includes(id))
      const wire = checks.filter(({ id }) => id === 'wire-schema-valid')
      expect([namesIn(own), others.map(({ id }) => id).toSorted()]).toEqual([scenarios.toSorted(), more.toSorted()])
      expect(wire.length).toBeGreaterThan(scenarios.length)
      expect(comparison([...own, ...others, ...wire])).toEqual({ unexpected: [], stale: [] })
    },
  )
})

const namesIn = (checks: Check[]) => [...new Set(checks.map(({ scenario }) => scenario))].toSorted()

/** What fails and should not, and what should and does not. The suite counts a warning as a failure too. */
function comparison(checks: Check[], expected: Record<string, string> = {}) {
  const failed = checks.filter(({ status }) => status === 'FAILURE' || status === 'WARNING')
  return {
    unexpected: failed
      .filter(({ scenario }) => !(scenario in expected))
      .map(({ scenario, id, errorMessage }) => `${scenario} ${id}: ${errorMessage}`.slice(0, 200)),
    stale: Object.keys(expected).filter(name => !failed.some(({ scenario }) => scenario === name)),
  }
}

/** A service in this process, for the tests of one block, with the proxy before it as the origin of its own pages. */
function openDoor(catalogue?: Catalogue) {
  const door = { url: '' }
  const folder = mkdtempSync(join(tmpdir(), 'quest-conformance-'))
  let world: World
  let proxy: Awaited<ReturnType<typeof startProxy>>
  beforeAll(async () => {
    proxy = await startProxy()
    const env = { AQS_ALLOWED_ORIGINS: proxy.url, AQS_MCP_MESSAGES_PER_MINUTE: '100000', AQS_MCP_BURST: '10000' }
    const store = await openStore(join(folder, 'quest.db'), createLog('silent'))
    world = await openWorld('sqlite', store, { env, ...(catalogue && { catalogue }) })
    proxy.leadTo(world.url, (await agentIn(world)).secret)
    door.url = proxy.url
  })
  afterAll(async () => {
    proxy.close()
    world.close()
    await world.store.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return door
}
