/** Which approvals the human must sign with a passkey. */
import type { Schemas } from '../../../api.ts'
import { Card, Form, say } from '../../../pieces/index.ts'
import { useAction } from '../../../resource.ts'
import { changeAccount, type Account } from '../../../session.ts'

const demands = {
  none: ['None', 'You approve without a passkey.'],
  high: ['High-risk requests', 'You confirm each approval with a passkey.'],
  all: ['All requests', 'You confirm every approval with a passkey.'],
} as const
type Demand = keyof typeof demands

export function SignedApprovals({ account, hasPasskey }: { account: Account; hasPasskey: boolean }) {
  const save = useAction(async (signed_decisions: Schemas['SignedDecisions']) => {
    const answer = await changeAccount(account, { signed_decisions })
    if (answer.data) say('Saved')
    return answer
  })
  return (
    <Card title="Signed approvals">
      <p>
        A passkey signs exactly what you approve: the request, your changes, your note and what else you allow. The log keeps the signature,
        so that anyone with an export of the log can <a href="/verify">verify</a> that the approval was yours.
      </p>
      <Form
        key={account.version}
        action={save}
        submit="Save"
        tone="plain"
        onSubmit={({ signed_decisions }) => hasPasskey && save.run(signed_decisions as Demand)}
      >
        <fieldset class="choices stack gap2" disabled={!hasPasskey}>
          <legend class="label">Sign with a passkey</legend>
          {Object.entries(demands).map(([demand, [title, hint]]) => (
            <label key={demand} class="choice">
              <input type="radio" name="signed_decisions" value={demand} defaultChecked={account.signed_decisions === demand} />
              <span>
                {title} <span class="soft small">{hint}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {!hasPasskey && <p class="soft small">Add a passkey first.</p>}
      </Form>
    </Card>
  )
}
