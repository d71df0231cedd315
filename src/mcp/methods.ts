/** What an agent may ask for: one table for both eras of the protocol. */
import type { DiscoverResult, Implementation, InitializeResult } from '@modelcontextprotocol/server'
import type { Core } from '../core/index.ts'
import type { Agent } from '../core/world.ts'
import type { Exchange } from '../http/exchange.ts'
import { isObject, type Params } from './message.ts'
import { codes, Fault, members } from './result.ts'
import { instructions, toolList, type Tool } from './tool.ts'
import { protocolVersions, type Dialect, type Era } from './version.ts'

export interface Call extends Dialect {
  params: Params
  agent: Agent
  exchange: Exchange
  gone(): AbortSignal
}
export interface Method {
  /** The only era that has it. */
  era?: Era
  /** The parameter that the header Mcp-Name repeats. */
  nameIn?: string
  /** Answers the members of its result, as JSON text. */
  answer(call: Call): string | Promise<string>
}

/** For how long a client may keep what stays the same until the next release. */
const kept = { discovery: members({ ttlMs: 3_600_000, cacheScope: 'private' }), list: members({ ttlMs: 300_000, cacheScope: 'private' }) }
const capabilities = { tools: {} }

export function methodTable({
  core,
  tools,
  serverInfo,
  service,
}: {
  core: Core
  tools: ReadonlyMap<string, Tool>
  serverInfo: Implementation
  service: { publicUrl: string }
}) {
  const discovery = members({ supportedVersions: protocolVersions, capabilities, instructions } satisfies Partial<DiscoverResult>)
  const list = { legacy: `"tools":${toolList}`, modern: `"tools":${toolList},${kept.list}` }

  const methods: Record<string, Method> = {
    initialize: {
      era: 'legacy',
      answer({ params, version }) {
        checkInitialize(params)
        return members({ protocolVersion: version, capabilities, serverInfo, instructions } satisfies InitializeResult)
      },
    },
    ping: { era: 'legacy', answer: () => '' },
    'server/discover': { era: 'modern', answer: () => `${discovery},${kept.discovery}` },
    'tools/list': {
      answer({ params, era }) {
        if (params['cursor'] !== undefined) throw invalidParams('This cursor is not one of this list. Ask without a cursor.')
        return list[era]
      },
    },
    'tools/call': {
      nameIn: 'name',
      answer({ params, agent, exchange, gone }) {
        const { name, arguments: given = {} } = params
        const tool = tools.get(name as string)
        if (!tool) throw invalidParams('There is no such tool. tools/list names those that there are.')
        if (!isObject(given)) throw invalidParams('The parameter arguments must be an object.')
        exchange.route = `tools/call ${name as string}`
        return tool({ core, agent, given, service, gone })
      },
    },
  }
  return new Map(Object.entries(methods))
}

function checkInitialize({ protocolVersion, capabilities, clientInfo }: Params) {
  if (typeof protocolVersion !== 'string') throw invalidParams('The parameter protocolVersion must be a text.')
  if (!isObject(capabilities)) throw invalidParams('The parameter capabilities must be an object.')
  const named = isObject(clientInfo) && typeof clientInfo['name'] === 'string' && typeof clientInfo['version'] === 'string'
  if (!named) throw invalidParams('The parameter clientInfo must have a name and a version.')
}

const invalidParams = (sentence: string) => new Fault(codes.invalidParams, sentence)
