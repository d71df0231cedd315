/** The editor of one quest, or of a new one: `desk/quests/new`. */
import './desk.css'
import { useEffect, useRef, useState } from 'preact/hooks'
import { api, ask, ifSeen, type Answer } from '../../api.ts'
import { Button, Card, count, Data, Form, List, Loaded, Markdown, Page, say, When } from '../../pieces/index.ts'
import { Terms } from '../terms.tsx'
import { useAction, useResource } from '../../resource.ts'
import { go } from '../../router.ts'
import { useMe } from '../../session.ts'
import { blank, changed, draftOf, rebased, termsOf, withoutEmptyCriteria, type Draft, type Quest } from './draft.ts'
import { frozenTerms, names, pick } from './draft.ts'
import { Meanwhile } from './meanwhile.tsx'
import { Moves } from './quest-moves.tsx'
import { QuestStatus } from './quest-status.tsx'
import { QuestFields } from './quest-fields.tsx'
import { AskBeforeLeaving, unsavedDrafts } from './unsaved.tsx'

const up = { href: '#desk/quests', title: 'Write quests' }

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

interface Editing {
  /** As it was last read. */
  quest?: Quest
  onSaved?(quest: Quest): void
  onStale?(): unknown
}

function Editor({ quest, onSaved, onStale }: Editing) {
  const { account } = useMe()
  const place = `${account.id}/${quest?.id ?? 'new'}`
  const [{ draft, base }, setEdit] = useState(() => unsavedDrafts.get(place) ?? { draft: quest ? draftOf(quest) : blank, base: quest })
  const [isFrozen, setFrozen] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const saved = base ? draftOf(base) : blank
  const unsaved = changed(draft, saved)
  const isDirty = unsaved.length > 0
  const joined = Boolean(base?.slots_taken) || isFrozen

  const save = useAction(async (draft: Draft, onceKey: string): Promise<Answer<Quest>> => {
    const { terms, problem } = termsOf(draft)
    if (problem) return { problem }
    if (base) {
      const body = pick(terms, changed(draft, saved) as (keyof typeof terms)[])
      return ask(api.PATCH('/admin/quests/{id}', { params: { path: { id: base.id }, header: ifSeen(base) }, body }))
    }
    const slug = draft.slug.trim()
    return ask(api.POST('/admin/quests', { params: { header: { 'Idempotency-Key': onceKey } }, body: { ...terms, ...(slug && { slug }) } }))
  })

  const write = (change: Partial<Draft>) => setEdit(now => ({ ...now, draft: { ...now.draft, ...change } }))
  const discard = () => {
    setEdit({ draft: saved, base })
    save.forget()
  }
  /** The answer of the service is the new base. Unsaved changes are kept. */
  const adopt = (answer: Quest) => {
    setEdit(now => ({ draft: now.base ? rebased(now.draft, draftOf(now.base), draftOf(answer)) : draftOf(answer), base: answer }))
    onSaved?.(answer)
  }
  async function saveNow() {
    const written = withoutEmptyCriteria(draft)
    setEdit({ draft: written, base })
    if (base && changed(written, saved).length === 0) return { data: base }
    const answer = await save.run(written)
    if (answer?.data) {
      setEdit({ draft: draftOf(answer.data), base: answer.data })
      unsavedDrafts.delete(place)
      onSaved?.(answer.data)
      say(quest ? 'Saved' : 'The draft is saved. Agents cannot see it until you publish it.')
      if (!quest) setTimeout(() => go(`desk/quests/${answer.data.id}`))
    }
    if (answer?.problem?.code === 'precondition_failed') onStale?.()
    if (answer?.problem?.code === 'quest_terms_frozen') setFrozen(true)
    return answer
  }

  useEffect(() => void (isDirty ? unsavedDrafts.set(place, { draft, base }) : unsavedDrafts.delete(place)), [draft, base])
  // Somebody has saved the quest, or it has closed at its time. The editor shows this unless it conflicts with unsaved changes.
  useEffect(() => {
    if (quest && base && quest.version > base.version && (!isDirty || changed(draftOf(quest), saved).length === 0)) adopt(quest)
  }, [quest])
  useEffect(() => {
    if (save.problem && save.problem.code !== 'precondition_failed')
      form.current?.querySelector('[aria-invalid=true], .notice')?.scrollIntoView({ block: 'center' })
  }, [save.problem])

  const isStale = quest && base && quest.version > base.version
  return (
    <Page
      title={base?.title ?? 'New quest'}
      up={up}
      lead={base ? <Lead quest={base} /> : 'It is a draft. Agents cannot see it until you publish it.'}
      actions={
        base && <Moves quest={base} isDirty={isDirty} onSave={saveNow} onMoved={adopt} onDeleted={() => setEdit({ draft: saved, base })} />
      }
    >
      {isDirty && <AskBeforeLeaving onForget={() => unsavedDrafts.delete(place)} />}
      {isStale && (
        <Meanwhile
          theirs={quest}
          mine={unsaved}
          before={saved}
          onKeep={() => {
            adopt(quest)
            save.forget()
          }}
          onTake={() => {
            setEdit({ draft: draftOf(quest), base: quest })
            save.forget()
          }}
        />
      )}
      <div class="editor" ref={form}>
        <Form
          action={{ busy: save.busy, problem: isStale ? undefined : save.problem }}
          submit={base ? 'Save changes' : 'Save draft'}
          onSubmit={saveNow}
          aside={
            <>
              {isDirty && base && (
                <Button tone="quiet" onClick={discard}>
                  Discard
                </Button>
              )}
              <span class="editor-state soft small" role="status">
                {isDirty ? 'Unsaved changes' : base ? 'All changes are saved' : ''}
              </span>
            </>
          }
        >
          <QuestFields draft={draft} onWrite={write} isNew={!base} isFrozen={joined} />
          {isFrozen && unsaved.some(term => frozenTerms.includes(term)) && (
            <p>
              <Button
                onClick={() => {
                  write(pick(saved, frozenTerms))
                  save.forget()
                }}
              >
                Restore these terms
              </Button>
            </p>
          )}
        </Form>
      </div>
    </Page>
  )
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

const Lead = ({ quest }: { quest: Quest }) => (
  <span class="facts-line">
    <QuestStatus status={quest.status} />
    <span>
      {quest.slots_taken} of {count(quest.slots, 'slot')} taken
    </span>
    <When label="Last changed" at={quest.updated_at} />
    {quest.status !== 'draft' && <a href={`#desk/reviews?quest=${quest.id}`}>See submissions</a>}
  </span>
)
