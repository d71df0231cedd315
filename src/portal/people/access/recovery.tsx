/** For somebody who has lost the password or the address: who can help, and the forms that their links open. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { api, ask, type Answer } from '../../api.ts'
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
    {({ display_name, second_factors, expires_at }) => (
      <NewPassword
        title="Set a new password"
        lead={
          <>
            For the account of <bdi>{plain(display_name)}</bdi>. This ends all sessions of the account. The keys of its agents do not
            change.
          </>
        }
        set={new_password => ask(api.POST('/recovery', { body: { token, new_password } }))}
        done="The new password is set"
        expiresAt={expires_at}
        onDone={onDone}
      >
        {second_factors === 'remove' && (
          <p class="notice warn">This also removes the passkeys, the authenticator app and the recovery codes of the account.</p>
        )}
      </NewPassword>
    )}
  </Received>
)

/** The link that the earlier address of an account got when the address was changed. */
export const TakeBack = ({ token, onDone }: Recovery) => (
  <Received
    look={() => ask(api.POST('/email/take-back/link', { body: { token } }))}
    title="Your e-mail address"
    broken="This link does not work"
    instead={back}
  >
    {({ display_name, email, expires_at }) => (
      <NewPassword
        title="Take the change back"
        lead={
          <>
            The account of <bdi>{plain(display_name)}</bdi> gets the address <bdi>{email}</bdi> back. Set a new password for it.
          </>
        }
        set={new_password => ask(api.POST('/email/take-back', { body: { token, new_password } }))}
        done="The earlier address is back"
        expiresAt={expires_at}
        onDone={onDone}
      >
        <ul class="consequences stack gap2">
          <li>All sessions of the account end, and its service tokens.</li>
          <li>Passkeys and an authenticator app that were added since the day before the change are removed. Older ones stay.</li>
          <li>All rules of its agents ask again, and permits that were not started end. Look at the keys of your agents yourself.</li>
        </ul>
      </NewPassword>
    )}
  </Received>
)

const back = <Other button="Back to sign-in" onPress={forgetLink} />

interface NewPassword {
  title: string
  lead: ComponentChildren
  set(password: string): Promise<Answer<unknown>>
  /** The message after it is done. */
  done: string
  expiresAt: string
  onDone(): void
  children: ComponentChildren
}

function NewPassword({ title, lead, set, done, expiresAt, onDone, children }: NewPassword) {
  const recover = useAction(set)
  const send = async (password: string) => {
    const answer = await recover.run(password)
    if (!answer || answer.problem) return
    say(done)
    // The session of this browser has ended too, unless it belongs to another account.
    await lookWhoIsIn()
    onDone()
    forgetLink()
  }
  return (
    <Door title={title} lead={lead}>
      {children}
      <p class="soft small">
        The link works once. <When label="It expires" at={expiresAt} />.
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
