import type { ServerResponse } from 'node:http'
import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { barriers } from '../support/barriers.ts'
import { intercept } from '../support/browser.ts'
import { askFor, newAgent } from '../support/domain.ts'
import { soon } from '../support/soon.ts'
import { comeBack, portal } from './support.ts'

const { open, visit, signIn } = portal()

test('all tabs share one stream of events, and when the tab that has it is closed, another tab opens one', async () => {
  const world = await open()
  const ada = await world.human()
  const agent = await newAgent(world, ada)
  let streams = 0
  // First, because a router of Express takes its own part off the address.
  world.server.prependListener('request', ({ url }) => (streams += Number(url === '/v1/events')))
  const first = await visit(world, '#work', { as: ada })
  await first.getByRole('heading', { name: 'Work' }).waitFor()
  const others: Page[] = []
  for (let i = 0; i < 7; i++) {
    const page = await first.context().newPage()
    await page.goto(`${world.url}/#work`)
    await page.getByRole('heading', { name: 'Work' }).waitFor()
    others.push(page)
  }
  const ring = (count: number) => Promise.all(others.map(page => page.getByRole('link', { name: `Inbox ${count} waiting` }).waitFor()))

  await askFor(world, agent, 'Buy a book')
  await ring(1)
  expect(streams).toBe(1)

  await first.close()
  await askFor(world, agent, 'Buy a pen')
  await ring(2)
  expect(streams).toBe(2)
})

test('after an upgrade the page says that it is old, and a press loads the new version', async () => {
  const world = await open()
  const ada = await world.human()
  const streams: ServerResponse[] = []
  world.server.prependListener('request', ({ url }, response) => void (url === '/v1/events' && streams.push(response)))
  const page = await visit(world, '#agents', { as: ada })
  await page.getByRole('heading', { name: 'Agents', level: 1 }).waitFor()
  await soon(async () => expect(streams.map(({ headersSent }) => headersSent)).toEqual([true]))
  await page.getByText('Not connected').waitFor({ state: 'detached' })
  const old = page.getByText('This page is from an earlier version of the service.')
  const restart = async () => {
    const looked = page.waitForResponse(`${world.url}/`)
    // Only the stream is cut off. A request may be on its way on any other connection.
    for (const { socket } of streams.splice(0)) socket?.destroy()
    await page.getByText('Not connected').waitFor()
    await comeBack(page)
    await looked
    await page.getByText('Not connected').waitFor({ state: 'detached' })
  }

  await restart()
  expect(await old.count()).toBe(0)

  await intercept(page, /\/$/, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(/index-[\w-]+\.js/, 'index-newer.js') })
  })
  await restart()
  await old.waitFor()
  expect(await barriers(page)).toEqual([])
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Load the new version' }).click()
  await old.waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'Agents', level: 1 }).waitFor()
})

test('what changes before the stream is open is shown when it opens', async () => {
  const world = await open()
  const ada = await world.human('ada')
  const agent = await newAgent(world, ada)
  await askFor(world, agent, 'Buy a book')
  const page = await visit(world, '#inbox')
  const opened = Promise.withResolvers<void>()
  await intercept(page, /\/v1\/events$/, async route => {
    await opened.promise
    await route.continue()
  })
  await signIn(page, ada)
  // The page does not wait for the stream for long.
  await page.getByText('Buy a book').first().waitFor()

  // It expires later, so it comes last and appears without a press.
  world.clock.advance(1_000)
  await askFor(world, agent, 'Buy a pen')
  opened.resolve()

  const pen = page.getByText('Buy a pen').first()
  await pen.waitFor()
  expect(await pen.isVisible()).toBe(true)
})
