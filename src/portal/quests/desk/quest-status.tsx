import type { Schemas } from '../../api.ts'
import { Chip } from '../../pieces/index.ts'

const looks = {
  draft: ['plain', 'Draft'],
  open: ['good', 'Open'],
  closed: ['warn', 'Closed'],
  cancelled: ['bad', 'Cancelled'],
} as const

export const QuestStatus = ({ status }: { status: Schemas['QuestStatus'] }) => <Chip tone={looks[status][0]}>{looks[status][1]}</Chip>
