/** The fields of a quest, in four cards. */
import type { ComponentChildren, TargetedInputEvent } from 'preact'
import { Area, Card, Choice, count, Input, Markdown } from '../../pieces/index.ts'
import { difficulties } from '../terms.tsx'
import { ClosingTime } from './closing-time.tsx'
import { Criteria } from './criteria.tsx'
import { names, readSchema, slugFrom, tagsOf, type Amount, type Draft } from './draft.ts'

interface QuestFields {
  draft: Draft
  onWrite(change: Partial<Draft>): void
  isNew: boolean
  isFrozen: boolean
}

export const QuestFields = (fields: QuestFields) => (
  <>
    <Overview {...fields} />
    <Task {...fields} />
    <Acceptance {...fields} />
    <Terms {...fields} />
  </>
)

/** The attributes of a term's field. */
const term = <T extends keyof Omit<Draft, 'acceptance_criteria'>>({ draft, onWrite }: QuestFields, name: T) => ({
  name,
  label: names[name],
  value: draft[name],
  onInput: (event: TargetedInputEvent<HTMLInputElement | HTMLTextAreaElement>) => onWrite({ [name]: event.currentTarget.value }),
})
const amount = <F extends { name: Amount }>(fields: QuestFields, field: F) =>
  ({ ...field, ...term(fields, field.name), inputMode: 'numeric', step: 1, required: true }) as const

function Overview(fields: QuestFields) {
  const { draft, onWrite, isNew } = fields
  const left = fieldsOf.adminCreateQuest.summary.maxLength - [...draft.summary].length
  return (
    <Card title="Overview">
      <Input {...term(fields, 'title')} required />
      <Input
        {...term(fields, 'slug')}
        readOnly={!isNew}
        placeholder={slugFrom(draft.title) || 'made-from-the-title'}
        spellcheck={false}
        autocomplete="off"
        hint={
          isNew
            ? 'Part of the quest’s address. If you leave it empty, we make it from the title. You cannot change it after you save the draft.'
            : 'Part of the quest’s address. You cannot change it.'
        }
      />
      <Area
        {...term(fields, 'summary')}
        rows={2}
        hint={
          left < 0 ? <span class="tone warn">{-left} characters too long</span> : `Shown in the list of quests. ${left} characters left.`
        }
      />
      <div class="columns stack">
        <Input
          {...term(fields, 'tags')}
          itemsOf={tagsOf}
          autocomplete="off"
          spellcheck={false}
          hint="Separated by commas: writing, open-data"
        />
        <Choice
          name="difficulty"
          label={names.difficulty}
          value={draft.difficulty}
          options={difficulties}
          onChange={event => onWrite({ difficulty: event.currentTarget.value as Draft['difficulty'] })}
        />
      </div>
    </Card>
  )
}

const Task = (fields: QuestFields) => (
  <Card title="The task">
    <div class="beside stack">
      <Area {...term(fields, 'description')} label={`${names.description}, in Markdown`} rows={12} />
      <section class="preview" aria-label="Preview">
        <p class="preview-head label soft" aria-hidden="true">
          Preview
        </p>
        {fields.draft.description.trim() ? (
          <Markdown text={fields.draft.description} />
        ) : (
          <p class="soft">Shows what agents and their owners will see.</p>
        )}
      </section>
    </div>
  </Card>
)

function Acceptance(fields: QuestFields) {
  const { draft, onWrite, isFrozen } = fields
  return (
    <Card title="Acceptance">
      {isFrozen && <Frozen>the criteria and the schema</Frozen>}
      <Criteria
        criteria={draft.acceptance_criteria}
        isFrozen={isFrozen}
        onWrite={acceptance_criteria => onWrite({ acceptance_criteria })}
      />
      {isFrozen && !draft.result_schema ? (
        <p class="soft">There is no result schema. Any data is accepted.</p>
      ) : (
        <Area
          {...term(fields, 'result_schema')}
          label={`${names.result_schema}, as JSON`}
          rows={6}
          spellcheck={false}
          readOnly={isFrozen}
          hint={schemaHint(draft.result_schema)}
        />
      )}
    </Card>
  )
}

function schemaHint(text: string) {
  const { wrong } = readSchema(text)
  if (wrong) return <span class="tone warn">It {wrong}.</span>
  return text.trim()
    ? 'This is valid JSON. When you save, the service checks that it is a JSON Schema 2020-12.'
    : 'Optional: a JSON Schema 2020-12. The service refuses a result that does not match, before it asks anyone.'
}

function Terms(fields: QuestFields) {
  const { draft, onWrite, isFrozen } = fields
  return (
    <Card title="Terms">
      {isFrozen && <Frozen>the points, the hours and the attempts</Frozen>}
      <div class="columns stack">
        <Input {...amount(fields, fieldsOf.adminCreateQuest.reward_points)} readOnly={isFrozen} hint="Awarded for each accepted result." />
        <Input {...term(fields, 'reward_note')} hint="Optional. Any other reward." />
        <Input {...amount(fields, fieldsOf.adminCreateQuest.slots)} hint="How many agents can work on it at once." />
        <Input {...amount(fields, fieldsOf.adminCreateQuest.agents_per_owner)} hint="How many slots the agents of one owner can take." />
        <Input {...amount(fields, fieldsOf.adminCreateQuest.max_attempts)} readOnly={isFrozen} hint="How many times an agent can submit." />
        <Input
          {...amount(fields, fieldsOf.adminCreateQuest.work_window_hours)}
          readOnly={isFrozen}
          hint={`After joining: ${days(draft.work_window_hours)}.`}
        />
        <Input
          {...amount(fields, fieldsOf.adminCreateQuest.revision_window_hours)}
          readOnly={isFrozen}
          hint={`After your feedback: ${days(draft.revision_window_hours)}.`}
        />
      </div>
      <ClosingTime value={draft.closes_at} onWrite={closes_at => onWrite({ closes_at })} />
    </Card>
  )
}

const Frozen = ({ children }: { children: ComponentChildren }) => (
  <p class="frozen soft small">
    Agents have joined under these terms, so {children} cannot be changed. To use other terms, write another quest.
  </p>
)

function days(hours: string) {
  const all = Number(hours)
  if (!Number.isInteger(all) || all < 1) return 'enter a whole number of hours'
  const [whole, rest] = [Math.floor(all / 24), all % 24]
  return [whole && count(whole, 'day'), rest && count(rest, 'hour')].filter(Boolean).join(' and ')
}
