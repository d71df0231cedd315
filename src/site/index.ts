/** The public documents: the portal, the contract, its reference, the problems. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { NextFunction, Request, Response } from 'express'
import contractDocument from '../../generated/openapi.json' with { type: 'json' }
import { agentsPage } from './agents-page.ts'
import { builtFolder } from './built.ts'
import type { ProblemCode, Service } from '../rest/protocol/contract.ts'
import { dataPolicy, document, documents, hashOf, htmlType, policyOf, send, type Document } from './document.ts'
import { helpPage, pictures } from './help-page.ts'
import { llmsText } from './llms.ts'
import { agentProblemPage, agentProblems } from './agent-problems.ts'
import { notBuiltPage, notFoundPage, problemPage, problemsPage, type Operation, type ProblemKind } from './pages.ts'
import { pagePolicy } from './layout.ts'
import { problems } from '../rest/protocol/problem.ts'

const root = new URL('../../', import.meta.url)
const builtReference = new URL('generated/reference/', root)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')

const contract = contractDocument as unknown as Contract
const kinds = problemKinds(contract, operationsOf(contract))
const ofAgents = agentProblems(new Set(kinds.map(({ code }) => code)))

interface About extends Pick<Service, 'publicUrl' | 'protocolVersions'> {
  securityContact?: string | undefined
  /** The public keys with which anyone can check a signed permit. */
  permitKeys: object
}

/** Redirects from older addresses. */
const moved = { '/console': '/reference', '/console/': '/reference' }

export function site({ publicUrl, protocolVersions, securityContact, permitKeys }: About) {
  // All documents. Each is created when it is first needed.
  const shelf = new Map<string, () => Document>([
    ['/reference/mcp', () => page(agentsPage({ publicUrl, protocolVersions }))],
    ['/openapi.yaml', () => data('application/yaml', read('generated/openapi.yaml'))],
    ['/openapi.json', () => data('application/json', addressed(read('generated/openapi.json'), publicUrl))],
    ['/icon.svg', () => document({ type: 'image/svg+xml', policy: dataPolicy, shared: true }, read('src/portal/icon.svg'))],
    ['/verify', verification],
    ['/help', () => page(helpPage())],
    ...pictures.map(name => [`/help/${name}.png`, () => picture(name)] as const),
    ['/problems', () => page(problemsPage(kinds, ofAgents))],
    ...kinds.map(kind => [`/problems/${kind.code}`, () => page(problemPage(kind))] as const),
    ...ofAgents.map(kind => [`/problems/${kind.code}`, () => page(agentProblemPage(kind))] as const),
    ['/.well-known/jwks.json', () => data('application/jwk-set+json', JSON.stringify(permitKeys))],
    ['/.well-known/api-catalog', () => catalog(publicUrl)],
    ['/llms.txt', () => data('text/plain; charset=utf-8', llmsText({ publicUrl, protocolVersions }))],
  ])
  const made = new Map<string, Document>()
  const reference = referencePages(publicUrl)
  const portal = portalPages()

  return documents(path => {
    if (securityContact && path === '/.well-known/security.txt')
      return data('text/plain; charset=utf-8', securityText(publicUrl, securityContact))
    const found = made.get(path) ?? (shelf.get(path) ?? reference(path))?.()
    // A reference that did not exist may be built while the service runs.
    if (found?.status === 200) made.set(path, found)
    return found ?? portal(path)
  }, moved)
}

/** Tells a browser that there is no page at this path. Only browsers name HTML; other programs get a problem document. */
export function noPage() {
  const missing = page(notFoundPage(), 404)
  const isBrowser = ({ method, headers }: Request) => ['GET', 'HEAD'].includes(method) && /\btext\/html\b/i.test(headers.accept ?? '')
  return async (req: Request, res: Response, next: NextFunction) => (isBrowser(req) ? send(req, res, missing) : next())
}

/** A text with this service's address in its samples. The samples are inside JSON, or inside a script of the page. */
function addressed(text: string, publicUrl: string) {
  const address = JSON.stringify(publicUrl).slice(1, -1).replaceAll('<', '\\u003c')
  return text.replaceAll('{base_url}', () => address)
}

const data = (type: string, text: string) => document({ type, policy: dataPolicy, shared: true }, text)
const picture = (name: string) =>
  document({ type: 'image/png', policy: dataPolicy }, readFileSync(new URL(`src/site/pictures/${name}.png`, root)))
const page = (text: string, status = 200) => document({ type: htmlType, policy: pagePolicy, status }, text)

/** The built pages of the reference, with this service's address in their examples. */
function referencePages(publicUrl: string) {
  const address = (file: string) => (file === 'index.html' ? '/reference' : `/reference/${file.replace(/\.html$/, '')}`)
  let files: Map<string, string> | undefined

  return (path: string) => {
    if (!/^\/reference(\/|$)/.test(path)) return undefined
    if (!files && existsSync(new URL('index.html', builtReference)))
      files = new Map(readdirSync(builtReference).map(file => [address(file), `generated/reference/${file}`]))
    if (!files) return path === '/reference' ? () => page(notBuiltPage('API reference', 'generated/reference/index.html'), 404) : undefined
    const file = files.get(path)
    if (file === undefined) return undefined
    const text = () => addressed(read(file), publicUrl)
    const type = types[extname(file)]
    if (type) return () => document({ type, policy: dataPolicy }, text())
    return () => (file.endsWith('/redoc.html') ? redocPage(text()) : referencePage(text()))
  }
}

/** Files that the pages load on demand. */
const types: Record<string, string> = {
  '.json': 'application/json',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/**
 * It may use only the style and run only the script that it was built with, and those of “Try it”, which its script adds to the page when
 * somebody wants them. It calls only this service.
 */
function referencePage(html: string) {
  const styles = [/<style>(.*?)<\/style>/s.exec(html)![1]!, read('generated/reference/try.css')]
  const policy = policyOf(
    `script-src ${scriptsIn(html)} ${hashOf(read('generated/reference/try.js'))}`,
    `style-src ${styles.map(hashOf).join(' ')}`,
    'img-src data:',
    "connect-src 'self'",
  )
  return document({ type: htmlType, policy }, html)
}

/** Redoc writes styles while it runs, and searches in a worker. */
function redocPage(html: string) {
  const policy = policyOf(
    `script-src ${scriptsIn(html)} blob:`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    'font-src data:',
    'worker-src blob:',
    "connect-src 'self' blob:",
  )
  return document({ type: htmlType, policy }, html)
}

const scriptsIn = (html: string) =>
  [...html.matchAll(/<script(?: type="module")?>(.*?)<\/script>/gs)].map(([, script]) => hashOf(script!)).join(' ')

/** The page that verifies an export. It runs only its own script, and cannot send anything anywhere. */
function verification() {
  const file = new URL('generated/verify/index.html', root)
  if (!existsSync(file)) return page(notBuiltPage('page that verifies exports', 'generated/verify/index.html'), 404)
  const text = readFileSync(file, 'utf8')
  const [script, style] = [/<script type="module">(.*?)<\/script>/s, /<style>(.*?)<\/style>/s].map(part => hashOf(part.exec(text)![1]!))
  const policy = policyOf(`script-src ${script}`, `style-src ${style}`, 'img-src data:', "connect-src 'none'")
  return document({ type: htmlType, policy }, text)
}

/** It runs and loads only its own files, and calls only this service. */
const portalPages = () =>
  builtFolder({
    folder: 'portal',
    page: '/',
    files: '/portal/',
    policy: policyOf("script-src 'self'", "style-src 'self'", "img-src 'self' data:", "connect-src 'self'", "manifest-src 'self'"),
    missing: () => page(notBuiltPage('portal', 'generated/portal/index.html'), 404),
  })

/** RFC 9116: where to report a vulnerability. It is created again for each reader, so it never expires. */
function securityText(publicUrl: string, contact: string) {
  const inHalfAYear = new Date(Date.now() + 182 * 24 * 60 * 60 * 1000).toISOString()
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${inHalfAYear.slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
  ]
  return lines.join('\n') + '\n'
}

/** RFC 9727: lists both interfaces for programs that do not know them yet. */
function catalog(publicUrl: string) {
  const at = (path: string, type: string) => ({ href: `${publicUrl}${path}`, type })
  const doors = [
    {
      anchor: `${publicUrl}/v1`,
      'service-desc': [at('/openapi.yaml', 'application/yaml'), at('/openapi.json', 'application/json')],
      'service-doc': [at('/reference', 'text/html'), at('/problems', 'text/html')],
      'service-meta': [at('/v1/service', 'application/json')],
    },
    {
      anchor: `${publicUrl}/mcp`,
      'service-doc': [at('/reference/mcp', 'text/html')],
      'service-meta': [at('/v1/service', 'application/json')],
    },
  ]
  const index = { anchor: `${publicUrl}/.well-known/api-catalog`, item: doors.map(({ anchor }) => ({ href: anchor })) }
  const profile = 'https://www.rfc-editor.org/info/rfc9727'
  return data(`application/linkset+json; profile="${profile}"`, JSON.stringify({ linkset: [index, ...doors] }, undefined, 1) + '\n')
}

/** The parts of the contract that are read here. */
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
