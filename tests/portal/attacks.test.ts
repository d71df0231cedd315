/**
 * A page of somebody else can do nothing in the browser of a signed-in human. The browser and the pages are real. One page is at another
 * port of our host: cookies ignore ports, so the browser sends ours. The other page is on another site.
 */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import type { Schemas } from '../support/client.ts'
import { details } from '../support/details.ts'
import { firstOf } from '../support/extent.ts'
import { askFor, newAgent } from '../support/domain.ts'
import { soon } from '../support/soon.ts'
import { portal } from './support.ts'

const { open, visit, signIn } = portal()
const own = ['/', '/reference', '/problems']
/** A well-formed session token that belongs to no session. */
const made = `aqs_session_${'M'.repeat(36)}`
let stranger: Server

beforeAll(async () => {
  stranger = createServer((_req, res) => res.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Kittens</title>'))
  stranger.listen(0, '127.0.0.1')
  await once(stranger, 'listening')
})
afterAll(() => {
  stranger.closeAllConnections()
  stranger.close()
})
const strangerAt = (host: string) => `http://${host}:${(stranger.address() as AddressInfo).port}`

/** Ada at her inbox with a pending approval, and a hostile page in another tab of her browser. */
async function scene(host: string, env: Record<string, string> = {}) {
  const world = await open(env)
  const ada = await world.human('ada')
  const mallory = await world.human('mallory')
  const agent = await newAgent(world, ada)
  const approval = await askFor(world, agent)
  const page = await visit(world, '#inbox', { as: ada })
  await page.getByRole('heading', { name: 'Inbox' }).waitFor()
  const evil = await page.context().newPage()
  await evil.goto(strangerAt(host))

  const writes: [method: string, path: string, body: object][] = [
    ['POST', `/v1/approvals/${approval.id}/approve`, { note: 'fine' }],
    ['POST', `/v1/approvals/${approval.id}/deny`, { note: 'no' }],
    ['POST', '/v1/approvals/decisions', { decision: 'approve', ids: [approval.id] }],
    ['POST', `/v1/agents/${agent.id}/keys`, { name: 'for me' }],
    ['POST', `/v1/agents/${agent.id}/suspend`, { reason: 'because' }],
    ['POST', '/v1/agents', { name: 'Mole' }],
    ['POST', '/v1/sessions', { email: mallory.email, password: mallory.password }],
    ['PATCH', `/v1/agents/${agent.id}`, { policy: { join_quest: 'allow' } }],
    ['PUT', '/v1/me/password', { current_password: ada.password, new_password: 'known to somebody else' }],
    ['DELETE', '/v1/sessions/current', {}],
  ]
  /** All of Ada's data that the writes try to change. */
  const state = async () => {
    const paths = ['/v1/me', '/v1/approvals', '/v1/agents', `/v1/agents/${agent.id}/keys`, '/v1/audit-events']
    const bodies = await Promise.all(paths.map(async path => (await ada.get<object>(path)).body))
    return { bodies, cookies: await page.context().cookies() }
  }
  return { world, ada, mallory, agent, approval, page, evil, writes, state }
}

/** The ways in which a page can send a body, with and without the header that our own pages must send. */
const ways = {
  'as a form would': { mode: 'no-cors', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
  'as a text': { mode: 'no-cors', headers: { 'Content-Type': 'text/plain' } },
  'with the header, which is dropped': { mode: 'no-cors', headers: { 'Content-Type': 'text/plain', 'X-CSRF-Protection': '1' } },
  'as a text that may be read': { mode: 'cors', headers: { 'Content-Type': 'text/plain' } },
  'as JSON': { mode: 'cors', headers: { 'Content-Type': 'application/json', 'If-Match': '*' } },
  'as our own page does': {
    mode: 'cors',
    headers: { 'Content-Type': 'application/json', 'If-Match': '*', 'X-CSRF-Protection': '1' },
  },
}

/** What the page's own script gets: a status and a text, or an error. */
const ask = (page: Page, url: string, options: object) =>
  page.evaluate<string>(
    `fetch(${JSON.stringify(url)}, ${JSON.stringify({ credentials: 'include', ...options })})
      .then(async answer => answer.type + ' ' + answer.status + ' ' + await answer.text(), () => 'refused')`,
  )

describe.each(firstOf(['127.0.0.1', 'localhost']))('a page at another port of %s', host => {
  test('cannot change anything with its scripts, in any way of sending', async () => {
    const { world, approval, page, evil, writes, state } = await scene(host)
    const before = await state()
    const linesBefore = world.log.length

    const read: string[] = []
    for (const way of Object.values(ways))
      for (const [method, path, body] of writes)
        read.push(await ask(evil, world.url + path, { ...way, method, body: JSON.stringify(body) }))

    expect(new Set(read)).toEqual(new Set(['refused']))
    expect(await state()).toEqual(before)
    const answers = answersTo(world.log.slice(linesBefore), 'POST')
    // The browser lets a page send in four of these ways without a preflight request, to seven operations.
    expect(answers).toHaveLength(28)
    // From a page of the same site the browser sends the cookie, so the requests do not fail for the lack of a cookie.
    expect(new Set(answers)).toEqual(new Set(host === '127.0.0.1' ? [403] : [401, 403]))
    expect(answersTo(world.log.slice(linesBefore), 'PATCH', 'PUT', 'DELETE')).toEqual([])
    // From our own page the same request succeeds.
    const done = await ask(page, `/v1/approvals/${approval.id}/approve`, { ...ways['as our own page does'], method: 'POST', body: '{}' })
    expect(done).toMatch(/^basic 200 /)
  })

  test('cannot change anything with its forms', async () => {
    const { world, evil, writes, state } = await scene(host)
    const before = await state()

    const sent: { status: number; cookie: boolean }[] = []
    for (const [method, path, body] of writes) {
      if (method !== 'POST') continue
      for (const type of ['application/x-www-form-urlencoded', 'text/plain']) {
        await evil.goto(strangerAt(host))
        const answered = evil.waitForResponse(response => response.request().method() === 'POST')
        await evil.evaluate(submit(world.url + path, type, body))
        const answer = await answered
        await evil.waitForURL(world.url + path)
        sent.push({ status: answer.status(), cookie: 'cookie' in (await answer.request().allHeaders()) })
      }
    }

    expect(sent).toHaveLength(14)
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set(host === '127.0.0.1' ? [403] : [401, 403]))
    expect(new Set(sent.map(({ cookie }) => cookie))).toEqual(new Set([host === '127.0.0.1']))
    expect(await state()).toEqual(before)
  })

  test('cannot read anything', async () => {
    const { world, ada, agent, evil } = await scene(host)
    const initialize = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${agent.secret}` },
      body: '{}',
    }

    const read = await Promise.all(
      ['/v1/me', '/v1/service', '/v1/approvals', '/v1/audit-events/export?format=csv', '/', '/mcp'].flatMap(path => [
        ask(evil, world.url + path, {}),
        ask(evil, world.url + path, { credentials: 'omit' }),
      ]),
    )
    const agents = await Promise.all([
      ask(evil, `${world.url}/mcp`, initialize),
      ask(evil, `${world.url}/mcp`, { ...initialize, credentials: 'omit' }),
    ])
    const elements = await evil.evaluate(`Promise.all(['script', 'img', 'link'].map(name => new Promise(done => {
      const element = Object.assign(document.createElement(name), { onload: () => done('loaded'), onerror: () => done('refused') })
      Object.assign(element, name === 'link' ? { rel: 'stylesheet', href: '${world.url}/v1/me' } : { src: '${world.url}/v1/audit-events/export' })
      document.head.append(element)
    })))`)
    const streamed = evil.evaluate(`new Promise(done => {
      const stream = new EventSource('${world.url}/v1/events', { withCredentials: true })
      stream.onopen = stream.onmessage = () => done('opened')
      stream.addEventListener('agent.created', () => done('heard'))
      stream.onerror = () => done(stream.readyState === EventSource.CLOSED ? 'refused' : 'lost')
    })`)
    await ada.agent('Another')

    expect(new Set([...read, ...agents])).toEqual(new Set(['refused']))
    expect(elements).toEqual(['refused', 'refused', 'refused'])
    expect(await streamed).toBe('refused')
  })

  test('cannot frame our pages', async () => {
    const { world, evil } = await scene(host)

    await evil.evaluate(`Promise.all(${JSON.stringify([...own, '/v1/me'])}.map(path => new Promise(done => {
      const frame = Object.assign(document.createElement('iframe'), { onload: done, src: '${world.url}' + path })
      document.body.append(frame)
    })))`)

    await soon(async () => {
      const [, ...frames] = evil.frames()
      expect(frames.map(frame => frame.url())).toEqual([...own, '/v1/me'].map(() => 'chrome-error://chromewebdata/'))
    })
  })

  test('has no access to a window of ours that it opened', async () => {
    const { world, evil } = await scene(host)

    for (const path of own) {
      const opening = evil.context().waitForEvent('page')
      await evil.evaluate(`void (window.held = open('${world.url}${path}', 'held'))`)
      const opened = await opening
      await opened.waitForURL(`${world.url}${path}**`)

      await evil.waitForFunction('held.closed')
      expect(await opened.evaluate('[opener, window.name]')).toEqual([null, ''])
      await soon(async () => expect(await opened.title()).toContain('Agent Quest'))
      await opened.close()
    }
  })
})

test('a new sign-in starts a new session, and no script can read it', async () => {
  const { ada, page } = await scene('127.0.0.1')
  const [before] = await page.context().cookies()

  await signIn(page, ada)

  const [after, ...more] = await page.context().cookies()
  expect(after!.value).not.toBe(before!.value)
  expect(more).toEqual([])
  expect(await page.evaluate('document.cookie')).toBe('')
})

test('behind https every cookie, and the one that removes it, is only for https and only for this service', async () => {
  const world = await open({ PUBLIC_URL: 'https://quest.example.com' })
  const { email, password } = await world.human('ada')
  const value = /^__Host-aqs_session=aqs_session_[0-9A-Za-z]{36}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=2592000$/

  const newcomer = { email: 'bob@example.com', display_name: 'Bob', password, transport: 'cookie' }
  const up = await world.call('POST', '/v1/accounts', { body: newcomer })
  const back = await world.call('POST', '/v1/sessions', { body: { email, password } })
  const cookie = back.headers['set-cookie']![0]!.split(';', 1)[0]!
  const headers = { 'X-CSRF-Protection': '1', Origin: 'https://quest.example.com' }
  const out = await world.call('DELETE', '/v1/sessions/current', { cookie, headers })

  expect([up, back].map(({ status, headers }) => [status, headers['set-cookie']])).toEqual(
    Array.from({ length: 2 }, () => [201, [expect.stringMatching(value)]]),
  )
  expect([out.status, out.headers['set-cookie']]).toEqual([204, ['__Host-aqs_session=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0']])
})

/** The statuses of the service's answers, from its own log. */
const answersTo = (lines: string[], ...methods: string[]) =>
  lines
    .map(line => JSON.parse(line) as { method?: string; status: number })
    .filter(({ method }) => methods.includes(method ?? ''))
    .map(({ status }) => status)

/** The script of a page that sends a body with a form. The text of one field is JSON, except for a `=` inside an unused name. */
const submit = (url: string, type: string, body: object) => {
  const json = JSON.stringify(body)
  const fields = type === 'text/plain' ? [[`${json.slice(0, -1)}${json === '{}' ? '' : ','}"x":"`, '"}']] : Object.entries(body)
  return `{
    const form = Object.assign(document.createElement('form'), { method: 'POST', action: '${url}', enctype: '${type}' })
    for (const [name, value] of ${JSON.stringify(fields)}) form.append(Object.assign(document.createElement('input'), { name, value }))
    document.body.append(form)
    form.submit()
  }`
}

details(() => {
  test('a page of an allowed origin can read and write, but only in the same way as our own page', async () => {
    const { world, approval, evil } = await scene('127.0.0.1', { AQS_ALLOWED_ORIGINS: strangerAt('127.0.0.1') })
    const approve = (way: object) => ask(evil, `${world.url}/v1/approvals/${approval.id}/approve`, { ...way, method: 'POST', body: '{}' })

    expect(await ask(evil, `${world.url}/v1/me`, {})).toMatch(/^cors 200 .*ada@example.com/)
    expect(await approve(ways['as JSON'])).toMatch(/^cors 403 /)
    expect(await approve(ways['as our own page does'])).toMatch(/^cors 200 /)
  })

  test.each(['nobody', 'mallory'])('a planted cookie with a session of %s is not used after signing in', async whose => {
    const world = await open()
    const ada = await world.human('ada')
    const mallory = await world.human('mallory')
    const planted = whose === 'nobody' ? made : mallory.token
    const page = await visit(world)
    // Cookies ignore ports: a cookie that is set at one port is sent to all.
    const evil = await page.context().newPage()
    await evil.goto(strangerAt('127.0.0.1'))
    await evil.evaluate(`document.cookie = 'aqs_session=${planted}; Path=/'`)
    await page.goto(`${world.url}/#account`)
    await page.reload()
    if (whose === 'mallory') await page.getByRole('button', { name: 'Sign out' }).click()

    await page.getByLabel('E-mail').fill(ada.email)
    await page.getByLabel('Password').fill(ada.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('navigation').getByText(ada.email).waitFor()

    const cookies = await page.context().cookies()
    expect(cookies).toMatchObject([{ name: 'aqs_session', path: '/', httpOnly: true, sameSite: 'Lax', secure: false }])
    expect(cookies[0]!.value).not.toBe(planted)
    expect((await world.call('GET', '/v1/me', { token: planted })).status).toBe(401)
    expect((await world.call<Schemas['Account']>('GET', '/v1/me', { token: cookies[0]!.value })).body.id).toBe(ada.account.id)
  })

  test('a planted cookie for a longer path, which comes first, signs nobody in', async () => {
    const { world, ada, mallory, page, evil } = await scene('127.0.0.1')
    await evil.evaluate(`document.cookie = 'aqs_session=${mallory.token}; Path=/v1'`)

    const answer = await ask(page, '/v1/me', {})

    expect(answer).toMatch(/^basic 401 .*two session cookies/)
    await page.context().clearCookies()
    await signIn(page, ada)
    expect(await ask(page, `${world.url}/v1/me`, {})).toMatch(/^basic 200 .*ada@example.com/)
  })
})
