/** What can be read by its address, and listened to: the guide, and what some tools say, each under addresses of its own. */
import { createHash } from 'node:crypto'
import spec from '../../generated/tools.json' with { type: 'json' }
import { DomainError } from '../core/errors.ts'
import type { Core } from '../core/index.ts'
import type { About } from '../core/waiting.ts'
import type { Call } from './call.ts'
import type { ListedResource, ListedTemplate, Resources, Subscriptions } from './catalogue.ts'
import type { Params } from './message.ts'
import type { Say } from './tool.ts'

/** What is at an address, and a mark that differs whenever it does. */
interface Found {
  mimeType: string
  text: string
  ttlMs: number
  mark?: string
}
type Place = (call: Call, uri: string) => Promise<Found | undefined>

const guideTtlMs = 300_000

export function resources(say: Say): Resources & { find: Place } {
  const single = spec.resources as Entry<ListedResource>[]
  const families = (spec.resourceTemplates as Entry<ListedTemplate>[]).map(entry => ({
    ...entry,
    pattern: patternOf(entry.listed.uriTemplate),
    place: placeOf(entry),
  }))
  const places = new Map(single.map(entry => [entry.listed.uri, placeOf(entry)]))
  const find: Place = async (call, uri) => {
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

  /** A place with a text of its own, or one where a tool speaks of what the end of the address names. */
  function placeOf({
    listed: { mimeType = 'text/plain' },
    text,
    answers,
    variable,
    ttlMs = guideTtlMs,
  }: Entry<ListedResource | ListedTemplate>): Place {
    if (text !== undefined) return async () => ({ mimeType, text, ttlMs })
    return async (call, uri) => {
      const said = await say(call, answers!, variable === undefined ? {} : { [variable]: uri.slice(uri.lastIndexOf('/') + 1) })
      return said && { mimeType, ttlMs, text: JSON.stringify(said), mark: markOf({ ...said, server_time: undefined }) }
    }
  }
}

/** A digest, because a stream keeps one of each thing that it listens to, and those may be long. */
const markOf = (said: object) => createHash('sha256').update(JSON.stringify(said)).digest('base64url')

interface Entry<Listed> {
  listed: Listed
  text?: string
  answers?: 'get_profile' | 'get_quest' | 'get_approval'
  variable?: string
  ttlMs?: number
}

const patternOf = (template: string) => new RegExp(`^${template.replace(/\{\w+\}$/, '[^/]+')}$`)

/**
 * All lists stay the same until the next release, and so does the guide: none of them is promised news of. What is listened to
 * is read again at each hint that something of the agent's may have changed, and now and then without one.
 */
export function subscriptions(core: Core, find: Place): Subscriptions {
  /** To how many resources the agents of each account listen. Each of them is read again when something changes. */
  const listened = new Map<string, number>()
  const count = (ownerId: string, more: number) => {
    const now = (listened.get(ownerId) ?? 0) + more
    if (now > mostOfAccount)
      throw new DomainError(
        'stream_limit',
        `The agents of your human listen to ${mostOfAccount} resources. One of their streams must end first.`,
      )
    if (now > 0) listened.set(ownerId, now)
    else listened.delete(ownerId)
  }

  return {
    async open(call, { resourceSubscriptions: wished = [] }) {
      const ownerId = call.agent.owner.id
      const moments = core.waiting.moments(call.agent, call.line.gone())
      count(ownerId, wished.length)
      const marks = new Map<string, string | undefined>()
      try {
        // From the first moment on nothing is missed, so what is told first is measured against what there is now.
        await moments.next()
        for (const uri of wished) {
          const mark = (await find(call, uri))?.mark
          if (mark !== undefined) marks.set(uri, mark)
        }
      } catch (error) {
        count(ownerId, -wished.length)
        await moments.return()
        throw error
      }
      count(ownerId, marks.size - wished.length)
      return { honoured: marks.size > 0 ? { resourceSubscriptions: [...marks.keys()] } : {}, told: told() }

      async function* told() {
        try {
          for await (const { agent, isLast, about } of moments) {
            if (isLast) return
            for (const [uri, mark] of marks) {
              if (!mayConcern(uri, about)) continue
              const now = (await find({ ...call, agent }, uri))?.mark
              if (now === mark) continue
              marks.set(uri, now)
              yield { method: 'notifications/resources/updated', params: { uri } satisfies Params }
            }
          }
        } finally {
          count(ownerId, -marks.size)
        }
      }
    },
  }
}

const mostOfAccount = 256
const profileUri = 'agentquest://profile'
/** What of an account is seen in the profile only: its human's name, and the key. */
const seenInProfile = new Set(['account', 'key'])

/** Whether it may look different after such changes. */
const mayConcern = (uri: string, about: About) =>
  about === undefined || uri === profileUri || [...about].some(kind => !seenInProfile.has(kind))
