/** An opened request: the terms it is about, exactly what will run, and what would happen if it were approved now. */
import type { ComponentChildren } from 'preact'
import { api, type Schemas } from '../api.ts'
import { useNow } from '../clock.ts'
import { useEvery } from '../every.ts'
import { Data, Facts } from '../pieces/data.tsx'
import { plain } from '../pieces/plain.ts'
import { Quote } from '../pieces/quote.tsx'
import { When } from '../pieces/time.tsx'
import { useResource } from '../resource.ts'
import type { Approval } from './queue.ts'
import { blockerWords } from './words.ts'

/** Others take slots without an event for us. */
const previewMs = 10_000
const hourMs = 3_600_000
const dayMs = 24 * hourMs

export function Request({ approval }: { approval: Approval }) {
  const About = abouts[approval.kind]
  return (
    <div class="request-body">
      <About approval={approval} />
      <section class="request-part" aria-label="Exactly what was asked for">
        <h3>{approval.kind === 'external_action' ? 'Exactly what it wants' : 'Exactly what will run'}</h3>
        <Data value={approval.arguments} digest={approval.digest} />
      </section>
    </div>
  )
}

const abouts: Record<Approval['kind'], (props: { approval: Approval }) => ComponentChildren> = {
  join_quest: AboutJoin,
  submit_result: AboutWork,
  withdraw_from_quest: AboutWork,
  external_action: AboutExternal,
}

function AboutJoin({ approval }: { approval: Approval }) {
  const quest = useResource(`quests/${approval.quest!.id}`, () =>
    api.GET('/quests/{id_or_slug}', { params: { path: { id_or_slug: approval.quest!.id } } }),
  )
  const { data: terms } = quest
  return (
    <>
      <Preview approval={approval} onLook={quest.reload}>
        {terms ? (
          <>
            the agent takes 1 of {free(terms)}, due <Due at={useNow() + terms.work_window_hours * hourMs} />
          </>
        ) : (
          'the agent takes a slot'
        )}
      </Preview>
      <Terms quest={approval.quest!} terms={terms} />
    </>
  )
}

function AboutWork({ approval }: { approval: Approval }) {
  const { data } = useResource(
    `participations/${approval.participation_id}`,
    () => api.GET('/participations/{id}', { params: { path: { id: approval.participation_id! } } }),
    { live: ['participation.updated'], about: approval.participation_id! },
  )
  const earlier = approval.kind === 'submit_result' && data ? data.submissions.at(-1) : undefined
  return (
    <>
      <Preview approval={approval}>
        {approval.kind === 'withdraw_from_quest'
          ? 'the agent leaves the quest and its slot is free again'
          : `the result is handed in${data ? ` as attempt ${data.attempts + 1} of ${data.max_attempts}` : ''}; it cannot be taken back`}
      </Preview>
      {earlier?.review?.comment && (
        <section class="request-part" aria-label="The attempt before">
          <Quote by="What was to be changed">{earlier.review.comment}</Quote>
          <p class="small">
            <a href={`#work/${approval.participation_id}`}>See attempt {earlier.attempt}</a>
          </p>
        </section>
      )}
      <Terms quest={approval.quest!} terms={data?.terms} due={data?.due_at} />
    </>
  )
}

function AboutExternal({ approval }: { approval: Approval }) {
  return <Preview approval={approval}>the agent may act on it, outside of this service, which runs nothing itself</Preview>
}

/** What the service says would happen, looked at anew all the time. */
function Preview({ approval, onLook, children }: { approval: Approval; onLook?: () => unknown; children: ComponentChildren }) {
  const { data, problem, reload } = useResource(
    `approvals/${approval.id}`,
    () => api.GET('/approvals/{id}', { params: { path: { id: approval.id } } }),
    { live: ['approval.updated', 'participation.updated', 'agent.updated'] },
  )
  useEvery(previewMs, () => {
    void reload()
    void onLook?.()
  })
  if (approval.status !== 'pending') return null
  const preview = data?.preview
  return (
    <p class={`outlook ${preview && !preview.would_succeed ? 'amber' : ''}`} aria-live="polite">
      {preview === undefined ? (
        <span class="soft">{problem ? 'What would happen now is not known: no answer came.' : 'Looking at what would happen now…'}</span>
      ) : preview.would_succeed ? (
        <>
          <strong>If you approve now:</strong> {children}.
        </>
      ) : (
        <>
          <strong>Would fail now:</strong> {preview.blockers.map(({ code, message }) => blockerWords(code, message)).join('; ')}.
        </>
      )}
    </p>
  )
}

function Terms({
  quest,
  terms,
  due,
}: {
  quest: Schemas['QuestRef']
  terms: Omit<Schemas['Quest'], 'created_by' | 'version'> | undefined
  due?: string | undefined
}) {
  return (
    <section class="request-part" aria-label="The quest">
      <h3>The quest</h3>
      <Facts
        rows={[
          ['Quest', <a href={`#quests/${quest.id}`}>{plain(quest.title)}</a>],
          ['Reward', terms && `${terms.reward_points} points${terms.reward_note ? `, ${terms.reward_note}` : ''}`],
          ['Due', due && <When at={due} />],
          ['Time to deliver', terms && !due && hours(terms.work_window_hours)],
          ['Attempts', terms && `up to ${terms.max_attempts}`],
          [
            'Accepted if',
            terms && (
              <ol class="criteria">
                {terms.acceptance_criteria.map(criterion => (
                  <li key={criterion}>{plain(criterion)}</li>
                ))}
              </ol>
            ),
          ],
        ]}
      />
    </section>
  )
}

const free = ({ slots, slots_taken }: { slots: number; slots_taken: number }) =>
  slots - slots_taken === 1 ? '1 free slot' : `${slots - slots_taken} free slots`

const hours = (n: number) => (n % 24 === 0 ? `${n / 24} ${n === 24 ? 'day' : 'days'}` : `${n} hours`)

const soon = new Intl.DateTimeFormat('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit' })
const far = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

/** "Mon 14:00"; from the seventh day on, with its date. */
function Due({ at }: { at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{(at - useNow() < 6 * dayMs ? soon : far).format(at)}</time>
}
