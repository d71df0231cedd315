/** Agent → "Tell me when it goes silent": how long an agent may be silent before the channels of its owner say so. */
import { Button, Card, Choice, Form, Input, say } from '../pieces/index.ts'
import { useAction } from '../resource.ts'
import { changeAgent, type Tab } from './tab.ts'

const units = { 1: 'minutes', 60: 'hours', 1440: 'days' }
const unitMinutes = [1440, 60, 1]

/** 90 is "90 minutes", and 120 is "2 hours". */
const splitUp = (minutes: number) => {
  const unit = unitMinutes.find(unit => minutes % unit === 0)!
  return { amount: minutes / unit, unit }
}

export function Silence({ agent, shown }: Tab) {
  const { silent_after_minutes: now, version } = agent
  const save = useAction((silent_after_minutes: number | null) => changeAgent(agent, shown, { silent_after_minutes }))
  const set = async (minutes: number | null) => {
    const answer = await save.run(minutes)
    if (answer?.data) say(minutes === null ? 'Silence alerts are off' : 'Saved')
  }
  const { amount, unit } = splitUp(now ?? 60)
  return (
    <Card title="Tell me when it goes silent">
      <p class="soft">
        If <bdi>{agent.name}</bdi> does not call for this long, <a href="#account/notifications">your channels</a> tell you. They also tell
        you when it is back.
      </p>
      <Form
        key={version}
        action={save}
        submit={now === null ? 'Turn on' : 'Save'}
        tone="plain"
        onSubmit={({ silent_after_minutes: amount = '', unit = '1' }) => set(Number(amount) * Number(unit))}
        aside={
          now !== null && (
            <Button tone="quiet" busy={save.busy} onClick={() => void set(null)}>
              Turn off
            </Button>
          )
        }
      >
        <div class="pair silence">
          <Input {...fieldsOf.updateAgent.silent_after_minutes} label="After" min={1} defaultValue={String(amount)} required />
          <Choice name="unit" label="Unit" options={units} defaultValue={String(unit)} />
        </div>
      </Form>
    </Card>
  )
}
