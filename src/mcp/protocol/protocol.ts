/**
 * How a body is answered: its era is determined, and its method is looked up in one table and called directly, without a server object
 * or a stream.
 */
import type { IncomingHttpHeaders } from 'node:http'
import type { Implementation } from '@modelcontextprotocol/server'
import type { Core } from '../../core/index.ts'
import type { Agent } from '../../core/kit/world.ts'
import type { Exchange } from '../../http/exchange.ts'
import type { Log } from '../../log.ts'
import type { Told } from './call.ts'
import type { Catalogue } from './catalogue.ts'
import { invalidRequest, readMessage, type Notification, type Request } from './message.ts'
import { methodTable } from './methods.ts'
import {
  asFault,
  codes,
  errorText,
  Fault,
  isToolError,
  members,
  resultText,
  serverInfoKey,
  toolRefusal,
  type Answer,
  type Id,
  type ToolError,
} from './result.ts'
import type { Line } from './streams.ts'
import {
  claimsVersion,
  clientOf,
  dialectOf,
  hasFourHeaders,
  namedDialect,
  requireHeader,
  unnamedVersion,
  type Dialect,
  type Era,
} from './version.ts'

/** The sender of a body, and its headers. */
interface Sender {
  agent: Agent
  headers: IncomingHttpHeaders
  exchange: Exchange
  line: Line
  instead?: Instead | undefined
}

/**
 * If set, no request of the body runs. Tool calls are answered with `tool` if it is set. All other requests are answered with `fault`.
 */
export interface Instead {
  tool?: ToolError | undefined
  fault: Error
}

interface Means {
  core: Core
  catalogue: Catalogue
  /** The server's name and version, which are in each result of the modern era. */
  serverInfo: Implementation
  /** The server's full description, which is in the first answer to a client. */
  introduction: Implementation
  log: Log
}

const accepted: Answer = { status: 202 }

export function protocol({ core, catalogue, serverInfo, introduction, log }: Means) {
  const methods = methodTable(catalogue, introduction)
  const ending = (resultType: string, meta?: object) => members({ resultType, _meta: { [serverInfoKey]: serverInfo, ...meta } })
  const complete = ending('complete')

  return async function answer(body: unknown, sender: Sender): Promise<Answer> {
    if (Array.isArray(body)) return answerBatch(body, sender)
    const message = readMessage(body)
    if (message.kind === 'reply') return answerReply(sender)
    if (message.kind === 'notification') return answerNotification(message, sender)
    return answerAs(message.id, sender, async () => perform(message, await hear(message, sender), sender))
  }

  /** Every valid message updates the agent's heartbeat. */
  async function hear(message: Request | Notification, { agent, headers }: Sender) {
    const dialect = dialectOf(message, headers)
    await core.heartbeat.seen(agent, { ...clientOf(message), protocolVersion: dialect.version })
    return dialect
  }

  async function perform({ id, method: name, params }: Request, { era, version }: Dialect, sender: Sender) {
    const { agent, headers, exchange, line, instead } = sender
    const method = methods.get(name)
    if (!method || (method.era ?? era) !== era) throw unknownMethod(era)
    exchange.route = name
    const named = method.nameIn && params[method.nameIn]
    if (era === 'modern' && typeof named === 'string' && !hasFourHeaders(name, headers)) requireHeader(headers, 'Mcp-Name', named)
    if (instead && (name !== 'tools/call' || !instead.tool)) throw instead.fault
    const told = instead?.tool
      ? toolRefusal(instead.tool)
      : await method.answer({ id, params, era, version, agent, headers, exchange, line })
    if (isToolError(told)) core.calls.count(agent.id, 'errors')
    return resultIn(era, told)
  }

  /** A modern result names its type and its server. */
  function resultIn(era: Era, told: Told) {
    const own = typeof told === 'string' ? told : told.own
    if (era === 'legacy') return `{${own}}`
    return `{${own}${own && ','}${typeof told === 'string' ? complete : ending(told.resultType, told.meta)}}`
  }

  /** The answer to a request carries its id, whether it is a result or an error. */
  async function answerAs(id: Id, { agent, exchange }: Sender, work: () => Promise<string>): Promise<Answer> {
    core.calls.count(agent.id, 'calls')
    try {
      return { status: 200, body: resultText(id, await work()) }
    } catch (error) {
      core.calls.count(agent.id, 'errors')
      const fault = asFault(error, exchange.id, log)
      const status = fault.code === codes.internalError ? 200 : fault.status
      return { status, headers: fault.headers, body: errorText(fault, id) }
    }
  }

  async function answerNotification(message: Notification, sender: Sender): Promise<Answer> {
    if (!sender.instead) await hear(message, sender)
    if (methods.has(message.method)) throw invalidRequest('This method has a result, so the message needs an id.')
    return accepted
  }

  /** Only the oldest revision supports batches, so a batch has no modern messages. */
  async function answerBatch(body: unknown[], sender: Sender): Promise<Answer> {
    const dialect = namedDialect(sender.headers)
    if (dialect.version !== unnamedVersion)
      throw invalidRequest('This version of the protocol does not support batches: send one message at a time.')
    if (body.length === 0) throw invalidRequest('The batch is empty.')
    const messages = body.map(readMessage).filter(message => message.kind !== 'reply')
    if (messages.some(({ method, params }) => method === 'initialize' || claimsVersion(params))) {
      throw invalidRequest('The batch contains a message that must be sent alone.')
    }
    await core.heartbeat.seen(sender.agent, { protocolVersion: dialect.version })
    const requests = messages.filter(message => message.kind === 'request')
    const alone = { ...sender, line: { ...sender.line, streams: false } }
    const answers = await Promise.all(requests.map(request => answerAs(request.id, sender, () => perform(request, dialect, alone))))
    sender.exchange.route = 'batch'
    return answers.length > 0 ? { status: 200, body: `[${answers.map(({ body }) => body).join()}]` } : accepted
  }

  function answerReply({ headers }: Sender): Answer {
    if (namedDialect(headers).era === 'modern') throw invalidRequest('The server sends no requests, so it accepts no responses.')
    return accepted
  }
}

/** A modern client reads the HTTP status. Older clients read only the body. */
const unknownMethod = (era: Dialect['era']) =>
  new Fault(codes.unknownMethod, 'There is no such method.', { status: era === 'modern' ? 404 : 200 })
