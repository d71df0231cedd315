/**
 * From a key to the first call: the secret, once; how each client takes it; and a line that says by itself when the agent is heard, or why it
 * is not let in.
 */
import './agents.css'
import { Fragment } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { useNow } from '../clock.ts'
import type { Schemas } from '../api.ts'
import { Button, ButtonLink } from '../pieces/button.tsx'
import { Card } from '../pieces/card.tsx'
import { Copy } from '../pieces/copy.tsx'
import { Empty, Skeleton } from '../pieces/empty.tsx'
import { Icon } from '../pieces/icon.tsx'
import { Loaded } from '../pieces/listing.tsx'
import { Page } from '../pieces/page.tsx'
import { When } from '../pieces/time.tsx'
import { useAgent } from './agent.tsx'
import { Held, SuspendOrResume } from './brake.tsx'
import { FirstWords } from './first-words.tsx'
import { useFreshKey } from './fresh-key.ts'
import { clientName, Refused, useHeartbeat } from './heartbeat.tsx'
import { IssueKey, useKeys } from './keys.tsx'
import { Snippets } from './snippets.tsx'

export function Connect({ id }: { id: string }) {
  const agent = useAgent(id)
  const { issued, forget } = useFreshKey(id)
  const { data } = agent
  return (
    <Page
      title={data ? `Connect ${data.name}` : 'Connect'}
      up={{ href: `#agents/${id}`, title: data?.name ?? 'Agent' }}
      lead="Your program speaks MCP to this service, with a key that says which agent it is."
      actions={data?.status === 'suspended' && <SuspendOrResume agent={data} shown={agent} />}
    >
      <Loaded resource={agent}>
        {agent =>
          agent.status === 'archived' ? (
            <Empty icon="agents" title={`${agent.name} is archived`}>
              <p>That is final. Create a new agent instead.</p>
              <ButtonLink href="#agents">To your agents</ButtonLink>
            </Empty>
          ) : (
            <>
              <Held agent={agent} />
              <Line id={id} issued={issued?.key} />
              <Card title="The key">
                {issued ? <Secret {...issued} onHide={forget} /> : <KnownKeys id={id} isHeld={agent.status === 'suspended'} />}
              </Card>
              <Card title="Your client">
                <Snippets secret={issued?.secret} />
              </Card>
              <Doctor />
            </>
          )
        }
      </Loaded>
    </Page>
  )
}

/** Refusals older than this are of another day's trouble, once the agent was heard. */
const recentMs = 10 * 60_000

/** Whoever has pasted the key by then has reason to doubt. */
const doubtMs = 30_000

/** Waits for the first call: with the key that is on the screen, if there is one. */
function Line({ id, issued }: { id: string; issued: Schemas['Key'] | undefined }) {
  const { data } = useHeartbeat(id)
  const now = useNow()
  const since = useMemo(() => now, [issued?.id])
  if (!data) return <div class="live-line" />
  const { state, last_seen_at: seen, key_hint: hint, client, last_refused: refused } = data
  const isHeard = seen !== null && (issued ? hint === issued.hint && seen >= issued.created_at : true)
  const isRecent = refused && (!seen || refused.at > seen || now - new Date(refused.at).getTime() < recentMs)
  return (
    <>
      <div class={`live-line ${isHeard ? (state === 'online' ? 'heard' : 'silent') : 'waiting'}`} role="status">
        {isHeard ? (
          <>
            {state === 'online' ? <Icon name="check" /> : <span class="beacon" />}
            <p>
              <strong>{state === 'online' ? 'Connected' : 'Connected before, silent now'}</strong>
              <span>
                {clientName(client)} called with the key <code>{hint}</code>, <When at={seen} />
                {client && `, in protocol ${client.protocol_version}`}
              </span>
            </p>
          </>
        ) : (
          <>
            <span class="beacon" />
            <p>
              <strong>Waiting for the first call…</strong>
              <span>
                {!isRecent && now - since >= doubtMs ? (
                  <Doubt id={id} issued={issued} />
                ) : issued ? (
                  <>
                    With the key <code>{issued.hint}</code>. This line turns green by itself.
                  </>
                ) : (
                  'This line turns green by itself.'
                )}
              </span>
            </p>
          </>
        )}
      </div>
      {isRecent && <Refused refusal={refused} id={id} />}
      {isHeard && state === 'online' && issued && (
        <Card title="What now">
          <p>Give it something to do: tell your program this, for a start. What it asks you for appears in your inbox.</p>
          <FirstWords />
          <p>
            <ButtonLink href="#inbox">To the inbox</ButtonLink>
          </p>
        </Card>
      )}
    </>
  )
}

/** A key that is none of ours leaves no trace at its agent, so only the human can see that it is mistyped. */
function Doubt({ id, issued }: { id: string; issued: Schemas['Key'] | undefined }) {
  const { items } = useKeys(id, { state: 'active' })
  const keys = issued ? [issued] : (items ?? [])
  if (keys.length === 0) return 'This line turns green by itself.'
  return (
    <>
      Nothing yet? A mistyped key reaches nobody: compare its last characters,{' '}
      {keys.map(({ id: key, hint }, i) => (
        <Fragment key={key}>
          {i > 0 && ' or '}
          <code>{hint}</code>
        </Fragment>
      ))}
      .
    </>
  )
}

function Secret({ key, secret, onHide }: Schemas['IssuedKey'] & { onHide(): void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The form that made it is gone, and the focus with it.
    if (document.activeElement === document.body) box.current?.focus()
  }, [])
  return (
    <div class="secret-box" ref={box} tabIndex={-1} aria-label="The new key's secret">
      <p>
        <strong>Copy it now.</strong> It is shown this once: nobody can show it again, not even we. If it is lost, rotate the key.
      </p>
      <Copy text={secret} label="the key" secret />
      <div class="line">
        <p class="soft small">
          “{key.label}”, good until <When at={key.expires_at} />
        </p>
        <Button small onClick={onHide}>
          I have it, hide it
        </Button>
      </div>
    </div>
  )
}

function KnownKeys({ id, isHeld }: { id: string; isHeld: boolean }) {
  const { items, problem } = useKeys(id, { state: 'active' })
  if (!items && !problem) return <Skeleton rows={1} />
  const keys = items ?? []
  if (isHeld) return <p class="soft">While the agent is suspended, no key can be issued.</p>
  return (
    <>
      {keys.length === 0 ? (
        <>
          <p>Your client needs a key. You see its secret once, right here.</p>
          <IssueKey agentId={id} />
        </>
      ) : (
        <>
          <p>
            It has {keys.length === 1 ? 'an active key' : `${keys.length} active keys`},{' '}
            {keys.map(({ id: key, hint, label }, i) => (
              <Fragment key={key}>
                {i > 0 && ', '}
                <code>{hint}</code> ({label})
              </Fragment>
            ))}
            . A secret is shown only when its key is issued: if you do not have it any more,{' '}
            <a href={`#agents/${id}/keys`}>rotate the key</a>.
          </p>
          <details class="more-fields">
            <summary>Issue another key, for this client</summary>
            <IssueKey agentId={id} />
          </details>
        </>
      )}
    </>
  )
}

/** What clients say when something is wrong, which is seldom what is wrong. */
const Doctor = () => (
  <details class="card doctor">
    <summary>It does not connect?</summary>
    <dl>
      {ailments.map(([sign, advice]) => (
        <div key={sign}>
          <dt>{sign}</dt>
          <dd>{advice}</dd>
        </div>
      ))}
    </dl>
  </details>
)

const ailments = [
  [
    'The line above says that a call was refused',
    'It says which key and why. The key is the agent’s, but no longer good, or the agent may not work.',
  ],
  [
    'Nothing changes above, and the client has an error 401',
    'Its key is none of ours: cut off, mistyped, or the name of the variable instead of its value. Copy it again, or rotate the key. The answer’s text says the same.',
  ],
  [
    'Nothing changes above, and the client cannot reach the server',
    'Call by hand, as under “By hand”, from the same machine. If that fails too, the address is not reachable from there.',
  ],
  [
    'Claude Code says “needs authentication”',
    'Its key was refused; there is nothing to sign in to. Remove the server, and add it again with a good key.',
  ],
  ['VS Code opens a dialog about a client id', 'Its key was refused. Close the dialog and look at the key; there is no OAuth here.'],
  [
    'A client says “This server does not use OAuth”',
    'It tried to sign in, as it sends no header or a bad key. Give it the header, or go through mcp-remote, as under “Only OAuth, or only stdio”.',
  ],
  ['Error 403', 'The call came from a web page of another origin, which this service does not allow. Agents’ programs send no Origin.'],
  ['Error 429', 'Too many calls in a minute. The answer’s Retry-After says how long to wait.'],
] as const
