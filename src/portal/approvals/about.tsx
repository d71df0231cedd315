/** A request at a glance: its kind, its title and its risk. */
import { capitalised, Chip, plain, spaced } from '../pieces/index.ts'
import type { Approval } from './board.ts'
import { kindWords } from './words.ts'

/** The service writes the titles of requests about quests. The agent writes those of external actions, so they are quoted. */
export const titleOf = ({ kind, title }: Pick<Approval, 'kind' | 'title'>) =>
  kind === 'external_action' ? `“${plain(title)}”` : plain(title)

export const Kind = ({ approval: { kind, category } }: { approval: Pick<Approval, 'kind' | 'category'> }) => (
  <Chip>
    {kindWords[kind]}
    {category && `: ${spaced(category)}`}
  </Chip>
)

const riskTones = { low: 'plain', medium: 'warn', high: 'bad' } as const
export const Risk = ({ risk }: { risk: Approval['risk'] }) => (
  <Chip tone={riskTones[risk]}>
    {capitalised(risk)} risk{risk === 'high' && ': cannot be undone'}
  </Chip>
)
