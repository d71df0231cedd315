/**
 * Lets a change happen that gives more freedom. It takes a fresh proof or, if the account demands signed decisions, the signature of a passkey
 * over a statement about exactly this change. A signature is a proof too. The log keeps it with the change. A service token has neither.
 */
import { run, type Steps } from '../../store/index.ts'
import { notePasskeyUse } from '../../store/people/passkeys.ts'
import { spendChallenge } from '../../store/people/second-factors.ts'
import { canonical, jcs } from './canonical.ts'
import { DomainError } from './errors.ts'
import { requireProofToLoosen } from './proof.ts'
import { hashSecret } from './secrets.ts'
import type { Change, LooseningSignature, SignedLoosening } from './signature.ts'
import { invalidPasskey } from './webauthn.ts'
import { minute, type Principal, type World } from './world.ts'

/** How old a signed statement may be. */
export const mostStatementAgeMs = 10 * minute

/** A change, with what it changes as the log shows it. */
interface Loosening {
  operation: Change['operation']
  targetId: string
  members: string[]
  before: unknown
  after: unknown
}

export const digestOfStatement = (statement: object) => hashSecret(jcs(statement))

/** What the log says of a change that gives more freedom. Throws if the change lacks its proof or its signature. */
export function* permitLoosening(world: World, by: Principal, loosening: Loosening): Steps<{ signed_loosening?: SignedLoosening }> {
  if (by.kind === 'token') throw onlyPerson(loosening)
  const { looseningSignature: signature, signedDecisions } = by
  if (signature) return { signed_loosening: yield* useSignature(world, signature, loosening) }
  if (signedDecisions !== 'none') throw unsigned(loosening)
  requireProofToLoosen(world, by, loosening.members)
  return {}
}

/** Uses up a signature, which must be about this change. */
function* useSignature(world: World, signature: LooseningSignature, loosening: Loosening): Steps<SignedLoosening> {
  const { passkeyId: id, counter, signed } = signature
  const { operation, target, members, before, after, at } = signed.statement
  if (canonical({ operation, target, members, before, after }) !== canonical(changeOf(loosening))) throw unsigned(loosening)
  // Each signature works once.
  const [spent] = yield* run(spendChallenge, {
    hash: hashSecret(`loosening ${digestOfStatement(signed.statement)}`),
    expiresAt: Date.parse(at) + mostStatementAgeMs,
  })
  const [noted] = spent ? yield* run(notePasskeyUse, { id, counter, now: world.now() }) : []
  if (!noted) throw invalidPasskey()
  return signed
}

const changeOf = ({ operation, targetId, members, before, after }: Loosening): Change => ({
  operation,
  target: targetId,
  members,
  before: hashSecret(jcs(before)),
  after: hashSecret(jcs(after)),
})

const issuesOf = ({ members }: Loosening) => members.map(pointer => ({ pointer, code: 'loosens', message: 'gives more freedom' }))

const onlyPerson = (loosening: Loosening) =>
  new DomainError('needs_person', 'This gives more freedom, which a service token never does. Do it yourself at `portal_url`.', {
    issues: issuesOf(loosening),
  })

const unsigned = (loosening: Loosening) =>
  new DomainError(
    'signature_required',
    'Your account requires you to sign this change with a passkey. Send `loosening` to POST /v1/me/loosening/challenge.',
    {
      issues: issuesOf(loosening),
      loosening: changeOf(loosening),
    },
  )
