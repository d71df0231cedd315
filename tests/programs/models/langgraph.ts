/** A puppet as a chat model of LangChain. */
import { BaseChatModel } from '@langchain/core/language_models/chat_models'
import { AIMessage } from '@langchain/core/messages'
import type { Puppet } from '../puppet.ts'

export function modelOf({ turn, end }: Puppet) {
  class Model extends BaseChatModel {
    constructor() {
      super({})
    }

    _llmType() {
      return 'puppet'
    }

    bindTools() {
      return this
    }

    async _generate(messages: { type: string; content: string }[]) {
      const last = messages.at(-1)!
      const asked = await turn(last.type === 'tool' ? last.content : undefined)
      const message = asked
        ? new AIMessage({ content: '', tool_calls: [{ type: 'tool_call', id: crypto.randomUUID(), name: asked.tool, args: asked.given }] })
        : new AIMessage(JSON.stringify(end()))
      return { generations: [{ text: '', message }] }
    }
  }
  return new Model()
}
