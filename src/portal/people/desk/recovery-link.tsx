/** Creates a link that lets somebody who is locked out set a new password. Only the operator of the service can create one for an admin. */
import { useState } from 'preact/hooks'
import { api, ask, type Schemas } from '../../api.ts'
import { Dialog, DialogButton, plain, Question } from '../../pieces/index.ts'
import { OneTimeLink } from './one-time-link.tsx'

export function RecoveryLink({ account: { id, display_name, email, role } }: { account: Schemas['Account'] }) {
  const [link, setLink] = useState<Schemas['RecoveryLink']>()
  const name = plain(display_name)
  const label = (
    <>
      Recovery link…<span class="unseen"> {name}</span>
    </>
  )
  if (role === 'admin')
    return (
      <DialogButton
        small
        dialog={close => (
          <Dialog title={`${name} is an admin`} onClose={close}>
            <p>Only the operator of this service can create a recovery link for an admin, with make admin.</p>
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
