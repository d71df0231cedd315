/** Account → Notifications: how the service reaches the human. This device first, then all channels. */
import './notifications.css'
import { useState } from 'preact/hooks'
import { accountTabs } from '../account-tabs.ts'
import { Chip, DialogButton, Empty, Listing, Page, TabLinks, When } from '../pieces/index.ts'
import { useMe } from '../session.ts'
import { useChannels } from './channels.ts'
import { useDevice } from './device.ts'
import { NewEmail, NewWebhook, type WithSecret } from './new-channel.tsx'
import { Secret } from './secret.tsx'
import { ThisDevice } from './this-device.tsx'
import { Verification } from './verification.tsx'
import { failureWords, formatWords, stateOf, typeWords, type Channel } from './words.ts'

export function Notifications() {
  const { types, push_key: pushKey } = useMe().service.channels
  const device = useDevice(pushKey)
  const channels = useChannels()
  const [fresh, setFresh] = useState<WithSecret>()
  const created = (channel: WithSecret) => {
    void channels.reload()
    if (channel.secret) setFresh(channel)
  }
  return (
    <Page title="Notifications" lead="How we reach you when an agent needs you.">
      <TabLinks label="Account" links={accountTabs} current="#account/notifications" />
      <Verification onDone={channels.reload} />
      <ThisDevice device={device} channels={channels.items} onChange={channels.reload} />
      {/* Not drawn earlier, because the parts above it would move it when they arrive. */}
      {device.state !== 'unknown' && (channels.items || channels.problem) && (
        <section class="stack gap3" aria-labelledby="channels">
          <header class="split">
            <h2 id="channels">All channels</h2>
            <div class="flow">
              {types.includes('email') && (
                <DialogButton small dialog={close => <NewEmail onDone={created} onClose={close} />}>
                  Add an e-mail address
                </DialogButton>
              )}
              <DialogButton small dialog={close => <NewWebhook onDone={created} onClose={close} />}>
                Add a chat or webhook
              </DialogButton>
            </div>
          </header>
          <Listing
            list={channels}
            empty={
              <Empty icon="bell" title="No channels yet">
                <p class="narrow">
                  Without a channel, you see requests only while the portal is open. A request that you do not answer expires.
                </p>
              </Empty>
            }
          >
            {channel => <Row channel={channel} />}
          </Listing>
          {!types.includes('email') && <p class="soft small">The operator of this service has not set up e-mail.</p>}
        </section>
      )}
      {fresh?.secret && <Secret secret={fresh.secret} onClose={() => setFresh(undefined)} />}
    </Page>
  )
}

const Row = ({ channel }: { channel: Channel }) => (
  <div class="stack gap1 channel-row">
    <p class="facts-line">
      <a class="title-link cover" href={`#account/notifications/${channel.id}`}>
        <strong dir="auto">{channel.label}</strong>
      </a>
      <ChannelState channel={channel} />
    </p>
    <p class="soft small facts-line">
      <span>
        {typeWords[channel.type]}
        {channel.format && channel.format !== 'standard' && `, ${formatWords[channel.format]}`}
      </span>
      {channel.destination !== channel.label && <bdi class="channel-target">{channel.destination}</bdi>}
      <LastResult channel={channel} />
    </p>
  </div>
)

export function ChannelState({ channel }: { channel: Channel }) {
  const { word, tone } = stateOf(channel)
  return <Chip tone={tone}>{word}</Chip>
}

/** The channel has a last failure only if it came after the last success. */
const LastResult = ({ channel: { last_failure: failure, last_success_at: success } }: { channel: Channel }) =>
  failure ? (
    <span class="tone bad">
      {failureWords(failure).what} <When label="Tried" at={failure.at} />
    </span>
  ) : success ? (
    <When label="last message" at={success} />
  ) : (
    <span>nothing sent yet</span>
  )
