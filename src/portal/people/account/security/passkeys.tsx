/** The passkeys: add, rename and remove. */
import { api, ask, ifSeen, type Answer, type Schemas } from '../../../api.ts'
import { NoPasskeys } from '../../access/no-passkeys.tsx'
import { createPasskey, hasPasskeys } from '../../../passkey.ts'
import { Card, Chip, DialogButton, Input, plain, Question, say, When } from '../../../pieces/index.ts'
import { browserOf } from '../../../pieces/browser.ts'

type Passkey = Schemas['Passkey']
interface Change {
  onChange(fresh?: string[] | null): void
}

export const Passkeys = ({ passkeys, onChange }: Change & { passkeys: Passkey[] }) => (
  <Card
    title="Passkeys"
    aside={
      hasPasskeys() && (
        <DialogButton small dialog={close => <Add isFirst={passkeys.length === 0} onChange={onChange} onClose={close} />}>
          Add a passkey
        </DialogButton>
      )
    }
  >
    <p>
      A passkey is stored on your phone, computer or security key. You sign in with a fingerprint, your face or a PIN. A fake page cannot
      steal it.
    </p>
    {!hasPasskeys() && <NoPasskeys />}
    {passkeys.length > 0 && (
      <ul class="security-rows">
        {passkeys.map(passkey => (
          <li key={passkey.id} class="split">
            <Row passkey={passkey} isLast={passkeys.length === 1} onChange={onChange} />
          </li>
        ))}
      </ul>
    )}
  </Card>
)

const Row = ({ passkey, isLast, onChange }: Change & { passkey: Passkey; isLast: boolean }) => (
  <>
    <div>
      <p class="facts-line">
        <strong>
          <bdi>{plain(passkey.name)}</bdi>
        </strong>
        {passkey.synced && <Chip>Synced</Chip>}
      </p>
      <p class="soft small facts-line">
        <When label="added" at={passkey.created_at} />
        {passkey.last_used_at ? <When label="last used" at={passkey.last_used_at} /> : <span>never used</span>}
        {Date.parse(passkey.signs_from) > Date.now() && <When label="can sign approvals from" at={passkey.signs_from} />}
      </p>
    </div>
    <div class="flow">
      <DialogButton small dialog={close => <Rename passkey={passkey} onChange={onChange} onClose={close} />}>
        Rename<span class="unseen"> {passkey.name}</span>
      </DialogButton>
      <DialogButton small tone="deny" dialog={close => <Remove passkey={passkey} isLast={isLast} onChange={onChange} onClose={close} />}>
        Remove<span class="unseen"> {passkey.name}</span>
      </DialogButton>
    </div>
  </>
)

async function add(name: string): Promise<Answer<Schemas['NewPasskey']>> {
  const { data, problem } = await ask(api.POST('/me/passkeys/challenge'))
  if (problem) return { problem }
  const { data: credential, problem: refused } = await createPasskey(data.options)
  return refused ? { problem: refused } : ask(api.POST('/me/passkeys', { body: { name, credential } }))
}

const Add = ({ isFirst, onChange, onClose }: Change & { isFirst: boolean; onClose(): void }) => (
  <Question
    title="Add a passkey"
    submit="Continue"
    send={({ name = '' }) => add(name.trim())}
    onDone={({ passkey, recovery_codes }) => {
      say(`${plain(passkey.name)} is added`)
      onChange(recovery_codes)
    }}
    onClose={onClose}
  >
    {isFirst && <p>You can then sign in with it alone. If you sign in with your password, we also ask for a code.</p>}
    <Input
      {...fieldsOf.addPasskey.name}
      label="Name"
      hint="The device or app that stores it. Your browser then asks where to store it."
      defaultValue={browserOf(navigator.userAgent).slice(0, fieldsOf.addPasskey.name.maxLength)}
      autocomplete="off"
    />
  </Question>
)

const Rename = ({ passkey, onChange, onClose }: Change & { passkey: Passkey; onClose(): void }) => (
  <Question
    title="Rename the passkey"
    submit="Save"
    send={({ name = '' }) =>
      ask(api.PATCH('/me/passkeys/{id}', { params: { path: { id: passkey.id }, header: ifSeen(passkey) }, body: { name: name.trim() } }))
    }
    onProblem={() => onChange()}
    onDone={() => onChange()}
    onClose={onClose}
  >
    <Input {...fieldsOf.renamePasskey.name} label="Name" defaultValue={passkey.name} autocomplete="off" required />
  </Question>
)

const Remove = ({ passkey: { id, name }, isLast, onChange, onClose }: Change & { passkey: Passkey; isLast: boolean; onClose(): void }) => (
  <Question
    title={`Remove ${plain(name)}?`}
    tone="deny"
    submit="Remove"
    send={() => ask(api.DELETE('/me/passkeys/{id}', { params: { path: { id } } }))}
    onDone={() => {
      say(`${plain(name)} is removed`)
      onChange()
    }}
    onClose={onClose}
  >
    <p>You can no longer sign in or sign approvals with it. Its signatures stay valid. Delete it on your device too.</p>
    {isLast && <p>It is your last passkey. Without another second factor, your recovery codes are removed too.</p>}
  </Question>
)
