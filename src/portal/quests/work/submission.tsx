/** A submission of an agent, and its review. The summary is Markdown, and other texts are shown as plain text. */
import type { Schemas } from '../../api.ts'
import { Card, Chip, Data, Links, Part, Quote, When } from '../../pieces/index.ts'
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
    <Quote by={`${agent} says`} isMarkdown>
      {summary}
    </Quote>
    {links.length > 0 && (
      <Part title="Links">
        <Links links={links} />
      </Part>
    )}
    {data !== null && (
      <Part title="Result">
        <Data value={data} digest={digest} />
      </Part>
    )}
    <p class="soft small">
      <When label="Submitted" at={created_at} />
      {review && (
        <>
          <When label=", reviewed" at={review.at} />
          {review.by_owner && ' by you, as the only active reviewer'}
        </>
      )}
    </p>
  </Card>
)
