/** All methods of the endpoint: one table for both eras of the protocol, made from the catalogue. */
import type { DiscoverResult, Implementation, InitializeResult, ServerCapabilities } from '@modelcontextprotocol/server'
import { invalidParams, requireCapability, taskCapability, type Call, type Method } from './call.ts'
import type { Catalogue, Prompt, Resources, Tasks, Tool } from './catalogue.ts'
import { isObject, type Params } from './message.ts'
import { codes, Fault, members, serverInfoKey } from './result.ts'
import { listen } from './subscriptions.ts'
import { protocolVersions, type Era } from './version.ts'

type Methods = Record<string, Method>

/** How long a client may cache answers that stay the same until the next release. */
const discoveryTtlMs = 3_600_000
const listTtlMs = 300_000

export function methodTable(catalogue: Catalogue, introduction: Implementation): ReadonlyMap<string, Method> {
  const { tools, prompts, resources, subscriptions, tasks, complete } = catalogue
  return new Map(
    Object.entries<Method>({
      ...introductions(catalogue, introduction),
      ...toolMethods(tools),
      ...(prompts && promptMethods(prompts)),
      ...(resources && resourceMethods(resources)),
      ...(subscriptions && { 'subscriptions/listen': listen(subscriptions) }),
      ...(tasks && taskMethods(tasks)),
      ...(complete && { 'completion/complete': { answer: async call => members(await complete(call)) } }),
      ...catalogue.methods,
    }),
  )
}

function introductions(catalogue: Catalogue, introduction: Implementation): Methods {
  const { instructions } = catalogue
  const discovery = members({
    supportedVersions: protocolVersions,
    capabilities: capabilitiesOf(catalogue, 'modern'),
    instructions,
    ttlMs: discoveryTtlMs,
    cacheScope: 'private',
  } satisfies Partial<DiscoverResult>)
  const capabilities = capabilitiesOf(catalogue, 'legacy')
  return {
    initialize: {
      era: 'legacy',
      answer({ params, version }) {
        checkInitialize(params)
        const serverInfo = introductionIn(version, introduction)
        return members({ protocolVersion: version, capabilities, serverInfo, instructions } satisfies InitializeResult)
      },
    },
    ping: { era: 'legacy', answer: () => '' },
    'server/discover': {
      era: 'modern',
      answer: () => ({ resultType: 'complete', own: discovery, meta: { [serverInfoKey]: introduction } }),
    },
  }
}

/** Revisions before 2025-11-25 have only these members, and `title` only since 2025-06-18. */
function introductionIn(protocolVersion: string, introduction: Implementation): Implementation {
  const { name, title, version } = introduction
  if (protocolVersion >= '2025-11-25') return introduction
  return { name, version, ...(title && protocolVersion >= '2025-06-18' && { title }) }
}

/** The capabilities in one era. The older era has no sessions here, so it has no notifications. */
function capabilitiesOf({ prompts, resources, subscriptions, tasks, complete, capabilities }: Catalogue, era: Era): ServerCapabilities {
  const modern = era === 'modern'
  return {
    tools: {},
    ...(prompts && { prompts: {} }),
    ...(resources && { resources: modern && subscriptions ? { subscribe: true } : {} }),
    ...(complete && { completions: {} }),
    ...(modern && tasks && taskCapability),
    ...capabilities?.[era],
  }
}

function checkInitialize({ protocolVersion, capabilities, clientInfo }: Params) {
  if (typeof protocolVersion !== 'string') throw invalidParams('The parameter protocolVersion must be a string.')
  if (!isObject(capabilities)) throw invalidParams('The parameter capabilities must be an object.')
  const named = isObject(clientInfo) && typeof clientInfo['name'] === 'string' && typeof clientInfo['version'] === 'string'
  if (!named) throw invalidParams('The parameter clientInfo must have a name and a version.')
}

function toolMethods(tools: readonly Tool[]): Methods {
  const named = new Map(tools.map(tool => [tool.listed.name, tool]))
  return {
    'tools/list': list('tools', tools),
    'tools/call': {
      nameIn: 'name',
      answer(call) {
        const { name, arguments: given = {} } = call.params
        const tool = named.get(name as string)
        if (!tool) throw invalidParams('There is no such tool. tools/list returns all tools.')
        if (!isObject(given)) throw invalidParams('The parameter arguments must be an object.')
        call.exchange.route = `tools/call ${name as string}`
        return tool.call(call, given)
      },
    },
  }
}

function promptMethods(prompts: readonly Prompt[]): Methods {
  const named = new Map(prompts.map(prompt => [prompt.listed.name, prompt]))
  return {
    'prompts/list': list('prompts', prompts),
    'prompts/get': {
      nameIn: 'name',
      answer(call) {
        const { name, arguments: given = {} } = call.params
        const prompt = named.get(name as string)
        if (!prompt) throw invalidParams('There is no such prompt. prompts/list returns all prompts.')
        call.exchange.route = `prompts/get ${name as string}`
        return prompt.get(call, argumentsOf(prompt, given))
      },
    },
  }
}

function argumentsOf({ listed }: Prompt, given: unknown) {
  const own = listed.arguments ?? []
  if (!isObject(given) || Object.values(given).some(value => typeof value !== 'string'))
    throw invalidParams('The parameter arguments must be an object whose values are strings.')
  const missing = own.find(({ name, required }) => required && !Object.hasOwn(given, name))
  if (missing) throw invalidParams(`The argument ${missing.name} of this prompt is missing.`)
  if (Object.keys(given).some(key => !own.some(({ name }) => name === key)))
    throw invalidParams(`This prompt takes ${own.map(({ name }) => name).join(', ') || 'no arguments'} and nothing else.`)
  return given as Record<string, string>
}

function resourceMethods(resources: Resources): Methods {
  return {
    'resources/list': list(
      'resources',
      resources.listed.map(listed => ({ listed })),
    ),
    'resources/templates/list': list(
      'resourceTemplates',
      resources.templates.map(listed => ({ listed })),
    ),
    'resources/read': {
      nameIn: 'uri',
      async answer(call) {
        const { uri } = call.params
        if (typeof uri !== 'string') throw invalidParams('The parameter uri must be a string.')
        const found = await resources.read(call, uri)
        if (!found) throw noSuchResource(call, uri)
        const { contents, ttlMs } = found
        return members(call.era === 'modern' ? { contents, ttlMs, cacheScope: 'private' } : { contents })
      },
    },
  }
}

const noSuchResource = ({ era }: Call, uri: string) =>
  new Fault(
    era === 'modern' ? codes.invalidParams : codes.resourceNotFound,
    'There is no such resource, or it is not yours. resources/list and resources/templates/list return all resources.',
    { data: { uri } },
  )

function taskMethods(tasks: Tasks): Methods {
  const method = (act: (call: Call, id: string) => Promise<object | undefined>): Method => ({
    era: 'modern',
    nameIn: 'taskId',
    async answer(call) {
      requireCapability(call, taskCapability)
      const { taskId } = call.params
      if (typeof taskId !== 'string') throw invalidParams('The parameter taskId must be a string.')
      const told = await act(call, taskId)
      if (!told) throw invalidParams('There is no such task, or it is not yours.')
      return members(told)
    },
  })
  return {
    'tasks/get': method((call, id) => tasks.get(call, id)),
    'tasks/cancel': method((call, id) => tasks.cancel(call, id)),
    'tasks/update': method((call, id) => {
      const { inputResponses } = call.params
      if (!isObject(inputResponses)) throw invalidParams('The parameter inputResponses must be an object.')
      return tasks.update(call, id, inputResponses)
    }),
  }
}

/** A list that fits on one page and is the same for all clients until the next release. Its text is made once. */
function list(name: string, items: readonly { listed: object }[]): Method {
  const own = members({ [name]: items.map(({ listed }) => listed) })
  const text = { legacy: own, modern: `${own},${members({ ttlMs: listTtlMs, cacheScope: 'private' })}` }
  return {
    answer({ params, era }) {
      if (params['cursor'] !== undefined)
        throw invalidParams('This cursor does not belong to this list. Send the request without a cursor.')
      return text[era]
    },
  }
}
