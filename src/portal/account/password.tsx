/** A new password. It ends all other sessions, which is said before. */
import { api, ask, type Problem } from '../api.ts'
import { Card } from '../pieces/card.tsx'
import { Form, Input } from '../pieces/form.tsx'
import { say } from '../pieces/toast.tsx'
import { useAction } from '../resource.ts'

export function Password({ email }: { email: string }) {
  const change = useAction(async (current_password: string, new_password: string) => {
    const { data, problem } = await ask(api.PUT('/me/password', { body: { current_password, new_password } }))
    return problem ? { problem: atItsField(problem) } : { data }
  })
  const send = async ({ current_password = '', new_password = '' }: Record<string, string>, form: HTMLFormElement) => {
    const answer = await change.run(current_password, new_password)
    if (!answer || answer.problem) return
    form.reset()
    say('Your password is changed; all other sessions have ended')
  }
  return (
    <Card title="Password">
      <p>A new password ends all your sessions but this one. The keys of your agents stay as they are.</p>
      <div class="account-form">
        <Form action={change} submit="Change the password" tone="plain" onSubmit={send}>
          <input type="email" autocomplete="username" value={email} readOnly hidden />
          <Input
            name="current_password"
            label="Current password"
            type="password"
            autocomplete="current-password"
            maxLength={128}
            required
          />
          <Input
            name="new_password"
            label="New password"
            hint="At least 12 characters. A few words that only you put together are good."
            type="password"
            autocomplete="new-password"
            maxLength={128}
            required
          />
        </Form>
      </div>
    </Card>
  )
}

/** The contract has a problem of its own for it; to the human it is a field like any other. */
const atItsField = (problem: Problem): Problem =>
  problem.code === 'wrong_password'
    ? { ...problem, errors: [{ in: 'body', pointer: '/current_password', code: problem.code, message: problem.detail }] }
    : problem
