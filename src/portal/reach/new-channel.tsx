/** Adds an e-mail address, a chat or a webhook. Each gets all messages that need the human. The page of the channel changes that. */
import { useState } from 'preact/hooks'
import { api, ask, type Schemas } from '../api.ts'
import { Choice, Input, Question, say } from '../pieces/index.ts'
import { formatHints, formatWords } from './words.ts'

export type WithSecret = Schemas['CreatedChannel']

interface New {
  onDone(created: WithSecret): void
  onClose(): void
}

const create = (body: Schemas['NewChannel'], onceKey: string) =>
  ask(api.POST('/channels', { params: { header: { 'Idempotency-Key': onceKey } }, body }))

export const NewEmail = ({ onDone, onClose }: New) => (
  <Question
    title="Add an e-mail address"
    submit="Send the link"
    send={({ address = '' }, onceKey) => create({ type: 'email', label: address.trim(), address: address.trim() }, onceKey)}
    onDone={created => {
      say(`A link is on its way to ${created.channel.destination}`)
      onDone(created)
    }}
    onClose={onClose}
  >
    <Input
      {...fieldsOf.createChannel.address}
      label="E-mail address"
      hint="We send a link to it. Messages start after you open the link while you are signed in."
      autocomplete="email"
      maxLength={fieldsOf.createChannel.label.maxLength}
      required
    />
  </Question>
)

type Format = Schemas['WebhookFormat']

export function NewWebhook({ onDone, onClose }: New) {
  const [format, setFormat] = useState<Format>('slack')
  const [hint, example] = formatHints[format]
  return (
    <Question
      title="Add a chat or webhook"
      submit="Add"
      send={({ label = '', url = '' }, onceKey) => create({ type: 'webhook', label: label.trim(), url: url.trim(), format }, onceKey)}
      onDone={created => {
        say(`${created.channel.label} is added`)
        onDone(created)
      }}
      onClose={onClose}
    >
      <Choice
        {...fieldsOf.createChannel.format}
        label="Where"
        options={formatWords}
        value={format}
        onChange={({ currentTarget }) => setFormat(currentTarget.value as Format)}
      />
      <Input {...fieldsOf.createChannel.url} label="Address" hint={hint} placeholder={example} autocomplete="off" required />
      <Input {...fieldsOf.createChannel.label} label="Name" hint="Only you see it." placeholder="Team chat" autocomplete="off" />
    </Question>
  )
}
