/** A scenario in which every tool succeeds once and fails once, and all other methods are called. */
import { expect } from '@jest/globals'
import type { ValidateFunction } from 'ajv'
import * as outputs from '../../generated/tool-outputs.js'
import type { Tools } from '../../generated/tools.ts'
import { allowAll, newAgent, openQuest } from '../support/domain.ts'
import type { World } from '../support/world.ts'
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
  const schema = { type: 'object', required: ['sum'], properties: { sum: { const: 42 } } }
  await openQuest(admin, { title: 'Add two numbers', summary: 'One sum', tags: ['sums'], result_schema: schema })
  world.clock.advance(1_000)
  await openQuest(admin, { title: 'Summarise an RFC', difficulty: 'hard' })

  const answers: Record<string, Told> = {}
  const ask = async (what: string, method: string, params?: Json) => {
    const { body } = await send(world, { key: agent.secret, ...call(method, params) })
    answers[what] = body
    return body
  }
  const tool = async (how: 'good' | 'bad', name: keyof Tools, given: Json) => {
    const body = await ask(`${name} ${how}`, 'tools/call', { name, arguments: given })
    if (how === 'good') expect({ name, fits: validators[name](body.result.structuredContent) }).toEqual({ name, fits: true })
    return body
  }
  const lists = ['tools/list', 'prompts/list', 'resources/list', 'resources/templates/list']
  for (const list of lists) {
    await ask(list, list)
    await ask(`${list} bad`, list, { cursor: 'x' })
  }

  await tool('good', 'list_quests', { tag: 'sums' })
  await tool('bad', 'list_quests', { cursor: 'x' })
  await tool('bad', 'get_quest', { quest: 'no-such-quest' })
  await tool('good', 'join_quest', { quest: 'add-two-numbers', reason: 'I can add' })
  await tool('bad', 'join_quest', { quest: 'add-two-numbers' })
  await tool('bad', 'submit_result', { quest: 'add-two-numbers', summary: 'Done', data: { sum: 41 } })
  await tool('good', 'submit_result', { quest: 'add-two-numbers', summary: 'Done', data: { sum: 42 } })
  await tool('good', 'get_quest', { quest: 'add-two-numbers' })
  await ask('join another', 'tools/call', { name: 'join_quest', arguments: { quest: 'summarise-an-rfc', reason: 'I can read' } })
  await tool('good', 'withdraw_from_quest', { quest: 'summarise-an-rfc', reason: 'I cannot read after all' })
  await tool('bad', 'withdraw_from_quest', { quest: 'add-two-numbers' })
  await tool('good', 'list_participations', { state: 'submitted' })
  await tool('bad', 'list_participations', { state: 'finished' })
  const asking = { category: 'spend', title: 'Buy a book', details: { price: 12 }, reason: 'The free one is old', wait_seconds: 0 }
  const asked = await tool('good', 'request_approval', asking)
  await tool('bad', 'request_approval', { ...asking, category: 'steal', colour: 'red' })
  const { id } = asked.result.structuredContent.approval
  await tool('good', 'list_approvals', { status: 'pending' })
  await tool('bad', 'list_approvals', { limit: 51 })
  await tool('good', 'get_profile', {})
  await tool('bad', 'get_profile', { agent_id: 'agt_1' })
  await ask('read approval', 'resources/read', { uri: `agentquest://approvals/${id}` })
  await tool('good', 'cancel_approval', { approval_id: id })
  await tool('bad', 'cancel_approval', { approval_id: `apr_${'0'.repeat(26)}` })
  await tool('good', 'get_approval', { approval_id: id })
  const { body } = await send(world, { key: agent.secret, ...call('tools/call', { name: 'request_approval', arguments: asking }) })
  const { id: again } = body.result.structuredContent.approval
  await owner.post(`/v1/approvals/${again}/questions`, { text: 'How old is the free one?' })
  const reply = { approval_id: again, text: 'It ends in 2019.', wait_seconds: 0 }
  await tool('good', 'answer_question', reply)
  await tool('bad', 'answer_question', { ...reply, text: 'It ends in 2020.' })
  await owner.post(`/v1/approvals/${again}/approve`, { note: 'Go ahead' })
  const read = await send(world, { key: agent.secret, ...call('tools/call', { name: 'get_approval', arguments: { approval_id: again } }) })
  const { start_token } = read.body.result.structuredContent
  await tool('good', 'start_action', { approval_id: again, start_token })
  await tool('bad', 'start_action', { approval_id: again, start_token: 'start_me' })
  await tool('good', 'report_outcome', {
    approval_id: again,
    start_token,
    outcome: 'done',
    note: 'Order 4711',
    links: ['https://example.com/4711'],
  })
  await tool('bad', 'report_outcome', { approval_id: again, start_token, outcome: 'done' })
  await tool('bad', 'get_approval', { approval_id: `apr_${'0'.repeat(26)}` })

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
