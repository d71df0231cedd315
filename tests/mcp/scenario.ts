/** The story of every tool, with the calls of all other methods around it. */
import { expect } from '@jest/globals'
import type { ValidateFunction } from 'ajv'
import * as outputs from '../../generated/tool-outputs.js'
import type { Tools } from '../../generated/tools.ts'
import { allowAll, asksAndApproves, newAgent, openQuest, sums } from '../support/domain.ts'
import type { World } from '../support/world.ts'
import { story, type Call } from './story.ts'
import type { Json, Post, Reply } from './support.ts'

type Send = (world: World, post: Post) => Promise<Reply>
export type Told = Reply['body']
const validators = outputs as Record<keyof Tools, ValidateFunction>

/** A limit that is high enough for all calls. */
export const plenty = { env: { AQS_MCP_BURST: '1000' } }

/** What was answered, by what was asked; with ids that are the same each time. */
export async function play(world: World, call: (method: string, params?: Json) => Post, send: Send): Promise<Record<string, Told>> {
  const admin = await world.human()
  const owner = await world.human()
  const agent = await newAgent(world, owner, { policy: allowAll, skills: ['sums'] })
  await openQuest(admin, { title: 'Add two numbers', ...sums })
  world.clock.advance(1_000)
  await openQuest(admin, { title: 'Summarise an RFC', difficulty: 'hard' })

  const answers: Record<string, Told> = {}
  const ask = async (what: string, method: string, params?: Json) => {
    const { body } = await send(world, { key: agent.secret, ...call(method, params) })
    // The first answer of a tool stands for it.
    answers[what] ??= body
    return body
  }
  const good: Call = async (name, given) => {
    const { result } = await ask(`${name} good`, 'tools/call', { name, arguments: given })
    expect({ name, fits: validators[name as keyof Tools](result.structuredContent) }).toEqual({ name, fits: true })
    return result.structuredContent
  }
  const bad: Call = (name, given) => ask(`${name} bad`, 'tools/call', { name, arguments: given })
  const lists = ['tools/list', 'prompts/list', 'resources/list', 'resources/templates/list']
  for (const list of lists) {
    await ask(list, list)
    await ask(`${list} bad`, list, { cursor: 'x' })
  }

  await Promise.all([story(good, 'add-two-numbers', 'summarise-an-rfc', bad), asksAndApproves(owner, agent.id)])
  for (const uri of ['guide', 'profile', 'quests/add-two-numbers', 'nothing'])
    await ask(`read ${uri}`, 'resources/read', { uri: `agentquest://${uri}` })
  await ask('find_a_quest', 'prompts/get', { name: 'find_a_quest', arguments: { topic: 'sums' } })
  await ask('prepare_submission', 'prompts/get', { name: 'prepare_submission', arguments: { quest: 'add-two-numbers' } })
  await ask('prepare_submission bad', 'prompts/get', { name: 'prepare_submission' })
  await ask('act_outside', 'prompts/get', { name: 'act_outside', arguments: { action: 'Order 500 posters' } })
  const ref = { type: 'ref/resource', uri: 'agentquest://quests/{slug}' }
  await ask('completion', 'completion/complete', { ref, argument: { name: 'slug', value: 'add' } })
  await ask('unknown tool', 'tools/call', { name: 'get_quests', arguments: {} })
  await ask('unknown method', 'quests/list')
  return sameEachTime(answers)
}

/** Ids become the first, second, … of their kind. */
function sameEachTime<T>(answers: T): T {
  const seen = new Map<string, string>()
  const text = JSON.stringify(answers).replace(/\b(agt|apr|par|sub|qst|key)_[0-9a-z]{26}\b/g, (id, kind: string) => {
    if (!seen.has(id)) seen.set(id, `${kind}_${[...seen.keys()].filter(other => other.startsWith(kind)).length + 1}`)
    return seen.get(id)!
  })
  return JSON.parse(text.replace(/person\d+/g, 'person').replace(/\b[0-9a-f]{64}\b/g, 'digest')) as T
}
