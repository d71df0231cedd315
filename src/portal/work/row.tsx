/** A participation as a line of a list: of which quest and agent, how it stands, by when it is due. */
import type { Schemas } from '../api.ts'
import { plain } from '../pieces/plain.ts'
import { When } from '../pieces/time.tsx'
import { Deadline, State } from './state.tsx'
import { isUnderWay } from './under-way.ts'

interface Row {
  participation: Schemas['Participation']
  /** Not where it is known from elsewhere. */
  agent?: string
  /** Where the quest is known from elsewhere, the agent is what the line is about. */
  by?: 'quest' | 'agent'
}

export function WorkRow({ participation, agent, by = 'quest' }: Row) {
  const { id, quest, joined_at, finished_at, attempts, max_attempts, reward_points, points_awarded } = participation
  return (
    <div class="work-row">
      <div>
        <a class="work-title" href={`#work/${id}`}>
          <bdi>{plain((by === 'quest' ? quest.title : agent) ?? '')}</bdi>
        </a>
        <p class="work-facts">
          {by === 'quest' && agent && <bdi>{plain(agent)}</bdi>}
          <span>
            {finished_at ? 'ended' : 'joined'} <When at={finished_at ?? joined_at} />
          </span>
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
      <p class="work-state">
        <State state={participation.state} />
        <Deadline of={participation} />
      </p>
    </div>
  )
}

export const points = (n: number) => `${n.toLocaleString('en')} ${n === 1 ? 'point' : 'points'}`
