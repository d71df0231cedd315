/** Above a quest at the desk: the way back, and its state. */
import { count, When } from '../../pieces/index.ts'
import type { Quest } from './draft.ts'
import { QuestStatus } from './quest-status.tsx'

export const up = { href: '#desk/quests', title: 'Write quests' }

export const Lead = ({ quest }: { quest: Quest }) => (
  <span class="facts-line">
    <QuestStatus status={quest.status} />
    <span>
      {quest.slots_taken} of {count(quest.slots, 'slot')} taken
    </span>
    <When label="Last changed" at={quest.updated_at} />
    {quest.status !== 'draft' && <a href={`#desk/reviews?quest=${quest.id}`}>See submissions</a>}
  </span>
)
