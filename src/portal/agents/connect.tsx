/**
 * From a key to the first call: the secret, shown once; how each client takes it; and a line that changes by itself when the agent calls, or
 * when a call is refused.
 */
import './agents.css'
import { useMemo } from 'preact/hooks'
import { useNow } from '../clock.ts'
import type { Schemas } from '../api.ts'
import {
  Button,
  ButtonLink,
  Card,
  Copy,
  Empty,
  Icon,
  Loaded,
  Page,
  Sign,
  Skeleton,
  stateOf,
  useFocus,
  When,
  type State,
} from '../pieces/index.ts'
import { FirstPrompt } from '../first-prompt.tsx'
import { useFreshKey } from './fresh-key.ts'
import { clientName, Refused, useHeartbeat, useAgent } from './heartbeat.tsx'
import { IssueKey, useAgentKeys } from './keys.tsx'
import { Snippets } from './snippets.tsx'
import { InactiveNotice, SuspendOrResume } from './suspend.tsx'

export function Connect({ id }: { id: string }) {
  const agent = useAgent(id)
  const { issued, forget } = useFreshKey(id)
  const keys = useAgentKeys(id, { state: 'active' })
  const { data } = agent
  return (
    <Page
      title={data ? `Connect ${data.name}` : 'Connect'}
      up={{ href: `#agents/${id}`, title: data?.name ?? 'Agent' }}
      lead="Your program connects over MCP. Its key identifies the agent."
      actions={data?.status === 'suspended' && <SuspendOrResume agent={data} shown={agent} />}
    >
      <Loaded resource={agent}>
        {({ name, status, ...agent }) =>
          status === 'archived' ? (
            <Empty icon="agents" title={`${name} is archived`}>
              <p>This is final. Create a new agent instead.</p>
              <ButtonLink href="#agents">See your agents</ButtonLink>
            </Empty>
          ) : (
            <>
              <InactiveNotice agent={{ name, status, ...agent }} />
              <ConnectionStatus id={id} issued={issued?.key} />
              <Card title="The key">
                {issued ? <Secret {...issued} onHide={forget} /> : <KnownKeys id={id} isSuspended={status === 'suspended'} />}
              </Card>
              {/* Not drawn earlier, because the parts above it would move it when they arrive. */}
              {(issued || keys.items || keys.problem) && (
                <>
                  <Card title="Your client">
                    <Snippets secret={issued?.secret} />
                  </Card>
                  <Troubleshooting />
                </>
              )}
            </>
          )
        }
      </Loaded>
    </Page>
  )
}

/** Once the agent has called, refusals older than this are not shown any more. */
const recentMs = 10 * 60_000

/** If no call has come by then, the key may be mistyped. */
const doubtMs = 30_000

const updatesItself = 'This line updates when the agent calls.'

/** The words for an agent that has called before. */
const notConnected: Record<State, string> = {
  online: 'Connected before, silent now',
  idle: 'Connected before, idle now',
  never: 'Connected before, silent now',
  refused: 'Connected before, refused now',
  suspended: 'Suspended',
  archived: 'Archived',
}

/** Waits for the first call; with the key that is on the screen, if there is one. */
function ConnectionStatus({ id, issued }: { id: string; issued: Schemas['Key'] | undefined }) {
  const { data } = useHeartbeat(id)
  const now = useNow()
  const since = useMemo(() => now, [issued?.id])
  if (!data) return <div class="live-line" />
  const { agent_status: status, last_seen_at: seen, key_hint: hint, client, last_refused: refused } = data
  const state = stateOf({ status, heartbeat: data })
  const hasCalled = seen !== null && (issued ? hint === issued.hint && seen >= issued.created_at : true)
  const isOnline = hasCalled && state === 'online'
  const isRecent = refused && (!seen || refused.at > seen || now - new Date(refused.at).getTime() < recentMs)
  return (
    <>
      <div class={`live-line ${isOnline ? 'heard' : hasCalled ? 'silent' : 'waiting'}`} role="status">
        {isOnline ? <Icon name="check" /> : hasCalled ? <Sign state={state} /> : <span class="beacon" />}
        {hasCalled ? (
          <p>
            <strong>{isOnline ? 'Connected' : notConnected[state]}</strong>
            <span>
              {clientName(client)} called with the key <code>{hint}</code>, <When at={seen} />
              {client && `, protocol ${client.protocol_version}`}
            </span>
          </p>
        ) : (
          <p>
            <strong>Waiting for the first call…</strong>
            <span>
              {!isRecent && now - since >= doubtMs ? (
                <Doubt id={id} issued={issued} />
              ) : (
                <>
                  {issued && (
                    <>
                      With the key <code>{issued.hint}</code>.{' '}
                    </>
                  )}
                  {updatesItself}
                </>
              )}
            </span>
          </p>
        )}
      </div>
      {isRecent && <Refused refusal={refused} id={id} />}
      {isOnline && issued && (
        <Card title="Next step">
          <p>Tell your program to begin, for example with these words. Its requests to you appear in your inbox.</p>
          <FirstPrompt />
          <p>
            <ButtonLink href="#inbox">Open the inbox</ButtonLink>
          </p>
        </Card>
      )}
    </>
  )
}

/** The service cannot tell whose a mistyped key is, so only the human can notice it. */
function Doubt({ id, issued }: { id: string; issued: Schemas['Key'] | undefined }) {
  const { items = [] } = useAgentKeys(id, { state: 'active' })
  const keys = issued ? [issued] : items
  if (keys.length === 0) return updatesItself
  return (
    <>
      Nothing yet? The key may be mistyped. Compare its last characters:{' '}
      {keys.map(({ hint }, i) => [i > 0 && ' or ', <code key={hint}>{hint}</code>])}.
    </>
  )
}

function Secret({ key, secret, onHide }: Schemas['IssuedKey'] & { onHide(): void }) {
  // The form that made it is gone, and the focus with it.
  const box = useFocus<HTMLDivElement>(() => document.activeElement === document.body)
  return (
    <div class="stack gap3" ref={box} tabIndex={-1} aria-label="The new key's secret">
      <p>
        <strong>Copy it now.</strong> We cannot show it again. If you lose it, rotate the key.
      </p>
      <Copy text={secret} label="the key" secret />
      <div class="with-action split wide">
        <p class="soft small">
          “<bdi>{key.label}</bdi>”, valid until <When at={key.expires_at} />
        </p>
        <Button small onClick={onHide}>
          Hide the key
        </Button>
      </div>
    </div>
  )
}

function KnownKeys({ id, isSuspended }: { id: string; isSuspended: boolean }) {
  const { items, problem } = useAgentKeys(id, { state: 'active' })
  if (!items && !problem) return <Skeleton rows={1} />
  const keys = items ?? []
  if (isSuspended) return <p class="soft">A suspended agent cannot get new keys.</p>
  if (keys.length === 0)
    return (
      <>
        <p>Your client needs a key. We show its secret here, once.</p>
        <IssueKey agentId={id} />
      </>
    )
  return (
    <>
      <p>
        This agent has {keys.length === 1 ? 'an active key' : `${keys.length} active keys`}:{' '}
        {keys.map(({ hint, label }, i) => [i > 0 && ', ', <code key={hint}>{hint}</code>, ` (${label})`])}. We show a secret only when we
        issue its key. If you have lost it, <a href={`#agents/${id}/keys`}>rotate the key</a>.
      </p>
      <details class="more-fields">
        <summary>Issue another key for this client</summary>
        <IssueKey agentId={id} />
      </details>
    </>
  )
}

/** What clients report, which is often misleading, and the likely cause. */
const Troubleshooting = () => (
  <details class="card doctor">
    <summary>Not connecting?</summary>
    <dl class="stack">
      {Object.entries(symptoms).map(([symptom, advice]) => (
        <div key={symptom}>
          <dt>{symptom}</dt>
          <dd>{advice}</dd>
        </div>
      ))}
    </dl>
  </details>
)

const symptoms = {
  'The line above says that a call was refused':
    'It says which key and why. The key belongs to the agent, but it is not valid any more, or the agent or your account is suspended.',
  'Nothing changes above, and the client reports error 401':
    'We do not recognise its key. It is incomplete or mistyped, or it is the name of the variable instead of its value. Copy it again, or rotate the key.',
  'Nothing changes above, and the client cannot reach the server':
    'Make a call yourself from the same machine, as described under “By hand”. If that fails too, the address cannot be reached from there.',
  'Claude Code says “needs authentication”':
    'Its key was refused. There is nothing to sign in to. Remove the server, and add it again with a valid key.',
  'VS Code opens a dialog about a client id': 'Its key was refused. Close the dialog and check the key. This service does not use OAuth.',
  'A client says “This server does not use OAuth”':
    'It tried to sign in because it sends no header or an invalid key. Give it the header, or use mcp-remote as described under “Only OAuth, or only stdio”.',
  'Error 403': 'The call came from a web page on an origin that this service does not allow. Agent programs do not send an Origin header.',
  'Error 429': 'Too many calls in a minute. The Retry-After header says how long to wait.',
}
