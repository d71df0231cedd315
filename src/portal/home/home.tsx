/** The first screen: what waits, which agents need a look, and what rules decided. While the account is new, it has the first steps. */
import './home.css'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import type { Schemas } from '../api.ts'
import { useMyAgentsWithHeartbeat } from '../my-agents.ts'
import { keysOf } from '../../shared/values.ts'
import { titleOf } from '../approvals/about.tsx'
import { HistoryRow } from '../approvals/history-row.tsx'
import { kindWords } from '../approvals/words.ts'
import { useOverview, type Overview } from '../overview.ts'
import { capitalised, Chip, count, Countdown, money, Page, plain, Skeleton, Trouble, When } from '../pieces/index.ts'
import { useResource } from '../resource.ts'
import { FirstSteps } from './first-steps.tsx'

type Approval = Schemas['Approval']

/** How many requests are shown. The others are in the inbox. */
const mostShown = 5

export function Home() {
  const { data: overview, problem, reload } = useOverview()
  const soonest = useResource(
    '/approvals',
    { query: { status: ['pending'], sort: 'expires_at', limit: mostShown } },
    { live: ['approval'] },
  )
  const decided = useResource('/approvals', { query: { status: ['approved', 'denied'], limit: mostShown } }, { live: ['approval'] })
  const waiting = soonest.data?.items
  const isReady = overview && waiting && decided.data
  return (
    <Page title="Home" lead={isReady ? <Lead overview={overview} /> : '\u00A0'}>
      {problem && <Trouble problem={problem} onRetry={reload} />}
      {isReady ? (
        isNew(overview, decided.data!.items) ? (
          <NewHome>{agents => <Blocks overview={overview} waiting={waiting} decided={decided.data!.items} agents={agents} />}</NewHome>
        ) : (
          <Blocks overview={overview} waiting={waiting} decided={decided.data!.items} />
        )
      ) : (
        !problem && <Skeleton rows={4} />
      )}
    </Page>
  )
}

interface Blocks {
  overview: Overview
  waiting: Approval[]
  decided: Approval[]
  /** Only while the account is new. */
  agents?: Schemas['Agent'][]
}

const Blocks = ({ overview, waiting, decided, agents }: Blocks) => (
  <div class="home">
    {agents && <FirstSteps agents={agents} request={waiting[0]} />}
    <Waiting overview={overview} requests={waiting} />
    {overview.agents_to_check.length > 0 && <ToCheck agents={overview.agents_to_check} />}
    {overview.by_rule.allowed > 0 && <ByRule {...overview.by_rule} />}
    {waiting.length === 0 && <Decided approvals={decided.filter(({ by_rule }) => by_rule === null)} />}
    <Agents counts={overview.agents} />
  </div>
)

/** The first steps need the agents themselves, so that nothing moves when they are known. */
function NewHome({ children }: { children: (agents: Schemas['Agent'][]) => ComponentChildren }) {
  const agents = useMyAgentsWithHeartbeat()
  return agents ? children(agents) : <Skeleton rows={4} />
}

/** Until an agent has called and its first request was decided. Agents that were stopped are not new. */
const isNew = ({ agents: { online, idle, refused, suspended } }: Overview, decided: Approval[]) =>
  online + idle + refused + suspended === 0 || decided.length === 0

function Lead({ overview: { requests, submissions_waiting: submissions, agents_to_check: agents } }: { overview: Overview }) {
  if (requests.pending + requests.in_doubt + (submissions ?? 0) + agents.length === 0) return 'Nothing needs your attention.'
  if (requests.pending === 0) return 'No requests are waiting for you.'
  const [waits, expires] = requests.pending === 1 ? ['is waiting', 'It expires in'] : ['are waiting', 'The first expires in']
  return (
    <>
      {count(requests.pending, 'request')} {waits} for you. {expires} <Countdown to={requests.next_expires_at!} />.
    </>
  )
}

interface Block {
  title: string
  link?: { href: string; text: string } | undefined
  children: ComponentChildren
}

function Block({ title, link, children }: Block) {
  const id = useId()
  return (
    <section class="stack gap2" aria-labelledby={id}>
      <header class="split">
        <h2 id={id}>{title}</h2>
        {link && <a href={link.href}>{link.text}</a>}
      </header>
      {children}
    </section>
  )
}

function Waiting({
  overview: { requests, submissions_waiting: submissions },
  requests: shown,
}: {
  overview: Overview
  requests: Approval[]
}) {
  if (shown.length === 0 && !submissions && requests.in_doubt === 0) return null
  return (
    <Block
      title="Waiting for you"
      link={
        requests.pending > 0
          ? { href: '#inbox', text: requests.pending > shown.length ? `Open all ${requests.pending}` : 'Open the inbox' }
          : undefined
      }
    >
      <ul class="lines">
        {requests.in_doubt > 0 && (
          <li class="split nowrap">
            <a class="title-link cover" href="#permits">
              {requests.in_doubt === 1
                ? '1 action is in doubt: did it happen?'
                : `${requests.in_doubt} actions are in doubt: did they happen?`}
            </a>
          </li>
        )}
        {shown.map(approval => (
          <li key={approval.id}>
            <Request approval={approval} />
          </li>
        ))}
        {Boolean(submissions) && (
          <li class="split nowrap">
            <a class="title-link cover" href="#desk/reviews">
              {count(submissions!, 'submission')} to review
            </a>
          </li>
        )}
      </ul>
    </Block>
  )
}

const Request = ({ approval }: { approval: Approval }) => {
  const { id, agent, amount, kind, risk, expires_at } = approval
  return (
    <div class="split nowrap">
      <div class="glance">
        <a class="title-link cover" href={`#inbox/${id}`} dir="auto">
          {titleOf(approval)}
        </a>
        <p class="soft small">
          <bdi>{plain(agent.name)}</bdi> · {amount ? money(amount) : kindWords[kind]}
        </p>
      </div>
      <p class="glance-end soft small">
        {risk === 'high' && <Chip tone="bad">High risk</Chip>}
        <Countdown label="expires in" to={expires_at} />
      </p>
    </div>
  )
}

const because: Record<Overview['agents_to_check'][number]['because'], string> = { refused: 'refused', silent: 'went silent' }

const ToCheck = ({ agents }: { agents: Overview['agents_to_check'] }) => (
  <Block title="Agents to check">
    <ul class="lines">
      {agents.map(({ agent, because: why, since }) => (
        <li key={agent.id} class="split nowrap">
          <a class="title-link cover glance" href={`#agents/${agent.id}${why === 'refused' ? '/keys' : ''}`} dir="auto">
            {plain(agent.name)}
          </a>
          <p class={`glance-end small tone ${why === 'refused' ? 'bad' : 'warn'}`}>
            {capitalised(because[why] ?? why)} <When at={since} />
          </p>
        </li>
      ))}
    </ul>
  </Block>
)

const sums = (amounts: Overview['by_rule']['amounts']) => amounts.map(money).join(' + ')

const ByRule = ({ allowed, amounts, agents, is_complete }: Overview['by_rule']) => (
  <Block title="Decided by your rules" link={{ href: '#permits', text: 'See permits' }}>
    <p class="soft">
      In the last 7 days, your rules allowed {is_complete ? '' : 'at least '}
      {count(allowed, 'action')}
      {amounts.length > 0 && `: ${sums(amounts)}`}.
    </p>
    <ul class="lines">
      {agents.map(({ agent, ...its }) => (
        <li key={agent.id} class="split nowrap">
          <a class="title-link cover glance" href={`#permits?agent=${agent.id}`} dir="auto">
            {plain(agent.name)}
          </a>
          <p class="glance-end small soft">{[count(its.allowed, 'action'), sums(its.amounts)].filter(Boolean).join(' · ')}</p>
        </li>
      ))}
    </ul>
  </Block>
)

const Decided = ({ approvals }: { approvals: Approval[] }) =>
  approvals.length === 0 ? null : (
    <Block title="Your last decisions" link={{ href: '#approvals', text: 'All requests' }}>
      <ul class="lines">
        {approvals.map(approval => (
          <li key={approval.id}>
            <HistoryRow approval={approval} />
          </li>
        ))}
      </ul>
    </Block>
  )

/** Archived agents are not counted here. */
const stateWords: Record<keyof Overview['agents'], string | undefined> = {
  online: 'connected',
  idle: 'idle',
  refused: 'refused',
  never: 'not connected yet',
  suspended: 'suspended',
  archived: undefined,
}

function Agents({ counts }: { counts: Overview['agents'] }) {
  const some = keysOf(stateWords).filter(state => stateWords[state] && counts[state] > 0)
  if (some.length === 0) return null
  return (
    <Block title="Agents" link={{ href: '#agents', text: 'See agents' }}>
      <p class="soft">{some.map(state => `${counts[state]} ${stateWords[state]}`).join(' · ')}</p>
    </Block>
  )
}
