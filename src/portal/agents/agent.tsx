/** One agent: what it is, its keys, what it may do, what it does; and the brake. */
import './agents.css'
import type { FunctionComponent } from 'preact'
import { api } from '../api.ts'
import { ButtonLink } from '../pieces/button.tsx'
import { Loaded } from '../pieces/listing.tsx'
import { Page } from '../pieces/page.tsx'
import { TabLinks } from '../pieces/tabs.tsx'
import { useResource } from '../resource.ts'
import { Standing } from './agents.tsx'
import { Held, SuspendOrResume } from './brake.tsx'
import { Seen, usePulse } from './heartbeat.tsx'
import { Keys } from './keys.tsx'
import { Log } from './log.tsx'
import { Overview } from './overview.tsx'
import { Policy } from './policy.tsx'
import type { Tab } from './tab.ts'
import { Work } from './work.tsx'

const tabs: readonly [path: string, title: string, view: FunctionComponent<Tab>][] = [
  ['', 'Overview', Overview],
  ['keys', 'Keys', Keys],
  ['policy', 'Policy', Policy],
  ['work', 'Work', Work],
  ['log', 'Log', Log],
]

export const useAgent = (id: string) =>
  useResource(`agents/${id}`, () => api.GET('/agents/{id}', { params: { path: { id } } }), {
    live: ['agent.updated', 'heartbeat.changed', 'approval.created', 'approval.updated', 'participation.updated'],
    about: id,
  })

export function Agent({ id, tab = '' }: { id: string; tab?: string }) {
  const resource = useAgent(id)
  usePulse(resource.reload)
  const { data: agent } = resource
  const [, , View] = tabs.find(([path]) => path === tab) ?? tabs[0]!
  return (
    <Page
      title={agent?.name ?? 'Agent'}
      up={{ href: '#agents', title: 'Agents' }}
      lead={
        agent && (
          <span class="agent-lead">
            <Seen {...agent.heartbeat} />
            <span class="agent-handle">{agent.handle}</span>
            <Standing agent={agent} />
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
            <Held agent={agent} />
            <div>
              <TabLinks
                label={`Of ${agent.name}`}
                links={tabs.map(([path, title]) => ({
                  href: path ? `#agents/${id}/${path}` : `#agents/${id}`,
                  title,
                  current: path === tab || (path === '' && !tabs.some(([known]) => known === tab)),
                }))}
              />
              <div class="tab-panel">
                <View agent={agent} shown={resource} />
              </div>
            </div>
          </>
        )}
      </Loaded>
    </Page>
  )
}
