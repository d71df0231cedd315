/** What the service says of itself to anybody: the contract, the reference made from it, the problems, and where to find all this. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { NextFunction, Request, Response } from 'express'
import { exchangeOf, respond } from '../http/exchange.ts'
import { Refusal } from '../http/refusal.ts'
import type { ProblemCode, Service } from './contract.ts'
import { isFresh } from './etag.ts'
import { notBuiltPage, pagePolicy, problemPage, problemsPage, startPage, type Operation, type ProblemKind } from './pages.ts'
import { problems } from './problem.ts'

interface Document {
  status: number
  type: string
  policy: string
  body: Buffer
  hash: string
  zipped?: Promise<Buffer>
}

const root = new URL('../../', import.meta.url)
const builtPage = new URL('generated/reference.html', root)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')

const dataPolicy = "default-src 'none'; frame-ancestors 'none'"
const methods = 'GET, HEAD, OPTIONS'
const links = [
  '</openapi.yaml>; rel="service-desc"; type="application/yaml"',
  '</openapi.json>; rel="service-desc"; type="application/json"',
  '</reference>; rel="service-doc"; type="text/html"',
  '</.well-known/api-catalog>; rel="api-catalog"',
].join(', ')

export function reference({ version, publicUrl }: Pick<Service, 'version' | 'publicUrl'>) {
  const contract: Contract = JSON.parse(read('generated/openapi.json'))
  const operations = operationsOf(contract)
  const operation = (id: string) => operations.find(one => one.id === id)!
  const kinds = problemKinds(contract, operations)

  // What there is to read, each made when it is first asked for.
  const shelf = new Map<string, () => Document>([
    ['/', () => page(startPage({ ...contract.info, version, publicUrl, operation }))],
    ['/reference', () => referencePage(publicUrl)],
    ['/openapi.yaml', () => document('application/yaml', dataPolicy, read('spec/openapi.yaml'))],
    ['/openapi.json', () => document('application/json', dataPolicy, read('generated/openapi.json'))],
    ['/problems', () => page(problemsPage(kinds))],
    ...kinds.map(kind => [`/problems/${kind.code}`, () => page(problemPage(kind))] as const),
    ['/.well-known/api-catalog', () => catalog(publicUrl)],
  ])
  const made = new Map<string, Document>()

  return async (req: Request, res: Response, next: NextFunction) => {
    const make = shelf.get(req.path)
    if (!make) return next()
    exchangeOf(res).route = req.path
    if (req.method === 'OPTIONS') return respond(res, 204, ['Allow', methods])
    if (req.method !== 'GET' && req.method !== 'HEAD')
      throw new Refusal('method_not_allowed', 'This is here to be read.', { Allow: methods })
    const found = made.get(req.path) ?? make()
    // A reference that was not there may be built while we run.
    if (found.status === 200) made.set(req.path, found)
    await send(req, res, found)
  }
}

async function send(req: Request, res: Response, found: Document) {
  const zip = req.acceptsEncodings(['gzip', 'identity']) === 'gzip'
  const etag = `"${found.hash}${zip ? '-gzip' : ''}"`
  const headers = Object.entries({
    ETag: etag,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    Link: links,
    'Content-Security-Policy': found.policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }).flat()
  if (found.status === 200 && isFresh(req.headers['if-none-match'], etag)) return respond(res, 304, headers)
  headers.push('Content-Type', found.type)
  if (!zip) return respond(res, found.status, headers, found.body)
  found.zipped ??= promisify(gzip)(found.body)
  respond(res, found.status, [...headers, 'Content-Encoding', 'gzip'], await found.zipped)
}

function document(type: string, policy: string, text: string, status = 200): Document {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  return { status, type, policy, body: Buffer.from(text), hash }
}

const page = (text: string, status = 200) => document('text/html; charset=utf-8', pagePolicy, text, status)

/** The built page with this service's address in its examples. It may run the scripts it was built with, and may call nobody. */
function referencePage(publicUrl: string) {
  if (!existsSync(builtPage)) return page(notBuiltPage(), 404)
  const address = JSON.stringify(publicUrl).slice(1, -1).replaceAll('<', '\\u003c')
  const html = readFileSync(builtPage, 'utf8').replaceAll('{base_url}', () => address)
  const scripts = [...html.matchAll(/<script(?: type="module")?>(.*?)<\/script>/gs)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
  )
  const policy = [
    "default-src 'none'",
    `script-src ${scripts.join(' ')} blob:`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    'font-src data:',
    'worker-src blob:',
    "connect-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return document('text/html; charset=utf-8', policy, html)
}

/** RFC 9727: both doors, for programs that come without knowing either. */
function catalog(publicUrl: string) {
  const at = (path: string, type: string) => ({ href: `${publicUrl}${path}`, type })
  const doors = [
    {
      anchor: `${publicUrl}/v1`,
      'service-desc': [at('/openapi.yaml', 'application/yaml'), at('/openapi.json', 'application/json')],
      'service-doc': [at('/reference', 'text/html'), at('/problems', 'text/html')],
      'service-meta': [at('/v1/service', 'application/json')],
    },
    { anchor: `${publicUrl}/mcp`, 'service-doc': [at('/', 'text/html')], 'service-meta': [at('/v1/service', 'application/json')] },
  ]
  const index = { anchor: `${publicUrl}/.well-known/api-catalog`, item: doors.map(({ anchor }) => ({ href: anchor })) }
  const profile = 'https://www.rfc-editor.org/info/rfc9727'
  return document(
    `application/linkset+json; profile="${profile}"`,
    dataPolicy,
    JSON.stringify({ linkset: [index, ...doors] }, undefined, 1) + '\n',
  )
}

/** Of the contract, what is read here. */
interface Contract {
  info: { title: string; summary: string }
  servers: [{ url: string }]
  paths: Record<string, Record<string, ContractOperation>>
  components: {
    responses: Record<string, ContractResponse>
    schemas: { ProblemCode: { 'x-enumDescriptions': Record<ProblemCode, string> } }
  }
}
interface ContractOperation {
  operationId: string
  summary: string
  tags: [string]
  'x-codeSamples': [{ source: string }]
  responses: Record<string, ContractResponse>
}
interface ContractResponse {
  $ref?: string
  content?: Record<string, { schema: { allOf?: { properties?: { code?: { enum: ProblemCode[] } } }[] } }>
}

type Declared = Operation & { codes: Set<ProblemCode> }

function operationsOf({ paths, servers, components }: Contract): Declared[] {
  const codesOf = ({ $ref, content }: ContractResponse): ProblemCode[] => {
    if ($ref) return codesOf(components.responses[$ref.split('/').at(-1)!]!)
    return content?.['application/problem+json']?.schema.allOf?.flatMap(part => part.properties?.code?.enum ?? []) ?? []
  }
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId: id, summary, tags, responses, ...more }]) => {
      const codes = new Set(Object.values(responses).flatMap(codesOf))
      return {
        id,
        summary,
        tag: tags[0],
        method: method.toUpperCase(),
        path: servers[0].url + path,
        sample: more['x-codeSamples'][0].source,
        codes,
      }
    }),
  )
}

/** Every problem code, by status, with the operations whose responses declare it. */
function problemKinds(contract: Contract, all: Declared[]): ProblemKind[] {
  const meanings = Object.entries(contract.components.schemas.ProblemCode['x-enumDescriptions']) as [ProblemCode, string][]
  return meanings
    .map(([code, meaning]) => {
      const operations = all.filter(({ codes }) => codes.has(code))
      return { code, ...problems[code], meaning, operations, everywhere: operations.length === all.length }
    })
    .toSorted((a, b) => a.status - b.status)
}
