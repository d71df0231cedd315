/** The editing of one quest: the draft, the quest that it changes, and how both become one when somebody saves. */
import { useEffect, useState } from 'preact/hooks'
import { api, ask, ifSeen, type Answer } from '../../api.ts'
import { ifWritten, say } from '../../pieces/index.ts'
import { useAction } from '../../resource.ts'
import { go } from '../../router.ts'
import { useMe } from '../../session.ts'
import { blank, changed, draftOf, frozenTerms, pick, rebased, termsOf, withoutEmptyCriteria, type Draft, type Quest } from './draft.ts'
import { unsavedDrafts } from './unsaved.tsx'

export interface Edited {
  /** As it was last read. A new quest has none. */
  quest?: Quest
  onSaved?(quest: Quest): void
  onStale?(): unknown
}

export function useEditing({ quest, onSaved, onStale }: Edited) {
  const { account } = useMe()
  const place = `${account.id}/${quest?.id ?? 'new'}`
  const [{ draft, base }, setEdit] = useState(() => unsavedDrafts.get(place) ?? { draft: termsIn(quest), base: quest })
  const [isFrozen, setFrozen] = useState(false)
  const saved = termsIn(base)
  const unsaved = changed(draft, saved)
  const isDirty = unsaved.length > 0
  const theirs = quest && base && quest.version > base.version ? quest : undefined
  const save = useAction((draft: Draft, onceKey) => send(draft, base, onceKey))

  const forget = () => unsavedDrafts.delete(place)
  const write = (change: Partial<Draft>) => setEdit(now => ({ ...now, draft: { ...now.draft, ...change } }))
  /** The answer of the service is the new base. Unsaved changes are kept. */
  const adopt = (answer: Quest) => {
    setEdit(now => ({ draft: now.base ? rebased(now.draft, draftOf(now.base), draftOf(answer)) : draftOf(answer), base: answer }))
    onSaved?.(answer)
  }
  const accept = (answer: Quest) => {
    setEdit({ draft: draftOf(answer), base: answer })
    forget()
    onSaved?.(answer)
    say(quest ? 'Saved' : 'The draft is saved. Agents cannot see it until you publish it.')
    if (!quest) setTimeout(() => go(`desk/quests/${answer.id}`))
  }
  async function saveNow() {
    const written = withoutEmptyCriteria(draft)
    setEdit({ draft: written, base })
    if (base && changed(written, saved).length === 0) return { data: base }
    const answer = await save.run(written)
    if (answer?.data) accept(answer.data)
    if (answer?.problem?.code === 'precondition_failed') onStale?.()
    if (answer?.problem?.code === 'quest_terms_frozen') setFrozen(true)
    return answer
  }

  useEffect(() => void (isDirty ? unsavedDrafts.set(place, { draft, base }) : forget()), [draft, base])
  // Somebody has saved the quest, or it has closed at its time. The editor shows this unless it conflicts with unsaved changes.
  useEffect(() => {
    if (theirs && (!isDirty || changed(draftOf(theirs), saved).length === 0)) adopt(theirs)
  }, [quest])
  return {
    draft,
    /** What the draft changes. A new quest has none. */
    base,
    /** The terms of the base, and those that the draft changes. */
    saved,
    unsaved,
    isDirty,
    /** The quest as somebody else has saved it meanwhile. */
    theirs,
    /** Whether the service has refused to change terms to which agents have agreed. */
    isFrozen,
    save,
    saveNow,
    write,
    forget,
    adopt,
    /** The draft becomes what is saved in `now`. */
    discard(now = base) {
      setEdit({ draft: termsIn(now), base: now })
      save.forget()
    },
    restoreFrozen() {
      write(pick(saved, frozenTerms))
      save.forget()
    },
  }
}
export type Editing = ReturnType<typeof useEditing>

const termsIn = (quest: Quest | undefined) => (quest ? draftOf(quest) : blank)

/** Creates the quest, or changes those of its terms that are different. */
async function send(draft: Draft, base: Quest | undefined, onceKey: string): Promise<Answer<Quest>> {
  const { terms, problem } = termsOf(draft)
  if (problem) return { problem }
  if (base) {
    const body = pick(terms, changed(draft, draftOf(base)) as (keyof typeof terms)[])
    return ask(api.PATCH('/admin/quests/{id}', { params: { path: { id: base.id }, header: ifSeen(base) }, body }))
  }
  return ask(
    api.POST('/admin/quests', { params: { header: { 'Idempotency-Key': onceKey } }, body: { ...terms, ...ifWritten(draft, 'slug') } }),
  )
}
