/**
 * The permits for external actions, and what came of them. Those that are not over come first, and above all those in doubt, the ones of each
 * agent together.
 */
import '../history.css'
import { useLayoutEffect, useState } from 'preact/hooks'
import { keysOf } from '../../../shared/values.ts'
import type { Schemas } from '../../api.ts'
import { choiceOf, useMyAgents } from '../../my-agents.ts'
import { ChoiceFilter, Filters, Listing, money, Page, plain, useFilters, When } from '../../pieces/index.ts'
import { useList } from '../../resource.ts'
import { usePlace } from '../../router.ts'
import { titleOf } from '../about.tsx'
import type { Approval } from '../board.ts'
import { ChangeList } from '../card/action.tsx'
import { allowedOf } from '../card/action-values.ts'
import { byAgent, SameOfAll } from './doubts.tsx'
import { DidItHappen, PermitChip, ReportWords, TakeBack, Validity } from './report.tsx'
import { InboxTabs } from '../tabs.tsx'
import { categoryWords, permitWords, ruleWords } from '../words.ts'

type State = Schemas['PermitState']

/** How many actions in doubt are read, and how many one press settles. */
const [mostDoubts, mostAtOnce] = [100, 50]

const states = keysOf(permitWords)
const filterWords = Object.fromEntries(states.map(state => [state, permitWords[state].word]))
const statesOf = (part: (typeof permitWords)[State]['part']) => states.filter(state => permitWords[state].part === part)
const parts: { states: State[]; title: string; none?: string }[] = [
  { states: statesOf('doubt'), title: 'Did it happen?' },
  { states: statesOf('open'), title: 'Waiting for the agent', none: 'No permits are waiting for their agents' },
  { states: statesOf('over'), title: 'Ended', none: 'No permits have ended yet' },
]

export function Permits() {
  const agents = useMyAgents()
  const filters = useFilters<'/approvals'>(['decider'], { agent_id: 'agent' })
  return (
    <Page wide title="Permits">
      <InboxTabs current="#permits" />
      <div class="column stack gap5">
        <p class="soft">What your agents were allowed to do outside this service, and the outcomes.</p>
        <Filters label="Filter the permits">
          <ChoiceFilter name="permit" label="Outcome" options={{ '': 'All', ...filterWords }} />
          <ChoiceFilter
            name="decider"
            label="Allowed by"
            options={{ '': 'You or a rule', human: 'You', standing: 'A rule of the policy', timed: 'A timed allowance' }}
          />
          <ChoiceFilter name="agent" label="Agent" options={choiceOf(agents)} />
        </Filters>
        <PermitList filters={filters} />
      </div>
    </Page>
  )
}

/** Three lists, or one if the address asks for one state. */
export function PermitList({ filters }: { filters: { agent_id?: string; decider?: Schemas['Decider'][] } }) {
  const permit = usePlace().query.get('permit') as State | null
  const shown = permit ? [{ states: [permit], title: filterWords[permit] ?? permit, none: 'No permit matches these filters' }] : parts
  const [isReady, setReady] = useState(false)
  const readyAt = Math.max(0, shown.length - 2)
  return (
    <>
      {shown.map((part, i) => (
        // The last list appears when the one before has its length, so that it does not move.
        <Part
          key={part.title}
          {...part}
          filters={filters}
          isHidden={i > readyAt && !isReady}
          onReady={() => i === readyAt && setReady(true)}
        />
      ))}
    </>
  )
}

interface Part {
  states: State[]
  title: string
  /** The text of an empty list. Without it, an empty list is not shown. */
  none?: string
  filters: { agent_id?: string; decider?: Schemas['Decider'][] }
  isHidden: boolean
  onReady(): void
}

function Part({ states, title, none, filters, isHidden, onReady }: Part) {
  const isDoubt = states.length === 1 && states[0] === 'in_doubt'
  const query = { ...filters, permit: states, ...(isDoubt && { limit: mostDoubts }) }
  const list = useList('/approvals', { query }, { live: ['approval'] })
  const isKnown = Boolean(list.items ?? list.problem)
  useLayoutEffect(() => {
    if (isKnown) onReady()
  }, [isKnown])
  if (none === undefined && !list.items?.length) return null
  return (
    <section class={isHidden ? 'absent' : 'stack gap3'} aria-label={title}>
      <h2>{title}</h2>
      {isDoubt && list.items?.length ? (
        byAgent(list.items).map(doubts => <OfAgent key={doubts[0].agent.id} doubts={doubts} onChange={() => void list.reload()} />)
      ) : (
        <Listing list={list} empty={<p class="soft">{none}.</p>}>
          {approval => <PermitRow approval={approval} onChange={() => void list.reload()} />}
        </Listing>
      )}
    </section>
  )
}

/** What is in doubt of one agent. */
const OfAgent = ({ doubts, onChange }: { doubts: [Approval, ...Approval[]]; onChange(): void }) => (
  <div class="stack gap3">
    {doubts.length > 1 && <SameOfAll doubts={doubts.slice(0, mostAtOnce) as typeof doubts} onChange={onChange} />}
    <ul class="rows">
      {doubts.map(approval => (
        <li key={approval.id}>
          <PermitRow approval={approval} onChange={onChange} />
        </li>
      ))}
    </ul>
  </div>
)

function PermitRow({ approval, onChange }: { approval: Approval; onChange(changed: Approval): void }) {
  const { id, category, agent, by_rule, decided_at, changed } = approval
  const { amount, recipient } = allowedOf(approval) ?? approval
  return (
    <div class="permit stack gap2">
      <div class="past split nowrap">
        <div class="past-what">
          <a class="title-link" href={`#approvals/${id}`} dir="auto">
            {titleOf(approval)}
          </a>
          <p class="soft small">
            {category && categoryWords[category]}
            {amount && ` · ${money(amount)}`}
            {recipient && (
              <>
                {' '}
                · <bdi>{plain(recipient)}</bdi>
              </>
            )}{' '}
            · <bdi>{plain(agent.name)}</bdi> · {by_rule ? `${ruleWords(by_rule).toLowerCase()} allowed it` : 'you approved it'}{' '}
            <When at={decided_at!} />
            {changed.length > 0 && (
              <>
                {' '}
                with changes: <ChangeList changed={changed} />
              </>
            )}
            {permitWords[approval.permit!]?.hasEnd && (
              <>
                {' '}
                · <Validity approval={approval} />
              </>
            )}
          </p>
        </div>
        <span class="past-chips flow gap1">
          <TakeBack approval={approval} onChange={onChange} />
          <PermitChip approval={approval} />
        </span>
      </div>
      <ReportWords approval={approval} />
      <DidItHappen approval={approval} onChange={onChange} />
    </div>
  )
}
