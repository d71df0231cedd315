/** What a human can say with the approval of an external action: how long it is valid, and that the next ones need no approval for an hour. */
import type { Schemas } from '../api.ts'
import { Choice, money, plain } from '../pieces/index.ts'
import type { Approval } from './queue.ts'
import { mayWords } from './words.ts'

/** How long the category is allowed, if the human wants that. */
const allowedMinutes = 60
const day = 24 * 60

export interface Chosen {
  validMinutes: number
  allows: boolean
}
export const usual: Chosen = { validMinutes: day, allows: false }

export const bodyOf = ({ validMinutes, allows }: Chosen): Schemas['Decision'] => ({
  ...(validMinutes < day && { valid_for_minutes: validMinutes }),
  ...(allows && { allow_category_minutes: allowedMinutes }),
})

const lengths: readonly (readonly [string, string])[] = [
  [String(day), '24 hours'],
  ['240', '4 hours'],
  ['60', '1 hour'],
]

export function ApproveOptions({ approval, chosen, onChoose }: { approval: Approval; chosen: Chosen; onChoose(chosen: Chosen): void }) {
  const { category, agent } = approval
  return (
    <details class="approve-options">
      <summary class="small">Options</summary>
      <div class="stack gap3">
        <Choice
          name="valid"
          label="The permission is valid for"
          hint="The agent may act once in this time. It is shorter if the agent asked for less."
          options={lengths}
          value={String(chosen.validMinutes)}
          onChange={({ currentTarget }) => onChoose({ ...chosen, validMinutes: Number(currentTarget.value) })}
        />
        {category && (
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
    {chosen.validMinutes < day && (
      <> The permission is valid for {lengths.find(([minutes]) => minutes === String(chosen.validMinutes))?.[1]}.</>
    )}
    {chosen.allows && category && (
      <>
        {' '}
        For one hour, <bdi>{plain(agent.name)}</bdi> may also {mayWords[category]} without asking you.
      </>
    )}
  </>
)

const coverage = ({ amount }: Approval) =>
  `At most 20 requests without asking you, ${amount ? `each up to ${money(amount)}` : 'none with an amount of money'}. ` +
  'Bank accounts, cards, keys, credentials and deletions still ask. You can end it at any time in the policy of the agent.'
