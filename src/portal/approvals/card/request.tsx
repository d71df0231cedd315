/** The opened request: what would happen if it were approved now, the terms of its quest, and exactly what the service will run. */
import type { ComponentChildren } from 'preact'
import type { Problem, Schemas } from '../../api.ts'
import { useNow } from '../../clock.ts'
import { AsSent, count, Data, Facts, hoursInWords, List, plain, Quote, When } from '../../pieces/index.ts'
import { useResource } from '../../resource.ts'
import { askedWords } from './options.tsx'
import type { Approval } from '../board.ts'
import { TrackRecord } from './record.tsx'
import { blockerWords } from '../words.ts'
import { dates, shortDay, toTheMinute } from '../../formats.ts'

/** No event says that another owner's agent takes a slot. */
const termsMs = 10_000
const hourMs = 3_600_000
const dayMs = 24 * hourMs

interface Request {
  approval: Approval
  /** Why the last reading failed. */
  problem: Problem | undefined
}

export function Request({ approval, problem }: Request) {
  const About = abouts[approval.kind]
  return (
    <div class="stack gap5">
      <About approval={approval} problem={problem} />
      {approval.kind === 'external_action' ? (
        <AsSent value={approval.arguments} digest={approval.digest} />
      ) : (
        <section class="stack gap2" aria-label="Exactly what was asked for">
          <h3 class="soft small">Exactly what will run</h3>
          <Data value={approval.arguments} digest={approval.digest} />
        </section>
      )}
    </div>
  )
}

const abouts: Record<Approval['kind'], (props: Request) => ComponentChildren> = {
  join_quest: AboutJoin,
  submit_result: AboutWork,
  withdraw_from_quest: AboutWork,
  external_action: AboutExternal,
}

function AboutJoin({ approval, problem }: Request) {
  const { data: terms } = useResource('/quests/{id_or_slug}', { path: { id_or_slug: approval.quest!.id } }, { everyMs: termsMs })
  return (
    <>
      <Preview approval={approval} problem={problem}>
        {terms ? (
          <>
            the agent takes 1 of {count(terms.slots - terms.slots_taken, 'free slot')}, due{' '}
            <Due at={useNow() + terms.work_window_hours * hourMs} />
          </>
        ) : (
          'the agent takes a slot'
        )}
      </Preview>
      <Terms quest={approval.quest!} terms={terms} />
    </>
  )
}

function AboutWork({ approval, problem }: Request) {
  const { data } = useResource(
    '/participations/{id}',
    { path: { id: approval.participation_id! } },
    { live: ['participation'], about: approval.participation_id! },
  )
  const earlier = approval.kind === 'submit_result' && data ? data.submissions.at(-1) : undefined
  return (
    <>
      <Preview approval={approval} problem={problem}>
        {approval.kind === 'withdraw_from_quest'
          ? 'the agent leaves the quest, and its slot is free again'
          : `the result is submitted${data ? ` as attempt ${data.attempts + 1} of ${data.max_attempts}` : ''}; this cannot be undone`}
      </Preview>
      {earlier?.review?.comment && (
        <section class="stack gap2" aria-label="The previous attempt">
          <Quote by="The reviewer asked for">{earlier.review.comment}</Quote>
          <p class="small">
            <a href={`#work/${approval.participation_id}`}>See attempt {earlier.attempt}</a>
          </p>
        </section>
      )}
      <Terms quest={approval.quest!} terms={data?.terms} due={data?.due_at} />
    </>
  )
}

function AboutExternal({ approval, problem }: Request) {
  return (
    <Preview approval={approval} problem={problem}>
      the agent may start it once{askedWords(approval)}, outside this service, and then reports what came of it
    </Preview>
  )
}

/** What would happen, as the service says. */
function Preview({ approval, problem, children }: Request & { children: ComponentChildren }) {
  const { preview, track_record } = approval
  if (approval.status !== 'pending') return null
  return (
    <div class="stack gap2">
      <p class={`outlook ${preview && !preview.would_succeed ? 'tone warn' : ''}`} aria-live="polite">
        {preview === undefined ? (
          <span class="soft">
            {problem ? 'The service did not answer, so we cannot say what would happen now.' : 'Checking what would happen now…'}
          </span>
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
      {track_record && <TrackRecord record={track_record} />}
    </div>
  )
}

interface Terms {
  quest: Schemas['QuestRef']
  terms: Schemas['OpenQuest'] | Schemas['ParticipationDetail']['terms'] | undefined
  due?: string | undefined
}

const Terms = ({ quest, terms, due }: Terms) => (
  <section class="stack gap2" aria-label="The quest">
    <h3 class="soft small">The quest</h3>
    <Facts
      rows={[
        ['Quest', <a href={`#quests/${quest.id}`}>{plain(quest.title)}</a>],
        ['Reward', terms && [count(terms.reward_points, 'point'), terms.reward_note].filter(Boolean).join(', ')],
        ['Due', due && <When at={due} />],
        ['Time to submit', terms && !due && hoursInWords(terms.work_window_hours)],
        ['Attempts', terms && `up to ${terms.max_attempts}`],
        ['Accepted if', terms && <List items={terms.acceptance_criteria} look="criteria stack gap2" />],
      ]}
    />
  </section>
)

const soon = dates({ weekday: 'short', ...toTheMinute })
const far = dates({ weekday: 'short', ...shortDay, ...toTheMinute })

/** "Mon 14:00"; more than six days ahead, with the date. */
function Due({ at }: { at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{(at - useNow() < 6 * dayMs ? soon : far).format(at)}</time>
}
