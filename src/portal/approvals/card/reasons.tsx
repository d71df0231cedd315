/**
 * What a human should know about this request before the decision, each in a sentence: why its risk is high, that the same action was
 * approved before, why no rule allowed it, and what is close to it. Other reasons belong here too.
 */
import type { Schemas } from '../../api.ts'
import { plain, When } from '../../pieces/index.ts'
import type { Approval } from '../board.ts'
import { Near, Whom, Why } from './why.tsx'
import { outcomeWords, permitWords, riskReasonWords, ruleWords } from '../words.ts'

export function Reasons({ approval }: { approval: Approval }) {
  const { risk_reasons: reasons, category, earlier_yes: yes } = approval
  return (
    <>
      {reasons.length > 0 && (
        <p class="request-risk small">
          <strong>Why high risk:</strong> {reasons.map(reason => riskReasonWords(reason, category)).join('; ')}.
        </p>
      )}
      {yes && (
        <p class="request-before">
          <strong>
            {yes.by_rule ? ruleWords(yes.by_rule) : 'You'} approved <a href={`#approvals/${yes.id}`}>exactly this</a>{' '}
            <When at={yes.decided_at} />
          </strong>
          <Instead allowed={yes.allowed} />
          {cameOf(yes)}.
        </p>
      )}
      <Why approval={approval} />
      <Near approval={approval} />
    </>
  )
}

/** What was allowed then, if that was something else. */
function Instead({ allowed }: Pick<Schemas['EarlierYes'], 'allowed'>) {
  if (!allowed) return null
  return (
    <>
      , but with changes: <bdi>“{plain(allowed.title)}”</bdi>
      <Whom {...allowed} />
    </>
  )
}

function cameOf({ permit, outcome, disputed }: Schemas['EarlierYes']) {
  const later = disputed ? `, and later as ${outcomeWords(disputed)}` : ''
  if (outcome) return `; reported as ${outcomeWords(outcome)}${later}`
  const known = permit ? (permitWords as Partial<typeof permitWords>)[permit] : undefined
  return known ? `; ${known.word.toLowerCase()}${later}` : ''
}
