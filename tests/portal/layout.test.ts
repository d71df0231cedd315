/** The layout of the portal's screens. */
import { expect, test } from '@jest/globals'
import { askFor, newAgent } from '../support/domain.ts'
import { pretend } from './device.ts'
import { isGone, portal } from './support.ts'

const { open, visit } = portal()

test('while notifications are offered, the inbox keeps the room of its list and of the opened request', async () => {
  const world = await open()
  const ada = await world.human('ada')
  const agent = await newAgent(world, ada)
  await world.mcp(agent.secret)
  for (const title of ['Buy a book', 'Buy a pen', 'Buy paper', 'Buy ink']) await askFor(world, agent, title)
  const { script } = pretend('https://push.example/device')
  const page = await visit(world, '#inbox', { as: ada, script, viewport: { width: 1280, height: 820 } })

  const offer = page.getByRole('complementary', { name: 'Notifications' })
  await offer.waitFor()
  const list = page.getByRole('region', { name: 'Waiting requests' })
  await list.getByRole('link', { name: 'Buy ink' }).click()
  const request = page.getByRole('region', { name: 'The request' })
  await request.getByRole('button', { name: 'Approve', exact: true }).waitFor()
  const room = async () => [await list.boundingBox(), await request.boundingBox()]
  const beside = await room()
  for (const box of beside) expect(Math.min(box!.width, box!.height)).toBeGreaterThan(360)

  await offer.getByRole('button', { name: 'Not now' }).click()
  await isGone(offer)
  expect(await room()).toEqual(beside)
})
