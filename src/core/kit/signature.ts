/** The signature of a change that gives more freedom. */
import type { Events } from '../../../generated/events.ts'

export type SignedLoosening = NonNullable<Events['agent.updated']['signed_loosening']>
export type Statement = SignedLoosening['statement']
/** What a statement says about a change. The names are those of the contract, because others verify it. */
export type Change = Pick<Statement, 'operation' | 'target' | 'members' | 'before' | 'after'>
/** A valid signature, of a passkey that can sign, which came with a request. */
export interface LooseningSignature {
  passkeyId: string
  counter: number
  signed: SignedLoosening
}
