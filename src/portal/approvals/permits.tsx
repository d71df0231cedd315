/** The permits for external actions, and their outcomes. Permits without a report come first. */
import { useLayoutEffect, useState } from 'preact/hooks'
import { chosenOf, keysOf } from '../../values.ts'
import type { Schemas } from '../api.ts'
import { choiceOf, useMyAgents } from '../my-agents.ts'
import { ChoiceFilter, Filters, Listing, Page, plain, useFilters, When } from '../pieces/index.ts'
import { useList } from '../resource.ts'
import { usePlace } from '../router.ts'
import { titleOf } from './about.tsx'
import type { Approval } from './board.ts'
import { PermitChip, ReportWords, Validity } from './report.tsx'
import { InboxTabs } from './tabs.tsx'
import { categoryWords, ruleWords } from './words.ts'

type State = Schemas['PermitState']

/** Whether nothing more is expected of a permit. */
const isOver: Record<State, boolean> = { unused: false, reported: true, lapsed: true }
const filterWords: Record<State, string> = { unused: 'Not reported yet', reported: 'Reported', lapsed: 'Never reported' }

export function Permits() {
  const agents = useMyAgents()
  const filters = useFilters<'/approvals'>(['by_rule'], { agent_id: 'agent' })
  return (
    <Page wide title="Permits">
      <InboxTabs current="permits" />
      <div class="column stack gap5">
        <p class="soft">What your agents were allowed to do outside this service, and the outcomes.</p>
        <Filters label="Filter the permits">
          <ChoiceFilter name="permit" label="Outcome" options={{ '': 'All', ...filterWords }} />
          <ChoiceFilter
            name="by_rule"
            label="Allowed by"
            options={{ '': 'You or a rule', standing: 'A rule of the policy', timed: 'A timed allowance' }}
          />
          <ChoiceFilter name="agent" label="Agent" options={choiceOf(agents)} />
        </Filters>
        <PermitList filters={filters} />
      </div>
    </Page>
  )
}

/** Two lists, or one if the address asks for one state. */
export function PermitList({ filters }: { filters: { agent_id?: string; by_rule?: Schemas['ByRule'] } }) {
  const permit = usePlace().query.get('permit') as State | null
  const all: { states: State[]; title: string; none: string }[] = [
    { states: keysOf(isOver).filter(state => !isOver[state]), title: 'Waiting for a report', none: 'No permits are waiting for a report' },
    { states: chosenOf(isOver), title: 'Reported or lapsed', none: 'No permits have ended yet' },
  ]
  const shown = permit ? [{ states: [permit], title: filterWords[permit] ?? permit, none: 'No permit matches these filters' }] : all
  const [isReady, setReady] = useState(false)
  return (
    <>
      {shown.map((part, i) => (
        // The second list appears when the first has its length, so that it does not move.
        <Part key={part.title} {...part} filters={filters} isHidden={i > 0 && !isReady} onReady={() => i === 0 && setReady(true)} />
      ))}
    </>
  )
}

interface Part {
  states: State[]
  title: string
  none: string
  filters: { agent_id?: string; by_rule?: Schemas['ByRule'] }
  isHidden: boolean
  onReady(): void
}

function Part({ states, title, none, filters, isHidden, onReady }: Part) {
  const list = useList('/approvals', { query: { ...filters, permit: states } }, { live: ['approval.created', 'approval.updated'] })
  const isKnown = Boolean(list.items ?? list.problem)
  useLayoutEffect(() => {
    if (isKnown) onReady()
  }, [isKnown])
  return (
    <section class={isHidden ? 'absent' : 'stack gap3'} aria-label={title}>
      <h2>{title}</h2>
      <Listing list={list} empty={<p class="soft">{none}.</p>}>
        {approval => <PermitRow approval={approval} />}
      </Listing>
    </section>
  )
}

function PermitRow({ approval }: { approval: Approval }) {
  const { id, category, agent, by_rule, decided_at, permit, report } = approval
  return (
    <div class="permit stack gap2">
      <div class="past split nowrap">
        <div class="past-what">
          <a class="title-link" href={`#approvals/${id}`}>
            <bdi>{titleOf(approval)}</bdi>
          </a>
          <p class="soft small">
            {category && categoryWords[category]} · <bdi>{plain(agent.name)}</bdi> ·{' '}
            {by_rule ? `${ruleWords(by_rule).toLowerCase()} allowed it` : 'you approved it'} <When at={decided_at!} />
            {permit !== 'reported' && (
              <>
                {' '}
                · <Validity approval={approval} />
              </>
            )}
          </p>
        </div>
        <PermitChip approval={approval} />
      </div>
      {report && <ReportWords agent={agent.name} report={report} />}
    </div>
  )
}
