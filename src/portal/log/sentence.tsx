/**
 * An entry of the log as a sentence, with links. Names that agents and admins chose are shown in quotation marks, as plain text. An action
 * that this portal does not know is shown by its name, because the list may grow.
 */
import type { Schemas } from '../api.ts'
import { plain } from '../../shared/plain.ts'
import { sentenceOf } from './actions.ts'

type Event = Schemas['AuditEvent']

/** The person who reads the log, and the names that this person knows. */
export interface Reader {
  accountId: string
  nameOf(agentId: string): string
  /** The name of the account whose log the entry is in, if it is not the reader's. */
  whose?: string
  adminOf?(accountId: string): string
}

export function Sentence({ event, reader }: { event: Event; reader: Reader }) {
  const { actor, action, data } = event
  const whose = reader.whose && <bdi>{plain(reader.whose)}</bdi>
  const your = whose ? <>{whose}’s</> : 'your'
  const agent = <Agent event={event} reader={reader} />
  const who =
    actor.type === 'system' ? (
      'The service'
    ) : actor.type === 'agent' ? (
      agent
    ) : (
      <>
        {actor.id === reader.accountId ? 'You' : <bdi>{plain(reader.adminOf?.(actor.id) ?? 'An admin')}</bdi>}
        {data.token && (
          <>
            , with the token “<bdi>{plain(data.token.name)}</bdi>”,
          </>
        )}
      </>
    )
  const sentence = sentenceOf(action)?.({ who, by: actor.type, agent, target: <Target event={event} reader={reader} />, whose, your, data })
  return (
    <p class="sentence">
      {sentence ?? (
        <>
          {who}: <code>{action}</code>
        </>
      )}
    </p>
  )
}

function Agent({ event: { agent_id, data }, reader: { whose, nameOf } }: { event: Event; reader: Reader }) {
  if (whose)
    return (
      <>
        <bdi>{plain(whose)}</bdi>’s agent {data.name && <bdi>{plain(data.name)}</bdi>}
      </>
    )
  if (!agent_id) return 'an agent'
  return (
    <a href={`#agents/${agent_id}`}>
      <bdi>{plain(nameOf(agent_id))}</bdi>
    </a>
  )
}

const nouns: Record<string, string> = { approval: 'a request', participation: 'a quest', quest: 'a quest' }

function Target({ event, reader }: { event: Event; reader: Reader }) {
  const { target, data } = event
  const title = data.title ?? data.quest_title
  // The service's own title of a request is a sentence: Join “Name a star”. All other titles are quoted. Old entries do not say whose words they are.
  const isOurs = target.type === 'approval' && data.kind !== undefined && data.kind !== 'external_action'
  const named = title ? (
    <bdi>
      {data.kind === 'external_action' && 'the external action '}
      {isOurs ? plain(title) : `“${plain(title)}”`}
    </bdi>
  ) : (
    nouns[target.type]
  )
  const place = placeOf(event, reader)
  return place ? <a href={place}>{named}</a> : named
}

/** The screen of the target of an entry, if this reader has one. */
export function placeOf({ action, target, agent_id }: Event, { whose }: Reader) {
  if (action === 'quest.deleted' || (whose && target.type !== 'quest')) return undefined
  if (target.type === 'approval') return `#approvals/${target.id}`
  if (target.type === 'participation') return `#work/${target.id}`
  if (target.type === 'agent') return `#agents/${target.id}`
  if (target.type === 'key' && agent_id) return `#agents/${agent_id}/keys`
  if (target.type === 'quest') return `#desk/quests/${target.id}`
  if (target.type === 'account' || target.type === 'session') return '#account'
  if (target.type === 'token') return '#account/security'
  return undefined
}
