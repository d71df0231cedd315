/**
 * An entry of the log as a sentence: who did what to what, with links to it. What agents and admins have named is shown in quotation
 * marks, as plain text. An action that is not known here is shown by its own name: the list may grow.
 */
import type { ComponentChildren } from 'preact'
import type { Schemas } from '../api.ts'
import { plain } from '../pieces/plain.ts'
import { points } from '../work/row.tsx'

type Event = Schemas['AuditEvent']

/** Who is looking, and what their agents are called. */
export interface Reader {
  accountId: string
  nameOf(agentId: string): string
  /** Of an entry in somebody else's log: whose log that is, and what an admin is called. */
  whose?: string
  adminOf?(accountId: string): string
}

interface Told {
  event: Event
  /** Whoever did it, at the start of a sentence. */
  who: ComponentChildren
  agent: ComponentChildren
  /** A text among the data, or nothing. */
  text(name: string): string
  /** The target by its title, with a link to it. */
  target: ComponentChildren
  /** Whose log it is in, if that is not the reader's. */
  whose: string | undefined
}

export function Sentence({ event, reader }: { event: Event; reader: Reader }) {
  const { actor, agent_id, action, target, data } = event
  const text = (name: string) => (typeof data[name] === 'string' || typeof data[name] === 'number' ? plain(String(data[name])) : '')
  const { whose } = reader
  const agentLink = whose ? (
    <>
      {text('name') ? <bdi>{text('name')}</bdi> : 'an agent'} of <bdi>{plain(whose)}</bdi>
    </>
  ) : agent_id ? (
    <a href={`#agents/${agent_id}`}>
      <bdi>{plain(reader.nameOf(agent_id))}</bdi>
    </a>
  ) : (
    'an agent'
  )
  const who =
    actor.type === 'system' ? (
      'The service'
    ) : actor.type === 'agent' ? (
      agentLink
    ) : actor.id === reader.accountId ? (
      'You'
    ) : (
      <bdi>{plain(reader.adminOf?.(actor.id) ?? 'An admin')}</bdi>
    )
  const title = text('title') || text('quest_title')
  // The service's own words for a request are a sentence: Join “Name a star”. All other titles are quoted; older entries do not say whose words they are.
  const isOurs = target.type === 'approval' && typeof data['kind'] === 'string' && data['kind'] !== 'external_action'
  const named = title ? (
    <bdi>
      {data['kind'] === 'external_action' && 'external action '}
      {isOurs ? title : `“${title}”`}
    </bdi>
  ) : (
    noun[target.type]
  )
  const place = whose && target.type !== 'quest' ? undefined : placeOf(event)
  const tell = sentences[action]
  return (
    <p class="sentence">
      {tell ? (
        tell({ event, who, agent: agentLink, text, whose: whose && plain(whose), target: place ? <a href={place}>{named}</a> : named })
      ) : (
        <>
          {who}: <code>{action}</code>
        </>
      )}
    </p>
  )
}

const noun: Record<string, string> = { approval: 'a request', participation: 'a quest', quest: 'a quest' }

/** Where to read on about the target of an entry. */
export function placeOf({ action, target, agent_id }: Event) {
  if (action === 'quest.deleted') return undefined
  if (target.type === 'approval') return `#approvals/${target.id}`
  if (target.type === 'participation') return `#work/${target.id}`
  if (target.type === 'agent') return `#agents/${target.id}`
  if (target.type === 'key' && agent_id) return `#agents/${agent_id}/keys`
  if (target.type === 'quest') return `#desk/quests/${target.id}`
  if (target.type === 'account' || target.type === 'session') return '#account'
  return undefined
}

const sentences: Record<string, (told: Told) => ComponentChildren> = {
  'account.created': ({ whose }) => (whose ? <Of whose={whose}>signed up</Of> : 'You made this account'),
  'account.updated': () => 'You changed the name of this account',
  'account.password_changed': ({ text, whose }) =>
    whose ? <Of whose={whose}>changed the password{ended(text)}</Of> : `You changed your password${ended(text)}`,
  'account.wrong_password': ({ text, whose }) => (
    <>
      A wrong password was given for {whose ? <bdi>the account of {whose}</bdi> : 'this account'}
      {Number(text('attempts')) > 1 && ` ${text('attempts')} times`}
    </>
  ),
  'account.suspended': ({ who, text, whose }) => (
    <>
      {who} suspended {whose ? <bdi>the account of {whose}</bdi> : 'this account'}
      {because(text('reason'))}
    </>
  ),
  'account.resumed': ({ who, whose }) => (
    <>
      {who} let {whose ? <bdi>{whose}</bdi> : 'this account'} in again
    </>
  ),
  'log.seal_broken': ({ text, whose }) => (
    <>
      The end of {whose ? <bdi>the log of {whose}</bdi> : 'this log'}{' '}
      {text('seal') === 'unknown_key' ? 'is sealed with a key that the service does not have' : 'was changed from outside'}, after entry{' '}
      {text('after')}
    </>
  ),
  'session.created': () => 'You signed in',
  'session.signed_out': () => 'You signed out',
  'session.revoked': () => 'You ended another session',

  'agent.created': ({ who, agent }) => (
    <>
      {who} created {agent}
    </>
  ),
  'agent.updated': ({ who, agent, event }) => (
    <>
      {who} changed {agent}
      {changedOf(event)}
    </>
  ),
  'agent.suspended': ({ who, agent, text }) => (
    <>
      {who} suspended {agent}
      {because(text('reason'))}
    </>
  ),
  'agent.resumed': ({ who, agent, event }) => (
    <>
      {who} lifted {event.data['by'] === 'admin' ? 'an admin’s hold' : 'the suspension'} of {agent}
      {event.data['still_suspended'] === true ? ', which is still suspended' : ''}
    </>
  ),
  'agent.archived': ({ who, agent }) => (
    <>
      {who} archived {agent}
    </>
  ),
  'key.issued': ({ who, agent, text }) => (
    <>
      {who} issued the key <bdi>“{text('label')}”</bdi> ({text('hint')}) for {agent}
    </>
  ),
  'key.rotated': ({ who, agent, text }) => (
    <>
      {who} replaced the key {text('hint')} of {agent}
    </>
  ),
  'key.revoked': ({ who, agent, text }) => (
    <>
      {who} revoked the key {text('hint')} of {agent}
    </>
  ),

  'approval.requested': ({ agent, target }) => (
    <>
      {agent} asked: {target}
    </>
  ),
  'approval.approved': ({ who, agent, target, text }) => (
    <>
      {who} approved a request of {agent}: {target}
      {text('failed') && `, but it was not carried out: ${spaced(text('failed'))}`}
    </>
  ),
  'approval.denied': ({ who, agent, target, text }) => (
    <>
      {who} denied a request of {agent}: {target}
      {text('note') && <bdi>, and said “{text('note')}”</bdi>}
    </>
  ),
  'approval.expired': ({ agent, target }) => (
    <>
      Nobody answered a request of {agent} in time: {target}
    </>
  ),
  'approval.cancelled': ({ who, agent, target, text }) => (
    <>
      {text('reason') === 'by_agent' ? who : 'The service'} cancelled a request of {agent}: {target}
      {text('reason') && text('reason') !== 'by_agent' && ` (${spaced(text('reason'))})`}
    </>
  ),

  'participation.joined': ({ agent, target }) => (
    <>
      {agent} joined {target}
    </>
  ),
  'participation.submitted': ({ agent, target, text }) => (
    <>
      {agent} handed in {target}
      {Number(text('attempt')) > 1 && `, attempt ${text('attempt')}`}
    </>
  ),
  'participation.revision_requested': told => (
    <>
      {reviewer(told)} asked {told.agent} to revise {told.target}
    </>
  ),
  'participation.accepted': told => (
    <>
      {reviewer(told)} accepted {told.target} of {told.agent}
      {told.text('points') && `: ${points(Number(told.text('points')))}`}
    </>
  ),
  'participation.rejected': told => (
    <>
      {reviewer(told)} rejected {told.target} of {told.agent}
    </>
  ),
  'participation.withdrawn': ({ event, who, agent, target }) =>
    event.actor.type === 'agent' ? (
      <>
        {agent} withdrew from {target}
      </>
    ) : (
      <>
        {who} withdrew {agent} from {target}
      </>
    ),
  'participation.expired': ({ agent, target }) => (
    <>
      The time of {agent} for {target} ran out
    </>
  ),
  'participation.cancelled': ({ agent, target, text }) => (
    <>
      The work of {agent} on {target} was cancelled{because(text('reason'))}
    </>
  ),

  'quest.created': ({ who, target }) => (
    <>
      {who} wrote the quest {target}
    </>
  ),
  'quest.updated': ({ who, target }) => (
    <>
      {who} changed the quest {target}
    </>
  ),
  'quest.published': ({ who, target, event }) => (
    <>
      {event.data['starter'] ? 'The service brought along' : <>{who} published</>} the quest {target}
    </>
  ),
  'quest.closed': ({ event, who, target }) =>
    event.actor.type === 'system' ? (
      <>The quest {target} closed at its time</>
    ) : (
      <>
        {who} closed the quest {target}
      </>
    ),
  'quest.reopened': ({ who, target }) => (
    <>
      {who} opened the quest {target} again
    </>
  ),
  'quest.cancelled': ({ who, target, text }) => (
    <>
      {who} cancelled the quest {target}
      {because(text('reason'))}
    </>
  ),
  'quest.deleted': ({ who, text }) => (
    <>
      {who} deleted the draft <bdi>“{text('title')}”</bdi>
    </>
  ),
}

const Of = ({ whose, children }: { whose: string; children: ComponentChildren }) => (
  <>
    <bdi>{whose}</bdi> {children}
  </>
)
/** Who reviewed; and if that was the owner, why that was possible. */
const reviewer = ({ event, who, whose }: Told) =>
  event.data['own_agent'] === true ? <>{who}, as the only active admin,</> : whose ? who : 'A reviewer'

const because = (reason: string) => reason && <bdi>: “{reason}”</bdi>
const spaced = (code: string) => code.replaceAll('_', ' ')

function ended(text: Told['text']) {
  const n = Number(text('sessions_ended'))
  return n === 0 ? '' : n === 1 ? '; one other session ended' : `; ${n} other sessions ended`
}

function changedOf({ data: { after } }: Event) {
  const changed = typeof after === 'object' && after !== null ? Object.keys(after).map(spaced) : []
  return changed.length ? `: ${changed.join(', ')}` : ''
}
