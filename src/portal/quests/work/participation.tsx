import './work.css'
import type { Schemas } from '../../api.ts'
import { ButtonLink, Card, DialogButton, Loaded, Markdown, Page, Part, When } from '../../pieces/index.ts'
import { ResultSchema } from '../result-schema.tsx'
import { Criteria, Terms } from '../terms.tsx'
import { useResource } from '../../resource.ts'
import { nameOf, useMyAgents } from '../../my-agents.ts'
import { Steps } from './steps.tsx'
import { Submission } from './submission.tsx'
import { isDue } from './under-way.ts'
import { Withdraw } from './withdraw.tsx'

type Detail = Schemas['ParticipationDetail']

export function Participation({ id }: { id: string }) {
  const work = useResource('/participations/{id}', { path: { id } }, { live: ['participation', 'approval'] })
  const agents = useMyAgents()
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
            <When label="joined" at={data.joined_at} />
          </>
        )
      }
      up={{ href: '#work', title: 'Work' }}
      actions={
        data &&
        isDue(data) && (
          <DialogButton
            tone="deny"
            dialog={close => <Withdraw work={data} agent={agent} onClose={close} onDone={now => work.show({ ...data, ...now })} />}
          >
            Withdraw
          </DialogButton>
        )
      }
    >
      <Loaded resource={work}>{work => <Shown work={work} agent={agent} />}</Loaded>
    </Page>
  )
}

const Shown = ({ work, agent }: { work: Detail; agent: string }) => (
  <>
    {work.pending_approval_id && (
      <div class="work-waits split">
        <p>
          <bdi>{agent}</bdi> is waiting for your decision. The time you take does not count against its deadline.
        </p>
        <ButtonLink tone="main" href={`#approvals/${work.pending_approval_id}`}>
          See the request
        </ButtonLink>
      </div>
    )}
    <Card title="Progress">
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
            Open the quest
          </a>
        )
      }
    >
      <Terms quest={work.terms} />
      <Part title="Acceptance criteria">
        <Criteria quest={work.terms} />
      </Part>
      {work.terms.result_schema && (
        <Part title="Result format">
          <ResultSchema schema={work.terms.result_schema} />
        </Part>
      )}
      {work.terms.description && (
        <Part title="The task">
          <Markdown text={work.terms.description} />
        </Part>
      )}
    </Card>
  </>
)
