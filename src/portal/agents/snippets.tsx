/** How to connect each client: with the address of this service, and with the key while its secret is on the screen. */
import { useState } from 'preact/hooks'
import { clients, type Client } from '../../../generated/clients.ts'
import { Copy, Tabs } from '../pieces/index.ts'
import { useMe } from '../session.ts'

/** The place of the key in a snippet: a variable that the shell or the client fills in, or a gap that the human fills in. */
const variable = /\$?\{env:AQS_KEY\}|\$AQS_KEY/g
const gap = '<AGENT_KEY>'

export function Snippets({ secret }: { secret: string | undefined }) {
  const { service } = useMe()
  const [isInline, setInline] = useState(false)
  const address = service.mcp_url
  const panels = clients.map(client => ({
    name: client.id,
    title: client.name,
    panel: () => <Snippet client={client} address={address} secret={secret} isInline={isInline} />,
  }))
  const environment = { name: 'environment', title: 'Environment variable', panel: () => <Environment secret={secret} /> }
  return (
    <div class="snippets stack">
      <div>
        <p class="soft small">The address for all clients</p>
        <Copy text={address} label="the address" />
      </div>
      {secret && (
        <label class="check inline-key">
          <input type="checkbox" checked={isInline} onChange={event => setInline(event.currentTarget.checked)} /> Put the key itself into
          the snippets
          <span class="soft small">Otherwise they read it from the variable AQS_KEY, so that the key is not in files that you share.</span>
        </label>
      )}
      <Tabs label="Clients" tabs={[panels[0]!, ...panels.slice(1), environment]} />
    </div>
  )
}

interface Snippet {
  client: Client
  address: string
  secret: string | undefined
  isInline: boolean
}

function Snippet({ client: { name, where, snippet, note }, address, secret, isInline }: Snippet) {
  const text = snippet.replace('{mcp_url}', address).replace(gap, secret ?? gap)
  // A client that wants the name of a variable does not get the key itself.
  const shown = isInline && secret ? text.replace(variable, secret) : text
  return (
    <div class="snippet stack gap3">
      {snippet.includes('AQS_KEY') && shown.includes('AQS_KEY') && (
        <>
          <p>First set the key in the terminal from which you start the client:</p>
          <Copy text={`export AQS_KEY='${secret ?? gap}'`} label="the line that sets the variable" />
        </>
      )}
      <p>
        <WithCode text={where.replace('{mcp_url}', address)} />
      </p>
      <Copy text={shown} label={`the snippet for ${name}`} />
      <p class="soft small">
        <WithCode text={note} />
      </p>
    </div>
  )
}

const Environment = ({ secret = gap }: { secret: string | undefined }) => (
  <div class="snippet stack gap3">
    <p>For your own program, and for all snippets that read this variable. On Linux and macOS:</p>
    <Copy text={`export AQS_KEY='${secret}'`} label="the line for a shell" />
    <p>In PowerShell:</p>
    <Copy text={`$env:AQS_KEY = '${secret}'`} label="the line for PowerShell" />
    <p class="soft small">
      Your program sends <code>Authorization: Bearer</code> and the key with each call. Keep the key out of code and version control.
    </p>
  </div>
)

/** Text in which `…` is code. */
const WithCode = ({ text }: { text: string }) => <>{text.split('`').map((part, i) => (i % 2 ? <code>{part}</code> : part))}</>
