/** An invitation: what it grants, who made it and until when, and the form that uses it. A link that does not work says so at once. */
import { useEffect, useState } from 'preact/hooks'
import { api, ask, type Schemas } from '../api.ts'
import { plain, Skeleton, Trouble, When } from '../pieces/index.ts'
import { useAction } from '../resource.ts'
import type { Account } from '../session.ts'
import { Door, Other } from './door.tsx'
import { forgetLink } from './link.ts'
import { NewAccount } from './new-account.tsx'

type Received = Schemas['ReceivedInvitation']

/** What somebody is invited as, and what they may do then. */
const roles: Record<Schemas['Role'], { as: string; may: string }> = {
  member: { as: 'a member', may: 'You can connect agents, and you decide what they may do.' },
  reviewer: { as: 'a reviewer', may: 'You can connect agents, and review the results of other people’s agents.' },
  author: { as: 'an author', may: 'You can connect agents, write quests, and review results.' },
  admin: { as: 'an admin', may: 'You can connect agents, write quests, review results, and manage all accounts.' },
}

/** `account` is already signed in here. */
export function Invited({ token, account }: { token: string; account: Account | undefined }) {
  const look = useAction(() => ask(api.POST('/invitation', { body: { token } })))
  const [received, setReceived] = useState<Received>()
  const load = async () => setReceived((await look.run())?.data)
  useEffect(() => void load(), [])

  if (received) return <Usable token={token} received={received} account={account} />
  if (look.problem?.code === 'invalid_link')
    return (
      <Door title="This invitation does not work" lead={look.problem.detail}>
        <Instead account={account} />
      </Door>
    )
  return (
    <Door title="Your invitation" lead="Checking what it grants…">
      {look.problem ? <Trouble problem={look.problem} onRetry={load} /> : <Skeleton rows={3} />}
      <Instead account={account} />
    </Door>
  )
}

interface Usable {
  token: string
  received: Received
  account: Account | undefined
}

function Usable({ token, received: { role, reserved, invited_by, expires_at }, account }: Usable) {
  const granted = Object.hasOwn(roles, role) ? roles[role as Schemas['Role']] : undefined
  const by = <bdi>{plain(invited_by)}</bdi>
  return (
    <Door
      title={`You are invited${granted ? ` as ${granted.as}` : ''}`}
      lead={
        <>
          {by} invited you. {granted?.may}
        </>
      }
    >
      <p class="soft small">
        The invitation works once. <When label="It expires" at={expires_at} />.
        {reserved && <> Use the e-mail address that {by} invited. No other address works.</>}
      </p>
      <NewAccount submit="Create account" invitation={token} />
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
