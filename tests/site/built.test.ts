import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import express, { type NextFunction, type Request, type Response } from 'express'
import request from 'supertest'
import { openExchange } from '../../src/http/exchange.ts'
import { createLog } from '../../src/log.ts'
import { builtFolder } from '../../src/site/built.ts'
import { document, documents } from '../../src/site/document.ts'
import { sendProblem } from '../../src/rest/protocol/problem.ts'

const policy = "default-src 'none'; script-src 'self'; style-src 'self'; frame-ancestors 'none'"
const script = 'console.log("Ω")\n'.repeat(50)
let folder: string
let app: express.Express

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-'))
  const log = createLog('silent')
  const missing = () => document({ type: 'text/html', policy, status: 404 }, 'Not built: make it.')
  app = express().disable('etag')
  app.use(openExchange({ log, publicUrl: 'http://quest.test', draining: () => false }))
  app.use(documents(builtFolder({ folder, page: '/desk', files: '/desk/', policy, missing })))
  app.use((req: Request, res: Response) => void res.status(404).end(`nothing at ${req.path}`))
  app.use((error: unknown, req: Request, res: Response, _next: NextFunction) => sendProblem(res, req.path, error, { log }))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('if a folder is not built, its page says how to build it; once built, it is served at once', async () => {
  const before = await read('/desk')
  build()
  const after = await read('/desk')

  expect([before.status, before.text]).toEqual([404, 'Not built: make it.'])
  expect([after.status, after.text]).toEqual([200, '<title>Desk</title>'])
})

test('each file is sent with its type and the policy of its folder', async () => {
  build()
  const page = await read('/desk')
  const asset = await read('/desk/assets/desk-1a2b.js')

  expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
  expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(asset.text).toBe(script)
  for (const { headers } of [page, asset]) {
    expect(headers).toMatchObject({ 'content-security-policy': policy, 'x-content-type-options': 'nosniff', 'content-encoding': 'gzip' })
    expect(headers['x-request-id']).toMatch(/^req_/)
  }
})

test('the copies that the build has compressed are sent, and have no address of their own', async () => {
  build()
  writeFileSync(join(folder, 'assets/desk-1a2b.js.br'), brotliCompressSync('built'))
  const brotli = await read('/desk/assets/desk-1a2b.js').set('Accept-Encoding', 'br')
  const gzip = await read('/desk/assets/desk-1a2b.js')
  const copy = await read('/desk/assets/desk-1a2b.js.br')

  expect([brotli.headers['content-encoding'], brotli.text]).toEqual(['br', 'built'])
  expect([gzip.headers['content-encoding'], gzip.text]).toEqual(['gzip', script])
  expect(copy.status).toBe(404)
})

test('files with a hash in their name are cached for a year, and all others are revalidated', async () => {
  build()
  const asset = await read('/desk/assets/desk-1a2b.js')
  const other = await read('/desk/contract.json')
  const again = await read('/desk/contract.json').set('If-None-Match', other.headers['etag']!)

  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect([other.headers['cache-control'], again.status]).toEqual(['no-cache', 304])
})

test('a file can only be read', async () => {
  build()
  const head = await request(app).head('/desk/assets/desk-1a2b.js')
  const written = await request(app).put('/desk/assets/desk-1a2b.js').send('x')
  const asked = await request(app).options('/desk')

  expect([head.status, head.text, head.headers['content-type']]).toEqual([200, undefined, 'text/javascript; charset=utf-8'])
  expect([written.status, written.body.code, written.headers['allow']]).toEqual([405, 'method_not_allowed', 'GET, HEAD, OPTIONS'])
  expect([asked.status, asked.headers['allow']]).toEqual([204, 'GET, HEAD, OPTIONS'])
})

test('no path leads out of the folder, or to a file that was added later', async () => {
  build()
  writeFileSync(`${folder}.json`, '{}')
  await read('/desk')
  writeFileSync(join(folder, 'late.json'), '{}')
  const name = `${basename(folder)}.json`
  const paths = [
    '/desk/index.html',
    '/desk/late.json',
    '/desk/assets',
    '/desk/assets/',
    '/desk//',
    `/desk/../${name}`,
    `/desk/..%2f${name}`,
    `/desk/%2e%2e/${name}`,
    `/desk/assets/..%5c..%5c${name}`,
    `/desk/${folder}.json`,
    '/desk//etc/passwd',
    '/desk/contract.json%00.js',
    '/desk/__proto__',
    '/desk/link.json',
  ]
  const statuses = await Promise.all(paths.map(async path => [path, (await read(path)).status]))
  rmSync(`${folder}.json`)

  expect(statuses).toEqual(paths.map(path => [path, 404]))
})

function build() {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/desk-1a2b.js'), script)
  writeFileSync(join(folder, 'contract.json'), '{}')
  symlinkSync('/etc/hostname', join(folder, 'link.json'))
  writeFileSync(join(folder, 'index.html'), '<title>Desk</title>')
}

function read(path: string) {
  return request(app).get(path)
}
