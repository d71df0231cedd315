/** What is in doubt of one agent: the human says in one press the same of all. */
import { keysOf } from '../../../shared/values.ts'
import { api, ask, type Schemas } from '../../api.ts'
import { Button, count, plain, say, Trouble } from '../../pieces/index.ts'
import { useAction } from '../../resource.ts'
import type { Approval } from '../board.ts'
import type { Answer } from './report.tsx'

/** Says the same of all these actions of one agent. */
export function SameOfAll({ doubts, onChange }: { doubts: [Approval, ...Approval[]]; onChange(): unknown }) {
  const [{ agent }] = doubts
  const tell = useAction((outcome: Answer) =>
    ask(
      api.POST('/approvals/outcomes', {
        body: { outcome, ids: doubts.map(({ id }) => id), versions: doubts.map(({ version }) => version) },
      }),
    ),
  )
  const press = async (outcome: Answer) => {
    const answer = await tell.run(outcome)
    if (!answer?.data) return
    say(toldWords(answer.data))
    onChange()
  }
  return (
    <div class="doubt same-of-all stack gap2" role="group" aria-label={`Did all of ${plain(agent.name)} happen`}>
      <p>
        <strong>
          <bdi>{plain(agent.name)}</bdi> has {count(doubts.length, 'action')} in doubt.
        </strong>{' '}
        If the same is true of all, say it here:
      </p>
      {tell.problem && <Trouble problem={tell.problem} />}
      <div class="flow">
        {keysOf(ofAll).map(outcome => (
          <Button key={outcome} small busy={tell.busy} onClick={() => void press(outcome)}>
            {ofAll[outcome]}
          </Button>
        ))}
      </div>
    </div>
  )
}

const ofAll: Record<Answer, string> = { done: 'All happened', not_done: 'None happened', unknown: 'I do not know about any' }

function toldWords({ results }: Schemas['OutcomeResults']) {
  const left = results.filter(({ code }) => code !== null).length
  return left === 0
    ? `Noted for ${count(results.length, 'action')}`
    : `Noted for ${results.length - left} of ${count(results.length, 'action')}. Answer the others one by one.`
}

/** The actions in doubt, those of one agent together. */
export const byAgent = (doubts: readonly Approval[]) =>
  [...Map.groupBy(doubts, ({ agent }) => agent.id).values()] as [Approval, ...Approval[]][]
