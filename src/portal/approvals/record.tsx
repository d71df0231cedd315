/**
 * What came before this request: the same request that was approved, the suggestion that it follows, and the outcomes of the agent's last
 * permits.
 */
import type { Schemas } from '../api.ts'
import { When } from '../pieces/index.ts'
import type { Approval } from './board.ts'
import { outcomeWords, permitWords, ruleWords } from './words.ts'

export function Before({ approval: { earlier_yes: yes, follows_suggestion: suggested } }: { approval: Approval }) {
  if (!yes && !suggested) return null
  return (
    <div class="request-before stack gap1">
      {suggested && (
        <p>
          <strong>This is what you suggested</strong> when you <a href={`#approvals/${suggested}`}>denied an earlier request</a>.
        </p>
      )}
      {yes && (
        <p>
          <strong>
            {yes.by_rule ? ruleWords(yes.by_rule) : 'You'} approved <a href={`#approvals/${yes.id}`}>exactly this</a>{' '}
            <When at={yes.decided_at} />
          </strong>
          {cameOf(yes)}.
        </p>
      )}
    </div>
  )
}

function cameOf({ permit, outcome }: Schemas['EarlierYes']) {
  if (outcome) return `; reported as ${outcomeWords(outcome)}`
  const known = permit ? (permitWords as Partial<typeof permitWords>)[permit] : undefined
  return known ? `; ${known.word.toLowerCase()}` : ''
}

export function TrackRecord({ record }: { record: Schemas['TrackRecord'] }) {
  const { yeses, done, failed, not_done: notDone, unreported, lapsed, open } = record
  if (yeses === 0) return <p class="soft small">This agent has not been allowed anything outside this service before.</p>
  const parts = [
    `${done} done`,
    failed > 0 && `${failed} failed`,
    notDone > 0 && `${notDone} not done`,
    unreported > 0 && `${unreported} in doubt`,
    lapsed > 0 && `${lapsed} not used`,
    open > 0 && `${open} still open`,
  ].filter(Boolean)
  return (
    <p class="small">
      Of this agent’s {yeses === 1 ? 'last approval' : `last ${yeses} approvals`}: {parts.join(', ')}.
    </p>
  )
}
