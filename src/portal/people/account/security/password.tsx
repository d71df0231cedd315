/** Changes the password. This ends all other sessions, and the form says so. */
import { api, ask, type Schemas } from '../../../api.ts'
import { atItsField } from '../../../field-problem.ts'
import { Card, Form, Input, say, type Values } from '../../../pieces/index.ts'
import { useAction } from '../../../resource.ts'

export function Password({ email }: { email: string }) {
  const change = useAction(async (body: Schemas['PasswordChange']) =>
    atItsField(await ask(api.PUT('/me/password', { body })), { wrong_password: 'current_password' }),
  )
  const send = async ({ current_password = '', new_password = '' }: Values, form: HTMLFormElement) => {
    const answer = await change.run({ current_password, new_password })
    if (!answer || answer.problem) return
    form.reset()
    say('Password changed. All other sessions have ended.')
  }
  return (
    <Card title="Password">
      <p>A new password ends all your other sessions. The keys of your agents do not change.</p>
      <div class="account-form">
        <Form action={change} submit="Change password" tone="plain" onSubmit={send}>
          <input type="email" autocomplete="username" value={email} readOnly hidden />
          <Input {...fieldsOf.changePassword.current_password} label="Current password" type="password" autocomplete="current-password" />
          <Input
            {...fieldsOf.changePassword.new_password}
            label="New password"
            hint={`At least ${limitsOf.changePassword.new_password.minLength} characters. A few unrelated words work well.`}
            type="password"
            autocomplete="new-password"
          />
        </Form>
      </div>
    </Card>
  )
}
