import './quests.css'
import type { Schemas } from '../api.ts'
import { ButtonLink, Card, Copy, Empty, Loaded, Markdown, Page, plain, When } from '../pieces/index.ts'
import { useResource } from '../resource.ts'
import { nameOf, useMyAgents } from '../my-agents.ts'
import { WorkRow } from './work/row.tsx'
import { ResultSchema } from './result-schema.tsx'
import { Criteria, Terms } from './terms.tsx'

const up = { href: '#quests', title: 'Quests' }

/** `id` is an id or a slug. */
export function Quest({ id }: { id: string }) {
  const quest = useResource('/quests/{id_or_slug}', { path: { id_or_slug: id } }, { live: ['participation', 'approval'] })
  if (quest.problem?.status === 404) return <Closed />
  return (
    <Page title={quest.data?.title ?? 'Quest'} lead={quest.data?.summary} up={up}>
      <Loaded resource={quest}>{quest => <Open quest={quest} />}</Loaded>
    </Page>
  )
}

const Open = ({ quest }: { quest: Schemas['OpenQuest'] }) => (
  <div class="quest-page stack gap5">
    <div class="stack gap5">
      {quest.description && (
        <Card title="The task">
          <Markdown text={quest.description} />
        </Card>
      )}
      <Card title="Acceptance criteria">
        <Criteria quest={quest} />
      </Card>
      {quest.result_schema && (
        <Card title="Result format">
          <ResultSchema schema={quest.result_schema} />
        </Card>
      )}
      <MyAgents quest={quest} />
    </div>
    <div class="stack gap5">
      <Card title="Terms">
        <Terms quest={quest} />
        <p class="quest-tags flow">
          {quest.tags.map(tag => (
            <a key={tag} class="chip tag" href={`#quests?tag=${tag}`}>
              {tag}
            </a>
          ))}
        </p>
        {quest.published_at && (
          <p class="soft small">
            <When label="Published" at={quest.published_at} />
          </p>
        )}
      </Card>
    </div>
  </div>
)

/** The human's agents that are in the quest or ask to join it, and how to send one. */
function MyAgents({ quest: { id, slug, my_participations } }: { quest: Schemas['OpenQuest'] }) {
  const agents = useMyAgents()
  const asking = useResource(
    '/approvals',
    { query: { quest_id: id, kind: 'join_quest', status: ['pending'], limit: 100 } },
    { live: ['approval'] },
  ).data?.items
  return (
    <Card title="Your agents here">
      {(my_participations.length > 0 || Boolean(asking?.length)) && (
        <ul class="quest-inside">
          {asking?.map(({ id, agent }) => (
            <li key={id}>
              <a href={`#approvals/${id}`}>
                <bdi>{plain(agent.name)}</bdi> asks to join
              </a>
            </li>
          ))}
          {my_participations.map(work => (
            <li key={work.id}>
              <WorkRow participation={work} agent={nameOf(agents, work.agent_id)} by="agent" />
            </li>
          ))}
        </ul>
      )}
      {my_participations.length > 0 && (
        <p class="small">
          <a href={`#work?state=all&quest=${id}`}>All work on this quest</a>
        </p>
      )}
      <div class="said stack gap1">
        <p class="soft small">To send an agent to this quest, tell it:</p>
        <Copy label="what to tell the agent" text={`Look at the quest “${slug}” and join it if it suits you.`} />
      </div>
    </Card>
  )
}

const Closed = () => (
  <Page title="No open quest" up={up}>
    <Empty icon="quests" title="There is no open quest at this address">
      <p>It may be closed. If one of your agents joined it, you can read its terms under Work.</p>
      <p class="flow">
        <ButtonLink href="#quests">Open quests</ButtonLink>
        <ButtonLink tone="quiet" href="#work?state=all">
          All work
        </ButtonLink>
      </p>
    </Empty>
  </Page>
)
