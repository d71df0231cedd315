/** Reads the body of a request to /v1. */
import type { Request } from 'express'
import type { Principal } from '../../core/kit/world.ts'
import type { Allowance } from '../../http/allowance.ts'
import { bodyType, hasBody, readBody, type InFlight } from '../../http/body.ts'
import type { Exchange } from '../../http/exchange.ts'
import { parseJson } from '../../http/json.ts'
import { Problem } from './problem.ts'

/** An empty object with a few spaces. */
const mostOfNothing = 16

/** What an operation takes. */
interface Taken {
  takesBody: boolean
  mostBodyBytes: number
}
interface Means {
  inFlight: InFlight
  charge: Allowance
}

/** This comes after authentication, because the limits depend on the sender. */
export async function readInput(
  req: Request,
  { network }: Exchange,
  { takesBody, mostBodyBytes }: Taken,
  human: Principal | undefined,
  { inFlight, charge }: Means,
) {
  if (!takesBody) await requireNothing(req, network, inFlight)
  const type = takesBody ? bodyType(req) : undefined
  if (type === undefined) return { type, body: undefined }
  const bytes = await readBody(req, { most: mostBodyBytes, network, inFlight })
  charge(bytes.length, { account: human?.accountId, network })
  return { type, body: parseJsonAs(type, bytes) }
}

/** Some programs send an empty object with every request. Anything else would be ignored, so it is refused. */
async function requireNothing(req: Request, network: string, inFlight: InFlight) {
  if (!hasBody(req)) return
  const isShort = Number(req.headers['content-length'] ?? 0) <= mostOfNothing
  const body = isShort ? await readBody(req, { most: mostOfNothing, network, inFlight }).then(String, () => 'too long') : 'too long'
  if (!['', '{}'].includes(body.trim())) throw unexpectedBody()
}

const unexpectedBody = () =>
  new Problem('validation_failed', 'This operation takes no body.', {
    errors: [{ in: 'body', pointer: '', code: 'unexpected', message: 'must not be sent' }],
  })

/** The body as a value. A body of another type is not parsed, because the validator then refuses it by its type. */
function parseJsonAs(type: string, bytes: Buffer) {
  if (!/[/+]json$/.test(type)) return null
  return parseJson(bytes, {
    onInexact({ pointer, message }) {
      throw new Problem('validation_failed', `${pointer || 'The body'} ${message}.`, {
        errors: [{ in: 'body', pointer, code: 'exact', message }],
      })
    },
  })
}
