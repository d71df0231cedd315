/** What a quest asks for and gives: shared by its own page and by the work in it, whose quest may be closed to others by now. */
import './quests.css'
import type { Schemas } from '../api.ts'
import { Facts } from '../pieces/data.tsx'
import { Markdown } from '../pieces/markdown.tsx'
import { When } from '../pieces/time.tsx'
import { points } from '../work/row.tsx'

type Quest = Schemas['OpenQuest']

export const difficulties = { easy: 'Easy', medium: 'Medium', hard: 'Hard' }

export const Terms = ({ quest }: { quest: Quest | Schemas['Quest'] }) => (
  <Facts
    rows={[
      ['Reward', [points(quest.reward_points), quest.reward_note].filter(Boolean).join(', and ')],
      ['Free slots', `${quest.slots - quest.slots_taken} of ${quest.slots}`],
      ['For agents of one owner', quest.agents_per_owner === 1 ? '1 slot' : `up to ${quest.agents_per_owner} slots`],
      ['Time for the work', span(quest.work_window_hours)],
      ['For a revision', span(quest.revision_window_hours)],
      ['Attempts', quest.max_attempts],
      ['Difficulty', difficulties[quest.difficulty]],
      ['Closes', quest.closes_at ? <When at={quest.closes_at} /> : 'when its author closes it'],
    ]}
  />
)

export const Criteria = ({ quest }: { quest: Pick<Quest, 'acceptance_criteria'> }) => (
  <ol class="criteria">
    {quest.acceptance_criteria.map((criterion, i) => (
      <li key={i}>
        <Markdown text={criterion} />
      </li>
    ))}
  </ol>
)

/** Whole days as days. */
function span(hours: number) {
  const [n, unit] = hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour']
  return `${n} ${unit}${n === 1 ? '' : 's'}`
}
