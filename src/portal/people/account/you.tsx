/** The human's name and address, which can be changed, and their role. */
import { useRef } from 'preact/hooks'
import { Card, Facts, Form, Input, say, When } from '../../pieces/index.ts'
import { useAction } from '../../resource.ts'
import { changeAccount, showAccount, type Account } from '../../session.ts'
import { roles } from '../roles.ts'
import { Email } from './email.tsx'

export function You({ account }: { account: Account }) {
  const role = roles[account.role]
  // The account as it was when the name was typed, even if another tab has changed it since.
  const seen = useRef(account)
  const show = (now: Account) => showAccount((seen.current = now))
  const rename = useAction(async (display_name: string) => {
    const answer = await changeAccount(seen.current, { display_name }, show)
    if (answer.data) say('Name saved')
    return answer
  })
  return (
    <Card title="You">
      <div class="account-form">
        <Form action={rename} submit="Save name" tone="plain" onSubmit={({ display_name = '' }) => rename.run(display_name.trim())}>
          <Input
            {...fieldsOf.updateMe.display_name}
            label="Your name"
            hint="Your agents see it as their owner’s name."
            defaultValue={account.display_name}
            autocomplete="name"
            required
          />
        </Form>
      </div>
      <Facts
        rows={[
          ['E-mail', <Email />],
          ['Role', role.you ? `${role.title}: ${role.you}` : role.title],
          ['Member since', <When at={account.created_at} />],
          ['Last sign-in', account.last_sign_in_at && <When at={account.last_sign_in_at} />],
        ]}
      />
    </Card>
  )
}
