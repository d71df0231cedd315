/** Creates a link that lets somebody who is locked out set a new password. Only the operator of the service can create one for an admin. */
import { useState } from 'preact/hooks'
import { api, ask, type Schemas } from '../api.ts'
import { useTime } from '../clock.ts'
import { Dialog, DialogButton, plain, Question } from '../pieces/index.ts'
import { OneTimeLink } from './one-time-link.tsx'

/** As the service protects an account that was an admin. */
const protectedMs = 7 * 24 * 60 * 60 * 1_000

export function RecoveryLink({ account: { id, display_name, email, role, admin_until } }: { account: Schemas['Account'] }) {
  const [link, setLink] = useState<Schemas['RecoveryLink']>()
  const isProtected = useTime(now => admin_until !== null && now < Date.parse(admin_until) + protectedMs)
  const name = plain(display_name)
  const label = (
    <>
      Recovery link…<span class="unseen"> {display_name}</span>
    </>
  )
  if (role === 'admin')
    return (
      <DialogButton
        small
        dialog={close => (
          <Dialog title={`Only the operator can let ${name} in again`} onClose={close}>
            <p>
              {name} is an admin, and no admin can take over the account of another. The operator of this service can create a link, with{' '}
              <code>make admin</code>.
            </p>
          </Dialog>
        )}
      >
        {label}
      </DialogButton>
    )
  return (
    <>
      <DialogButton
        small
        dialog={close => (
          <Question
            title={`Create a recovery link for ${name}?`}
            submit="Create link"
            send={({ remove }) =>
              ask(
                api.POST('/admin/accounts/{id}/recovery-link', {
                  params: { path: { id } },
                  body: { second_factors: remove ? 'remove' : 'keep' },
                }),
              )
            }
            onDone={setLink}
            onClose={close}
          >
            <p>
              The link lets {name} set a new password, which ends all their sessions. First make sure that the person who asks is really{' '}
              {name}.
            </p>
            {isProtected && (
              <p>
                {name} was an admin within the last 7 days. Only an admin who has been one for 7 days, and who did not lower this account,
                can create a link for it. The operator of this service can too, with <code>make admin</code>.
              </p>
            )}
            <label class="check">
              <input type="checkbox" name="remove" value="yes" />
              Also remove the passkeys, the authenticator app and the recovery codes, because they are lost
            </label>
          </Question>
        )}
      >
        {label}
      </DialogButton>
      {link && (
        <OneTimeLink title="Copy the recovery link now" url={link.url} endsAt={link.expires_at} onClose={() => setLink(undefined)}>
          <p>
            Give it to {name} (<bdi>{email}</bdi>) in person, or over a channel that you trust. Anyone who has it can take over the account.
          </p>
        </OneTimeLink>
      )}
    </>
  )
}
