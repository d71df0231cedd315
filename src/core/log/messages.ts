/**
 * The messages that events lead to, before it is known which channels get them. A message contains the title of a request and names, but
 * nothing else that an agent wrote.
 */
import type { NoticeKind, Row, NoticeTarget } from '../../store/index.ts'
import type { AuditAction, Events } from './events.ts'

export interface Notice {
  kind: NoticeKind
  title: string
  target: NoticeTarget
  /** When it is due, if that is later. */
  at?: number
  /**
   * At most one an hour is sent of this kind about one agent. What happens meanwhile is gathered: one message with this title, at the end of
   * the hour, stands for all of it.
   */
  more?: string
}

/** An entry of a log, with the name of the agent that it concerns. */
export interface Told<A extends AuditAction> {
  targetId: string
  agentName: string
  data: Events[A]
  /** Whether a channel of the account wants messages of this kind. */
  isWanted(kind: NoticeKind): boolean
}
/** The parts of an event from which messages are made. */
type Of<A extends AuditAction> = Pick<Told<A>, 'targetId' | 'agentName' | 'data'>

export function ofRequest(
  kind: NoticeKind,
  what: string,
  { targetId, data }: Pick<Told<'approval.expired'>, 'targetId'> & { data: { title: string } },
): Notice {
  return { kind, title: `${what}: ${data.title}`, target: { type: 'approval', id: targetId } }
}

/** A human is reminded of a request when a quarter of its time is left. */
export const remindAt = ({ createdAt, expiresAt }: Pick<Row<'approvals'>, 'createdAt' | 'expiresAt'>) =>
  expiresAt - Math.floor((expiresAt - createdAt) / 4)

/** Somebody who reviews the work of their own agent knows the result. */
export function ofReview(what: string, { targetId, agentName, data }: Of<'participation.rejected'>): Notice[] {
  if (data.own_agent) return []
  const title = `${agentName}: “${data.quest_title}” ${what}`
  return [{ kind: 'participation.reviewed', title, target: { type: 'participation', id: targetId } }]
}

export const ofSecurity = (title: string, target: NoticeTarget): Notice[] => [{ kind: 'account.security', title, target }]

export const ofAccount = (title: string, { targetId }: Pick<Told<AuditAction>, 'targetId'>) =>
  ofSecurity(title, { type: 'account', id: targetId })

export const ofChannel = (kind: NoticeKind, what: string, { targetId, data }: Of<'channel.created'>): Notice[] => [
  { kind, title: `The channel “${data.label}” ${what}`, target: { type: 'channel', id: targetId } },
]
