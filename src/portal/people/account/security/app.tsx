/** The authenticator app (TOTP): set up with a QR code that is drawn here, confirmed with a code, and removed. */
import { useState } from 'preact/hooks'
import { api, ask, type Schemas } from '../../../api.ts'
import { atItsField } from '../../../field-problem.ts'
import { Button, Card, Chip, Copy, DialogButton, Input, Question, say, Trouble } from '../../../pieces/index.ts'
import { useAction } from '../../../resource.ts'
import { QrCode } from './qr-code.tsx'

interface App {
  isOn: boolean
  /** It is the only second factor. */
  isLast: boolean
  onChange(fresh?: string[] | null): void
}

export function App({ isOn, isLast, onChange }: App) {
  const begin = useAction(() => ask(api.POST('/me/totp')))
  const [fresh, setFresh] = useState<Schemas['NewTotp']>()
  const press = async () => setFresh((await begin.run())?.data)
  return (
    <Card title="Authenticator app" aside={isOn ? <Chip tone="good">On</Chip> : <Chip>Off</Chip>}>
      <p>
        {isOn
          ? 'If you sign in with your password, we also ask for a code from your app.'
          : 'An app on your phone shows a new code every 30 seconds. If you sign in with your password, we also ask for this code. Use an app if you have no passkey.'}
      </p>
      {begin.problem && <Trouble problem={begin.problem} />}
      <div class="flow">
        {isOn ? (
          <DialogButton tone="deny" dialog={close => <Remove isLast={isLast} onChange={onChange} onClose={close} />}>
            Remove the app
          </DialogButton>
        ) : (
          <Button busy={begin.busy} onClick={() => void press()}>
            Set up an app
          </Button>
        )}
      </div>
      {fresh && <Confirm totp={fresh} onChange={onChange} onClose={() => setFresh(undefined)} />}
    </Card>
  )
}

const confirm = async (code: string) => atItsField(await ask(api.POST('/me/totp/confirm', { body: { code } })), { wrong_code: 'code' })

const Confirm = ({ totp, onChange, onClose }: Pick<App, 'onChange'> & { totp: Schemas['NewTotp']; onClose(): void }) => (
  <Question
    title="Set up an authenticator app"
    submit="Confirm"
    send={({ code = '' }) => confirm(code.replaceAll(/\s/g, ''))}
    onDone={({ recovery_codes }) => {
      say('Your authenticator app is set up')
      onChange(recovery_codes)
    }}
    onClose={onClose}
  >
    <p>Scan this code with the app, or type in the secret.</p>
    <QrCode text={totp.uri} label="QR code for the authenticator app" />
    <Copy secret label="the secret" text={totp.secret} />
    <Input
      {...fieldsOf.confirmTotp.code}
      label="Code"
      hint="The six digits that the app shows now."
      inputMode="numeric"
      autocomplete="one-time-code"
      maxLength={10}
    />
  </Question>
)

const Remove = ({ isLast, onChange, onClose }: Pick<App, 'isLast' | 'onChange'> & { onClose(): void }) => (
  <Question
    title="Remove the authenticator app?"
    tone="deny"
    submit="Remove"
    send={() => ask(api.DELETE('/me/totp'))}
    onDone={() => {
      say('The authenticator app is removed')
      onChange()
    }}
    onClose={onClose}
  >
    <p>Its codes stop working.</p>
    {isLast && <p>It is your only second factor. Your recovery codes are removed too, and your password alone is enough to sign in.</p>}
  </Question>
)
