/** Decides whether a request is let in, and reads its body. */
import type { Principal } from '../../core/kit/world.ts'
import { asAtLeast } from '../../core/kit/roles.ts'
import type { Exchange } from '../../http/exchange.ts'
import { hasEnded, isStillGood, principalIn, requireOwnPage, requireScope } from './authenticate.ts'
import { readInput } from './body.ts'
import type { Call, Context, Means } from './call.ts'
import type { OperationId } from './contract.ts'
import type { Limiters } from './limits.ts'
import { permissionOf, type Row } from './permissions.ts'

/** The largest body of an operation that needs no session. It is enough for an e-mail address and a password. */
const publicBodyBytes = 4_096
/** If a body takes longer than this, its session or its token is checked again. */
const slowMs = 1_000

/**
 * Counts the request, holds a service token to its scopes, and reads the body, whose limits depend on the sender. A request that is about to be
 * refused counts too, because otherwise somebody could guess sessions without a limit.
 */
export function admission(means: Means) {
  const { limiters } = means.service
  const { bodyBytes } = means.core.world.limits
  return async ({ operation, security }: Context, call: Call) => {
    const { req, exchange } = call
    const human = principalIn(security)
    const isPublic = operation!.security!.length === 0
    exchange.actor = human?.accountId
    // Otherwise a page of another site could sign a human in to an account that is not theirs.
    if (isPublic && req.method === 'POST') requireOwnPage(req, means.origins)
    exchange.headers.push(...take(limiters, human, exchange))
    if (!human && !isPublic) return
    if (human) requireScope(human, operation!.operationId as OperationId)
    const takesBody = operation!.requestBody !== undefined
    const mostBodyBytes = isPublic ? Math.min(publicBodyBytes, bodyBytes) : bodyBytes
    call.human = human
    const { core } = means
    const began = core.world.now()
    ;({ type: call.type, body: call.body } = await readInput(req, exchange, { takesBody, mostBodyBytes }, human, means))
    // While a body arrives slowly, the session or the token may end.
    if (human && core.world.now() - began >= slowMs && !(await isStillGood(core, human))) throw hasEnded()
  }
}

function take({ account, token, address }: Limiters, human: Principal | undefined, { network }: Exchange) {
  if (!human) return address.take(network)
  return human.kind === 'token' ? token.take(human.token.id) : account.take(human.accountId)
}

/** Refuses somebody whose role is too low for an operation. */
export function requireRole(by: Principal, id: OperationId) {
  const row: Row | undefined = permissionOf[id]
  if (row?.role) asAtLeast[row.role](by as never)
}
