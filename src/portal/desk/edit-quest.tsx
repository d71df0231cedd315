/** The editor of one quest, or of a new one: `desk/quests/new`. */
import './desk.css'
import { useEffect, useRef, useState } from 'preact/hooks'
import { api, ask, ifSeen, type Answer } from '../api.ts'
import { Button } from '../pieces/button.tsx'
import { Form } from '../pieces/form.tsx'
import { Loaded } from '../pieces/listing.tsx'
import { Page } from '../pieces/page.tsx'
import { When } from '../pieces/time.tsx'
import { say } from '../pieces/toast.tsx'
import { useAction, useResource } from '../resource.ts'
import { go } from '../router.ts'
import { useMe } from '../session.ts'
import { blank, changed, draftOf, frozenTerms, pick, rebased, termsOf, withoutEmptyCriteria, type Draft, type Quest } from './draft.ts'
import { Meanwhile } from './meanwhile.tsx'
import { Moves } from './quest-moves.tsx'
import { QuestStatus } from './quest-status.tsx'
import { QuestText } from './quest-text.tsx'
import { Terms } from './terms.tsx'
import { AskBeforeLeaving, kept } from './unsaved.tsx'

const up = { href: '#desk/quests', title: 'Write quests' }

export function EditQuest({ id }: { id: string }) {
  return id === 'new' ? <Editor /> : <Existing id={id} />
}

function Existing({ id }: { id: string }) {
  const quest = useResource(`desk/quests/${id}`, () => api.GET('/admin/quests/{id}', { params: { path: { id } } }))
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
  const [{ draft, base }, set] = useState(() => kept.get(place) ?? { draft: quest ? draftOf(quest) : blank, base: quest })
  const [isFrozen, freeze] = useState(false)
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

  const write = (change: Partial<Draft>) => set(now => ({ ...now, draft: { ...now.draft, ...change } }))
  const discard = () => {
    set({ draft: saved, base })
    save.forget()
  }
  /** What the service has answered is the base now; what the human has changed and not saved stays upon it. */
  const adopt = (answer: Quest) => {
    set(now => ({ draft: now.base ? rebased(now.draft, draftOf(now.base), draftOf(answer)) : draftOf(answer), base: answer }))
    onSaved?.(answer)
  }
  async function saveNow() {
    const written = withoutEmptyCriteria(draft)
    set({ draft: written, base })
    if (base && changed(written, saved).length === 0) return { data: base }
    const answer = await save.run(written)
    if (answer?.data) {
      set({ draft: draftOf(answer.data), base: answer.data })
      kept.delete(place)
      onSaved?.(answer.data)
      say(quest ? 'Saved' : 'The draft is saved. Nobody sees it until you publish it.')
      if (!quest) setTimeout(() => go(`desk/quests/${answer.data.id}`))
    }
    if (answer?.problem?.code === 'precondition_failed') onStale?.()
    if (answer?.problem?.code === 'quest_terms_frozen') freeze(true)
    return answer
  }

  useEffect(() => void (isDirty ? kept.set(place, { draft, base }) : kept.delete(place)), [draft, base])
  // Somebody has saved, or the clock has closed it. Unless that meets what is being written here, it is simply so.
  useEffect(() => {
    if (quest && base && quest.version > base.version && (!isDirty || changed(draftOf(quest), saved).length === 0)) adopt(quest)
  }, [quest])
  useEffect(() => {
    if (save.problem && save.problem.code !== 'precondition_failed')
      form.current?.querySelector('[aria-invalid=true], .trouble')?.scrollIntoView({ block: 'center' })
  }, [save.problem])

  const isStale = quest && base && quest.version > base.version
  return (
    <Page
      title={base?.title ?? 'A new quest'}
      up={up}
      lead={base ? <Lead quest={base} /> : 'It is a draft until you publish it; nobody but admins sees it.'}
      actions={base && <Moves quest={base} isDirty={isDirty} onSave={saveNow} onMoved={adopt} onGone={() => set({ draft: saved, base })} />}
    >
      {isDirty && <AskBeforeLeaving onForget={() => kept.delete(place)} />}
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
            set({ draft: draftOf(quest), base: quest })
            save.forget()
          }}
        />
      )}
      <div class="editor" ref={form}>
        <Form
          action={{ busy: save.busy, problem: isStale ? undefined : save.problem }}
          submit={base ? 'Save changes' : 'Save the draft'}
          onSubmit={saveNow}
          aside={
            <>
              {isDirty && base && (
                <Button tone="quiet" onClick={discard}>
                  Discard
                </Button>
              )}
              <span class="editor-state" role="status">
                {isDirty ? 'Not saved yet' : base ? 'All is saved' : ''}
              </span>
            </>
          }
        >
          <Terms draft={draft} onWrite={write} isNew={!base} isFrozen={joined} />
          {isFrozen && unsaved.some(term => frozenTerms.includes(term)) && (
            <p>
              <Button
                onClick={() => {
                  write(pick(saved, frozenTerms))
                  save.forget()
                }}
              >
                Put these terms back as they were
              </Button>
            </p>
          )}
        </Form>
      </div>
    </Page>
  )
}

const Lead = ({ quest }: { quest: Quest }) => (
  <span class="desk-line">
    <QuestStatus status={quest.status} />
    <span>
      {quest.slots_taken} of {quest.slots} {quest.slots === 1 ? 'slot' : 'slots'} taken
    </span>
    <span>
      Last changed <When at={quest.updated_at} />
    </span>
    {quest.status !== 'draft' && <a href={`#desk/reviews?quest=${quest.id}`}>Its submissions</a>}
  </span>
)
