/** The prompts of spec/mcp/guide.yaml: a human selects one, and the agent follows it. */
import type { GetPromptResult } from '@modelcontextprotocol/server'
import spec from '../../../generated/tools.json' with { type: 'json' }
import type { PromptName } from '../../../generated/tools.ts'
import { invalidParams } from './call.ts'
import type { Prompt } from './catalogue.ts'
import { members } from './result.ts'
import type { Say } from './tool.ts'

const longestTopic = 200
const longestAction = 1_000

export function prompts(say: Say): Prompt[] {
  const get: Record<PromptName, Prompt['get']> = {
    find_a_quest(_, { topic }) {
      const { text, withTopic } = promptNamed('find_a_quest')
      if (topic !== undefined && topic.length > longestTopic) throw invalidParams(`The topic must not exceed ${longestTopic} characters.`)
      return asUser(textContent(topic ? text + withTopic!.replace('{topic}', () => JSON.stringify(topic)) : text))
    },

    async prepare_submission(call, { quest = '' }) {
      const read = await say(call, 'get_quest', { quest })
      if (!read) throw invalidParams('There is no open quest with this id or slug, and you have not joined one. list_quests has the slugs.')
      const resource = {
        uri: `agentquest://quests/${(read as { quest: { slug: string } }).quest.slug}`,
        mimeType: 'application/json',
        text: JSON.stringify(read),
      }
      return asUser(textContent(promptNamed('prepare_submission').text), { type: 'resource', resource })
    },

    act_outside(_, { action = '' }) {
      if (action.length > longestAction) throw invalidParams(`The action must not exceed ${longestAction} characters.`)
      return asUser(textContent(promptNamed('act_outside').text.replace('{action}', () => JSON.stringify(action))))
    },
  }
  return spec.prompts.map(({ listed }) => ({ listed, get: get[listed.name as PromptName] }))
}

type Content = GetPromptResult['messages'][number]['content']

const promptNamed = (name: PromptName) => spec.prompts.find(({ listed }) => listed.name === name)!
const textContent = (text: string): Content => ({ type: 'text', text })

const asUser = (...contents: Content[]) =>
  members({ messages: contents.map(content => ({ role: 'user', content })) } satisfies GetPromptResult)
