/** A quest to be read, not written: what it asks, and on which terms. */
import { Card } from '../pieces/card.tsx'
import { Data, Facts } from '../pieces/data.tsx'
import { Markdown } from '../pieces/markdown.tsx'
import { When } from '../pieces/time.tsx'
import { names, type Quest } from './draft.ts'

export const QuestText = ({ quest }: { quest: Quest }) => (
  <>
    <Card title="The task">
      {quest.summary && <p class="soft">{quest.summary}</p>}
      <Markdown text={quest.description} />
      <h3>{names.acceptance_criteria}</h3>
      <ol class="data-list">
        {quest.acceptance_criteria.map((criterion, i) => (
          <li key={i}>{criterion}</li>
        ))}
      </ol>
    </Card>
    <Card title="Terms">
      <QuestTerms quest={quest} />
      {quest.result_schema && (
        <>
          <h3>{names.result_schema}</h3>
          <Data value={quest.result_schema} />
        </>
      )}
    </Card>
  </>
)

const QuestTerms = ({ quest }: { quest: Quest }) => (
  <Facts
    rows={[
      [names.slug, <code>{quest.slug}</code>],
      [names.tags, quest.tags.join(', ')],
      [names.difficulty, quest.difficulty],
      [names.reward_points, String(quest.reward_points)],
      [names.reward_note, quest.reward_note],
      [names.slots, `${quest.slots_taken} of ${quest.slots} taken`],
      [names.work_window_hours, String(quest.work_window_hours)],
      [names.revision_window_hours, String(quest.revision_window_hours)],
      [names.max_attempts, String(quest.max_attempts)],
      ['Closed', quest.closed_at && <When at={quest.closed_at} />],
    ]}
  />
)
