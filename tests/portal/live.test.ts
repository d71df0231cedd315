import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { askFor, newAgent } from '../support/domain.ts'
import { portal } from './support.ts'

const { open, visit, signIn } = portal()

test('all tabs share one stream of events, and when the tab that has it is closed, another tab opens one', async () => {
  const world = await open()
  const ada = await world.human()
  const agent = await newAgent(world, ada)
  const first = await visit(world, '#work')
  let streams = 0
  first.context().on('request', request => (streams += Number(request.url().endsWith('/v1/events'))))
  await signIn(first, ada)
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
