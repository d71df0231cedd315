/** Account → Notifications: devices, e-mail and webhooks, with the results of their messages; and what the portal offers by itself. */
import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { Webhook } from 'standardwebhooks'
import { mailServer, receiver, status, type Received } from '../reach/receivers.ts'
import { barriers } from '../support/barriers.ts'
import { excess, intercept } from '../support/browser.ts'
import type { Schemas } from '../support/client.ts'
import { details } from '../support/details.ts'
import { askFor, newAgent } from '../support/domain.ts'
import { soon } from '../support/soon.ts'
import { pretend } from './device.ts'
import { isGone, portal } from './support.ts'

const { open, visit, pass } = portal()
const env = { AQS_WEBHOOK_PRIVATE: 'on' }
type World = Awaited<ReturnType<typeof open>>
type Human = Awaited<ReturnType<World['human']>>

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const channels = async (human: Human) => (await human.get<Schemas['ChannelPage']>('/v1/channels')).body.items
const at = async (world: World, human: Human, address = '#account/notifications', options = {}) => {
  const page = await visit(world, address, { as: human, ...options })
  return page
}

test('a device is turned on with one press, tested, and turned off', async () => {
  await using push = await receiver(status(201))
  const world = await open(env, { reach: true })
  const ada = await world.human('ada')
  const phone = pretend(`${push.url}/device`)
  const page = await visit(world, '#account/notifications', { as: ada, script: phone.script })

  await press(page, 'Turn on desktop notifications')
  await press(page, 'Send a test')
  await page.getByText('The push service has accepted the test.').waitFor()
  expect(push.received.map(one => JSON.parse(phone.open(one)).notices[0].kind)).toEqual(['channel.test'])
  expect(await channels(ada)).toMatchObject([{ type: 'push', label: 'Chrome on Linux', state: 'active', events: ['needs_me'] }])
  expect(await barriers(page)).toEqual([])

  await page.reload()
  await press(page, 'Turn off')
  await page.getByRole('button', { name: 'Turn on desktop notifications' }).waitFor()
  expect(await channels(ada)).toEqual([])
  expect(await page.evaluate(`localStorage.getItem('test.key')`)).toBeNull()
})

test('an e-mail address gets messages after its link was opened, by the human who added it', async () => {
  await using mail = await mailServer()
  const world = await open({ ...env, AQS_SMTP_URL: mail.url, AQS_MAIL_FROM: 'quest@example.com' }, { reach: true })
  const ada = await world.human('ada')
  const bob = await world.human('bob')
  const page = await at(world, ada)

  await press(page, 'Add an e-mail address')
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('ada@work.example')
  await press(page, 'Send the link')
  await page.getByRole('link', { name: 'ada@work.example' }).waitFor()
  await page.getByText('Not confirmed', { exact: true }).waitFor()
  await soon(async () => expect(mail.mails).toHaveLength(1))
  const link = /\/#verify-channel=\S+/.exec(mail.mails[0]!.text.replaceAll('=\r\n', '').replaceAll('=3D', '='))![0]

  const stranger = await at(world, bob, link.slice(1))
  await stranger.getByRole('alert').getByText('The link belongs to another account').waitFor()
  expect((await channels(ada))[0]!.state).toBe('unverified')

  const other = await visit(world, link.slice(1))
  await other.getByLabel('E-mail').fill(ada.email)
  await other.getByLabel('Password').fill(ada.password)
  await press(other, 'Sign in')
  await other.getByText('Messages now go to ada@work.example').waitFor()
  expect(other.url()).toBe(`${world.url}/#account/notifications`)
  expect((await channels(ada))[0]!.state).toBe('active')
  expect(await barriers(other)).toEqual([])
})

test('the secret of a webhook is shown once, signs what arrives, and can be replaced', async () => {
  await using server = await receiver()
  const world = await open(env, { reach: true })
  const ada = await world.human('ada')
  const page = await at(world, ada)
  const secretOf = async () => (await page.locator('dialog .secret pre').textContent())!
  const isSignedWith = (secret: string, { headers, body }: Received) => {
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures } = headers as Record<string, string>
    return signatures!.split(' ').includes(new Webhook(secret).sign(id!, new Date(Number(at) * 1000), body))
  }

  await press(page, 'Add a chat or webhook')
  await page.getByLabel('Where').selectOption('standard')
  await page.getByLabel('Address', { exact: true }).fill(`${server.url}/hook`)
  await page.getByLabel('Name').fill('Home server')
  expect(await barriers(page)).toEqual([])
  await press(page, 'Add')
  const first = await secretOf()
  expect(first).toMatch(/^whsec_/)
  expect(await barriers(page)).toEqual([])
  await press(page, 'I have stored it')
  await page.getByRole('link', { name: 'Home server' }).click()
  await press(page, 'Send a test')
  await page.getByText('The receiver has accepted the test').waitFor()
  expect(isSignedWith(first, server.received[0]!)).toBe(true)
  await page.reload()
  await page.getByRole('heading', { name: 'Home server' }).waitFor()
  expect(await page.content()).not.toContain('whsec_')

  await press(page, 'Replace the secret')
  await page.getByLabel('The old secret stops working').selectOption('0')
  await press(page, 'Replace secret')
  await page.getByText('Copy the secret now').waitFor()
  const second = await secretOf()
  expect(second).not.toBe(first)
  await page.keyboard.press('Escape')
  await isGone(page.getByRole('dialog'))
  expect(await page.content()).not.toContain('whsec_')
  await press(page, 'Send a test')
  await soon(async () => expect(server.received).toHaveLength(2))
  expect([first, second].map(secret => isSignedWith(secret, server.received[1]!))).toEqual([false, true])
})

test('after the first call of an agent the portal offers notifications once, and remembers the answer', async () => {
  const world = await open(env)
  const ada = await world.human('ada')
  const agent = await newAgent(world, ada)
  const page = await visit(world, '#agents', { as: ada, script: pretend('https://push.example/device').script })
  const offer = page.getByRole('complementary', { name: 'Notifications' })
  await page.locator('.agent-state', { hasText: 'Waiting for its first call' }).waitFor()
  expect(await offer.count()).toBe(0)

  await world.mcp(agent.secret)
  await page.locator('.agent-state', { hasText: 'Connected' }).waitFor()
  await offer.waitFor()
  expect(await barriers(page)).toEqual([])
  await offer.getByRole('button', { name: 'Not now' }).click()
  await isGone(offer)
  await page.reload()
  await page.locator('.agent-state', { hasText: 'Connected' }).waitFor()
  await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))')
  expect(await offer.count()).toBe(0)

  // It is remembered for this human, not for everybody who uses this device.
  await page.evaluate('localStorage.clear()')
  await page.reload()
  await offer.getByRole('button', { name: 'Turn on desktop notifications' }).click()
  await isGone(offer)
  await soon(async () => expect(await channels(ada)).toMatchObject([{ type: 'push' }]))
})

details(() => {
  test('a device whose test fails says why and what to do; a device that the push service forgot can be turned on again', async () => {
    await using push = await receiver(status(503))
    const world = await open(env, { reach: true })
    const ada = await world.human('ada')
    const page = await visit(world, '#account/notifications', { as: ada, script: pretend(`${push.url}/device`).script })
    await press(page, 'Turn on desktop notifications')

    await press(page, 'Send a test')
    await page.getByRole('alert').getByText('The receiver refused the message (status 503).').waitFor()
    push.answer = status(410)
    await press(page, 'Send a test')
    await page.getByRole('button', { name: 'Turn on desktop notifications' }).waitFor()
    expect(await channels(ada)).toEqual([])
    push.answer = status(201)
    await press(page, 'Turn on desktop notifications')
    await press(page, 'Send a test')
    await page.getByText('The push service has accepted the test.').waitFor()
  })

  test('who signs out gets no more messages on this device', async () => {
    await using push = await receiver(status(201))
    const world = await open(env, { reach: true })
    const ada = await world.human('ada')
    const page = await visit(world, '#account/notifications', { as: ada, script: pretend(`${push.url}/device`).script })
    await press(page, 'Turn on desktop notifications')
    await page.getByRole('button', { name: 'Turn off' }).waitFor()

    await page.goto(`${world.url}/#account`)
    await press(page, 'Sign out')
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    expect(await channels(ada)).toEqual([])
  })

  test('who does not allow notifications is told how to allow them', async () => {
    const world = await open(env)
    const ada = await world.human('ada')
    const page = await visit(world, '#account/notifications', { as: ada, script: pretend('https://push.example/device', 'default').script })

    await press(page, 'Turn on desktop notifications')
    await page.getByRole('alert').getByText('Press the button again and choose Allow.').waitFor()
    expect(await channels(ada)).toEqual([])
  })

  test.each([
    // This Chromium itself blocks notifications of all sites.
    ['blocks notifications', 'Your browser blocks notifications from this site.', '', {}],
    ['has no push', 'This browser does not support push notifications.', 'delete window.PushManager', {}],
    [
      'is on an iPhone',
      'first add the portal to your Home Screen',
      'delete window.PushManager',
      { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1' },
    ],
  ])('a browser that %s says what to do', async (_what, words, script, options) => {
    const world = await open()
    const page = await visit(world, '#account/notifications', { ...options, as: await world.human('ada'), script })

    await page.getByText(words).waitFor()
    expect(await page.getByRole('button', { name: /Turn on/ }).count()).toBe(0)
    expect(await barriers(page)).toEqual([])
  })

  test('without a mail server, e-mail is not offered', async () => {
    const world = await open()
    const page = await at(world, await world.human('ada'))

    await page.getByText('The operator of this service has not set up e-mail.').waitFor()
    expect(await page.getByRole('button', { name: 'Add an e-mail address' }).count()).toBe(0)
  })

  test('a channel that fails says why; its message is sent again when the receiver is back', async () => {
    await using server = await receiver(status(500))
    const world = await open(env, { reach: true })
    const ada = await world.human('ada')
    const agent = await newAgent(world, ada)
    const { channel } = (
      await ada.post<Schemas['CreatedChannel']>('/v1/channels', { type: 'webhook', label: 'Team chat', url: server.url, format: 'slack' })
    ).body
    await askFor(world, agent, 'Buy a book')
    // All attempts: 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 10 h.
    for (const minutes of [0, 1, 5, 30, 120, 300, 600, 600]) {
      world.clock.advance(minutes * 60_000)
      await world.reach.settled()
    }
    const page = await at(world, ada, `#account/notifications/${channel.id}`)
    await pass(world, page, 0)

    await page.getByText('The last message failed.').waitFor()
    await page.getByText('Check that the address is right').waitFor()
    await page.locator('.chip', { hasText: 'Failed' }).first().waitFor()
    await page.getByText('8 attempts').first().waitFor()
    expect(await barriers(page)).toEqual([])
    server.answer = status(200)
    await page.getByRole('button', { name: 'Send again Scout asks: Buy a book' }).click()
    await soon(async () => expect((await ada.get<Schemas['Channel']>(`/v1/channels/${channel.id}`)).body.last_failure).toBeNull())
    await page.reload()
    await page.locator('.chip', { hasText: 'Sent' }).first().waitFor()
    expect(await page.getByText('The last message failed.').count()).toBe(0)
    expect(server.json().at(-1)).toMatchObject({ text: expect.stringContaining('Buy a book') })
  })

  test('a human chooses what a channel tells, pauses it, and deletes it', async () => {
    const world = await open(env)
    const ada = await world.human('ada')
    const { channel } = (
      await ada.post<Schemas['CreatedChannel']>('/v1/channels', {
        type: 'webhook',
        label: 'Chat',
        url: 'https://ntfy.sh/x',
        format: 'ntfy',
      })
    ).body
    const page = await at(world, ada, `#account/notifications/${channel.id}`)
    const read = async () => (await ada.get<Schemas['Channel']>(`/v1/channels/${channel.id}`)).body
    const all = page.getByLabel('Everything that needs me')
    const kind = page.getByLabel('An agent asks for approval')

    expect([await all.isChecked(), await kind.isChecked(), await kind.isDisabled()]).toEqual([true, true, true])
    await page.getByLabel('A reviewer answers an agent').check()
    await press(page, 'Save')
    await soon(async () => expect((await read()).events).toEqual(['needs_me', 'participation.reviewed']))
    await page.getByText('Saved').waitFor()
    await all.uncheck()
    await page.getByLabel('A reviewer answers an agent').uncheck()
    for (const box of (await page.locator('.events-kinds input:checked').all()).toReversed()) await box.uncheck()
    await press(page, 'Save')
    await page.getByRole('alert').getByText('Select at least one kind of message.').waitFor()
    await kind.check()
    await page.getByLabel('Name').fill('My phone')
    await press(page, 'Save')
    await page.getByRole('heading', { level: 1, name: 'My phone' }).waitFor()
    expect(await read()).toMatchObject({ events: ['approval.requested'], label: 'My phone' })

    await press(page, 'Pause')
    await page.getByText('Paused', { exact: true }).waitFor()
    await press(page, 'Turn on')
    await page.getByRole('button', { name: 'Pause' }).waitFor()
    expect((await read()).state).toBe('active')

    // It is changed elsewhere while the press is on its way: nothing is overwritten, and the newer name is shown.
    const address = /\/v1\/channels\/\w+$/
    await intercept(page, address, async route => {
      if (route.request().method() === 'PATCH')
        await ada.patch(`/v1/channels/${channel.id}`, (await read()).version, { label: 'Our phone' })
      await route.continue()
    })
    await press(page, 'Pause')
    await page.getByRole('heading', { level: 1, name: 'Our phone' }).waitFor()
    expect(await read()).toMatchObject({ state: 'active', label: 'Our phone' })
    await page.unroute(address)

    await press(page, 'Delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('No channels yet').waitFor()
    expect(await channels(ada)).toEqual([])
  })

  test('an address to which the service does not send is an error at its field', async () => {
    const world = await open()
    const ada = await world.human('ada')
    const page = await at(world, ada)

    await press(page, 'Add a chat or webhook')
    await page.getByLabel('Address', { exact: true }).fill('https://127.0.0.1/hook')
    await page.getByLabel('Name').fill('Home')
    await press(page, 'Add')
    await page.locator('.field-error', { hasText: 'Must be public.' }).waitFor()
    expect(await channels(ada)).toEqual([])
  })

  test('an owner chooses after how long a silent agent is told', async () => {
    const world = await open(env)
    const ada = await world.human('ada')
    const { id } = await newAgent(world, ada)
    const page = await at(world, ada, `#agents/${id}`)
    const minutes = async () => (await ada.get<Schemas['Agent']>(`/v1/agents/${id}`)).body.silent_after_minutes
    const card = page.getByRole('region', { name: 'Tell me when it goes silent' })

    await card.getByLabel('After').fill('2')
    await card.getByLabel('Unit').selectOption('minutes')
    await press(page, 'Turn on')
    await card.locator('.field-error').waitFor()
    await card.getByLabel('Unit').selectOption('hours')
    await press(page, 'Turn on')
    await card.getByRole('button', { name: 'Turn off' }).waitFor()
    expect([await minutes(), await card.getByLabel('After').inputValue()]).toEqual([120, '2'])
    expect(await barriers(page)).toEqual([])
    await card.getByRole('button', { name: 'Turn off' }).click()
    await card.getByRole('button', { name: 'Turn on' }).waitFor()
    expect(await minutes()).toBeNull()
  })

  test.each([
    ['a phone in light', { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, colorScheme: 'light' }],
    ['a phone in dark', { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, colorScheme: 'dark' }],
    ['a computer in dark', { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' }],
  ] as const)('on %s, the screens of notifications fit and have no barriers', async (_name, options) => {
    await using server = await receiver(status(500))
    const world = await open(env, { reach: true })
    const ada = await world.human('ada')
    const label = `${'A very long name of a channel '.repeat(2)}😀`.trim()
    const url = `${server.url}/${'long'.repeat(60)}`
    const { channel } = (await ada.post<Schemas['CreatedChannel']>('/v1/channels', { type: 'webhook', label, url, format: 'standard' }))
      .body
    await ada.post(`/v1/channels/${channel.id}/test`)
    await world.reach.settled()
    const page = await at(world, ada, '#account/notifications', options)

    await page.getByRole('link', { name: label }).waitFor()
    expect([await excess(page), await barriers(page)]).toEqual([0, []])
    await page.getByRole('link', { name: label }).click()
    await page.locator('.chip', { hasText: 'Failed' }).first().waitFor()
    expect([await excess(page), await barriers(page)]).toEqual([0, []])
  })
})
