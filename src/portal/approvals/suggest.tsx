/** Denies an external action and suggests a change: the human edits the agent's own request. */
import type { Answer, Schemas } from '../api.ts'
import { Area, ifWritten, Input, plain, Question, spaced } from '../pieces/index.ts'
import type { Approval } from './board.ts'
import { fieldOf, partsOf, suggestionFrom, textOf, type Part } from './suggestion.ts'

interface Suggest {
  approval: Approval
  send(body: Schemas['Denial'], onceKey: string): Promise<Answer<Approval>>
  onClose(): void
}

export function Suggest({ approval, send, onClose }: Suggest) {
  const { title } = approval
  const details = 'details' in approval.arguments ? (approval.arguments.details as Record<string, unknown>) : {}
  return (
    <Question
      title="Deny, and suggest a change"
      submit="Deny and suggest"
      tone="deny"
      back="Go back"
      send={async (values, onceKey) => {
        const { suggest, problem } = suggestionFrom({ title, details }, values)
        if (problem) return { problem }
        return send({ suggest, ...ifWritten(values, 'note') }, onceKey)
      }}
      onClose={onClose}
    >
      <p class="soft">
        Edit the request so that you would approve it. <bdi>{plain(approval.agent.name)}</bdi> must ask again, and the new request says that
        it follows your suggestion. To remove a detail, leave its field empty.
      </p>
      <Input {...fieldsOf.denyApproval.suggest.title} label="Title" defaultValue={title} autoComplete="off" required />
      {partsOf(details).map(part => (
        <Detail key={fieldOf(part)} part={part} />
      ))}
      <Input {...fieldsOf.denyApproval.note} label="Tell the agent why (optional)" autoComplete="off" />
    </Question>
  )
}

function Detail({ part }: { part: Part }) {
  const field = {
    name: fieldOf(part),
    label: <bdi>{part.keys.map(key => plain(spaced(key))).join(': ')}</bdi>,
    defaultValue: textOf(part),
    autoComplete: 'off',
  } as const
  if (part.kind === 'number') return <Input {...field} inputMode="decimal" />
  const isShort = part.kind === 'text' && !field.defaultValue.includes('\n') && field.defaultValue.length <= 60
  return isShort ? <Input {...field} /> : <Area {...field} spellcheck={part.kind === 'text'} />
}
