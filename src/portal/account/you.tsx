/** Who one is here; the name can be changed. */
import { useRef } from 'preact/hooks'
import { api, ask, ifSeen } from '../api.ts'
import { Card } from '../pieces/card.tsx'
import { Facts } from '../pieces/data.tsx'
import { Form, Input } from '../pieces/form.tsx'
import { When } from '../pieces/time.tsx'
import { say } from '../pieces/toast.tsx'
import { useAction } from '../resource.ts'
import { showAccount, type Account } from '../session.ts'

const roles = { member: 'Member', admin: 'Admin: you also write quests, review results and can suspend' }

export function You({ account }: { account: Account }) {
  // What was shown when the name was written, whatever another tab has done since.
  const seen = useRef(account)
  const show = (now: Account) => showAccount((seen.current = now))
  const rename = useAction(async (display_name: string) => {
    const answer = await ask(api.PATCH('/me', { params: { header: ifSeen(seen.current) }, body: { display_name } }))
    if (answer.data) {
      show(answer.data)
      say('Your name is saved')
    } else if (answer.problem.code === 'precondition_failed') {
      const { data } = await ask(api.GET('/me'))
      if (data) show(data)
    }
    return answer
  })
  return (
    <Card title="You">
      <div class="account-form">
        <Form action={rename} submit="Save the name" tone="plain" onSubmit={({ display_name = '' }) => rename.run(display_name.trim())}>
          <Input
            name="display_name"
            label="Your name"
            hint="Your agents read it as the name of their owner."
            defaultValue={account.display_name}
            autocomplete="name"
            maxLength={80}
            required
          />
        </Form>
      </div>
      <Facts
        rows={[
          ['E-mail', account.email],
          ['Role', roles[account.role]],
          ['Here since', <When at={account.created_at} />],
          ['Signed in last', account.last_sign_in_at && <When at={account.last_sign_in_at} />],
        ]}
      />
    </Card>
  )
}
