/**
 * The messages that the service pushes to this device, and the notifications that they become. A notification says nothing that its message
 * does not.
 */
import type { components } from '../../generated/api.ts'
import { plain } from '../shared/plain.ts'
import { kindWords } from '../shared/notice-kinds.ts'

type Kind = components['schemas']['DeliveryKind']

/** One message. It may be too small for all notices; the others are only counted. */
interface Pushed {
  notices: Notice[]
  more: number
  /** How many requests wait for a decision; undefined if the service did not say. */
  waiting: number | undefined
}
interface Notice {
  kind: string
  title: string
  agent: { name: string } | null
  subject: { id: string }
  /** From the root, such as `/#inbox/apr_…`. */
  url: string
  at: string
}

interface Shown {
  title: string
  options: NotificationOptions & {
    tag: string
    data: string
    actions?: { action: string; title: string }[]
    renotify?: boolean
    timestamp?: number
  }
}

/** The action that opens a request with the line for the reason of a denial. No action decides anything. */
const denyAction = 'deny'
/** More messages than this are shown as one notification. */
const mostAtOnce = 3
const longest = 200

const kinds: Record<Kind, { short: string; isDeniable?: true }> = {
  ...kindWords,
  'channel.test': { short: 'Test' },
  'channel.verify': { short: 'E-mail address' },
}

/** The message as it came, or undefined if it cannot be read. */
export function readMessage(text: string | undefined): Pushed | undefined {
  try {
    const { v, notices, more, waiting } = JSON.parse(text ?? '')
    return v === 1 && Array.isArray(notices) && notices.every(isNotice)
      ? { notices, more: Number(more) || 0, waiting: Number.isSafeInteger(waiting) && waiting >= 0 ? waiting : undefined }
      : undefined
  } catch {
    return undefined
  }
}

/** A browser takes away the permission of a site whose message shows nothing, so a message that cannot be read is shown too. */
export function notificationsOf(message: Pushed | undefined): Shown[] {
  const { notices, more } = message ?? { notices: [], more: 0 }
  const count = notices.length + more
  if (count === 0) return [summary('Agent Quest has news for you', '')]
  if (count > mostAtOnce) return [summary(`${count} messages from Agent Quest`, notices.map(({ title }) => short(title)).join('\n'))]
  return notices.map(notification)
}

function notification({ kind, title, agent, subject, url, at }: Notice): Shown {
  // A later version of the service may send other kinds.
  const { short: words, isDeniable } = (kinds as Partial<typeof kinds>)[kind as Kind] ?? {}
  return {
    title: short(title),
    options: {
      body: [words, agent && short(agent.name)].filter(Boolean).join(' · '),
      // A later message about the same thing takes the place of the earlier one, and rings again.
      tag: subject.id,
      renotify: true,
      timestamp: Date.parse(at) || Date.now(),
      data: url,
      ...pictures,
      ...(isDeniable && { actions: [{ action: denyAction, title: 'Deny…' }] }),
    },
  }
}

const summary = (title: string, body: string): Shown => ({
  title,
  options: { body, tag: 'several', renotify: true, data: '/#inbox', ...pictures },
})

const pictures = { icon: '/portal/icon-192.png', badge: '/portal/badge-96.png' }

/** The address of the portal that a pressed notification opens. An address of another site or page becomes the inbox. */
export function addressOf(url: unknown, action: string, origin: string) {
  const asked = typeof url === 'string' && URL.canParse(url, origin) ? new URL(url, origin) : undefined
  const isOurs = asked?.origin === origin && asked.pathname === '/' && asked.hash
  return isOurs ? `/${asked.hash}${action === denyAction ? '?deny=1' : ''}` : '/#inbox'
}

const short = (text: string) => plain(text.length > longest ? `${text.slice(0, longest)}…` : text)

function isNotice(one: unknown): one is Notice {
  if (typeof one !== 'object' || one === null) return false
  const { kind, title, agent, subject, url } = one as Record<string, { id?: unknown; name?: unknown } | string | null | undefined>
  const hasAgent = agent === null || (typeof agent === 'object' && typeof agent.name === 'string')
  const hasSubject = typeof subject === 'object' && typeof subject?.id === 'string'
  return [kind, title, url].every(text => typeof text === 'string') && hasAgent && hasSubject
}
