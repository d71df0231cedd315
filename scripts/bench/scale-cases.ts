/** The cases that are measured at both sizes: every list, every tool, and the decisions. */
import openapi from '../../generated/openapi.json' with { type: 'json' }
import spec from '../../generated/tools.json' with { type: 'json' }
import { newStartToken } from '../../src/core/approvals/yes.ts'
import type { Agent } from '../../src/core/kit/world.ts'
import { createLog } from '../../src/log.ts'
import { agentQuest } from '../../src/mcp/agent-quest.ts'
import { limit, pages } from './scale-lists.ts'
import type { Case, Place } from './scale-place.ts'

/** The most frequent questions of the portal and of agents. Their cost must not depend on the amount of data. */
export const questions = [
  'listApprovals, created_at, pending',
  'approve, which joins',
  'listApprovals, -created_at',
  'listParticipations, -joined_at, agent',
  'list_quests',
  'get_profile',
  'get_quest, popular',
  'join_quest',
  'listQuests, relevance, rare word',
  'listAuditEvents, -created_at',
]

interface Parameter {
  name?: string
  schema?: { enum?: string[] }
}

const anyVersion = () => true
let turns = 0
const next = <T>(of: T[]) => of[turns++ % of.length]!
/** Which agent made a request, by the id of the request. */
const askers = new Map<string, Agent>()

/** Requests to join a quest. Each has a new reason, because the same reason would get the same denial. */
async function ask({ core, human, life, acting }: Place) {
  const agent = next(acting)
  const { quest } = await core.quests.read(human, next(life.free))
  const { approval } = await core.participations.join(agent, quest, `It fits ${turns}`)
  askers.set(approval!.id, agent)
  return approval!.id
}
const approve = ({ core, human }: Place, id: string) => core.approvals.approve(human, id, anyVersion, undefined)
async function withdraw({ core, human }: Place, id: string) {
  const { approval } = await core.approvals.read(human, id)
  if (approval.outcome?.state !== 'executed') throw new Error(`${approval.status}: ${approval.outcome?.code}`)
  await core.participations.withdrawOwn(human, approval.outcome.participationId!, undefined)
}
const cancel = ({ core }: Place, id: string) => core.approvals.cancel(askers.get(id)!, id)

const acts: Case[] = [
  { name: 'ask to join', of: async place => ({ act: () => ask(place), after: id => cancel(place, id) }) },
  {
    name: 'read a pending approval',
    of: async place => ({
      before: () => ask(place),
      act: id => place.core.approvals.read(place.human, id),
      after: id => cancel(place, id),
    }),
  },
  {
    name: 'approve, which joins',
    of: async place => ({ before: () => ask(place), act: id => approve(place, id), after: id => withdraw(place, id) }),
  },
  {
    name: 'deny',
    of: async place => ({ before: () => ask(place), act: id => place.core.approvals.deny(place.human, id, anyVersion, undefined) }),
  },
  {
    name: 'withdraw',
    of: async place => ({
      async before() {
        const id = await ask(place)
        await approve(place, id)
        return id
      },
      act: id => withdraw(place, id),
    }),
  },
  {
    name: 'a popular quest, for a human',
    of: async ({ core, human, life }) => ({ act: () => core.quests.read(human, life.popularId) }),
  },
  { name: 'overview', of: async ({ core, human }) => ({ act: () => core.overview.read(human) }) },
  { name: 'activity', of: async ({ core, human }) => ({ act: () => core.activity.list(human) }) },
  { name: 'sweep with nothing due', of: async ({ core }) => ({ act: () => core.sweep() }) },
]

/** Calls a tool as the agents' door does. */
async function call({ core }: Place, agent: Agent, name: string, given: object): Promise<string> {
  const { tools } = agentQuest({ core, publicUrl: 'http://scale.test', log: createLog('silent') })
  const line = { gone: () => new AbortController().signal }
  const told = await tools.find(({ listed }) => listed.name === name)!.call({ agent, line, params: {} } as never, { ...given })
  const text = typeof told === 'string' ? told : told.own
  if (text.includes('"isError":true')) throw new Error(`${name}: ${text}`)
  return text
}
/** Calls a tool about a request, as the agent that made the request. */
const byAsker = (place: Place, name: string, given: { approval_id: string; [other: string]: unknown }) =>
  call(place, askers.get(given.approval_id)!, name, given)
/** Calls a tool that makes a request. */
async function askWith(place: Place, name: string, given: object) {
  const agent = next(place.acting)
  const id = /apr_\w{26}/.exec(await call(place, agent, name, { ...given, wait_seconds: 0 }))![0]
  askers.set(id, agent)
  return id
}
const request = (place: Place) =>
  askWith(place, 'request_approval', { category: 'other', title: `Try ${turns}`, details: {}, reason: 'It is measured' })
const readings: [name: string, what: string, given: (place: Place) => object][] = [
  ['get_profile', '', () => ({})],
  ['list_quests', '', () => ({ limit })],
  ['list_quests', 'rare word', () => ({ query: 'rare', available_only: false, limit })],
  ['list_quests', 'rare tag, most points first', () => ({ tag: 'rare', sort: 'reward', available_only: true, limit })],
  ['list_quests', 'tag, most points first', () => ({ tag: 'common', sort: 'reward', available_only: true, limit })],
  ['get_quest', 'popular', ({ life }) => ({ quest: life.popularId })],
  ['list_participations', '', () => ({ limit })],
  ['list_participations', 'active', () => ({ state: 'active', limit })],
  ['list_participations', 'cancelled', () => ({ state: 'cancelled', limit })],
  ['list_approvals', '', () => ({ limit })],
  ['list_approvals', 'pending', () => ({ status: 'pending', limit })],
  ['list_approvals', 'expired', () => ({ status: 'expired', limit })],
]
const tools: Case[] = [
  ...readings.map(([name, what, given]): Case => ({
    name: what ? `${name}, ${what}` : name,
    covers: name,
    of: async place => ({ act: () => call(place, place.agent, name, given(place)) }),
  })),
  {
    name: 'get_approval',
    covers: 'get_approval',
    of: async place => ({
      before: () => ask(place),
      act: id => byAsker(place, 'get_approval', { approval_id: id, wait_seconds: 0 }),
      after: id => cancel(place, id),
    }),
  },
  {
    name: 'request_approval',
    covers: 'request_approval',
    of: async place => ({ act: () => request(place), after: id => cancel(place, id) }),
  },
  {
    name: 'answer_question',
    covers: 'answer_question',
    of: async place => ({
      async before() {
        const id = await request(place)
        await place.core.questions.ask(place.human, id, anyVersion, 'Why?')
        await byAsker(place, 'get_approval', { approval_id: id, wait_seconds: 0 })
        return id
      },
      act: id => byAsker(place, 'answer_question', { approval_id: id, wait_seconds: 0, text: 'Because.' }),
      after: id => cancel(place, id),
    }),
  },
  {
    name: 'start_action',
    covers: 'start_action',
    of: async place => ({
      /** The agent has its token from an earlier answer. */
      async before() {
        const id = await request(place)
        await approve(place, id)
        const { approval } = await place.core.approvals.readOfAgent(askers.get(id)!, id)
        return JSON.stringify({ approval_id: id, start_token: newStartToken(approval) })
      },
      act: with_ => byAsker(place, 'start_action', JSON.parse(with_)),
      after: with_ => byAsker(place, 'report_outcome', { ...JSON.parse(with_), outcome: 'done' }),
    }),
  },
  {
    name: 'report_outcome',
    covers: 'report_outcome',
    of: async place => ({
      async before() {
        const id = await request(place)
        await approve(place, id)
        return id
      },
      act: id => byAsker(place, 'report_outcome', { approval_id: id, outcome: 'done' }),
    }),
  },
  {
    name: 'join_quest',
    covers: 'join_quest',
    of: async place => ({
      act: () => askWith(place, 'join_quest', { quest: next(place.life.free), reason: `It fits ${turns}` }),
      after: id => cancel(place, id),
    }),
  },
  {
    name: 'cancel_approval',
    covers: 'cancel_approval',
    of: async place => ({
      before: () => ask(place),
      act: id => byAsker(place, 'cancel_approval', { approval_id: id }),
    }),
  },
  ...(['submit_result', 'withdraw_from_quest'] as const).map((name): Case => ({
    name,
    covers: name,
    of: async place => ({
      before: () => joined(place),
      act: with_ => {
        const { agentId, questId } = JSON.parse(with_) as Joined
        const given = name === 'submit_result' ? { summary: 'It says this.', reason: 'Done', wait_seconds: 0 } : { wait_seconds: 0 }
        return call(
          place,
          place.acting.find(({ id }) => id === agentId)!,
          name,
          { quest: questId, ...given },
        )
      },
      after: async with_ => {
        const { participationId } = JSON.parse(with_) as Joined
        if (name === 'submit_result') await place.core.participations.withdrawOwn(place.human, participationId, undefined)
      },
    }),
  })),
]

interface Joined {
  agentId: string
  questId: string
  participationId: string
}
async function joined(place: Place) {
  const id = await ask(place)
  const { approval } = await approve(place, id)
  const { agentId, questId, outcome } = approval
  return JSON.stringify({ agentId, questId, participationId: outcome!.participationId })
}

export const cases: Case[] = [...acts, ...tools, ...pages]

/** The lists, each order of a list, the tools, and the frequent questions that no case covers. */
export function missing() {
  const operations = Object.values(openapi.paths).flatMap(path =>
    Object.values(path as Record<string, { operationId?: string; parameters?: Parameter[] }>),
  )
  const paged = operations.filter(({ parameters }) => JSON.stringify(parameters ?? []).includes('parameters/Cursor'))
  const orders = paged.flatMap(({ operationId, parameters }) =>
    (parameters!.find(({ name }) => name === 'sort')?.schema?.enum ?? []).map(sort => `${operationId}, ${sort}`),
  )
  const covered = new Set(cases.map(one => one.covers))
  const named = new Set(cases.map(one => one.name))
  return [
    ...[...paged.map(({ operationId }) => operationId!), ...spec.tools.map(({ name }) => name)].filter(name => !covered.has(name)),
    ...[...orders, ...questions].filter(name => !named.has(name)),
  ]
}
