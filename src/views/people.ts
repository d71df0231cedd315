import type * as Out from '../../generated/outputs.js'
import { placeOf } from '../core/kit/addresses.ts'
import { signsFrom } from '../core/kit/webauthn.ts'
import type { World } from '../core/kit/world.ts'
import type { Account } from '../core/people/accounts.ts'
import type { Addresses } from '../core/people/email-changes.ts'
import { invitationState, type Invitation } from '../core/people/invitations.ts'
import type { Passkey } from '../core/people/passkeys.ts'
import type { SignInMeans } from '../core/people/second-factors.ts'
import type { Session } from '../core/people/sessions.ts'
import { tokenState, type Token } from '../core/people/tokens.ts'

export const accountView = ({ status, ...account }: Account): Out.Account => ({
  ...account,
  status: status === 'leaving' ? 'deleted' : status,
})

export const sessionView = ({ ip, ...session }: Session, currentId: string): Out.Session => ({
  ...session,
  network: placeOf(ip) || ip,
  current: session.id === currentId,
})

export const tokenView = (token: Token, world: World): Out.Token => ({ ...token, state: tokenState(token, world.now()) })

export const passkeyView = (passkey: Passkey): Out.Passkey => ({ ...passkey, synced: passkey.synced === 1, signsFrom: signsFrom(passkey) })

export const securityView = ({ passkeys, ...security }: SignInMeans): Out.Security => ({ ...security, passkeys: passkeys.map(passkeyView) })

export const invitationView = (invitation: Invitation, world: World): Out.Invitation => ({
  ...invitation,
  state: invitationState(invitation, world.now()),
})

export const emailAddressView = ({ email, pending, earlier }: Addresses): Out.EmailAddress => ({
  email,
  pending: pending && { email: pending.email, expiresAt: pending.expiresAt },
  earlier,
})

/** A one-time link. Its secret is behind `#`, so browsers do not send it to any server, and no log has it. */
export const linkOf = (publicUrl: string, purpose: 'recover' | 'invite' | 'take-back', token: string) => `${publicUrl}/#${purpose}=${token}`
