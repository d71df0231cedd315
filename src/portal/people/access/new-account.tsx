/** The forms that create an account: by sign-up, with an invitation, or as the first admin of a new service. */
import { Form, Input, type Values } from '../../pieces/index.ts'
import { useAction } from '../../resource.ts'
import { signUp } from '../../session.ts'
import { Door, Other } from './door.tsx'
import { forgetLink } from './link.ts'

export const SignUp = ({ onOther }: { onOther: () => void }) => (
  <Door title="Create an account" lead="This account is for you. Your agents get their own keys later.">
    <NewAccount submit="Create account" />
    <Other question="Already have an account?" button="Sign in" onPress={onOther} />
  </Door>
)

export const FirstRun = ({ setupCode }: { setupCode: string }) => (
  <Door
    title="Create the first admin"
    lead="This service is new and has no account yet. The first admin writes quests, reviews results and manages accounts."
  >
    <NewAccount submit="Create admin" setupCode={setupCode} />
  </Door>
)

interface NewAccount {
  submit: string
  setupCode?: string
  invitation?: string
  /** The only address that the invitation is for, if its link came to that address. */
  email?: string | null
}

export function NewAccount({ submit, setupCode, invitation, email: invited }: NewAccount) {
  const enter = useAction(signUp)
  const send = async ({ display_name = '', email = '', password = '', setup_code }: Values) => {
    const answer = await enter.run({ display_name, email, password, ...(setup_code && { setup_code }), ...(invitation && { invitation }) })
    if (answer?.data) forgetLink()
  }
  return (
    <Form action={enter} submit={submit} onSubmit={send}>
      {setupCode !== undefined && (
        <Input
          name="setup_code"
          label="Setup code"
          hint="The server printed it when it started, next to the link to this page."
          defaultValue={setupCode}
          autocomplete="off"
          spellcheck={false}
          required
        />
      )}
      <Input name="display_name" label="Your name" autocomplete="name" required />
      <Input
        name="email"
        label="E-mail"
        type="email"
        autocomplete="username"
        required
        {...(invited && { defaultValue: invited, readOnly: true, hint: 'The invitation is for this address.' })}
      />
      <Input
        name="password"
        label="Password"
        hint={`At least ${limitsOf.signUp.password.minLength} characters. A sentence is fine.`}
        type="password"
        autocomplete="new-password"
        required
      />
    </Form>
  )
}
