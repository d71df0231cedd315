/** The screen of one quest at the desk, or of a new one: `desk/quests/new`. */
import './desk.css'
import { Card, Data, List, Loaded, Markdown, Page, When } from '../../pieces/index.ts'
import { useResource } from '../../resource.ts'
import { Terms } from '../terms.tsx'
import { names, type Quest } from './draft.ts'
import { Editor } from './editor.tsx'
import { Lead, up } from './lead.tsx'

export function EditQuest({ id }: { id: string }) {
  return id === 'new' ? <Editor /> : <Existing id={id} />
}

function Existing({ id }: { id: string }) {
  const quest = useResource('/admin/quests/{id}', { path: { id } })
  if (!quest.data)
    return (
      <Page title="Write a quest" up={up}>
        <Loaded resource={quest}>{() => null}</Loaded>
      </Page>
    )
  if (quest.data.status === 'cancelled')
    return (
      <Page title={quest.data.title} up={up} lead={<Lead quest={quest.data} />}>
        <QuestText quest={quest.data} />
      </Page>
    )
  return <Editor quest={quest.data} onSaved={quest.show} onStale={quest.reload} />
}

/** A cancelled quest cannot be edited. */
const QuestText = ({ quest }: { quest: Quest }) => (
  <>
    <Card title="The task">
      {quest.summary && <p class="soft">{quest.summary}</p>}
      <Markdown text={quest.description} />
      <h3>{names.acceptance_criteria}</h3>
      <List items={quest.acceptance_criteria} />
    </Card>
    <Card title="Terms">
      <Terms
        quest={quest}
        more={[
          [names.slug, <code>{quest.slug}</code>],
          [names.tags, quest.tags.join(', ')],
          ['Closed', quest.closed_at && <When at={quest.closed_at} />],
        ]}
      />
      {quest.result_schema && (
        <>
          <h3>{names.result_schema}</h3>
          <Data value={quest.result_schema} />
        </>
      )}
    </Card>
  </>
)
