/** The messages to a channel with the result of each, and a button that sends one again. */
import { useEffect } from 'preact/hooks'
import { api, ask } from '../api.ts'
import { Button, Chip, ChoiceFilter, Empty, Filters, Listing, plain, say, Trouble, useFilters, When } from '../pieces/index.ts'
import { useAction, useList } from '../resource.ts'
import { pollMs } from './channels.ts'
import { deliveryWords, failureWords, type Channel, type Delivery } from './words.ts'

const states = { '': 'All', sent: 'Sent', queued: 'Waiting', dead: 'Failed' }

export function Deliveries({ channel, sent, onSent }: { channel: Channel; sent: number; onSent(): void }) {
  const filters = useFilters<'/channels/{id}/deliveries'>(['state'])
  const deliveries = useList('/channels/{id}/deliveries', { path: { id: channel.id }, query: filters }, { everyMs: pollMs })
  useEffect(() => {
    if (sent) void deliveries.reload()
  }, [sent])
  return (
    <section class="stack gap3" aria-labelledby="deliveries">
      <h2 id="deliveries">Messages in the last 30 days</h2>
      {(filters.state || (deliveries.items?.length ?? 0) > 1) && (
        <Filters label="Filter the messages">
          <ChoiceFilter name="state" label="Result" options={states} />
        </Filters>
      )}
      <Listing
        list={deliveries}
        filters={filters}
        unmatched="No messages with this result"
        empty={
          <Empty icon="bell" title="No messages yet">
            <p>{channel.state === 'active' ? 'Send a test to see whether it arrives.' : 'Nothing is sent until the channel is on.'}</p>
          </Empty>
        }
      >
        {delivery => <Row delivery={delivery} canRepeat={channel.state === 'active'} onDone={onSent} />}
      </Listing>
    </section>
  )
}

function Row({ delivery, canRepeat, onDone }: { delivery: Delivery; canRepeat: boolean; onDone(): void }) {
  const { id, channel_id, title, state, attempts, created_at, next_attempt_at: next, sent_at, last_failure: failure } = delivery
  const repeat = useAction(() =>
    ask(api.POST('/channels/{id}/deliveries/{delivery_id}/redeliver', { params: { path: { id: channel_id, delivery_id: id } } })),
  )
  const send = async () => {
    const answer = await repeat.run()
    if (answer?.data) say('The message will be sent again')
    onDone()
  }
  const { word, tone } = deliveryWords[state]
  return (
    <div class="stack gap2">
      <div class="split nowrap">
        <div class="stack gap1">
          <p class="facts-line">
            <span class="words">{plain(title)}</span> <Chip tone={tone}>{word}</Chip>
          </p>
          <p class="soft small facts-line">
            <When label="queued" at={created_at} />
            {sent_at && <When label="sent" at={sent_at} />}
            {attempts > 1 && <span>{attempts} attempts</span>}
            {state === 'queued' && next && attempts > 0 && <When label="next attempt" at={next} />}
            <code>{id}</code>
          </p>
          {failure && state !== 'sent' && <p class="small tone bad">{failureWords(failure).what}</p>}
        </div>
        {canRepeat && state !== 'queued' && delivery.kind !== 'channel.verify' && (
          <Button small busy={repeat.busy} onClick={() => void send()}>
            Send again<span class="unseen"> {plain(title)}</span>
          </Button>
        )}
      </div>
      {repeat.problem && <Trouble problem={repeat.problem} />}
    </div>
  )
}
