/** The address with which somebody signs in, and the way to another one: a code that is mailed there, and the dialog that takes it. */
import { useState } from 'preact/hooks'
import { api, ask, type Schemas } from '../../api.ts'
import { atItsField } from '../../field-problem.ts'
import { Button, Input, Question, say, Trouble, When } from '../../pieces/index.ts'
import { useAction, useResource } from '../../resource.ts'
import { showAccount, useMe } from '../../session.ts'

export function Email() {
  const { account, service } = useMe()
  const { data, reload, show } = useResource('/me/email', {}, { live: ['account'] })
  const [dialog, setDialog] = useState<'ask' | 'code'>()
  const close = () => setDialog(undefined)
  const pending = data?.pending
  const asked = (now: Schemas['EmailAddress']) => {
    show(now)
    setDialog('code')
  }
  const changed = (now: Schemas['Account']) => {
    showAccount(now)
    say('Your e-mail address is changed')
    void reload()
  }
  return (
    <div class="stack gap2">
      <div class="flow">
        <bdi>{account.email}</bdi>
        {service.channels.types.includes('email') ? (
          <Button small onClick={() => setDialog('ask')}>
            Change
          </Button>
        ) : (
          <span class="soft small">It cannot be changed, because this service sends no e-mail.</span>
        )}
      </div>
      {pending && <Pending pending={pending} onEnter={() => setDialog('code')} onChange={reload} />}
      {data?.earlier.map(({ email, until }) => (
        <p class="soft small" key={email}>
          The address was changed from <bdi>{email}</bdi>. A link that we sent there takes that back; <When label="it expires" at={until} />
          .
        </p>
      ))}
      {dialog === 'ask' && <Ask onDone={asked} onClose={close} />}
      {dialog === 'code' && pending && <Code email={pending.email} onDone={changed} onClose={close} onProblem={reload} />}
    </div>
  )
}

interface Waiting {
  pending: Schemas['PendingEmail']
  onEnter(): void
  onChange(): Promise<void>
}

function Pending({ pending: { email, expires_at }, onEnter, onChange }: Waiting) {
  const giveUp = useAction(async () => {
    const answer = await ask(api.DELETE('/me/email'))
    if (!answer.problem) await onChange()
    return answer
  })
  return (
    <div class="stack gap2">
      <p>
        We sent a code to <bdi>{email}</bdi>. <When label="It expires" at={expires_at} />.
      </p>
      {giveUp.problem && <Trouble problem={giveUp.problem} />}
      <div class="flow">
        <Button small onClick={onEnter}>
          Enter the code
        </Button>
        <Button small tone="quiet" busy={giveUp.busy} onClick={() => void giveUp.run()}>
          Give up
        </Button>
      </div>
    </div>
  )
}

const Ask = ({ onDone, onClose }: { onDone(now: Schemas['EmailAddress']): void; onClose(): void }) => (
  <Question
    title="Change your e-mail address"
    submit="Send a code"
    send={({ email = '' }) => ask(api.POST('/me/email', { body: { email: email.trim() } }))}
    onDone={onDone}
    onClose={onClose}
  >
    <p>We send a code to the new address. Once you have entered it, you sign in with the new address.</p>
    <p class="soft small">
      Your channels under Notifications do not change. For 7 days, a link in your old mailbox can take the change back.
    </p>
    <Input {...fieldsOf.changeEmail.email} label="New e-mail address" type="email" autocomplete="email" autocapitalize="off" required />
  </Question>
)

const confirm = async (code: string) => atItsField(await ask(api.POST('/me/email/confirm', { body: { code } })), { wrong_code: 'code' })

interface Code {
  email: string
  onDone(now: Schemas['Account']): void
  onClose(): void
  onProblem(): unknown
}

const Code = ({ email, onDone, onClose, onProblem }: Code) => (
  <Question
    title="Enter the code"
    submit="Change the address"
    send={({ code = '' }) => confirm(code.replaceAll(/\s/g, ''))}
    onDone={onDone}
    onProblem={onProblem}
    onClose={onClose}
  >
    <p>
      We sent eight digits to <bdi>{email}</bdi>. If another account has this address, the mail says so and has no code.
    </p>
    <Input
      {...fieldsOf.confirmEmail.code}
      label="Code"
      hint="It works for one hour."
      inputMode="numeric"
      autocomplete="one-time-code"
      maxLength={12}
      required
    />
  </Question>
)
