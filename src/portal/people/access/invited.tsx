/** An invitation: what it grants, who made it and until when, and the form that uses it. */
import { api, ask, type Schemas } from '../../api.ts'
import { plain, When } from '../../pieces/index.ts'
import type { Account } from '../../session.ts'
import { roles, type Role } from '../roles.ts'
import { Door, Other } from './door.tsx'
import { forgetLink } from './link.ts'
import { NewAccount } from './new-account.tsx'
import { Received } from './received.tsx'

/** `account` is already signed in here. */
export const Invited = ({ token, account }: { token: string; account: Account | undefined }) => (
  <Received
    look={() => ask(api.POST('/invitation/link', { body: { token } }))}
    title="Your invitation"
    broken="This invitation does not work"
    instead={<Instead account={account} />}
  >
    {received => <Usable token={token} received={received} account={account} />}
  </Received>
)

interface Usable {
  token: string
  received: Schemas['ReceivedInvitation']
  account: Account | undefined
}

function Usable({ token, received: { role, reserved, email, invited_by, expires_at }, account }: Usable) {
  const granted = Object.hasOwn(roles, role) ? roles[role as Role] : undefined
  const by = <bdi>{plain(invited_by)}</bdi>
  return (
    <Door
      title={`You are invited${granted ? ` as ${granted.as}` : ''}`}
      lead={
        <>
          {by} invited you. {granted?.invited}
        </>
      }
    >
      <p class="soft small">
        The invitation works once. <When label="It expires" at={expires_at} />.
        {reserved && email === null && <> Use the e-mail address that {by} invited. No other address works.</>}
      </p>
      <NewAccount submit="Create account" invitation={token} email={email} />
      <Instead account={account} />
    </Door>
  )
}

const Instead = ({ account }: { account: Account | undefined }) => (
  <Other
    question={account ? `You are signed in as ${account.email}.` : 'Already have an account?'}
    button={account ? 'Keep this account' : 'Sign in'}
    onPress={forgetLink}
  />
)
