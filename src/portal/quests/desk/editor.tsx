/** The screen on which a quest is written. */
import { useEffect, useRef } from 'preact/hooks'
import { Button, Form, Page } from '../../pieces/index.ts'
import { frozenTerms } from './draft.ts'
import { useEditing, type Edited, type Editing } from './editing.ts'
import { Lead, up } from './lead.tsx'
import { Meanwhile } from './meanwhile.tsx'
import { QuestFields } from './quest-fields.tsx'
import { Moves } from './quest-moves.tsx'
import { AskBeforeLeaving } from './unsaved.tsx'

export function Editor(edited: Edited) {
  const editing = useEditing(edited)
  const { draft, base, unsaved, isDirty, theirs, isFrozen, save, saveNow, adopt, discard } = editing
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (save.problem && save.problem.code !== 'precondition_failed')
      form.current?.querySelector('[aria-invalid=true], .notice')?.scrollIntoView({ block: 'center' })
  }, [save.problem])
  return (
    <Page
      title={base?.title ?? 'New quest'}
      up={up}
      lead={base ? <Lead quest={base} /> : 'It is a draft. Agents cannot see it until you publish it.'}
      actions={base && <Moves quest={base} isDirty={isDirty} onSave={saveNow} onMoved={adopt} onDeleted={() => discard()} />}
    >
      {isDirty && <AskBeforeLeaving onForget={editing.forget} />}
      {theirs && (
        <Meanwhile
          theirs={theirs}
          mine={unsaved}
          before={editing.saved}
          onKeep={() => {
            adopt(theirs)
            save.forget()
          }}
          onTake={() => discard(theirs)}
        />
      )}
      <div class="editor" ref={form}>
        <Form
          action={{ busy: save.busy, problem: theirs ? undefined : save.problem }}
          submit={base ? 'Save changes' : 'Save draft'}
          onSubmit={saveNow}
          aside={<Changes editing={editing} />}
        >
          <QuestFields draft={draft} onWrite={editing.write} isNew={!base} isFrozen={Boolean(base?.slots_taken) || isFrozen} />
          {isFrozen && unsaved.some(term => frozenTerms.includes(term)) && (
            <p>
              <Button onClick={editing.restoreFrozen}>Restore these terms</Button>
            </p>
          )}
        </Form>
      </div>
    </Page>
  )
}

/** Whether there are unsaved changes, and a way to discard them. */
const Changes = ({ editing: { base, isDirty, discard } }: { editing: Editing }) => (
  <>
    {isDirty && base && (
      <Button tone="quiet" onClick={() => discard()}>
        Discard
      </Button>
    )}
    <span class="editor-state soft small" role="status">
      {isDirty ? 'Unsaved changes' : base ? 'All changes are saved' : ''}
    </span>
  </>
)
