/** One agent: its overview, keys, policy, work and log. */
import './agents.css'
import type { FunctionComponent } from 'preact'
import { ButtonLink, Loaded, Page, TabLinks } from '../pieces/index.ts'
import { useAgent } from './heartbeat.tsx'
import { Keys } from './keys.tsx'
import { Log } from './log.tsx'
import { Overview } from './overview.tsx'
import { Permits } from './permits.tsx'
import { Policy } from './policy.tsx'
import { AgentState } from './state.tsx'
import { InactiveNotice, SuspendOrResume } from './suspend.tsx'
import type { Tab } from './tab.ts'
import { Work } from './work.tsx'

const tabs: readonly [path: string, title: string, view: FunctionComponent<Tab>][] = [
  ['', 'Overview', Overview],
  ['keys', 'Keys', Keys],
  ['policy', 'Policy', Policy],
  ['permits', 'Permits', Permits],
  ['work', 'Work', Work],
  ['log', 'Log', Log],
]

export function Agent({ id, tab = '' }: { id: string; tab?: string }) {
  const resource = useAgent(id)
  const { data: agent } = resource
  const [current, , View] = tabs.find(([path]) => path === tab) ?? tabs[0]!
  const addressOf = (path: string) => `#agents/${id}${path && `/${path}`}`
  return (
    <Page
      title={agent?.name ?? 'Agent'}
      up={{ href: '#agents', title: 'Agents' }}
      lead={
        agent && (
          <span class="agent-lead facts-line">
            <AgentState agent={agent} />
            <span class="agent-handle soft">{agent.handle}</span>
          </span>
        )
      }
      actions={
        agent &&
        agent.status !== 'archived' && (
          <>
            <SuspendOrResume agent={agent} shown={resource} />
            <ButtonLink href={`#agents/${id}/connect`}>Connect</ButtonLink>
          </>
        )
      }
    >
      <Loaded resource={resource}>
        {agent => (
          <>
            <InactiveNotice agent={agent} />
            <div>
              <TabLinks label={agent.name} links={tabs.map(([path, title]) => [addressOf(path), title])} current={addressOf(current)} />
              <div class="stack">
                <View agent={agent} shown={resource} />
              </div>
            </div>
          </>
        )}
      </Loaded>
    </Page>
  )
}
