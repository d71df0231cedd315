/** What the agent has joined, and what came of it. */
import { api, type Schemas } from '../api.ts'
import { Button, ButtonLink } from '../pieces/button.tsx'
import { Chip } from '../pieces/chip.tsx'
import { Empty } from '../pieces/empty.tsx'
import { Choice } from '../pieces/form.tsx'
import { Listing } from '../pieces/listing.tsx'
import { When } from '../pieces/time.tsx'
import { useList } from '../resource.ts'
import { refine, usePlace } from '../router.ts'
import type { Tab } from './agent.tsx'

type Participation = Schemas['Participation']

export function Work({ agent: { id, name } }: Tab) {
  const state = usePlace().query.get('state') ?? ''
  const work = useList(
    `agents/${id}/work?state=${state}`,
    page =>
      api.GET('/participations', {
        params: { query: { ...page, agent_id: id, ...(state && { state: state as Participation['state'] }) } },
      }),
    { live: ['participation.updated'], about: id },
  )
  return (
    <>
      {(state || (work.items?.length ?? 0) > 1) && (
        <div class="filters few">
          <Choice
            name="state"
            label="State"
            value={state}
            options={[['', 'All'], ...Object.entries(words).map(([state, [word]]) => [state, word] as const)]}
            onChange={event => refine({ state: event.currentTarget.value })}
          />
        </div>
      )}
      <Listing
        list={work}
        empty={
          state ? (
            <Empty icon="search" title="No work is in that state">
              <Button onClick={() => refine({ state: undefined })}>Show all</Button>
            </Empty>
          ) : (
            <Empty icon="work" title={`${name} has joined nothing yet`}>
              <p>It finds quests by itself, once it is connected.</p>
              <ButtonLink href="#quests">See what there is</ButtonLink>
            </Empty>
          )
        }
      >
        {one => <Row work={one} />}
      </Listing>
    </>
  )
}

const Row = ({
  work: { id, quest, state, due_at, finished_at, attempts, max_attempts, reward_points, points_awarded },
}: {
  work: Participation
}) => {
  const [word, tone] = words[state]
  return (
    <div class="work-row">
      <p>
        <a class="whole" href={`#work/${id}`}>
          {quest.title}
        </a>{' '}
        <Chip tone={tone}>{word}</Chip>
      </p>
      <p class="key-facts">
        <span>
          {finished_at ? 'ended' : 'due'} <When at={finished_at ?? due_at} />
        </span>
        <span>
          {attempts} of {max_attempts} attempts
        </span>
        <span>{points_awarded === null ? `${reward_points} points to earn` : `${points_awarded} points earned`}</span>
      </p>
    </div>
  )
}

const words: Record<Participation['state'], [word: string, tone: 'plain' | 'good' | 'warn' | 'bad' | 'accent']> = {
  active: ['At work', 'accent'],
  submitted: ['In review', 'accent'],
  revision_requested: ['To be revised', 'warn'],
  accepted: ['Accepted', 'good'],
  rejected: ['Rejected', 'bad'],
  withdrawn: ['Given up', 'plain'],
  expired: ['Expired', 'plain'],
  cancelled: ['Cancelled', 'plain'],
}
