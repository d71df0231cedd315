/** Notifications on this device: one press turns them on. If that is impossible, it says why and what to do. */
import type { ComponentChildren } from 'preact'
import { Button, Card, Chip, say, Skeleton, Trouble } from '../pieces/index.ts'
import { useAction } from '../resource.ts'
import { useMe } from '../session.ts'
import { channelOf, turnOff, turnOn, type Device } from './device.ts'
import { TestButton } from './test-button.tsx'
import type { Channel } from './words.ts'

/** A computer and a phone show notifications in different places. */
export const turnOnWords = matchMedia('(pointer: fine)').matches ? 'Turn on desktop notifications' : 'Turn on notifications'

interface ThisDevice {
  device: Device
  channels: readonly Channel[] | undefined
  onChange(): unknown
}

export function ThisDevice({ device, channels, onChange }: ThisDevice) {
  const { push_key: pushKey } = useMe().service.channels
  const channel = channelOf(device, channels ?? [])
  if (device.state === 'unknown' || !channels)
    return (
      <Card title="This device">
        <div class="device-wait">
          <Skeleton rows={1} />
        </div>
      </Card>
    )
  return (
    <Card title="This device" aside={channel?.state === 'active' && <Chip tone="good">On</Chip>}>
      {channel ? (
        <On channel={channel} pushKey={pushKey} onChange={onChange} />
      ) : (
        <Off device={device} pushKey={pushKey} onChange={onChange} />
      )}
    </Card>
  )
}

function On({ channel, pushKey, onChange }: { channel: Channel; pushKey: string; onChange(): unknown }) {
  const off = useAction(() => turnOff(pushKey))
  const stop = async () => {
    const answer = await off.run()
    if (answer && !answer.problem) say('Notifications are off on this device')
    void onChange()
  }
  return (
    <>
      <p>
        {channel.state === 'active'
          ? 'This device notifies you, even if the portal is closed. A notification opens the request. You decide in the portal.'
          : 'The channel for this device is off, so it gets no messages.'}{' '}
        <a href={`#account/notifications/${channel.id}`}>Choose what to send</a>
      </p>
      {off.problem && <Trouble problem={off.problem} />}
      <div class="flow">
        {channel.state === 'active' && <TestButton channel={channel} onDone={onChange} />}
        <Button busy={off.busy} onClick={() => void stop()}>
          Turn off
        </Button>
      </div>
    </>
  )
}

function Off({ device, pushKey, onChange }: { device: Device; pushKey: string; onChange(): unknown }) {
  const on = useAction((_: void, onceKey) => turnOn(pushKey, onceKey))
  const start = async () => {
    const answer = await on.run()
    if (answer && !answer.problem) say('Notifications are on')
    void onChange()
  }
  const obstacle = obstacles[device.state]
  if (obstacle) return obstacle
  return (
    <>
      <p>This device can notify you when an agent needs you, even if the portal is closed.</p>
      {on.problem && <Trouble problem={on.problem} />}
      <div>
        <Button tone="main" busy={on.busy} onClick={() => void start()}>
          {turnOnWords}
        </Button>
      </div>
    </>
  )
}

const obstacles: Partial<Record<Device['state'], ComponentChildren>> = {
  blocked: (
    <div class="notice warn stack gap1">
      <p>
        <strong>Your browser blocks notifications from this site.</strong> Only you can change that:
      </p>
      <ol class="numbered">
        <li>Select the icon beside the page address, and open the site settings.</li>
        <li>
          Set <strong>Notifications</strong> to <strong>Allow</strong>.
        </li>
        <li>Come back to this page.</li>
      </ol>
    </div>
  ),
  install: (
    <div class="notice stack gap1">
      <p>
        <strong>On an iPhone or iPad, first add the portal to your Home Screen:</strong>
      </p>
      <ol class="numbered">
        <li>
          In Safari, press <strong>Share</strong>, then <strong>Add to Home Screen</strong>. It needs iOS 16.4 or newer.
        </li>
        <li>Open Agent Quest from the Home Screen, and sign in.</li>
        <li>Turn on notifications here.</li>
      </ol>
    </div>
  ),
  unsupported: <p class="soft">This browser does not support push notifications. Add an e-mail address or a webhook instead.</p>,
  insecure: (
    <p class="soft">
      Browsers allow notifications only at https addresses. Ask the operator of this service, or add an e-mail address or a webhook instead.
    </p>
  ),
}
