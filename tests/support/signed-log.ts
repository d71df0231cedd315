/** The export of a log with three approvals that a passkey has signed, the last one with changes, and one denial. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { createLog } from '../../src/log.ts'
import { openStore } from '../../src/store/index.ts'
import type { Authenticator } from './authenticator.ts'
import type { Schemas } from './client.ts'
import { askFor, newAgent } from './domain.ts'
import { newPasskey } from './security.ts'
import { openWorld } from './world.ts'

export const fingerprintOf = ({ publicKey }: Authenticator) =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('hex')

/** The folder is for the database. */
export async function signedLog(folder: string) {
  const world = await openWorld('sqlite', await openStore(join(folder, 'signed-log.db'), createLog('silent')))
  const ada = await world.human()
  const { device } = await newPasskey(ada)
  const agent = await newAgent(world, ada)
  const sign = async (id: string, body: object = {}) => {
    const { options } = (await ada.post<Schemas['Signing']>('/v1/approvals/signature/challenge', { ids: [id], ...body })).body
    const { status } = await ada.post(`/v1/approvals/${id}/approve`, { ...body, credential: device.get(options) })
    if (status !== 200) throw new Error(`The signature of ${id} was refused`)
  }
  const pay = { recipient: 'Bookshop', amount: { value: '12.50', currency: 'EUR' }, details: { iban: 'DE02120300000000202051' } }
  const { id: book } = await askFor(world, agent, 'Buy a book', pay)
  await ada.post(`/v1/approvals/${book}/questions`, { text: 'Which one?' })
  await world.core.questions.answer(await agent.as(), book, 'The red one.')
  await sign(book, { note: 'Go ahead', valid_for_minutes: 30 })
  await sign((await askFor(world, agent, 'Greet Bob', { category: 'contact', details: { to: 'bob@example.com' } })).id)
  const pen = await askFor(world, agent, 'Buy a pen', { amount: { value: '2', currency: 'EUR' } })
  await sign(pen.id, { allow_category_minutes: 60, changes: { amount: { value: '1.50', currency: 'EUR' } } })
  const { id: denied } = await askFor(world, agent, 'Publish it', { category: 'publish' })
  await ada.post(`/v1/approvals/${denied}/deny`)
  const { text } = await ada.get('/v1/audit-events/export')
  await world.close()
  await world.store.close()
  return { account: ada.account.id, device, text }
}
