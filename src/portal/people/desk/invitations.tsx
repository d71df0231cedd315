/** Invitations: links that let people sign up, even while sign-up is closed. */
import './desk.css'
import { useState } from 'preact/hooks'
import { api, ask, type Schemas } from '../../api.ts'
import { Chip, Choice, DialogButton, Empty, ifWritten, Input, Listing, Page, Question, say, TabLinks, When } from '../../pieces/index.ts'
import { useList } from '../../resource.ts'
import { useMe } from '../../session.ts'
import { OneTimeLink } from './one-time-link.tsx'
import { peopleTabs } from './people.ts'
import { roles } from '../roles.ts'
import { roleOptions } from './role.tsx'

type Invitation = Schemas['Invitation']

export function Invitations() {
  const { signup, channels } = useMe().service
  const invitations = useList('/admin/invitations', {}, { live: ['service_log'] })
  const [fresh, setFresh] = useState<Schemas['NewInvitation']>()
  const created = (invitation: Schemas['NewInvitation']) => {
    setFresh(invitation)
    void invitations.reload()
  }
  return (
    <Page
      title="Invitations"
      lead={
        signup === 'open'
          ? 'Anyone can sign up. An invitation can also give a role.'
          : 'Sign-up is closed. People need an invitation to sign up.'
      }
      actions={
        <DialogButton tone="main" dialog={close => <Invite isMailed={channels.types.includes('email')} onDone={created} onClose={close} />}>
          Invite somebody
        </DialogButton>
      }
    >
      <TabLinks label="People" links={peopleTabs} current="#desk/invitations" />
      <Listing list={invitations} empty={<Empty icon="accounts" title="No invitations yet" />}>
        {invitation => <Row invitation={invitation} onChange={invitations.reload} />}
      </Listing>
      {fresh && (
        <OneTimeLink
          title={fresh.mailed ? 'The invitation is on its way' : 'Copy the invitation now'}
          url={fresh.url}
          endsAt={fresh.invitation.expires_at}
          onClose={() => setFresh(undefined)}
        >
          <p>
            {fresh.invitation.email ? (
              <>
                {fresh.mailed ? 'A link is sent by e-mail to ' : 'Send it to '}
                <bdi>{fresh.invitation.email}</bdi>. Only this address can sign up with it.
                {fresh.mailed && ' If the e-mail does not arrive, send this link yourself.'}
              </>
            ) : (
              'Send it to the person you invite. Anyone who has it can sign up.'
            )}
          </p>
        </OneTimeLink>
      )}
    </Page>
  )
}

const states = {
  open: ['Open', 'accent'],
  accepted: ['Accepted', 'good'],
  revoked: ['Revoked', 'plain'],
  expired: ['Expired', 'plain'],
} as const

function Row({ invitation, onChange }: { invitation: Invitation; onChange(): unknown }) {
  const { email, role, state, created_at, expires_at } = invitation
  const [word, tone] = states[state]
  return (
    <article class="desk-row split nowrap">
      <div>
        <h2 class="facts-line">
          <bdi>{email ?? 'Anyone with the link'}</bdi>
          <Chip tone={tone}>{word}</Chip>
          {role !== 'member' && <Chip>{roles[role].title}</Chip>}
        </h2>
        <p class="facts-line small soft">
          <When label="created" at={created_at} />
          {state === 'open' && <When label="expires" at={expires_at} />}
        </p>
      </div>
      {state === 'open' && (
        <span class="desk-verbs flow">
          <DialogButton small tone="deny" dialog={close => <Revoke invitation={invitation} onDone={onChange} onClose={close} />}>
            Revoke…<span class="unseen"> {email ?? 'the open invitation'}</span>
          </DialogButton>
        </span>
      )}
    </article>
  )
}

interface Inviting {
  /** Whether the service can send the invitation by e-mail. */
  isMailed: boolean
  onDone(invitation: Schemas['NewInvitation']): void
  onClose(): void
}

const Invite = ({ isMailed, onDone, onClose }: Inviting) => (
  <Question
    title="Invite somebody"
    submit="Create invitation"
    send={({ role, ...values }) =>
      ask(api.POST('/admin/invitations', { body: { role: role as Schemas['Role'], ...ifWritten(values, 'email') } }))
    }
    onDone={onDone}
    onClose={onClose}
  >
    <Input
      name={fieldsOf.adminCreateInvitation.email.name}
      label="E-mail (optional)"
      hint={`Only this address can use the invitation. ${isMailed ? 'We send it there. Without an address, you' : 'You'} send it yourself.`}
      type="email"
      autocomplete="off"
    />
    <Choice name="role" label="Role" options={roleOptions} defaultValue="member" />
  </Question>
)

const Revoke = ({ invitation: { id }, onDone, onClose }: { invitation: Invitation; onDone(): unknown; onClose(): void }) => (
  <Question
    title="Revoke the invitation?"
    tone="deny"
    submit="Revoke"
    send={() => ask(api.DELETE('/admin/invitations/{id}', { params: { path: { id } } }))}
    onProblem={onDone}
    onDone={() => {
      say('The invitation is revoked')
      void onDone()
    }}
    onClose={onClose}
  >
    <p>Its link stops working at once.</p>
  </Question>
)
