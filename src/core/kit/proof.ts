/** A fresh proof that the human of a session is still its owner. What changes how people sign in, or who may do what, needs one. A sign-in is one. */
import { DomainError } from './errors.ts'
import { minute, type Human, type World } from './world.ts'

const freshMs = 10 * minute

/** Until when the proof of a session is fresh. Null if it is not. A proof from the future does not count, because the clock was put back. */
export function proofUntil({ now }: World, { provenAt }: Human) {
  return provenAt <= now() && now() < provenAt + freshMs ? provenAt + freshMs : null
}

export function requireProof(world: World, human: Human) {
  if (proofUntil(world, human) === null)
    throw new DomainError('proof_required', 'Prove that it is you, with POST /v1/sessions/current/proof, and try again.')
}

/** For a change that gives more freedom. The refusal names the members that do, as places in the body. */
export function requireProofToLoosen(world: World, human: Human, loosened: readonly string[] = []) {
  if (proofUntil(world, human) !== null) return
  const issues = loosened.map(pointer => ({ pointer, code: 'loosens', message: 'gives more freedom' }))
  const what = issues.length > 0 ? `This gives more freedom (${loosened.join(', ')}).` : 'This gives more freedom.'
  throw new DomainError('proof_required', `${what} Prove that it is you, with POST /v1/sessions/current/proof, and try again.`, { issues })
}
