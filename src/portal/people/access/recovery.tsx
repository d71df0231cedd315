/** For somebody who has lost the password: who can help, and the form that a recovery link opens. */
import { useState } from 'preact/hooks'
import { api, ask, type Schemas } from '../../api.ts'
import { Form, Input, plain, say, When } from '../../pieces/index.ts'
import { useAction } from '../../resource.ts'
import { lookWhoIsIn, type Service } from '../../session.ts'
import { Door, Other } from './door.tsx'
import { forgetLink } from './link.ts'
import { Received } from './received.tsx'

export const Forgotten = ({ service, onBack }: { service: Service; onBack: () => void }) => (
  <Door title="Forgot your password?" lead="A recovery link lets you set a new one. It works once, within one hour.">
    {service.channels.types.includes('email') && <ByMail />}
    <p>
      {service.channels.types.includes('email') ? 'You can also ask' : 'Ask'} an admin of this service for a recovery link. A link from an
      admin can also remove passkeys and an authenticator app that you have lost.
    </p>
    <p>
      If you are an admin yourself, the operator of this service can create the link on the server:
      <br />
      <code>make admin ACCOUNT=you@example.com RESET=1</code>
    </p>
    <Other button="Back to sign-in" onPress={onBack} />
  </Door>
)

function ByMail() {
  const [isSent, setSent] = useState(false)
  const request = useAction((email: string) => ask(api.POST('/recovery/mail', { body: { email } })))
  const send = async (email: string) => {
    const answer = await request.run(email)
    setSent(answer !== undefined && !answer.problem)
  }
  return (
    <>
      <Form action={request} submit="Send a link" onSubmit={({ email = '' }) => send(email)}>
        <Input name="email" label="E-mail" type="email" autocomplete="username" required />
      </Form>
      {isSent && (
        <p class="notice good" role="status">
          If there is an account with this address, a link is on its way.
        </p>
      )}
    </>
  )
}

interface Recovery {
  token: string
  onDone(): void
}

export const Recovery = ({ token, onDone }: Recovery) => (
  <Received
    look={() => ask(api.POST('/recovery/link', { body: { token } }))}
    title="Your recovery link"
    broken="This recovery link does not work"
    instead={back}
  >
    {received => <NewPassword token={token} onDone={onDone} received={received} />}
  </Received>
)

const back = <Other button="Back to sign-in" onPress={forgetLink} />

function NewPassword({ token, onDone, received }: Recovery & { received: Schemas['ReceivedRecoveryLink'] }) {
  const { display_name, second_factors, expires_at } = received
  const recover = useAction((new_password: string) => ask(api.POST('/recovery', { body: { token, new_password } })))
  const send = async (password: string) => {
    const answer = await recover.run(password)
    if (!answer || answer.problem) return
    say('The new password is set')
    // The session of this browser has ended too, unless it belongs to another account.
    await lookWhoIsIn()
    onDone()
    forgetLink()
  }
  return (
    <Door
      title="Set a new password"
      lead={
        <>
          For the account of <bdi>{plain(display_name)}</bdi>. This ends all sessions of the account. The keys of its agents do not change.
        </>
      }
    >
      {second_factors === 'remove' && (
        <p class="notice warn">This also removes the passkeys, the authenticator app and the recovery codes of the account.</p>
      )}
      <p class="soft small">
        The link works once. <When label="It expires" at={expires_at} />.
      </p>
      <Form action={recover} submit="Set the password" onSubmit={({ new_password = '' }) => send(new_password)}>
        <Input
          {...fieldsOf.recoverAccount.new_password}
          label="New password"
          hint={`At least ${limitsOf.recoverAccount.new_password.minLength} characters. A sentence is fine.`}
          type="password"
          autocomplete="new-password"
        />
      </Form>
      {back}
    </Door>
  )
}
