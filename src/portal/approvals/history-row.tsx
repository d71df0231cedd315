/** One line about a request, with a link to it. */
import './history.css'
import { Chip, money, plain, When } from '../pieces/index.ts'
import { titleOf } from './about.tsx'
import { ChangeList } from './card/action.tsx'
import { toneOf } from './outcome.tsx'
import type { Approval } from './board.ts'
import { PermitChip } from './permits/report.tsx'
import { blockerWords, kindWords, ruleWords, statusWords } from './words.ts'

export const HistoryRow = ({ approval }: { approval: Approval }) => (
  <div class="past split nowrap">
    <div class="past-what">
      <a class="title-link" href={`#approvals/${approval.id}`} dir="auto">
        {titleOf(approval)}
      </a>
      <p class="soft small">
        {kindWords[approval.kind]}
        {approval.amount && ` · ${money(approval.amount)}`}
        {approval.recipient && (
          <>
            {' '}
            · <bdi>{plain(approval.recipient)}</bdi>
          </>
        )}{' '}
        · <bdi>{plain(approval.agent.name)}</bdi> · <When at={approval.decided_at ?? approval.created_at} />
        {approval.by_rule && ` · ${ruleWords(approval.by_rule).toLowerCase()} allowed it`}
        {approval.outcome?.state === 'failed' && ` · not carried out: ${blockerWords(approval.outcome.code ?? 'failed')}`}
        {approval.changed.length > 0 && (
          <>
            {' '}
            · with changes: <ChangeList changed={approval.changed} />
          </>
        )}
        {approval.note && (
          <>
            {' '}
            · “<bdi>{plain(approval.note)}</bdi>”
          </>
        )}
      </p>
    </div>
    <span class="past-chips flow gap1">
      <Chip tone={approval.status === 'pending' ? 'accent' : toneOf(approval)}>{statusWords[approval.status]}</Chip>
      <PermitChip approval={approval} />
    </span>
  </div>
)
