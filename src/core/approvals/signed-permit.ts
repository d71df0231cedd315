/**
 * A permit that the agent can show to a third party, such as a shop: whose yes it is, for what, and until when. The request names that party,
 * and its human, or a rule that lists the party, has approved it. The party checks the permit without the service, and takes each one once.
 */
import { findApprovingEntry } from '../../store/log/audit.ts'
import type { ExternalArguments } from '../../store/index.ts'
import type { Approval, World } from '../kit/world.ts'
import { allowedDigestOf } from './actions.ts'
import { actBefore } from './yes.ts'

export const signedPermit = { make }

/** Of a yes that was started. It is the same each time. Undefined if the request names nobody who checks it. */
async function make(world: World, approval: Approval, issuer: string): Promise<string | undefined> {
  const { audience, category, recipient, amount } = (approval.allowed ?? approval.arguments) as unknown as ExternalArguments
  if (audience === undefined) return undefined
  return world.permits.sign({
    iss: issuer,
    sub: approval.agentId,
    aud: audience,
    jti: approval.id,
    iat: seconds(approval.startedAt!),
    exp: seconds(actBefore(approval)!),
    by: await approvedBy(world, approval),
    digest: allowedDigestOf(approval),
    category,
    ...(recipient && { recipient }),
    ...(amount && { amount }),
  })
}

const seconds = (ms: number) => Math.floor(ms / 1_000)

/** How its human said yes: with a rule, on the card, or there with the signature of a passkey. */
async function approvedBy({ store }: World, { id, ownerId, byRule, decidedAt }: Approval): Promise<'rule' | 'human' | 'signed'> {
  if (byRule) return 'rule'
  const [entry] = await store.read(findApprovingEntry, { accountId: ownerId, targetId: id, at: decidedAt! })
  return entry?.data['signed'] ? 'signed' : 'human'
}
