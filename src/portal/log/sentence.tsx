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
}

export function Sentence({ event, reader }: { event: Event; reader: Reader }) {
  const { actor, agent_id, action, target, data } = event
  const text = (name: string) => (typeof data[name] === 'string' || typeof data[name] === 'number' ? plain(String(data[name])) : '')
  const agentLink = agent_id ? (
    <a href={`#agents/${agent_id}`}>
      <bdi>{plain(reader.nameOf(agent_id))}</bdi>
    </a>
  ) : (
    'an agent'
  )
  const who =
    actor.type === 'system' ? 'The service' : actor.type === 'agent' ? agentLink : actor.id === reader.accountId ? 'You' : 'An admin'
  const title = text('title') || text('quest_title')
  // What was asked for is a sentence of its own: Join “Name a star”.
  const named = title ? <bdi>{target.type === 'approval' ? title : `“${title}”`}</bdi> : noun[target.type]
  const place = placeOf(event)
  const tell = sentences[action]
  return (
    <p class="sentence">
      {tell ? (
        tell({ event, who, agent: agentLink, text, target: place ? <a href={place}>{named}</a> : named })
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
  'account.created': () => 'You made this account',
  'account.updated': () => 'You changed the name of this account',
  'account.password_changed': ({ text }) => `You changed your password${ended(text)}`,
  'account.suspended': ({ text }) => <>An admin suspended this account{because(text('reason'))}</>,
  'account.resumed': () => 'An admin let this account in again',
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
  'agent.resumed': ({ who, agent }) => (
    <>
      {who} let {agent} work again
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
  'participation.revision_requested': ({ agent, target }) => (
    <>
      A reviewer asked {agent} to revise {target}
    </>
  ),
  'participation.accepted': ({ agent, target, text }) => (
    <>
      A reviewer accepted {target} of {agent}
      {text('points') && `: ${points(Number(text('points')))}`}
    </>
  ),
  'participation.rejected': ({ agent, target }) => (
    <>
      A reviewer rejected {target} of {agent}
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
