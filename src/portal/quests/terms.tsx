/** The terms of a quest: on its own page, and with the work in it, even after the quest has closed. */
import './quests.css'
import type { Schemas } from '../api.ts'
import { Facts, hoursInWords, Markdown, When } from '../pieces/index.ts'
import { points } from './work/row.tsx'

type Quest = Schemas['OpenQuest']

export const difficulties = { easy: 'Easy', medium: 'Medium', hard: 'Hard' }

export const Terms = ({ quest, more = [] }: { quest: Omit<Quest, 'my_participations'>; more?: Parameters<typeof Facts>[0]['rows'] }) => (
  <Facts
    rows={[
      ['Reward', [points(quest.reward_points), quest.reward_note].filter(Boolean).join(', and ')],
      ['Free slots', `${quest.slots - quest.slots_taken} of ${quest.slots}`],
      ['Slots per owner', quest.agents_per_owner === 1 ? '1' : `up to ${quest.agents_per_owner}`],
      ['Time to submit', hoursInWords(quest.work_window_hours)],
      ['Time to revise', hoursInWords(quest.revision_window_hours)],
      ['Attempts', quest.max_attempts],
      ['Difficulty', difficulties[quest.difficulty]],
      ['Closes', quest.closes_at ? <When at={quest.closes_at} /> : 'no closing time'],
      ...more,
    ]}
  />
)

export const Criteria = ({ quest }: { quest: Pick<Quest, 'acceptance_criteria'> }) => (
  <ol class="criteria numbered stack gap2">
    {quest.acceptance_criteria.map((criterion, i) => (
      <li key={i}>
        <Markdown text={criterion} />
      </li>
    ))}
  </ol>
)
