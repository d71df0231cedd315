/** Recovery codes: how many are left, and new ones, which are shown once. */
import { api, ask } from '../../../api.ts'
import { Button, Card, Chip, Copy, count, DialogButton, Question } from '../../../pieces/index.ts'
import { ShownOnce } from '../../../shown-once.tsx'

/** If this many codes or fewer are left, the human should get new ones. */
const few = 3

interface Codes {
  left: number
  hasFactor: boolean
  onChange(fresh: string[] | null): void
}

export const RecoveryCodes = ({ left, hasFactor, onChange }: Codes) => (
  <Card
    title="Recovery codes"
    aside={hasFactor && <Chip tone={left <= few ? 'warn' : 'plain'}>{left === 0 ? 'None left' : `${left} left`}</Chip>}
  >
    <p>
      {hasFactor
        ? 'Each of these codes works once in place of your passkey or the code of your app. Keep them where you can reach them without your phone.'
        : 'You get 10 codes with your first passkey or authenticator app. Each works once if you lose it.'}
    </p>
    {hasFactor && (
      <div class="flow">
        <DialogButton dialog={close => <Renew left={left} onChange={onChange} onClose={close} />}>Get new codes</DialogButton>
      </div>
    )}
  </Card>
)

const Renew = ({ left, onChange, onClose }: Pick<Codes, 'left' | 'onChange'> & { onClose(): void }) => (
  <Question
    title="Get new recovery codes?"
    submit="Get new codes"
    send={() => ask(api.POST('/me/recovery-codes'))}
    onDone={({ recovery_codes }) => onChange(recovery_codes)}
    onClose={onClose}
  >
    <p>{left > 0 ? `Your ${count(left, 'old code')} stop working.` : 'You have no codes left.'} We show the new ones once.</p>
  </Question>
)

export const FreshCodes = ({ codes, onClose }: { codes: string[]; onClose(): void }) => (
  <ShownOnce
    title="Keep these recovery codes"
    done="I have stored them"
    more={<Button onClick={() => download(codes)}>Download</Button>}
    onClose={onClose}
  >
    <p>If you lose your second factor, each of these works once. We cannot show them again.</p>
    <div class="fresh-codes">
      <Copy secret label="the codes" text={codes.join('\n')} />
    </div>
  </ShownOnce>
)

function download(codes: string[]) {
  const url = URL.createObjectURL(new Blob([`Recovery codes of Agent Quest at ${location.host}\n\n${codes.join('\n')}\n`]))
  const link = Object.assign(document.createElement('a'), { href: url, download: 'agent-quest-recovery-codes.txt' })
  link.click()
  URL.revokeObjectURL(url)
}
