/**
 * Everything that an MCP endpoint offers. The endpoint gets it as a parameter, so the protocol does not depend on it. Our catalogue is in
 * agent-quest.ts, and a test may pass another one.
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
  /** Always listed in this order. */
  tools: readonly Tool[]
  prompts?: readonly Prompt[]
  resources?: Resources
  subscriptions?: Subscriptions
  tasks?: Tasks
  complete?(call: Call): Soon<CompleteResult>
  /** Further methods by name, and the capabilities that announce them. */
  methods?: Record<string, Method>
  capabilities?: Partial<Record<Era, ServerCapabilities>>
}

export interface Tool {
  listed: ListedTool
  /** Returns the members of a CallToolResult for any arguments. */
  call(call: Call, given: Params): Soon<Told>
}

export interface Prompt {
  listed: ListedPrompt
  /** `given` has all required arguments and no unknown ones. */
  get(call: Call, given: Record<string, string>): Soon<Told>
}

export interface Resources {
  listed: readonly ListedResource[]
  templates: readonly ListedTemplate[]
  /** The current content at an address, and how long it may be cached. Undefined if the agent can see nothing there. */
  read(call: Call, uri: string): Promise<(Pick<ReadResourceResult, 'contents'> & { ttlMs: number }) | undefined>
}

/** The resources and lists that a client wants to listen to. The Tasks extension adds the tasks. */
export interface Wish extends SubscriptionFilter {
  taskIds?: string[]
}

/** The notifications that an agent can receive. */
export interface Subscriptions {
  /**
   * Returns the part of the request that is possible, and then the notifications about it. They end when the client disconnects, when it is
   * no longer allowed to listen, or when the service stops.
   */
  open(call: Call, wish: Wish): Promise<{ honoured: Wish; told: AsyncIterable<{ method: string; params: object }> }>
}

/** Calls whose result comes later. Each method returns undefined if the agent has no such task. */
export interface Tasks {
  get(call: Call, id: string): Promise<object | undefined>
  cancel(call: Call, id: string): Promise<object | undefined>
  update(call: Call, id: string, inputResponses: Params): Promise<object | undefined>
}
