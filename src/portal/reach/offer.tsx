/**
 * Offers notifications once, after the first agent has called, because requests will now arrive while the human is not looking. The answer is
 * remembered on this device. It is below the screen, so that nothing moves.
 */
import { useState } from 'preact/hooks'
import { useMyAgentsWithHeartbeat } from '../my-agents.ts'
import { Button, say, Trouble } from '../pieces/index.ts'
import { useAction } from '../resource.ts'
import { usePlace } from '../router.ts'
import { useMe } from '../session.ts'
import { turnOn, useDevice } from './device.ts'
import { useChannels } from './channels.ts'
import { turnOnWords } from './this-device.tsx'

const key = 'notifications.offered'

export function Offer() {
  const { account, service } = useMe()
  const { path } = usePlace()
  const own = `${key}.${account.id}`
  const [isAnswered, setAnswered] = useState(() => localStorage.getItem(own) !== null)
  const { state } = useDevice(service.channels.push_key)
  if (isAnswered || state !== 'off' || path.startsWith('account')) return null
  const answer = () => {
    localStorage.setItem(own, 'yes')
    setAnswered(true)
  }
  return <Question pushKey={service.channels.push_key} onAnswer={answer} />
}

function Question({ pushKey, onAnswer }: { pushKey: string; onAnswer(): void }) {
  const agents = useMyAgentsWithHeartbeat()
  const channels = useChannels()
  const on = useAction((_: void, onceKey) => turnOn(pushKey, onceKey))
  if (!channels.items || channels.items.length > 0 || !agents?.some(({ heartbeat }) => heartbeat.state !== 'never')) return null
  const start = async () => {
    const answer = await on.run()
    if (!answer || answer.problem) return
    say('Notifications are on. Change them in Account → Notifications.')
    onAnswer()
  }
  return (
    <aside class="offer card" aria-label="Notifications">
      <p>
        <strong>Your agent is connected.</strong> We can notify you when it needs you, even if the portal is closed.
      </p>
      {on.problem && <Trouble problem={on.problem} />}
      <div class="flow">
        <Button busy={on.busy} onClick={() => void start()}>
          {turnOnWords}
        </Button>
        <Button tone="quiet" onClick={onAnswer}>
          Not now
        </Button>
      </div>
      <p class="soft small">
        You can change this, and add e-mail or webhooks, in <a href="#account/notifications">Account → Notifications</a>.
      </p>
    </aside>
  )
}
