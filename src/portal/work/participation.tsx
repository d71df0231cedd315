import './work.css'
import { useState } from 'preact/hooks'
import { api, type Schemas } from '../api.ts'
import { Button, ButtonLink } from '../pieces/button.tsx'
import { Card } from '../pieces/card.tsx'
import { Loaded } from '../pieces/listing.tsx'
import { Markdown } from '../pieces/markdown.tsx'
import { Page } from '../pieces/page.tsx'
import { When } from '../pieces/time.tsx'
import { ResultSchema } from '../quests/result-schema.tsx'
import { Criteria, Terms } from '../quests/terms.tsx'
import { useResource } from '../resource.ts'
import { nameOf, useMyAgents } from '../agents/my-agents.ts'
import { Steps } from './steps.tsx'
import { Submission } from './submission.tsx'
import { isDue, workKinds } from './under-way.ts'
import { Withdraw } from './withdraw.tsx'

type Detail = Schemas['ParticipationDetail']

export function Participation({ id }: { id: string }) {
  const work = useResource(`participations/${id}`, () => api.GET('/participations/{id}', { params: { path: { id } } }), { live: workKinds })
  const agents = useMyAgents()
  const [asking, askFirst] = useState(false)
  const { data } = work
  const agent = data ? nameOf(agents, data.agent_id) : ''
  return (
    <Page
      title={data?.quest.title ?? 'Work'}
      lead={
        data && (
          <>
            <a href={`#agents/${data.agent_id}`}>
              <bdi>{agent}</bdi>
            </a>{' '}
            joined <When at={data.joined_at} />
          </>
        )
      }
      up={{ href: '#work', title: 'Work' }}
      actions={
        data &&
        isDue(data) && (
          <Button tone="deny" onClick={() => askFirst(true)}>
            Withdraw
          </Button>
        )
      }
    >
      <Loaded resource={work}>{work => <Shown work={work} agent={agent} />}</Loaded>
      {asking && data && (
        <Withdraw work={data} agent={agent} onClose={() => askFirst(false)} onDone={now => work.show({ ...data, ...now })} />
      )}
    </Page>
  )
}

const Shown = ({ work, agent }: { work: Detail; agent: string }) => (
  <>
    {work.pending_approval_id && (
      <div class="work-waits">
        <p>
          <bdi>{agent}</bdi> waits for your answer. Your thinking time does not count against its deadline.
        </p>
        <ButtonLink tone="main" href={`#approvals/${work.pending_approval_id}`}>
          See the request
        </ButtonLink>
      </div>
    )}
    <Card title="How it stands">
      <Steps work={work} agent={agent} />
    </Card>
    {work.submissions.toReversed().map(submission => (
      <Submission key={submission.id} submission={submission} agent={agent} of={work} />
    ))}
    <Card
      title="The quest"
      aside={
        work.quest.status === 'open' && (
          <a class="small" href={`#quests/${work.quest.slug}`}>
            Open its page
          </a>
        )
      }
    >
      <Terms quest={work.terms} />
      <div class="part">
        <h3>What the work must satisfy</h3>
        <Criteria quest={work.terms} />
      </div>
      {work.terms.result_schema && (
        <div class="part">
          <h3>What the result must look like</h3>
          <ResultSchema schema={work.terms.result_schema} />
        </div>
      )}
      {work.terms.description && (
        <div class="part">
          <h3>The task</h3>
          <Markdown text={work.terms.description} />
        </div>
      )}
    </Card>
  </>
)
