/** What the upstreams offer together, and which of them has what. */
import { UriTemplate, type Client, type Prompt, type Resource, type ResourceTemplateType, type Tool } from '@modelcontextprotocol/client'
import type { Pins } from './pins.ts'
import type { Change, Upstream } from './upstreams.ts'

export interface OfferedTool {
  upstream: Upstream
  /** As the upstream describes it. */
  tool: Tool
  doubt: string | undefined
}

export type Offers = ReturnType<typeof openOffers>

/** With more than one upstream, the names of tools and prompts begin with the name of theirs, so that none can pass for another's. */
export function openOffers(upstreams: readonly Upstream[], pins: Pins, warn: (text: string) => void) {
  const nameOf = (upstream: Upstream, name: string) => (upstreams.length === 1 ? name : `${upstream.name}__${name}`)

  const { ofAll, away } = askAll(upstreams, warn)
  const fresh = { cacheMode: 'refresh' } as const
  let tools = new Map<string, OfferedTool>()
  let resources: [Upstream, Resource][] = []
  let templates: [Upstream, ResourceTemplateType][] = []

  /** Of all upstreams that are there; or only of one, which may still be starting. */
  async function listTools(only?: Upstream): Promise<[name: string, OfferedTool][]> {
    const all = await ofAll('tools', async client => (await client.listTools(undefined, fresh)).tools, only)
    for (const upstream of new Set(all.map(([one]) => one)))
      pins.see(
        upstream.name,
        all.filter(([one]) => one === upstream).map(([, tool]) => tool),
      )
    const others = only ? [...tools].filter(([, { upstream }]) => upstream !== only) : []
    const listed = all.map(([upstream, tool]): [string, OfferedTool] => [
      nameOf(upstream, tool.name),
      { upstream, tool, doubt: pins.doubt(upstream.name, tool) },
    ])
    tools = new Map([...others, ...listed])
    return listed
  }

  /** Whose tool or prompt it is, and its name there. */
  function ownerOf(name: string): { upstream: Upstream; name: string } | undefined {
    const [only, second] = upstreams
    if (only && !second) return { upstream: only, name }
    const upstream = upstreams.find(one => name.startsWith(`${one.name}__`))
    return upstream && { upstream, name: name.slice(upstream.name.length + 2) }
  }

  async function listResources() {
    resources = await ofAll('resources', async client => (await client.listResources(undefined, fresh)).resources)
    return resources.map(([, resource]) => resource)
  }

  async function listTemplates() {
    templates = await ofAll('resources', async client => (await client.listResourceTemplates(undefined, fresh)).resourceTemplates)
    return templates.map(([, template]) => template)
  }

  const listPrompts = () => ofAll('prompts', async client => (await client.listPrompts(undefined, fresh)).prompts)
  const hasResource = (uri: string) =>
    resources.find(([, one]) => one.uri === uri) ?? templates.find(([, one]) => new UriTemplate(one.uriTemplate).match(uri))

  return {
    listTools: () => listTools(),
    listResources,
    listTemplates,
    listPrompts: async (): Promise<Prompt[]> =>
      (await listPrompts()).map(([upstream, prompt]) => ({ ...prompt, name: nameOf(upstream, prompt.name) })),

    /** The definition may have changed since the agent has seen it, so it is read again when a server says so. */
    async tool(name: string, when?: 'as it is now') {
      const upstream = ownerOf(name)?.upstream
      if (upstream && (when || !tools.has(name))) await listTools(upstream)
      return tools.get(name)
    },

    away: () => [...away],

    forgetTools() {
      tools = new Map()
    },

    /** Whose resource it is. */
    async ofResource(uri: string): Promise<Upstream | undefined> {
      if (upstreams.length === 1) return upstreams[0]
      if (!hasResource(uri)) await Promise.all([listResources(), listTemplates()])
      return hasResource(uri)?.[0]
    },

    ofPrompt: ownerOf,
  }
}

function askAll(upstreams: readonly Upstream[], warn: (text: string) => void) {
  /** Who could not be reached when it was asked last. */
  const away = new Set<string>()

  /** What each upstream has of something. One that cannot be reached has nothing now. If only one is asked, this waits until it has started. */
  async function ofAll<T>(what: Change, list: (client: Client) => Promise<T[]>, only?: Upstream): Promise<[Upstream, T][]> {
    const lists = await Promise.all(
      (only ? [only] : upstreams).map(async upstream => {
        try {
          const client = await (only ? upstream.client() : upstream.clientSoon())
          if (!client) throw new Error('It is still starting.')
          const all = client.getServerCapabilities()?.[what] ? await list(client) : []
          away.delete(upstream.name)
          return all.map((one): [Upstream, T] => [upstream, one])
        } catch (error) {
          away.add(upstream.name)
          warn(`${upstream.name}: ${(error as Error).message}`)
          return []
        }
      }),
    )
    return lists.flat()
  }

  return { ofAll, away }
}
