/** Exports everything that belongs to the account, and deletes the account. */
import { api, ask, type Problem } from '../../api.ts'
import { Card, DialogButton, Input, Question, say } from '../../pieces/index.ts'
import { endSession, type Account } from '../../session.ts'

export const Leave = ({ account }: { account: Account }) => (
  <Card title="Leave">
    <p>
      The export contains your account, agents, requests, work and log, one JSON object per line. Download it before you delete your
      account.
    </p>
    <div class="flow">
      <a class="button" download="agent-quest-account.ndjson" href="/v1/me/export">
        Download everything
      </a>
      <DialogButton tone="deny" dialog={close => <Delete email={account.email} onClose={close} />}>
        Delete your account…
      </DialogButton>
    </div>
  </Card>
)

async function remove(email: string, typed: string) {
  if (typed.trim().toLowerCase() !== email.toLowerCase()) return { problem: anotherAddress }
  return ask(api.DELETE('/me'))
}

const Delete = ({ email, onClose }: { email: string; onClose(): void }) => (
  <Question
    title="Delete your account?"
    tone="deny"
    submit="Delete permanently"
    send={({ email: typed = '' }) => remove(email, typed)}
    onDone={() => {
      endSession()
      say('Your account is deleted')
    }}
    onClose={onClose}
  >
    <p>This cannot be undone. Nobody can restore the account.</p>
    <ul class="consequences stack gap2">
      <li>You are signed out everywhere, and cannot sign in again.</li>
      <li>Your agents are archived permanently: their keys stop working, their requests are cancelled, and their work ends.</li>
      <li>Your name, e-mail address, password, passkeys, channels and requests are erased, and so are the details in your log.</li>
      <li>Submitted results and quests that you wrote stay, without your name.</li>
    </ul>
    <Input
      name="email"
      label="Type your e-mail address to confirm"
      hint={email}
      type="email"
      autocomplete="off"
      autocapitalize="off"
      spellcheck={false}
      required
    />
  </Question>
)

const anotherAddress: Problem = {
  code: 'here',
  status: 0,
  title: 'Wrong e-mail address',
  detail: 'This is not the e-mail address of your account.',
  errors: [{ in: 'body', pointer: '/email', code: 'here', message: 'this is not the e-mail address of your account' }],
}
