/** How each client is connected, with this service's address; and with the key while its secret is on the screen. */
import { useState } from 'preact/hooks'
import { clients, type Client } from '../../../generated/clients.ts'
import { Copy } from '../pieces/copy.tsx'
import { Tabs } from '../pieces/tabs.tsx'
import { useMe } from '../session.ts'

/** What a snippet has in the place of the key: a variable that the shell or the client fills in, or a gap for the human to fill. */
const variable = /\$?\{env:AQS_KEY\}|\$AQS_KEY/g
const gap = '<AGENT_KEY>'

export function Snippets({ secret }: { secret: string | undefined }) {
  const { service } = useMe()
  const [isInline, putInline] = useState(false)
  const address = service.mcp_url
  const panels = clients.map(client => ({
    name: client.id,
    title: client.name,
    panel: () => <Snippet client={client} address={address} secret={secret} isInline={isInline} />,
  }))
  const environment = { name: 'environment', title: 'Environment variable', panel: () => <Environment secret={secret} /> }
  return (
    <div class="snippets">
      <div>
        <p class="soft small">The address, for all of them</p>
        <Copy text={address} label="the address" />
      </div>
      {secret && (
        <label class="check inline-key">
          <input type="checkbox" checked={isInline} onChange={event => putInline(event.currentTarget.checked)} /> Put the key itself into
          the snippets
          <span class="field-hint">
            Otherwise they read it from the variable AQS_KEY, which keeps it out of files and of what you share.
          </span>
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
  const reads = snippet.includes('AQS_KEY')
  // Where the client wants the name of a variable, the key itself would be wrong.
  const shown = isInline && secret ? text.replace(variable, secret) : text
  return (
    <div class="snippet">
      {reads && shown.includes('AQS_KEY') && (
        <>
          <p>First, the key, in the terminal from which it is started:</p>
          <Copy text={`export AQS_KEY='${secret ?? gap}'`} label="the line that sets the variable" />
        </>
      )}
      <p>
        <Words text={where.replace('{mcp_url}', address)} />
      </p>
      <Copy text={shown} label={`the snippet for ${name}`} />
      <p class="soft small">
        <Words text={note} />
      </p>
    </div>
  )
}

const Environment = ({ secret = gap }: { secret: string | undefined }) => (
  <div class="snippet">
    <p>For a program of your own, and for all snippets that read the key. On Linux and macOS:</p>
    <Copy text={`export AQS_KEY='${secret}'`} label="the line for a shell" />
    <p>In PowerShell:</p>
    <Copy text={`$env:AQS_KEY = '${secret}'`} label="the line for PowerShell" />
    <p class="soft small">
      Your program sends it with each call: <code>Authorization: Bearer</code> and the key. Keep it out of code and out of version control.
    </p>
  </div>
)

/** Text in which `…` is code. */
const Words = ({ text }: { text: string }) => <>{text.split('`').map((part, i) => (i % 2 ? <code>{part}</code> : part))}</>
