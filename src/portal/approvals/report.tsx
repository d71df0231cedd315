/** A permit for something outside the service: until when it is valid, and the outcome that the agent reported. */
import type { Schemas } from '../api.ts'
import { Chip, Countdown, Links, plain, Quote, When } from '../pieces/index.ts'
import type { Approval } from './board.ts'
import { outcomeWords } from './words.ts'

const tones: Record<string, 'good' | 'warn' | 'bad' | 'accent'> = { done: 'good', failed: 'bad', lapsed: 'warn', unused: 'accent' }
const states: Record<string, string> = { unused: 'Valid', lapsed: 'Never reported' }

/** The outcome of a permit, in a word or two. */
export function PermitChip({ approval: { permit, report } }: { approval: Approval }) {
  if (!permit) return null
  const word = report ? outcomeWords(report.outcome) : (states[permit] ?? permit)
  return <Chip tone={tones[report?.outcome ?? permit]}>{word.charAt(0).toUpperCase() + word.slice(1)}</Chip>
}

export const Validity = ({ approval: { permit, valid_until: until } }: { approval: Approval }) =>
  until && permit !== 'reported' && (permit === 'unused' ? <Countdown label="valid for" to={until} /> : <When label="ended" at={until} />)

/** The words of the agent about the outcome. */
export const ReportWords = ({ agent, report: { outcome, note, links, at } }: { agent: string; report: Schemas['Report'] }) => (
  <div class="report stack gap2">
    {note ? (
      <Quote
        by={
          <>
            <bdi>{plain(agent)}</bdi> <When label={`reported it as ${outcomeWords(outcome)}`} at={at} />
          </>
        }
      >
        {note}
      </Quote>
    ) : (
      <p class="soft small">
        <bdi>{plain(agent)}</bdi> <When label={`reported it as ${outcomeWords(outcome)}`} at={at} />.
      </p>
    )}
    {links.length > 0 && (
      <div class="small">
        <Links links={links} />
      </div>
    )}
  </div>
)
