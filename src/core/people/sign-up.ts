/** How a stranger gets an account. */
import type { SignUp } from '../../../generated/inputs.js'
import { anyAccount, insertAccount } from '../../store/people/accounts.ts'
import { run, type Row, type Steps } from '../../store/index.ts'
import { countAccount } from '../log/account-count.ts'
import { beginLog, record } from '../log/audit.ts'
import { isReserved } from './email-changes.ts'
import { accept, findInvited } from './invitations.ts'
import { DomainError } from '../kit/errors.ts'
import { nothingElse } from '../kit/exact.ts'
import { newId } from '../kit/ids.ts'
import { brakes } from '../kit/passwords.ts'
import { asAdmin, type Admin } from '../kit/roles.ts'
import { mintSessionToken, sameText, type Minted } from '../kit/secrets.ts'
import { humanOf, newSession, waiterOf, type Session, type Visit } from './sessions.ts'
import { refuseWeak } from '../kit/weak-passwords.ts'
import type { World } from '../kit/world.ts'

interface Means {
  mode: 'open' | 'closed'
  setupCode: string
  /** A step of the transaction that creates the first account. */
  first: ((admin: Admin) => Steps<void>) | false
}

export function signingUp(world: World, means: Means) {
  /** Remembers that there is an account, so that the database is not asked again. */
  let settled = false

  /** Whether there is an account. The row of a deleted account stays, so once this is true it stays true. */
  async function isSettled() {
    settled ||= (await world.store.read(anyAccount, {})).length > 0
    return settled
  }

  return {
    /** Whether a stranger can create an account now. `setup` means that the next account is the first one. */
    async signupMode(): Promise<'open' | 'closed' | 'setup'> {
      return (await isSettled()) ? means.mode : 'setup'
    },

    /** Creates an account and signs it in. The first one needs the setup code and becomes the admin. */
    async signUp(visit: Visit, { email: written, password, displayName, setupCode, invitation, ...rest }: Omit<SignUp, 'transport'>) {
      nothingElse(rest)
      const email = written.toLowerCase()
      refuseWeak(password, { email, displayName }, '/password')
      await brakes.beforeSignUp(world, visit.network)
      const first = !(await isSettled())
      if (first && !sameText(setupCode ?? '', means.setupCode)) {
        throw new DomainError('setup_code_required', 'The first account needs the setup code. The server printed it when it started.')
      }
      if (!first && means.mode === 'closed' && invitation === undefined)
        throw new DomainError('signup_closed', 'Sign-up is closed. Ask an admin of this service for an invitation.')
      const passwordHash = await world.passwords.hash(password, waiterOf(visit))
      const token = mintSessionToken()
      const newcomer = { email, displayName, passwordHash, invitation }
      return world.store.transaction(() => create(world, visit, newcomer, token, first && means))
    },
  }
}

interface Newcomer {
  email: string
  displayName: string
  passwordHash: string
  invitation: string | undefined
}

/**
 * People who sign up take turns, because each must hold the count. If several use the setup code at once, before there is an account,
 * the first becomes the admin. The others become members, even if sign-up is closed.
 */
function* create(
  world: World,
  visit: Visit,
  { email, displayName, passwordHash, invitation }: Newcomer,
  token: Minted,
  setup: Means | false,
): Steps<{ account: Row<'accounts'>; session: Session; token: string }> {
  yield* countAccount(world)
  const isFirst = setup && (yield* run(anyAccount, {})).length === 0
  const invited = invitation === undefined ? undefined : yield* findInvited(world, invitation, email)
  if (yield* isReserved(world, email)) throw taken()
  const role = isFirst ? 'admin' : (invited?.role ?? 'member')
  const now = world.now()
  const [account] = yield* run(insertAccount, {
    id: newId('acc', now),
    email,
    displayName,
    passwordHash,
    role,
    adminSince: role === 'admin' ? now : null,
    now,
  })
  if (!account) throw taken()
  if (invited) yield* accept(invited.id, account.id)
  yield* beginLog(world, account.id)
  yield* brakes.know(world, visit.network, account.email)
  const session = yield* newSession(world, account, visit, token.hash)
  const human = humanOf(session, account, visit.requestId)
  yield* record(world, human, {
    action: 'account.created',
    targetId: account.id,
    data: { role, ...(invited && { invitation_id: invited.id }) },
  })
  yield* record(world, human, { action: 'session.created', targetId: session.id })
  if (isFirst && setup.first) yield* setup.first(asAdmin(human))
  return { account, session, token: token.secret }
}

const taken = () => new DomainError('email_taken', 'An account with this e-mail address exists. Sign in instead.')
