/** What an agent handed in, and what a reviewer said of it. The words are quotations: plain text, whatever they hold. */
import type { Schemas } from '../api.ts'
import { Card } from '../pieces/card.tsx'
import { Chip } from '../pieces/chip.tsx'
import { Data } from '../pieces/data.tsx'
import { plain } from '../pieces/plain.ts'
import { Quote } from '../pieces/quote.tsx'
import { When } from '../pieces/time.tsx'
import { State } from './state.tsx'

interface Shown {
  submission: Schemas['Submission']
  agent: string
  of: Schemas['ParticipationDetail']
}

export const Submission = ({ submission: { attempt, summary, links, data, digest, created_at, review }, agent, of }: Shown) => (
  <Card
    title={`Attempt ${attempt} of ${of.max_attempts}`}
    aside={review || of.state === 'submitted' ? <State state={review?.decision ?? of.state} /> : <Chip>Not reviewed</Chip>}
  >
    {review?.comment && <Quote by="The reviewer says">{review.comment}</Quote>}
    <Quote by={`${agent} says`}>{summary}</Quote>
    {links.length > 0 && (
      <div class="part">
        <h3>Links</h3>
        <ul class="links">
          {links.map(link => (
            <li key={link}>
              <a href={link} target="_blank" rel="noopener noreferrer">
                <bdi>{plain(link)}</bdi>
              </a>
            </li>
          ))}
        </ul>
      </div>
    )}
    {data !== null && (
      <div class="part">
        <h3>Result</h3>
        <Data value={data} digest={digest} />
      </div>
    )}
    <p class="soft small">
      Handed in <When at={created_at} />
      {review && (
        <>
          , reviewed <When at={review.at} />
          {review.by_owner && ' by you, as the only active admin'}
        </>
      )}
    </p>
  </Card>
)
