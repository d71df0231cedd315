/** Everything that can be read by address: the guide, and the results of some tools. */
import { createHash } from 'node:crypto'
import spec from '../../../generated/tools.json' with { type: 'json' }
import type { Call } from './call.ts'
import type { ListedResource, ListedTemplate, Resources } from './catalogue.ts'
import type { Say } from './tool.ts'

/** The content at an address, and a mark that changes whenever the content changes. */
interface Found {
  mimeType: string
  text: string
  ttlMs: number
  mark?: string
}
export type Find = (call: Call, uri: string) => Promise<Found | undefined>

const guideTtlMs = 300_000

export function resources(say: Say): Resources & { find: Find } {
  const single = spec.resources as Entry<ListedResource>[]
  const families = (spec.resourceTemplates as Entry<ListedTemplate>[]).map(entry => ({
    ...entry,
    pattern: patternOf(entry.listed.uriTemplate),
    place: placeOf(entry),
  }))
  const places = new Map(single.map(entry => [entry.listed.uri, placeOf(entry)]))
  const find: Find = async (call, uri) => {
    const family = families.find(({ pattern }) => pattern.test(uri))
    return (places.get(uri) ?? family?.place)?.(call, uri)
  }
  return {
    listed: single.map(({ listed }) => listed),
    templates: families.map(({ listed }) => listed),
    find,
    async read(call, uri) {
      const found = await find(call, uri)
      return found && { contents: [{ uri, mimeType: found.mimeType, text: found.text }], ttlMs: found.ttlMs }
    },
  }

  /** An address either has its own text, or ends in the argument of a tool whose result is its content. */
  function placeOf({
    listed: { mimeType = 'text/plain' },
    text,
    answers,
    variable,
    ttlMs = guideTtlMs,
  }: Entry<ListedResource | ListedTemplate>): Find {
    if (text !== undefined) return async () => ({ mimeType, text, ttlMs })
    return async (call, uri) => {
      const said = await say(call, answers!, variable === undefined ? {} : { [variable]: uri.slice(uri.lastIndexOf('/') + 1) })
      return said && { mimeType, ttlMs, text: JSON.stringify(said), mark: markOf({ ...said, server_time: undefined }) }
    }
  }
}

/** A digest, because a stream keeps one for each resource that it watches, and the contents may be long. */
const markOf = (said: object) => createHash('sha256').update(JSON.stringify(said)).digest('base64url')

interface Entry<Listed> {
  listed: Listed
  text?: string
  answers?: 'get_profile' | 'get_quest' | 'get_approval'
  variable?: string
  ttlMs?: number
}

const patternOf = (template: string) => new RegExp(`^${template.replace(/\{\w+\}$/, '[^/]+')}$`)
