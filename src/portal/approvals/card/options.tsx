/**
 * What a human can add to an approval: a note to the agent. For an external action also how long the permit is valid, and whether the next
 * actions of its kind need no approval for an hour.
 */
import { Choice, ifWritten, Input, minutesInWords, money, plain } from '../../pieces/index.ts'
import type { Approval, Yes } from '../board.ts'
import { mayWords } from '../words.ts'

/** How long the category is allowed, if the human wants that. */
const allowedMinutes = 60
/** How many requests that covers. */
export const mostCovered = 20
/** How long a permit is valid if nobody says otherwise. */
export const usualMinutes = fieldsOf.approveApproval.valid_for_minutes.max

export interface Chosen {
  /** Undefined if the human keeps the time that the agent asked for. */
  validMinutes?: number
  allows: boolean
  note: string
}
export const usual: Chosen = { allows: false, note: '' }

export const bodyOf = ({ validMinutes, allows, ...chosen }: Chosen): Yes => ({
  ...ifWritten(chosen, 'note'),
  ...(validMinutes && { valid_for_minutes: validMinutes }),
  ...(allows && { allow_category_minutes: allowedMinutes }),
})

/** The time that the agent asked for, and shorter times. */
const lengthsFor = ({ valid_for_minutes: asked }: Approval): [string, string][] => {
  const most = asked ?? usualMinutes
  return [
    ['', minutesInWords(most)],
    ...[240, 60, 10].filter(minutes => minutes < most).map((minutes): [string, string] => [String(minutes), minutesInWords(minutes)]),
  ]
}
/** How soon the agent wants to act, if that is sooner than usual. */
export const askedWords = ({ valid_for_minutes: asked }: Approval) =>
  asked !== null && asked < usualMinutes ? ` within ${minutesInWords(asked)}` : ''

export function ApproveOptions({ approval, chosen, onChoose }: { approval: Approval; chosen: Chosen; onChoose(chosen: Chosen): void }) {
  const { kind, category, agent } = approval
  return (
    <details class="approve-options">
      <summary class="small">Options</summary>
      <div class="stack gap3">
        <Input
          {...fieldsOf.approveApproval.note}
          name="approve-note"
          label="Note to the agent (optional)"
          autoComplete="off"
          value={chosen.note}
          onInput={({ currentTarget }) => onChoose({ ...chosen, note: currentTarget.value })}
        />
        {kind === 'external_action' && (
          <Choice
            name="valid"
            label="The permit is valid for"
            hint={`The agent may act once in this time. It asked for ${minutesInWords(approval.valid_for_minutes ?? usualMinutes)}.`}
            options={lengthsFor(approval)}
            value={String(chosen.validMinutes ?? '')}
            onChange={({ currentTarget }) =>
              onChoose({
                allows: chosen.allows,
                note: chosen.note,
                ...(currentTarget.value && { validMinutes: Number(currentTarget.value) }),
              })
            }
          />
        )}
        {category && declares(approval) && (
          <div>
            <label class="check">
              <input
                type="checkbox"
                checked={chosen.allows}
                onChange={({ currentTarget }) => onChoose({ ...chosen, allows: currentTarget.checked })}
              />
              <span>
                Also allow <bdi>{plain(agent.name)}</bdi> to {mayWords[category]} for one hour
              </span>
            </label>
            <p class="soft small">{coverage(approval)}</p>
          </div>
        )}
      </div>
    </details>
  )
}

/** What is unusual about an approval, beside the last button. */
export const ChosenWords = ({ approval: { agent, category }, chosen }: { approval: Approval; chosen: Chosen }) => (
  <>
    {chosen.note.trim() && (
      <>
        {' '}
        Your note: <q>{plain(chosen.note.trim())}</q>
      </>
    )}
    {chosen.validMinutes && <> The permit is valid for {minutesInWords(chosen.validMinutes)}.</>}
    {chosen.allows && category && (
      <>
        {' '}
        For one hour, <bdi>{plain(agent.name)}</bdi> may also {mayWords[category]} without asking you.
      </>
    )}
  </>
)

/** An allowance needs what a rule must see: an amount to spend, or a recipient. */
const declares = ({ category, amount, recipient }: Approval) => (category === 'spend' ? amount : recipient) !== null

/** What an allowance covers. */
export const coverageWords = (category: Approval['category'], amount: Approval['amount'], recipient: string | null) =>
  category === 'spend' && amount
    ? `each up to ${money(amount)}`
    : category === 'access' || category === 'other'
      ? `only for ${recipient === null ? 'this recipient' : plain(recipient)}`
      : 'to any recipient that it declares'

/** Amounts have at most four decimals. */
const togetherWords = (category: Approval['category'], amount: Approval['amount']) =>
  category === 'spend' && amount
    ? `, together up to ${money({ ...amount, value: String(Number((Number(amount.value) * mostCovered).toFixed(4))) })}`
    : ''

const coverage = ({ category, amount, recipient }: Approval) =>
  `At most ${mostCovered} requests without asking you, ${coverageWords(category, amount, recipient)}${togetherWords(category, amount)}. It still asks about bank accounts, cards, keys, ` +
  'credentials and deletions, and about what is close to something that is open or was denied. You can end this in its policy.'
