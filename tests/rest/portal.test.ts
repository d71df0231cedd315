import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from '@jest/globals'
import express, { type NextFunction, type Request, type Response } from 'express'
import request from 'supertest'
import { openExchange } from '../../src/http/exchange.ts'
import { createLog } from '../../src/log.ts'
import { portal } from '../../src/rest/portal.ts'
import { sendProblem } from '../../src/rest/problem.ts'

const page = '<!doctype html><title>Portal</title>'
const script = 'let a = 1\n'.repeat(500)
const folder = mkdtempSync(join(tmpdir(), 'quest-built-'))
mkdirSync(join(folder, 'portal/assets'), { recursive: true })
writeFileSync(join(folder, 'portal/index.html'), page)
writeFileSync(join(folder, 'portal/assets/index-a1B2.js'), script)
writeFileSync(join(folder, 'secret.js'), 'a file beside the portal')
afterAll(() => rmSync(folder, { recursive: true }))

const log = createLog('silent')
const appAt = (built: string) =>
  express()
    .disable('x-powered-by')
    .use(openExchange(log))
    .use(portal(pathToFileURL(`${built}/`)))
    .use((_: Request, res: Response) => void res.status(404).end('somebody else'))
    .use((error: unknown, req: Request, res: Response, _next: NextFunction) => sendProblem(res, req.path, error, log))
const app = appAt(join(folder, 'portal'))

test('the page lets nothing run but its own files, is framed by nobody, and is asked for anew each time', async () => {
  const { status, headers, text } = await request(app).get('/')

  expect([status, text]).toEqual([200, page])
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
      "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  )
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
  expect(headers['x-request-id']).toBeDefined()
  expect((await request(app).get('/').set('If-None-Match', headers['etag']!)).status).toBe(304)
})

test('a page that was built anew is shown at once', async () => {
  const old = (await request(app).get('/')).headers['etag']!
  writeFileSync(join(folder, 'portal/index.html'), `${page}new`)
  const { status, text } = await request(app).get('/').set('If-None-Match', old)
  writeFileSync(join(folder, 'portal/index.html'), page)
  expect([status, text]).toEqual([200, `${page}new`])
})

test('a file is named by what is in it, so it is kept for good, and travels small', async () => {
  const { headers, text } = await request(app).get('/portal/assets/index-a1B2.js').set('Accept-Encoding', 'gzip')
  expect(text).toBe(script)
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
    'content-type': 'text/javascript; charset=utf-8',
  })
  expect(Number(headers['content-length'])).toBeLessThan(script.length / 10)
  expect(
    (await request(app).get('/portal/assets/index-a1B2.js').set('Accept-Encoding', 'identity')).headers['content-encoding'],
  ).toBeUndefined()
})

test.each([
  '/portal/assets/none.js',
  '/portal/assets/',
  '/portal/assets/../../secret.js',
  '/portal/assets/..%2f..%2fsecret.js',
  '/portal',
  '/index.html',
])('at %s there is nothing of the portal', async path => {
  const { text } = await request(app).get(path)
  expect(text).toBe('somebody else')
})

test('it is there to be read', async () => {
  const { status, headers, body } = await request(app).post('/').send('x')
  expect([status, headers['allow'], body.code]).toEqual([405, 'GET, HEAD, OPTIONS', 'method_not_allowed'])
  expect((await request(app).head('/')).status).toBe(200)
})

test('as long as it is not built, somebody else answers', async () => {
  expect((await request(appAt(join(folder, 'nowhere'))).get('/')).text).toBe('somebody else')
})
