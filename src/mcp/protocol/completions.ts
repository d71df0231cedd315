/** Suggests values while a human types an argument of a prompt or of a resource address. */
import type { CompleteResult } from '@modelcontextprotocol/server'
import type { TypedArgument } from '../../../generated/tools.ts'
import type { Core } from '../../core/index.ts'
import { invalidParams, type Call } from './call.ts'
import { isObject } from './message.ts'

/** The maximum number of suggestions. This many fit on a screen. */
const mostValues = 20
type Values = (core: Core, call: Call, typed: string) => Promise<string[]>

const ownQuests: Values = async (core, { agent }, typed) => {
  const { items } = await core.participations.listOfAgent(agent, { limit: 50, cursor: undefined, sort: '-joined_at' })
  return items.map(({ quest }) => quest.slug).filter(slug => slug.startsWith(typed))
}
/** Quests are found by words and their beginnings. A single letter is too short for a beginning. */
const openQuests: Values = async (core, { agent }, typed) => {
  if (!/^[a-z0-9-]{0,80}$/.test(typed)) return []
  const [word = ''] = typed.split('-')
  const q = word.length > 1 ? word : undefined
  const { items } = await core.quests.list(agent, { limit: 50, cursor: undefined, sort: '-published_at', q })
  return items.map(({ slug }) => slug).filter(slug => slug.startsWith(typed))
}
const ownApprovals: Values = async (core, { agent }, typed) => {
  const { items } = await core.approvals.listOfAgent(agent, { limit: 50, cursor: undefined, sort: '-created_at' })
  return items.map(({ approval }) => approval.id).filter(id => id.startsWith(typed))
}
const nothing: Values = async () => []

const sources: Record<TypedArgument, Values> = {
  'prepare_submission quest': ownQuests,
  'find_a_quest topic': nothing,
  'act_outside action': nothing,
  'agentquest://quests/{slug} slug': openQuests,
  'agentquest://approvals/{id} id': ownApprovals,
}

const isTyped = (asked: string): asked is TypedArgument => Object.hasOwn(sources, asked)

export const completions =
  (core: Core) =>
  async (call: Call): Promise<CompleteResult> => {
    const { ref, argument } = call.params
    if (!isObject(ref) || !isObject(argument)) throw misfit()
    const { name, value } = argument
    const of = ref['type'] === 'ref/prompt' ? ref['name'] : ref['uri']
    if (typeof of !== 'string' || typeof name !== 'string' || typeof value !== 'string') throw misfit()
    const asked = `${of} ${name}`
    if (!isTyped(asked)) throw invalidParams('There is no such argument of a prompt or of a resource template.')
    const found = [...new Set(await sources[asked](core, call, value))]
    return { completion: { values: found.slice(0, mostValues), hasMore: found.length > mostValues } }
  }

const misfit = () => invalidParams('The parameters must be ref, with a name or a uri, and argument, with a name and a value.')
