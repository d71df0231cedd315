/** One channel: its state and what to do about it, which messages it gets, and its deliveries. */
import './notifications.css'
import { useState } from 'preact/hooks'
import { api, ask, ifSeen, type Problem } from '../api.ts'
import { Button, Card, Choice, DialogButton, Facts, Form, Input, Loaded, Page, Question, say, Trouble, When } from '../pieces/index.ts'
import { useAction, useResource, type Resource } from '../resource.ts'
import { go } from '../router.ts'
import { Deliveries } from './deliveries.tsx'
import { Events, eventsOf } from './events.tsx'
import { pollMs } from './channels.ts'
import { ChannelState } from './notifications.tsx'
import { Secret } from './secret.tsx'
import { TestButton } from './test-button.tsx'
import { failureWords, formatWords, typeWords, type Channel as Model } from './words.ts'

interface Part {
  channel: Model
  shown: Resource<Model>
}

export function Channel({ id }: { id: string }) {
  const resource = useResource('/channels/{id}', { path: { id } }, { live: ['channel'], about: id, everyMs: pollMs })
  const { data: channel } = resource
  /** Counts the messages that were sent from here, so that the list of deliveries is read again. */
  const [sent, setSent] = useState(0)
  const onSent = () => {
    setSent(sent + 1)
    void resource.reload()
  }
  return (
    <Page title={channel?.label ?? 'Channel'} up={{ href: '#account/notifications', title: 'Notifications' }}>
      <Loaded resource={resource}>
        {channel => (
          <>
            <State channel={channel} />
            <About channel={channel} shown={resource} onSent={onSent} />
            <Settings key={channel.version} channel={channel} shown={resource} />
            <Deliveries channel={channel} sent={sent} onSent={onSent} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

/** What is wrong, and what to do about it. */
function State({ channel: { state, destination, last_failure: failure } }: { channel: Model }) {
  if (state === 'unverified')
    return (
      <p class="notice warn">
        <strong>Not confirmed yet.</strong> We have sent a link to <bdi>{destination}</bdi>. Open it while you are signed in here.
      </p>
    )
  if (!failure) return null
  const { what, todo } = failureWords(failure)
  return (
    <div class="notice bad">
      <p>
        <strong>{state === 'broken' ? 'Sending has failed for 5 days, so we have stopped.' : 'The last message failed.'}</strong> {what}{' '}
        <When label="Tried" at={failure.at} />.
      </p>
      {todo && <p>{todo}</p>}
    </div>
  )
}

function About({ channel, shown, onSent }: Part & { onSent(): void }) {
  const { type, format, destination, state, last_success_at, created_at } = channel
  const turn = useAction((state: 'active' | 'paused') => change(channel, shown, { state }))
  const isOn = state === 'active'
  return (
    <Card title="About" aside={<ChannelState channel={channel} />}>
      <Facts
        rows={[
          ['Type', typeWords[type]],
          ['Format', format && formatWords[format]],
          ['Destination', <bdi class="channel-target">{destination}</bdi>],
          ['Last success', last_success_at ? <When at={last_success_at} /> : 'none yet'],
          ['Created', <When at={created_at} />],
        ]}
      />
      {turn.problem && <Trouble problem={turn.problem} />}
      <div class="flow">
        {(isOn || state === 'unverified') && <TestButton channel={channel} onDone={onSent} />}
        {state !== 'unverified' && (
          <Button busy={turn.busy} onClick={() => void turn.run(isOn ? 'paused' : 'active')}>
            {isOn ? 'Pause' : 'Turn on'}
          </Button>
        )}
        {format === 'standard' && <RotateButton channel={channel} shown={shown} />}
        <DialogButton tone="deny" dialog={close => <Delete channel={channel} onClose={close} />}>
          Delete
        </DialogButton>
      </div>
    </Card>
  )
}

/** Changes what the human has seen. If somebody else has changed the channel first, the newer values are shown. */
async function change(channel: Model, shown: Resource<Model>, body: object) {
  const answer = await ask(api.PATCH('/channels/{id}', { params: { path: { id: channel.id }, header: ifSeen(channel) }, body }))
  if (answer.data) shown.show(answer.data)
  else if (answer.problem.code === 'precondition_failed') void shown.reload()
  return answer
}

function Settings({ channel, shown }: Part) {
  const save = useAction(async (body: { label: string; events: Model['events'] }) => {
    if (body.events.length === 0) return { problem: nothingChosen }
    const answer = await change(channel, shown, body)
    if (answer.data) say('Saved')
    return answer
  })
  return (
    <Card title="What to send">
      <Form
        action={save}
        submit="Save"
        tone="plain"
        onSubmit={({ label = '', ...values }) => save.run({ label: label.trim(), events: eventsOf(values) })}
      >
        <Input {...fieldsOf.updateChannel.label} label="Name" defaultValue={channel.label} autocomplete="off" required />
        <Events events={channel.events} />
      </Form>
    </Card>
  )
}

const nothingChosen: Problem = {
  code: 'here',
  status: 0,
  title: 'Nothing selected',
  detail: 'Select at least one kind of message. To stop messages for a while, pause the channel.',
  errors: [],
}

const overlaps = [
  ['86400', 'After 1 day'],
  ['604800', 'After 7 days'],
  ['3600', 'After 1 hour'],
  ['0', 'At once'],
] as const

function RotateButton({ channel: { id }, shown }: Part) {
  const [secret, setSecret] = useState<string>()
  return (
    <>
      <DialogButton
        dialog={close => (
          <Question
            title="Replace the secret?"
            submit="Replace secret"
            send={({ overlap = '0' }, onceKey) =>
              ask(
                api.POST('/channels/{id}/rotate-secret', {
                  params: { path: { id }, header: { 'Idempotency-Key': onceKey } },
                  body: { overlap_seconds: Number(overlap) },
                }),
              )
            }
            onDone={rotated => {
              shown.show(rotated.channel)
              setSecret(rotated.secret)
            }}
            onClose={close}
          >
            <p>We show the new secret next, once. Until the old one stops working, each message is signed with both.</p>
            <Choice name="overlap" label="The old secret stops working" options={overlaps} />
          </Question>
        )}
      >
        Replace the secret
      </DialogButton>
      {secret && <Secret secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  )
}

const Delete = ({ channel: { id, label }, onClose }: { channel: Model; onClose(): void }) => (
  <Question
    title={`Delete ${label}?`}
    tone="deny"
    submit="Delete"
    send={() => ask(api.DELETE('/channels/{id}', { params: { path: { id } } }))}
    onDone={() => {
      say(`${label} is deleted`)
      go('account/notifications')
    }}
    onClose={onClose}
  >
    <p>No more messages are sent there, and its message history is deleted. This cannot be undone.</p>
  </Question>
)
