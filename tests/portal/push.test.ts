/** The portal as an app: its manifest, its service worker, and the way from a push message to a decision. */
import { createECDH } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { receiver, status } from '../reach/receivers.ts'
import type { Schemas } from '../support/client.ts'
import { details } from '../support/details.ts'
import { askFor, newAgent } from '../support/domain.ts'
import { soon } from '../support/soon.ts'
import { deliver, fire, pretend, workerOf } from './device.ts'
import { approving, hasFocus, portal } from './support.ts'

const { open, visit, signIn } = portal()
const env = { AQS_WEBHOOK_PRIVATE: 'on' }
/** Messages to a device are gathered for this long. */
const windowMs = 3_000

test('the portal can be installed: a valid manifest with icons of the declared sizes, and a worker for all addresses', async () => {
  const world = await open()
  const page = await visit(world)
  const cdp = await page.context().newCDPSession(page)
  const { url, errors, data } = await cdp.send('Page.getAppManifest')
  const manifest = JSON.parse(data!)
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
  const sizes = []
  for (const { src, purpose } of manifest.icons) {
    const png = await (await page.request.get(new URL(src, url).href)).body()
    sizes.push([purpose, `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`])
  }
  const worker = await page.request.get(`${world.url}/portal/worker.js`)
  const described = await page.request.get(url)

  expect([errors, installabilityErrors]).toEqual([[], []])
  expect(manifest).toMatchObject({ id: '/', start_url: '/#inbox', scope: '/', display: 'standalone', name: 'Agent Quest' })
  expect(sizes).toEqual([
    ['any', '192x192'],
    ['any', '512x512'],
    ['maskable', '512x512'],
  ])
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(sizes.map(([, size]) => size))
  expect(described.headers()).toMatchObject({ 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' })
  expect(worker.headers()).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
})

test('a person with a closed portal learns of a request, opens it in one press, and decides', async () => {
  await using push = await receiver(status(201))
  const world = await open(env, { reach: true })
  const ada = await world.human('ada')
  const agent = await newAgent(world, ada)
  const { page, phone, worker } = await turnedOn(world, ada, `${push.url}/device`)

  const { id } = await askFor(world, agent, 'Buy a book')
  world.clock.advance(windowMs)
  await world.reach.settled()
  const other = await page.context().newPage()
  await page.close()
  await deliver(other, world.url, phone.open(push.received.at(-1)!))
  await soon(async () => expect(await worker.shown()).toHaveLength(1))
  const [shown] = await worker.shown()

  expect(shown).toMatchObject({
    title: 'Scout asks: Buy a book',
    body: 'Waiting for your decision · Scout',
    tag: id,
    data: `/#inbox/${id}`,
    actions: [{ action: 'deny', title: 'Deny…' }],
  })
  expect(await worker.worker.evaluate('self.badges')).toEqual([1])
  await worker.click(shown!)
  expect(await worker.opened()).toEqual([`/#inbox/${id}`])
  await other.goto(world.url + (await worker.opened())[0]!)
  await approving(other).waitFor()
  expect(await statusOf(ada, id)).toBe('pending')
  await approving(other).click()
  await other.getByRole('button', { name: 'Yes, approve', exact: true }).click()
  await other.getByRole('group', { name: 'Outcome' }).waitFor()
  expect(await statusOf(ada, id)).toBe('approved')
  await deliver(other, world.url, message([notice({ kind: 'approval.decided' })], 0, 0))
  await soon(async () => expect(await worker.worker.evaluate('self.badges')).toEqual([1, 'none']))
})

/** A human who has turned on notifications on this device. */
async function turnedOn(world: Awaited<ReturnType<typeof open>>, human: Parameters<typeof signIn>[1], endpoint: string) {
  const phone = pretend(endpoint)
  const page = await visit(world, '#account/notifications', { as: human, script: phone.script })
  await page.getByRole('button', { name: /Turn on/ }).click()
  await page.getByRole('button', { name: 'Turn off' }).waitFor()
  return { page, phone, worker: await workerOf(page) }
}

const channels = async (human: Awaited<ReturnType<Awaited<ReturnType<typeof open>>['human']>>) =>
  (await human.get<Schemas['ChannelPage']>('/v1/channels')).body.items
const statusOf = async (human: Awaited<ReturnType<Awaited<ReturnType<typeof open>>['human']>>, id: string) =>
  (await human.get<Schemas['Approval']>(`/v1/approvals/${id}`)).body.status

function notice(more: object) {
  return {
    id: 'dlv_1',
    kind: 'approval.requested',
    title: 'Scout asks: Buy a book',
    agent: { id: 'agt_1', name: 'Scout' },
    subject: { type: 'approval', id: 'apr_1' },
    url: '/#inbox/apr_1',
    at: '2026-11-21T09:00:00.000Z',
    ...more,
  }
}

/** A function declaration, because the table of a test uses it. */
function message(notices: object[], more = 0, waiting?: unknown) {
  return JSON.stringify({ v: 1, notices, more, waiting })
}

details(() => {
  test('“Deny…” opens the request with the line for the reason, and denies only when it is sent', async () => {
    await using push = await receiver(status(201))
    const world = await open(env, { reach: true })
    const ada = await world.human('ada')
    const agent = await newAgent(world, ada)
    const { page, worker } = await turnedOn(world, ada, `${push.url}/device`)
    const { id } = await askFor(world, agent, 'Buy a book')
    await deliver(page, world.url, message([notice({ subject: { type: 'approval', id }, url: `/#inbox/${id}` })]))
    await soon(async () => expect(await worker.shown()).toHaveLength(1))

    await worker.click((await worker.shown())[0]!, 'deny')
    expect(await worker.opened()).toEqual([])
    const reason = page.getByLabel('Tell the agent why')
    await hasFocus(reason)
    expect(page.url()).toBe(`${world.url}/#inbox/${id}`)
    expect(await statusOf(ada, id)).toBe('pending')
    await reason.fill('Too expensive')
    await reason.press('Enter')
    await page.getByRole('group', { name: 'Outcome' }).waitFor()
    expect((await ada.get<Schemas['Approval']>(`/v1/approvals/${id}`)).body).toMatchObject({ status: 'denied', note: 'Too expensive' })
  })

  test('only the worker may have a wider scope than its folder', async () => {
    const world = await open()
    const page = await visit(world)
    const script = /src="(?<path>[^"]+)"/.exec(readFileSync('generated/portal/index.html', 'utf8'))!.groups!.path!

    expect((await page.request.get(`${world.url}${script}`)).headers()).not.toHaveProperty('service-worker-allowed')
  })

  test('a pressed notification opens in the portal that is open, without loading it again', async () => {
    await using push = await receiver(status(201))
    const world = await open(env, { reach: true })
    const ada = await world.human('ada')
    const agent = await newAgent(world, ada)
    const { page, worker } = await turnedOn(world, ada, `${push.url}/device`)
    const { id } = await askFor(world, agent, 'Buy a book')
    // Nobody is signed in any more, so it opens after the sign-in.
    await page.context().clearCookies()
    await page.reload()
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await page.evaluate('window.sameLoad = true')
    await deliver(page, world.url, message([notice({ subject: { type: 'approval', id }, url: `/#inbox/${id}` })]))
    await soon(async () => expect(await worker.shown()).toHaveLength(1))

    await worker.click((await worker.shown())[0]!)
    await page.getByLabel('E-mail').fill(ada.email)
    await page.getByLabel('Password').fill(ada.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await approving(page).waitFor()
    expect(await page.evaluate('sameLoad')).toBe(true)
    expect(await worker.worker.evaluate('self.focused')).toContain(world.url)
  })

  test('a request that is gone or already decided opens a page that says so', async () => {
    const world = await open()
    const ada = await world.human('ada')
    const agent = await newAgent(world, ada)
    const { id } = await askFor(world, agent, 'Buy a book')
    await ada.post(`/v1/approvals/${id}/deny`, {})
    const page = await visit(world, `#inbox/${id}?deny=1`, { as: ada })

    await page.getByText('Denied. Nothing was done.').waitFor()
    expect(await page.getByRole('button', { name: 'Deny' }).count()).toBe(0)
    await page.goto(`${world.url}/#inbox/apr_01jcz3m5x8q4r7t2v6w9y1a0bc`)
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('alert').textContent()).toMatch(/does not exist|There is no|not found/i)
  })

  test('messages about one request take the place of each other, and many messages are one notification', async () => {
    await using push = await receiver(status(201))
    const world = await open(env, { reach: true })
    const { page, worker } = await turnedOn(world, await world.human('ada'), `${push.url}/device`)
    const say = async (text: string, count: number) => {
      await deliver(page, world.url, text)
      await soon(async () => expect(await worker.shown()).toHaveLength(count))
      return (await worker.shown()).at(-1)!
    }

    const first = await say(message([notice({})]), 1)
    const second = await say(message([notice({ kind: 'approval.expiring', title: 'Scout still waits: Buy a book' })]), 2)
    const many = await say(message([notice({}), notice({ title: 'Scout asks: Join' })], 3), 3)

    await say(message([notice({})], 0, 99), 4)
    await say(message([notice({})], 0, 0), 5)
    await say(message([notice({})], 0, 'many'), 6)

    expect(second.tag).toBe(first.tag)
    // What does not say how many requests wait leaves only a sign.
    expect(await worker.worker.evaluate('self.badges')).toEqual(['dot', 'dot', 'dot', 99, 'none', 'dot'])
    expect(many).toMatchObject({ title: '5 messages from Agent Quest', body: 'Scout asks: Buy a book\nScout asks: Join', data: '/#inbox' })
  })

  test.each([
    ['is not JSON', 'hello', '/#inbox'],
    ['is of a later version', JSON.stringify({ v: 2, notices: [] }), '/#inbox'],
    ['lacks a member', message([{ ...notice({}), subject: undefined }]), '/#inbox'],
    ['leads to another site', message([notice({ url: 'https://evil.example/#inbox' })]), '/#inbox'],
    ['leads to another site without a scheme', message([notice({ url: '//evil.example/#inbox' })]), '/#inbox'],
    ['leads to a script', message([notice({ url: 'javascript:alert(1)' })]), '/#inbox'],
    ['leads to another page of the service', message([notice({ url: '/v1/me#inbox' })]), '/#inbox'],
    ['leads to the work of an agent', message([notice({ url: '/#work/par_1' })]), '/#work/par_1'],
  ])('a message that %s is shown, and opens only a screen of the portal', async (_what, text, address) => {
    await using push = await receiver(status(201))
    const world = await open(env, { reach: true })
    const { page, worker } = await turnedOn(world, await world.human('ada'), `${push.url}/device`)
    const elsewhere = await page.context().newPage()
    await page.close()
    await deliver(elsewhere, world.url, text)
    await soon(async () => expect(await worker.shown()).toHaveLength(1))

    await worker.click((await worker.shown())[0]!)
    expect(await worker.opened()).toEqual([address])
  })

  test('characters that change how a title reads are shown, and a long title is cut', async () => {
    await using push = await receiver(status(201))
    const world = await open(env, { reach: true })
    const { page, worker } = await turnedOn(world, await world.human('ada'), `${push.url}/device`)
    await deliver(page, world.url, message([notice({ title: `Pay \u202Efdp.exe ${'a'.repeat(300)}` })]))
    await soon(async () => expect(await worker.shown()).toHaveLength(1))

    const { title } = (await worker.shown())[0]!
    expect(title).toContain('Pay ⟨U+202E⟩fdp.exe')
    expect(title.length).toBeLessThan(250)
  })

  test('if the browser replaces the subscription, the channel follows it and keeps its name and events', async () => {
    await using push = await receiver(status(201))
    const world = await open(env, { reach: true })
    const ada = await world.human('ada')
    const { worker } = await turnedOn(world, ada, `${push.url}/device`)
    const [before] = await channels(ada)
    await ada.patch(`/v1/channels/${before!.id}`, before!.version, { label: 'My phone', events: ['approval.requested'] })

    await change(`${push.url}/device`, `${push.url}/replaced`)
    const [after, ...others] = await channels(ada)
    expect(others).toEqual([])
    expect(after).toMatchObject({ type: 'push', label: 'My phone', events: ['approval.requested'], state: 'active' })
    expect(after!.endpoint_hash).not.toBe(before!.endpoint_hash)

    // It was turned off here, so the new subscription gets no channel.
    await ada.delete(`/v1/channels/${after!.id}`)
    await change(`${push.url}/replaced`, `${push.url}/third`)
    expect(await channels(ada)).toEqual([])

    function change(before: string, after: string) {
      const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'A'.repeat(22) }
      const subscription = (endpoint: string) => `{ endpoint: '${endpoint}', toJSON: () => (${JSON.stringify({ endpoint, keys })}) }`
      const members = `{ oldSubscription: ${subscription(before)}, newSubscription: ${subscription(after)} }`
      return fire(worker.worker, 'pushsubscriptionchange', members)
    }
  })

  test('the icon of the installed portal counts what waits', async () => {
    const world = await open()
    const ada = await world.human('ada')
    const agent = await newAgent(world, ada)
    const page = await visit(world, '#agents', {
      as: ada,
      script: `
        window.badge = 'none'
        navigator.setAppBadge = async count => void (window.badge = count)
        navigator.clearAppBadge = async () => void (window.badge = 'none')
      `,
    })
    const { id } = await askFor(world, agent, 'Buy a book')
    await askFor(world, agent, 'Buy another')

    await soon(async () => expect(await page.evaluate('badge')).toBe(2))
    await ada.post(`/v1/approvals/${id}/deny`, {})
    await soon(async () => expect(await page.evaluate('badge')).toBe(1))
    await page.goto(`${world.url}/#account`)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await soon(async () => expect(await page.evaluate('badge')).toBe('none'))
  })
})
