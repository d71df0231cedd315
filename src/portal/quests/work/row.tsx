/** A participation as a row of a list: its quest and agent, its state, its deadline. */
import type { Schemas } from '../../api.ts'
import { count, plain, When } from '../../pieces/index.ts'
import { Deadline, State } from './state.tsx'
import { isUnderWay } from './under-way.ts'

interface Row {
  participation: Schemas['Participation']
  /** Left out if the screen already shows it. */
  agent?: string
  /** The title of the row: the agent, if the screen already shows the quest. */
  by?: 'quest' | 'agent'
}

export function WorkRow({ participation, agent, by = 'quest' }: Row) {
  const { id, quest, joined_at, finished_at, attempts, max_attempts, reward_points, points_awarded } = participation
  return (
    <div class="split gap2 wide">
      <div class="grow">
        <a class="title-link work-title" href={`#work/${id}`} dir="auto">
          {plain((by === 'quest' ? quest.title : agent) ?? '')}
        </a>
        <p class="work-facts soft small">
          {by === 'quest' && agent && (
            <span>
              <bdi>{plain(agent)}</bdi>
            </span>
          )}
          <When label={finished_at ? 'ended' : 'joined'} at={finished_at ?? joined_at} />
          {attempts > 0 && (
            <span>
              attempt {attempts} of {max_attempts}
            </span>
          )}
          {points_awarded !== null ? (
            <span>{points(points_awarded)} earned</span>
          ) : (
            isUnderWay(participation) && <span>for {points(reward_points)}</span>
          )}
        </p>
      </div>
      <p class="facts-line">
        <State state={participation.state} />
        <Deadline of={participation} />
      </p>
    </div>
  )
}

export const points = (n: number) => count(n, 'point')
