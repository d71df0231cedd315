/** The permit for something outside the service: its state, until when it counts, what is known of the action, and what the human can say. */
import { keysOf } from '../../../shared/values.ts'
import { api, ask, type Schemas } from '../../api.ts'
import { Button, Chip, Countdown, DialogButton, Input, Links, plain, Question, Quote, say, Trouble, When } from '../../pieces/index.ts'
import { useTime } from '../../clock.ts'
import { useAction } from '../../resource.ts'
import type { Approval } from '../board.ts'
import { outcomeWords, permitWords } from '../words.ts'

/** The state of a permit, in a word or two. */
export function PermitChip({ approval: { permit } }: { approval: Approval }) {
  if (!permit) return null
  const { word, tone } = permitWords[permit] ?? { word: permit, tone: 'plain' }
  return <Chip tone={tone}>{word}</Chip>
}

/**
 * Until when its agent can start; when it started, and until when it has to report; or when the permit ended. With a subject it is a
 * sentence.
 */
export function Validity({ approval, subject }: { approval: Approval; subject?: string }) {
  const { permit, valid_until: until, started_at: startedAt, report_by: reportBy } = approval
  const of = (verb: string) => (subject ? `${subject} ${verb}` : verb)
  if (permit === 'ready') return <Countdown label={of('can start for')} to={until!} />
  if (permit === 'lapsed') return <When label={of('ended')} at={until!} />
  return (
    startedAt !== null && (
      <>
        <When label={of('started')} at={startedAt} />
        {permit === 'started' && (
          <>
            {' '}
            · <Countdown label="reports within" to={reportBy!} />
          </>
        )}
      </>
    )
  )
}

/** What somebody said came of it, and a later report that contradicts it. */
export const ReportWords = ({ approval: { agent, report, disputed, doubt, permit } }: { approval: Approval }) => (
  <>
    {report && <Words agent={agent.name} report={report} />}
    {permit === 'in_doubt' && doubt?.note && <Quote by={<bdi>{plain(agent.name)}</bdi>}>{doubt.note}</Quote>}
    {disputed && (
      <>
        <p class="small tone bad">{later(permit, report)}</p>
        <Words agent={agent.name} report={disputed} />
      </>
    )}
  </>
)

function later(permit: Approval['permit'], report: Approval['report']) {
  if (permit === 'lapsed') return 'The agent says that it acted although the permit had ended:'
  return report ? 'Later the agent said something else:' : 'Later the agent reported:'
}

function Words({ agent, report: { outcome, note, links, at, by, unstarted } }: { agent: string; report: Schemas['Report'] }) {
  const who = (
    <>
      {by === 'human' ? 'You' : <bdi>{plain(agent)}</bdi>}{' '}
      <When label={`${by === 'human' ? 'said' : 'reported'} ${outcomeWords(outcome)}`} at={at} />
      {unstarted && ', without having started it first'}
    </>
  )
  return (
    <div class="report stack gap2">
      {note ? <Quote by={who}>{note}</Quote> : <p class="soft small">{who}.</p>}
      {links.length > 0 && (
        <div class="small">
          <Links links={links} />
        </div>
      )}
    </div>
  )
}

const doubts: Record<Schemas['DoubtReason'], string> = {
  overdue: 'The agent started, and has not said what came of it.',
  unknown: 'The agent does not know whether it happened.',
  unclear: 'The agent started. A report that may be of another worker says that it failed or was not done.',
  stopped: 'The agent had started when it was stopped.',
  restored: 'The service was restored from an older copy. The agent may have acted since.',
  older: 'The agent had this permit before the service was updated. It may have acted.',
}
/** A human knows whether it happened, and not always whether the agent tried. */
export type Answer = Exclude<Schemas['SaidOutcome']['outcome'], 'failed'>
const answers: Record<Answer, string> = { done: 'Yes, it happened', not_done: 'No', unknown: 'I do not know' }

interface Changing {
  approval: Approval
  onChange(changed: Approval): unknown
}

/** If an action is in doubt, the human says whether it happened. */
export const DidItHappen = (changing: Changing) => changing.approval.permit === 'in_doubt' && <Doubt {...changing} />

function Doubt({ approval: { id, doubt, title, act_before: until }, onChange }: Changing) {
  const mayBegin = useTime(now => until !== null && now < Date.parse(until))
  const tell = useAction((outcome: Answer, onceKey: string) =>
    ask(api.POST('/approvals/{id}/outcome', { params: { path: { id }, header: { 'Idempotency-Key': onceKey } }, body: { outcome } })),
  )
  return (
    <div class="doubt stack gap2" role="group" aria-label={`Did this happen: ${plain(title)}`}>
      <p>
        <strong>Did it happen?</strong> {(doubt && doubts[doubt.reason]) ?? 'Nobody knows.'} Check before you answer: your answer is final.
      </p>
      {mayBegin && (
        <p class="soft small">
          The agent may still begin. You can say “No” or “I do not know” in <Countdown to={until!} />.
        </p>
      )}
      {tell.problem && <Trouble problem={tell.problem} />}
      <div class="flow">
        {keysOf(answers).map(outcome => (
          <Button
            key={outcome}
            small
            busy={tell.busy}
            disabled={mayBegin && outcome !== 'done'}
            onClick={async () => {
              const answer = await tell.run(outcome)
              if (!answer?.data) return
              say('Noted')
              onChange(answer.data)
            }}
          >
            {answers[outcome]}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** As long as the agent has not started, the human can take the permit back. */
export const TakeBack = (changing: Changing) => changing.approval.permit === 'ready' && <TakingBack {...changing} />

const TakingBack = ({ approval: { id, agent }, onChange }: Changing) => (
  <DialogButton
    small
    tone="quiet"
    dialog={close => (
      <Question
        title="Take this permit back?"
        submit="Take it back"
        tone="deny"
        send={({ note = '' }, onceKey) =>
          ask(
            api.POST('/approvals/{id}/take-back', {
              params: { path: { id }, header: { 'Idempotency-Key': onceKey } },
              body: note.trim() ? { note: note.trim() } : {},
            }),
          )
        }
        onDone={(changed: Approval) => {
          say('Taken back')
          onChange(changed)
        }}
        onClose={close}
      >
        <p>
          <bdi>{plain(agent.name)}</bdi> has not started yet. It will not be able to. This counts as a denial.
        </p>
        <Input {...fieldsOf.takeBackApproval.note} label="Why (optional, for your log)" />
      </Question>
    )}
  >
    Take it back…
  </DialogButton>
)
