/**
 * What a door offers. The door is given it, so the protocol is in one place and the offer in another: ours is in agent-quest.ts,
 * and a test may bring one of its own through the very same door.
 */
import type {
  CompleteResult,
  Prompt as ListedPrompt,
  ReadResourceResult,
  Resource as ListedResource,
  ResourceTemplateType as ListedTemplate,
  ServerCapabilities,
  SubscriptionFilter,
  Tool as ListedTool,
} from '@modelcontextprotocol/server'
import type { Call, Method, Told } from './call.ts'
import type { Params } from './message.ts'
import type { Era } from './version.ts'

type Soon<T> = T | Promise<T>
export type { ListedResource, ListedTemplate }

export interface Catalogue {
  instructions: string
  /** Shown in this order, always. */
  tools: readonly Tool[]
  prompts?: readonly Prompt[]
  resources?: Resources
  subscriptions?: Subscriptions
  tasks?: Tasks
  complete?(call: Call): Soon<CompleteResult>
  /** Methods beyond these by their names, and capabilities that announce them. */
  methods?: Record<string, Method>
  capabilities?: Partial<Record<Era, ServerCapabilities>>
}

export interface Tool {
  listed: ListedTool
  /** Answers the members of a CallToolResult, whatever the arguments are. */
  call(call: Call, given: Params): Soon<Told>
}

export interface Prompt {
  listed: ListedPrompt
  /** Given are texts for all arguments that it requires, and for none that it does not have. */
  get(call: Call, given: Record<string, string>): Soon<Told>
}

export interface Resources {
  listed: readonly ListedResource[]
  templates: readonly ListedTemplate[]
  /** What is at an address now, and for how long it may be kept; nothing, if the agent can see nothing there. */
  read(call: Call, uri: string): Promise<(Pick<ReadResourceResult, 'contents'> & { ttlMs: number }) | undefined>
}

/** What a client wishes to be told of. The Tasks extension adds to what the protocol itself has. */
export interface Wish extends SubscriptionFilter {
  taskIds?: string[]
}

/** What an agent can be told of without asking again. */
export interface Subscriptions {
  /**
   * Answers the part of a wish that can come true, and from this moment on what happens of that: until the client has gone, may not
   * listen any more, or the service stops.
   */
  open(call: Call, wish: Wish): Promise<{ honoured: Wish; told: AsyncIterable<{ method: string; params: object }> }>
}

/** Calls whose result comes later. Each answers undefined if the agent has no such task. */
export interface Tasks {
  get(call: Call, id: string): Promise<object | undefined>
  cancel(call: Call, id: string): Promise<object | undefined>
  update(call: Call, id: string, inputResponses: Params): Promise<object | undefined>
}
