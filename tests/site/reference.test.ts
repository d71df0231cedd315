import { existsSync, readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import express, { type NextFunction, type Request, type Response } from 'express'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import request from 'supertest'
import { parse } from 'yaml'
import catalogue from '../../generated/tools.json' with { type: 'json' }
import { withDataSaid } from '../../scripts/events.ts'
import { changelogWith } from '../../scripts/reference/guides.ts'
import { openExchange } from '../../src/http/exchange.ts'
import { createLog } from '../../src/log.ts'
import { sendProblem } from '../../src/rest/protocol/problem.ts'
import { site } from '../../src/site/index.ts'

const source = readFileSync('generated/openapi.yaml', 'utf8')
// oxlint-disable-next-line no-explicit-any -- the contract, as parsed
type Json = any
const contract: Json = parse(source)
const codes: string[] = contract.components.schemas.ProblemCode.enum
const built = existsSync('generated/reference/index.html')
const tags: string[] = contract.tags.map(({ name }: Json) => addressOf(name))
const guides = ['/reference/first-webhook', '/reference/changelog']
const reference = built ? ['/reference', ...tags, '/reference/webhooks', '/reference/values', ...guides] : []
const pages = ['/reference/mcp', '/help', '/problems', ...codes.map(code => `/problems/${code}`), ...reference]
const found = built ? ['/reference/search.json', '/reference/postman.json', '/reference/try.js', '/reference/try.css'] : []
const everything = [...pages, ...found, '/openapi.yaml', '/openapi.json', '/.well-known/api-catalog', '/llms.txt']
const here = 'http://quests.test'

const ajv = addFormats.default(new Ajv2020({ strict: false }))
const isProblem = ajv.addSchema(contract, 'contract').compile({ $ref: 'contract#/components/schemas/Problem' })

const app = appAt(here)
const read = (path: string) => request(app).get(path)

test.each(codes)('%s has a page with its status and its meaning from the contract', async code => {
  const { status, type, text } = await read(`/problems/${code}`)

  expect([status, type]).toEqual([200, 'text/html'])
  expect(text).toMatch(new RegExp(`<dt>Code</dt>\\s*<dd><code>${code}</code></dd>`))
  for (const declared of statusesOf(code)) expect(text).toMatch(new RegExp(`<dt>HTTP status</dt>\\s*<dd>${declared}</dd>`))
  expect(plain(text)).toContain(contract.components.schemas.ProblemCode['x-enumDescriptions'][code].replaceAll('`', ''))
})

test.each(codes)('%s has an example that matches the contract', async code => {
  const { text } = await read(`/problems/${code}`)
  const example = JSON.parse(plain(/<pre>(.*?)<\/pre>/s.exec(text)![1]!))

  expect([isProblem(example), isProblem.errors]).toEqual([true, null])
  expect([example.code, String(example.status)]).toEqual([code, expect.stringMatching(/^[45]\d\d$/)])
})

test('the page of a code links only to the operations that can return it', async () => {
  const { text } = await read('/problems/handle_taken')
  expect([...text.matchAll(/\/reference\/agents#(\w+)/g)].map(([, id]) => id)).toEqual(['createAgent'])

  expect((await read('/problems/rate_limited')).text).toContain('Every operation can return it.')
  expect((await read('/problems/request_timeout')).text).toContain('before it looks for an operation')
})

test('every code of both doors has a page, which says to agents what they can do', async () => {
  const ofAgents = Object.entries<string>(catalogue.errors)
  const all = [...codes, ...contract.components.schemas.BlockerCode.enum, ...ofAgents.map(([code]) => code)]
  for (const code of all) expect([code, (await read(`/problems/${code}`)).status]).toEqual([code, 200])
  for (const [code, hint] of ofAgents) expect(plain((await read(`/problems/${code}`)).text)).toContain(hint.replaceAll('`', ''))
  const { text } = await read('/problems')
  for (const code of all) expect(text).toContain(`href="/problems/${code}"`)
})

test('the page of a code that only agents get has its meaning', async () => {
  expect(plain((await read('/problems/quest_full')).text)).toMatch(/Quest full[^]*All slots of the quest are taken\.[^]*available_only/)
  expect(plain((await read('/problems/no_question')).text)).toMatch(/No question[^]*There is no open question about this request\./)
})

test('the list of problems links to each of them', async () => {
  const { text } = await read('/problems')
  for (const code of codes) expect(text).toContain(`href="/problems/${code}"`)
})

test('an unknown code has no page', async () => {
  for (const path of ['/problems/no_such_code', '/problems//', '/problems/%E0%A4%A', '/problems/not_found/more', '/reference//']) {
    expect((await read(path)).status).toBe(404)
  }
})

test('openapi.yaml is the bundled contract', async () => {
  const { headers, body } = await read('/openapi.yaml').buffer(true).parse(asText)
  expect(headers['content-type']).toBe('application/yaml')
  expect(body).toBe(source)
})

test('openapi.json has the same content, plus examples, samples and a description of each action’s data', async () => {
  const { headers, body } = await read('/openapi.json')
  expect(headers['content-type']).toBe('application/json')
  expect(withoutExamples(body)).toEqual(withoutExamples(withDataSaid(structuredClone(contract))))
  expect(body.components.schemas.AuditAction['x-enumDescriptions']['agent.suspended']).toBe(
    'An agent was suspended. `data` has `by` and `name`, and may have `reason`.',
  )
})

test('values from outside are escaped', async () => {
  const { text } = await request(appAt('http://quests.test/"><script>alert(1)</script>')).get('/reference/mcp')
  expect(text).not.toContain('<script')
})

test('the catalog names both doors', async () => {
  const { headers, body } = await read('/.well-known/api-catalog').buffer(true).parse(asText)
  const { linkset } = JSON.parse(body)

  expect(headers['content-type']).toBe('application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"')
  expect(headers['link']).toContain('rel="api-catalog"')
  expect(linkset[0].item).toEqual([{ href: `${here}/v1` }, { href: `${here}/mcp` }])
  expect(linkset[1]['service-desc'][0]).toEqual({ href: `${here}/openapi.yaml`, type: 'application/yaml' })
})

test('llms.txt sends agents to one door and programs to the other, and every link works', async () => {
  const { headers, text } = await read('/llms.txt')
  const links = [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, url]) => url!)

  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(text).toContain(`Agents speak MCP (Streamable HTTP) at ${here}/mcp`)
  for (const tool of catalogue.tools) expect(text).toContain(tool.name)
  for (const url of links.filter(url => built || !/reference$|\/$/.test(url))) {
    expect([url, (await read(new URL(url).pathname)).status]).toEqual([url, 200])
  }
})

test.each(everything)('%s is sent once, and later requests get 304', async path => {
  const first = await read(path)
  const again = await read(path).set('If-None-Match', first.headers['etag']!)

  expect(first.headers['etag']).toMatch(/^"[\w-]{22}-gzip"$/)
  expect(first.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-cache', vary: 'Accept-Encoding' })
  expect([again.status, again.text]).toEqual([304, ''])
})

test('a client that accepts Brotli gets that, with another ETag', async () => {
  const brotli = await read('/problems').set('Accept-Encoding', 'gzip, deflate, br, zstd')
  const again = await read('/problems').set('Accept-Encoding', 'br').set('If-None-Match', brotli.headers['etag']!)
  const other = await read('/problems').set('Accept-Encoding', 'gzip').set('If-None-Match', brotli.headers['etag']!)

  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(brotli.headers['etag']).toMatch(/^"[\w-]{22}-br"$/)
  expect([again.status, other.status, other.text]).toEqual([304, 200, brotli.text])
})

test('a client that does not accept gzip gets none, with another ETag', async () => {
  const zipped = await read('/problems')
  const plain = await read('/problems').set('Accept-Encoding', 'identity')

  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.headers['etag']).toBe(zipped.headers['etag']!.replace('-gzip', ''))
  expect(plain.text).toBe(zipped.text)
})

test.each(everything)('%s cannot load anything, call other hosts or be framed', async path => {
  const { headers } = await read(path)

  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/)
  expect(headers['content-security-policy']).not.toMatch(/unsafe|https?:|\*|blob:/)
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
})

test.each(pages)('%s is self-contained, and only its own style and script are allowed', async path => {
  const { headers, text: whole } = await read(path)
  const [, style] = /<style>(.*)<\/style>/s.exec(whole)!
  const scripts = [...whole.matchAll(/<script type="module">(.*?)<\/script>/gs)].map(([, script]) => script!)
  const text = whole.replace(/<script type="module">.*?<\/script>/s, '')

  // A link to another site loads nothing until somebody follows it.
  expect(text.replaceAll(/<a href="[^"]*"/g, '')).not.toMatch(/\b(src|href)="(https?:)?\/\//)
  expect(text).not.toMatch(/<script|\bstyle="|\bon\w+="|@import|url\(/)
  const [form, dress] = reference.includes(path) ? await Promise.all(['/reference/try.js', '/reference/try.css'].map(textAt)) : []
  const allowed = (which: string) => new RegExp(`${which}-src ([^;]*)`).exec(policy)?.[1]
  const policy = String(headers['content-security-policy'])
  expect(allowed('style')).toBe([style!, dress].flatMap(one => (one === undefined ? [] : [`'${sha256(one)}'`])).join(' '))
  expect(scripts).toHaveLength(reference.includes(path) ? 1 : 0)
  expect(allowed('script')).toBe(form === undefined ? undefined : `'${sha256(scripts[0]!)}' '${sha256(form)}'`)
  expect(policy.includes("connect-src 'self'")).toBe(scripts.length > 0)
})

test('the search finds every operation, problem and value, and each address leads somewhere', async () => {
  const { body, headers } = await read('/reference/search.json').set('Accept-Encoding', 'br')
  const entries = body as [name: string, about: string, address: string][]
  const summaries = Object.values<Json>(contract.paths).flatMap(item => Object.values<Json>(item).map(({ summary }) => summary))
  const texts = new Map(
    await Promise.all([...new Set(entries.map(([, , at]) => at.split('#')[0]!))].map(async at => [at, await read(at)] as const)),
  )

  expect(entries.map(([name]) => name)).toEqual(expect.arrayContaining([...summaries.filter(Boolean), ...codes, 'AuditAction']))
  for (const [name, , address] of entries) {
    const [page, id] = address.split('#')
    const { status, text } = texts.get(page!)!
    expect([name, status, id === undefined || text.includes(`id="${id}"`)]).toEqual([name, 200, true])
  }
  expect(Number(headers['content-length'])).toBeLessThan(40_000)
})

test('if the reference is not built, its page says how to build it', async () => {
  const { status, text } = await read('/reference')

  expect(status).toBe(built ? 200 : 404)
  expect(plain(text)).toContain(built ? 'API reference · Agent Quest Service' : 'make run builds it')
})

test('Redoc’s page runs its own two scripts only', async () => {
  const { status, headers, text } = await read('/reference/redoc')
  const scripts = [...text.matchAll(/<script(?: type="module")?>(.*?)<\/script>/gs)].map(([, script]) => `'${sha256(script!)}'`)

  expect([status, scripts.length]).toEqual([200, 2])
  expect(headers['content-security-policy']).toContain(`script-src ${scripts.join(' ')} blob:;`)
  expect(text).not.toMatch(/cdn\.redoc\.ly|otel\.cloud|\{base_url\}/)
})

test('every operation is on the page of its tag, with its path, fields, codes and samples', async () => {
  for (const [path, { parameters: _, ...item }] of Object.entries<Json>(contract.paths))
    for (const [method, { operationId, summary, tags, requestBody }] of Object.entries<Json>(item)) {
      const { text } = await read(addressOf(tags[0]))
      const own = text.split(`id="${operationId}"`)[1]!.split('</section>')[0]!

      expect(plain(own)).toContain(summary)
      expect(plain(own)).toContain(`${method.toUpperCase()} /v1${path}`)
      expect(own).toContain('/problems/rate_limited')
      expect(plain(own)).toContain(`curl`)
      expect(plain(own)).toContain(`${here}/v1`)
      for (const field of fieldsOfBody(requestBody)) expect(own).toContain(`<code>${field}</code`)
    }
})

test('“Try it” has a form for every operation, and what it loads is small', async () => {
  const ids = Object.values<Json>(contract.paths).flatMap(item => Object.values<Json>(item).flatMap(({ operationId }) => operationId ?? []))
  const { headers } = await read('/reference/try.js')
  const text = await textAt('/reference/try.js')

  expect(ids.length).toBeGreaterThan(90)
  expect(ids.filter(id => !text.includes(`${id}:{method:`))).toEqual([])
  expect(Number(headers['content-length'])).toBeLessThan(15_000)
})

test('the collection for Postman has every operation once, with its path, its body and its parameters', async () => {
  const { body: collection } = await read('/reference/postman.json')
  const requests: Json[] = collection.item.flatMap(({ item }: Json) => item).map(({ request: one }: Json) => one)
  const published: Json = (await read('/openapi.json')).body
  const wanted = Object.entries<Json>(published.paths).flatMap(([path, item]) =>
    Object.entries<Json>(item).map(([method, { requestBody, security }]) => ({
      call: `${method.toUpperCase()} {{baseUrl}}/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
      body: Object.values<Json>(requestBody?.content ?? {})[0]?.example,
      isOpen: security?.length === 0,
    })),
  )

  expect(collection.info.schema).toMatch(/\/v2\.1\.0\/collection\.json$/)
  expect(collection.variable).toMatchObject([{ key: 'baseUrl', value: here }, { key: 'token' }])
  expect(collection.auth.bearer).toMatchObject([{ key: 'token', value: '{{token}}' }])
  expect(sorted(requests.map(asCall))).toEqual(sorted(wanted))
  for (const { url, header } of requests) {
    expect(`{{baseUrl}}/${url.path.join('/')}`).toBe(url.raw)
    for (const { key, disabled } of header) expect([key, disabled]).toEqual([key, /^(Content-Type|If-Match)$/.test(key) ? disabled : true])
  }
})

/** What a request of the collection calls, in the form of the contract. */
const asCall = ({ method, url, body, auth }: Json) => ({
  call: `${method} ${url.raw}`,
  names: url.variable.map(({ key }: Json) => key),
  body: body && JSON.parse(body.raw),
  isOpen: auth?.type === 'noauth',
})
const sorted = (calls: ReturnType<typeof asCall>[]) => calls.toSorted((a, b) => (a.call < b.call ? -1 : 1))

test('the page of changes has the versions, and what the guard finds since the last release', async () => {
  const { text } = await read('/reference/changelog')
  const changed = structuredClone(contract)
  delete changed.paths['/overview']
  const told = changelogWith('# Changelog\n\n## 2.0.0\n', { version: '1.0.0', contract }, { version: '2.0.0', contract: changed })

  expect(text).toContain('<h2 id="0-6-0">0.6.0</h2>')
  expect(told).toMatch(
    /^# Changelog\n\n## The contract since 1\.0\.0\n\n- \*\*breaks clients:\*\* `getOverview` .*was removed\n\n## 2\.0\.0\n$/,
  )
})

test('the console, which is part of the reference now, leads there', async () => {
  for (const path of ['/console', '/console/']) {
    const { status, headers } = await read(path)
    expect([status, headers['location']]).toEqual([308, '/reference'])
  }
})

test('every link within the reference leads to a place that exists', async () => {
  const texts = new Map(await Promise.all(pages.map(async path => [path, (await read(path)).text] as const)))
  const links = pages.flatMap(path =>
    [...texts.get(path)!.matchAll(/href="([^"]*#[^"]+)"/g)].map(([, link]) => [path, new URL(link!, `${here}${path}`)] as const),
  )
  const broken = links.filter(([, { pathname, hash }]) => texts.has(pathname) && !texts.get(pathname)!.includes(`id="${hash.slice(1)}"`))

  expect(links.length).toBeGreaterThan(200)
  expect(broken.map(([path, link]) => `${path} → ${link.pathname}${link.hash}`)).toEqual([])
})

test('the addresses of operations in Redoc’s page, which used to be at /reference, lead to their entries', async () => {
  const { text } = await read('/reference')
  for (const id of ['/agents/createagent', 'operation/createAgent', 'tag/Agents', 'rate-limits']) expect(text).toContain(`id="${id}"`)
})

test('a page of the reference is small', async () => {
  for (const path of reference) {
    const { headers } = await read(path)
    expect([path, Number(headers['content-length']) < 30_000]).toEqual([path, true])
  }
})

test('each picture of /help is served, for a wide screen and for a phone', async () => {
  const { text } = await read('/help')
  const sources = [...text.matchAll(/(?:src|srcset)="([^"]+)"/g)].map(([, path]) => path!)

  expect(sources.toSorted()).toEqual(['/help/agent-phone.png', '/help/agent.png', '/help/inbox-phone.png', '/help/inbox.png'])
  for (const path of sources) {
    const { status, type } = await read(path)
    expect([path, status, type]).toEqual([path, 200, 'image/png'])
  }
  expect(text.match(/<img [^>]*alt="[^"]{40,}"/g)).toHaveLength(2)
})

test('it can only be read: HEAD is like GET without a body, and nothing can be written', async () => {
  const head = await request(app).head('/problems').set('Accept-Encoding', 'gzip')
  const written = await request(app).post('/problems').send({})
  const asked = await request(app).options('/problems')

  expect([head.status, head.text]).toEqual([200, undefined])
  expect(head.headers['etag']).toBe((await read('/problems')).headers['etag'])
  expect([written.status, written.body.code, written.headers['allow']]).toEqual([405, 'method_not_allowed', 'GET, HEAD, OPTIONS'])
  expect([asked.status, asked.headers['allow']]).toEqual([204, 'GET, HEAD, OPTIONS'])
})

function appAt(publicUrl: string) {
  const log = createLog('silent')
  const app = express().disable('etag')
  app.use(openExchange({ log, publicUrl, draining: () => false }))
  app.use(site({ publicUrl, protocolVersions: ['2026-07-28', '2025-11-25'], permitKeys: { keys: [] } }))
  app.use((error: unknown, req: Request, res: Response, _next: NextFunction) => sendProblem(res, req.path, error, { log }))
  return app
}

function withoutExamples(document: Json): Json {
  const added = ['example', 'examples', 'x-codeSamples']
  return JSON.parse(JSON.stringify(document, (key, value) => (added.includes(key) ? undefined : value)))
}

/** The statuses under which the contract's responses declare a code. */
function statusesOf(code: string): string[] {
  const responses = Object.values<Json>(contract.paths)
    .flatMap(item => Object.values<Json>(item))
    .flatMap(operation => Object.entries<Json>(operation.responses))
  const declares = ([, { $ref, ...own }]: (typeof responses)[number]) =>
    JSON.stringify($ref ? contract.components.responses[$ref.split('/').at(-1)] : own).includes(`"${code}"`)
  return [...new Set(responses.filter(declares).map(([status]) => status))]
}

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

function addressOf(tag: string) {
  return `/reference/${tag.toLowerCase().replaceAll(' ', '-')}`
}

function fieldsOfBody(body: Json): string[] {
  const schema = Object.values<Json>(body?.content ?? {})[0]?.schema ?? {}
  return Object.keys((schema.$ref ? contract.components.schemas[schema.$ref.split('/').at(-1)] : schema).properties ?? {})
}

/** A page as its reader sees it. */
const plain = (text: string) => text.replace(/<[^>]*>/g, '').replace(/&#(\d+);/g, (_, number) => String.fromCharCode(number))

const textAt = async (path: string) => (await read(path).buffer(true).parse(asText)).body as string

function asText(res: request.Response, done: (error: Error | null, text: string) => void) {
  let text = ''
  res.on('data', chunk => {
    text += chunk
  })
  res.on('end', () => done(null, text))
}
