/**
 * Which revision of the protocol a message uses. The body decides, and the headers must agree with it.
 * A client of the 2026 revision names it in `_meta` of every message. A client of a 2025 revision negotiates it with `initialize` and
 * names it in a header.
 *
 * The SDK has this rule too, as classifyInboundRequest. It is not used, because it accepts batches of every revision, answers an unknown
 * version in the header with the wrong code, and takes 100 ms and 30 MB to import. The names and types here are the SDK's.
 */
import type { IncomingHttpHeaders } from 'node:http'
import type { CLIENT_CAPABILITIES_META_KEY, CLIENT_INFO_META_KEY, PROTOCOL_VERSION_META_KEY } from '@modelcontextprotocol/server'
import { isObject, type Notification, type Params, type Request } from './message.ts'
import { codes, Fault } from './result.ts'

export type Era = 'legacy' | 'modern'
export interface Dialect {
  era: Era
  version: string
}

const modernVersions = ['2026-07-28']
const legacyVersions = ['2025-11-25', '2025-06-18', '2025-03-26']
export const protocolVersions = [...modernVersions, ...legacyVersions]
/** The version of a client that names none: the last revision that has no header for the version, and the last one with batches. */
export const unnamedVersion = '2025-03-26'

const versionKey: typeof PROTOCOL_VERSION_META_KEY = 'io.modelcontextprotocol/protocolVersion'
export const capabilitiesKey: typeof CLIENT_CAPABILITIES_META_KEY = 'io.modelcontextprotocol/clientCapabilities'
const clientKey: typeof CLIENT_INFO_META_KEY = 'io.modelcontextprotocol/clientInfo'

export function dialectOf(message: Request | Notification, headers: IncomingHttpHeaders): Dialect {
  const named = header(headers, 'mcp-protocol-version')
  if (claimsVersion(message.params)) return modernDialect(message, headers, named)
  if (message.method === 'initialize') return initialDialect(message.params, named)
  const dialect = namedDialect(headers)
  if (dialect.era === 'legacy' || message.kind === 'notification') return dialect
  throw incomplete(`Requests of version ${dialect.version} must have params._meta["${versionKey}"].`)
}

export const claimsVersion = (params: Params) => isObject(params['_meta']) && versionKey in params['_meta']

/** The dialect according to the header alone. */
export function namedDialect(headers: IncomingHttpHeaders): Dialect {
  const version = header(headers, 'mcp-protocol-version') ?? unnamedVersion
  if (modernVersions.includes(version)) return { era: 'modern', version }
  if (legacyVersions.includes(version)) return { era: 'legacy', version }
  throw unsupported('This server does not support the version in MCP-Protocol-Version.', protocolVersions, version)
}

export function clientOf({ method, params }: Request | Notification) {
  const info = method === 'initialize' ? params['clientInfo'] : isObject(params['_meta']) ? params['_meta'][clientKey] : undefined
  return isObject(info) ? { name: oneLine(info['name']), version: oneLine(info['version']) } : {}
}

/** Checks a header that repeats a part of the body. A value that a header cannot hold is sent as `=?base64?…?=`. */
export function requireHeader(headers: IncomingHttpHeaders, name: keyof typeof repeated, expected: string) {
  const sent = header(headers, name.toLowerCase())
  if (sent === undefined) throw mismatch(missing(name))
  if (decoded(sent) !== expected) throw mismatch(`The header ${name} does not match the body.`)
}

/**
 * The four headers that this service asks of every client are enough for these two methods. A client that sends neither Mcp-Method nor
 * Mcp-Name may call them. A client that sends one of the two must follow the revision.
 */
const methodsWithFourHeaders = ['server/discover', 'tools/call']
export const hasFourHeaders = (method: string, headers: IncomingHttpHeaders) =>
  methodsWithFourHeaders.includes(method) && headers['mcp-method'] === undefined && headers['mcp-name'] === undefined

/** Notifications need no capabilities and no headers. If they have headers, these must match the body. */
function modernDialect({ kind, method, params }: Request | Notification, headers: IncomingHttpHeaders, named: string | undefined): Dialect {
  const { [versionKey]: version, [capabilitiesKey]: capabilities } = params['_meta'] as Params
  const isRequest = kind === 'request'
  if (typeof version !== 'string') throw incomplete(`params._meta["${versionKey}"] must be a string.`)
  if (isRequest && !isObject(capabilities)) throw incomplete(`params._meta["${capabilitiesKey}"] must be an object.`)
  if (isRequest && named === undefined) throw mismatch(missing('MCP-Protocol-Version'))
  if (named !== undefined && named !== version) throw mismatch('The header MCP-Protocol-Version does not match params._meta.')
  if (!modernVersions.includes(version))
    throw unsupported('This server does not support that version in params._meta.', modernVersions, version)
  const mayOmitMethod = !isRequest || hasFourHeaders(method, headers)
  if (!mayOmitMethod || headers['mcp-method'] !== undefined) requireHeader(headers, 'Mcp-Method', method)
  return { era: 'modern', version }
}

/** `initialize` negotiates the version that the client asks for, or else our newest version that has `initialize`. */
function initialDialect({ protocolVersion: asked }: Params, named: string | undefined): Dialect {
  const modern = named !== undefined && modernVersions.includes(named)
  if (modern) throw mismatch(`Version ${named} has no initialize: send server/discover, with params._meta.`)
  return { era: 'legacy', version: legacyVersions.find(version => version === asked) ?? legacyVersions[0]! }
}

const header = (headers: IncomingHttpHeaders, name: string) => headers[name] as string | undefined

function decoded(value: string) {
  const [, base64] = /^=\?base64\?(.*)\?=$/.exec(value) ?? []
  if (base64 === undefined) return value
  const bytes = Buffer.from(base64, 'base64')
  return bytes.toString('base64') === base64 ? bytes.toString() : undefined
}

/** People see a client's name and version. So control characters and characters that change the direction of text are removed. */
const oneLine = (text: unknown) => (typeof text === 'string' ? text.slice(0, 80).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '') : undefined)

/** Requests of the 2026 revision repeat these values in headers, so that proxies can route them. */
const repeated = {
  'MCP-Protocol-Version': `the version in params._meta["${versionKey}"]`,
  'Mcp-Method': 'the method of the body',
  'Mcp-Name': 'params.name of the body, or its params.uri or params.taskId',
}
const missing = (name: keyof typeof repeated) =>
  `The header ${name} is missing. Requests of version ${modernVersions[0]!} need it: send "${name}: <${repeated[name]}>".`

const incomplete = (sentence: string) => new Fault(codes.invalidParams, sentence, { status: 400 })
const mismatch = (sentence: string) => new Fault(codes.headerMismatch, sentence, { status: 400 })
const unsupported = (sentence: string, supported: string[], requested: string) =>
  new Fault(codes.unsupportedVersion, sentence, { status: 400, data: { supported, requested } })
