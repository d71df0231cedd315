/** `agent-quest-gate mcp`: a server that offers what its upstreams offer. It asks a human before it passes on what is gated. */
import { isDeepStrictEqual } from 'node:util'
import { ProtocolError, ProtocolErrorCode, type CallToolResult, type Progress, type Tool } from '@modelcontextprotocol/client'
import { Server, type ServerCapabilities, type ServerContext } from '@modelcontextprotocol/server'
import { answer, answerName, answerTool } from './answer.ts'
import { Blocked } from './blocked.ts'
import { pass } from './calls.ts'
import { openOffers, type OfferedTool, type Offers } from './offers.ts'
import { reportLeftOver, type Gate, type Waiting } from './permission.ts'
import { pinsIn, type Pins } from './pins.ts'
import type { Json } from './pointers.ts'
import { verdictOn, type Seen } from './rules.ts'
import type { Settings } from './settings.ts'
import { openUpstreams, type Change, type Upstream } from './upstreams.ts'
import { packageVersion } from './version.ts'

const gatedNote =
  'Your human decides about each call of this tool. While they have not decided, the call says so: make it again later with the same arguments.'
const instructions =
  'Some tools here are gated: a call waits until your human has decided, and is made at most once. A call that was not made says so. Do not try to reach the same end by other means.'

interface Parts {
  settings: Settings
  gate: Gate
  upstreams: readonly Upstream[]
  offers: Offers
  pins: Pins
}

export interface Proxy {
  /** A server for one connection. All of them share the upstreams. */
  serve(): Promise<Server>
  close(): Promise<void>
}

export async function openProxy(settings: Settings, gate: Gate): Promise<Proxy> {
  const servers = new Set<Server>()
  const pins = pinsIn(gate.journal)
  const upstreams = openUpstreams(settings, gate.journal, changed)
  const offers = openOffers(upstreams, pins, text => void process.stderr.write(`agent-quest-gate: ${text}\n`))
  await reportLeftOver(gate)

  function changed(change: Change) {
    if (change === 'tools') offers.forgetTools()
    for (const server of servers) void tellChange[change](server).catch(() => servers.delete(server))
  }

  return {
    async serve() {
      const server = await serverOver({ settings, gate, upstreams, offers, pins })
      servers.add(server)
      // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a server has no other way to say it
      server.onclose = () => servers.delete(server)
      return server
    },
    async close() {
      await Promise.all([...upstreams.map(upstream => upstream.close()), gate.service.close()])
    },
  }
}

const tellChange: Record<Change, (server: Server) => Promise<void>> = {
  tools: server => server.sendToolListChanged(),
  prompts: server => server.sendPromptListChanged(),
  resources: server => server.sendResourceListChanged(),
}

async function serverOver(parts: Parts): Promise<Server> {
  const { upstreams, offers, gate, settings } = parts
  const clients = await Promise.all(upstreams.map(upstream => upstream.clientSoon().catch(() => 'away' as const)))
  // What is still starting may have anything.
  const has = (what: Change) =>
    clients.some(client => client !== 'away' && (!client || client.getServerCapabilities()?.[what] !== undefined))
  const theirs = clients.flatMap((client, i) => {
    const said = client && client !== 'away' && client.getInstructions()
    return said ? [`${upstreams[i]!.name} says: ${said}`] : []
  })
  const capabilities: ServerCapabilities = {
    tools: { listChanged: true },
    ...(has('prompts') && { prompts: { listChanged: true } }),
    ...(has('resources') && { resources: { listChanged: true } }),
  }
  const server = new Server(
    { name: 'agent-quest-gate', version: packageVersion },
    { instructions: [instructions, ...theirs].join('\n\n'), capabilities },
  )

  server.setRequestHandler('tools/list', async () => {
    const tools = await offers.listTools()
    return { tools: [...tools.map(([name, tool]) => shown(name, tool, settings)), answerTool] }
  })
  server.setRequestHandler('tools/call', ({ params: { name, arguments: given = {} } }, context) =>
    asResult(() => (name === answerName ? answer(gate, given) : callTool(parts, name, given, context))),
  )
  if (has('resources')) {
    server.setRequestHandler('resources/list', async () => ({ resources: await offers.listResources() }))
    server.setRequestHandler('resources/templates/list', async () => ({ resourceTemplates: await offers.listTemplates() }))
    server.setRequestHandler('resources/read', ({ params }, context) => asFault(() => readResource(parts, params.uri, context)))
  }
  if (has('prompts')) {
    server.setRequestHandler('prompts/list', async () => ({ prompts: await offers.listPrompts() }))
    server.setRequestHandler('prompts/get', ({ params }, context) => asFault(() => getPrompt(parts, params, context)))
  }
  return server
}

const seenOf = ({ upstream, tool, doubt }: OfferedTool): Seen => ({
  server: upstream.name,
  kind: 'tool',
  name: tool.name,
  annotations: tool.annotations,
  doubt,
})

function shown(name: string, offered: OfferedTool, settings: Settings): Tool {
  const isGated = verdictOn(seenOf(offered), settings).do === 'ask'
  return { ...offered.tool, name, ...(isGated && { description: `${offered.tool.description ?? ''}\n\n${gatedNote}`.trim() }) }
}

const nothing = (what: string) => new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no such ${what}.`)

async function callTool(
  { settings, gate, offers, pins }: Parts,
  name: string,
  given: Json,
  context: ServerContext,
): Promise<CallToolResult> {
  const offered = await offers.tool(name)
  if (!offered && offers.away().length > 0)
    throw new Blocked(`The call was not made: ${offers.away().join(', ')} cannot be reached. Try again later.`)
  if (!offered) throw nothing('tool')
  const { upstream, tool, doubt } = offered
  const way = wayBack(context, settings)
  // The agent's own client judges the result. This definition only says which arguments are repeated in headers.
  const { outputSchema: _, ...toolDefinition } = tool
  let isAccepted = false
  const result = await pass(gate, settings, {
    seen: seenOf(offered),
    arguments: given,
    upstream,
    schema: tool.inputSchema,
    waiting: way.waiting,
    isSame: async () => isDeepStrictEqual((await offers.tool(name, 'as it is now'))?.tool, tool),
    forward: async (allowed, permit) => {
      isAccepted = permit?.isByRule === false
      const meta = permit?.signed && { 'agent-quest/signed-permit': permit.signed }
      return (await upstream.client()).callTool(
        { name: tool.name, arguments: allowed, ...(meta && { _meta: meta }) },
        { ...way.forwarding, toolDefinition },
      )
    },
    hasFailed: ({ isError }) => isError === true,
    withWord: (result, given): CallToolResult => ({
      ...result,
      content: [
        ...result.content,
        { type: 'text', text: `Your human changed the arguments of this call. It was made with ${JSON.stringify(given)}.` },
      ],
    }),
  })
  if (doubt && isAccepted) {
    pins.accept(upstream.name, tool)
    offers.forgetTools()
  }
  // Its client listens for progress until it has the result.
  await way.told()
  return result
}

async function readResource({ settings, gate, offers }: Parts, uri: string, context: ServerContext) {
  const upstream = await offers.ofResource(uri)
  if (!upstream) throw nothing('resource')
  const { waiting, forwarding } = wayBack(context, settings)
  return pass(gate, settings, {
    seen: {
      server: upstream.name,
      kind: 'resource',
      name: uri,
      doubt: isPlain(uri) ? undefined : 'The address of the resource may lead somewhere else.',
    },
    arguments: {},
    upstream,
    waiting,
    forward: async () => (await upstream.client()).readResource({ uri }, { ...forwarding, cacheMode: 'bypass' }),
  })
}

/** Whether a server can read an address in one way only. A pattern would not see where the others lead. */
const isPlain = (uri: string) => URL.canParse(uri) && new URL(uri).href === uri && !/%2[ef]|\/\.\.?(\/|$)/i.test(uri)

async function getPrompt(
  { settings, gate, offers }: Parts,
  { name, arguments: given = {} }: { name: string; arguments?: Record<string, string> | undefined },
  context: ServerContext,
) {
  const owner = offers.ofPrompt(name)
  if (!owner) throw nothing('prompt')
  const { waiting, forwarding } = wayBack(context, settings)
  return pass(gate, settings, {
    seen: { server: owner.upstream.name, kind: 'prompt', name: owner.name },
    arguments: given,
    upstream: owner.upstream,
    waiting,
    forward: async allowed =>
      (await owner.upstream.client()).getPrompt({ name: owner.name, arguments: allowed as Record<string, string> }, forwarding),
  })
}

/** Passes on cancellations from the agent's client, and progress to it. Progress must rise, so a lower value than the last one is left out. */
function wayBack({ mcpReq: { signal, _meta, notify } }: ServerContext, { report_within_minutes: minutes }: Settings) {
  const progressToken = _meta?.progressToken
  let last = 0
  let telling: Promise<void> = Promise.resolve()
  const onprogress = (progress: Progress) => {
    if (progressToken === undefined || progress.progress <= last) return
    last = progress.progress
    telling = notify({ method: 'notifications/progress', params: { progressToken, ...progress } }).catch(() => {})
  }
  // So small that an upstream which counts from one is above it.
  const tell = (url: string, seconds: number) => onprogress({ progress: (seconds + 1) / 1e6, message: `Waiting for your human: ${url}` })
  const waiting: Waiting = { signal, tell }
  return {
    waiting,
    told: () => telling,
    forwarding: { signal, timeout: minutes * 60_000, ...(progressToken !== undefined && { onprogress }) },
  }
}

/** A call that was not made is a result that its agent reads. */
async function asResult(work: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ProtocolError) throw error
    return { isError: true, content: [{ type: 'text', text: wordsOf(error) }] }
  }
}

async function asFault<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof ProtocolError ? error : new ProtocolError(ProtocolErrorCode.InternalError, wordsOf(error))
  }
}

const wordsOf = (error: unknown) =>
  error instanceof Blocked ? error.message : `The call was not made, because the gate met a fault: ${(error as Error).message}`
