/** People find entries of their log by words. */
import { expect, test } from '@jest/globals'
import type { Person, Schemas } from '../support/client.ts'
import { askFor, newAgent } from '../support/domain.ts'
import { onBothStores } from '../support/world.ts'

type Page = Schemas['AuditPage']
const hour = 60 * 60_000

/** The actions on all pages, oldest first. */
async function found(reader: Person, narrowed: Record<string, string>) {
  const actions: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const asked = new URLSearchParams({ sort: 'created_at', ...narrowed, ...(cursor && { cursor }) })
    const { body }: { body: Page } = await reader.get<Page>(`/v1/audit-events?${asked}`)
    actions.push(...body.items.map(({ action }) => action))
    cursor = body.next_cursor
  }
  return actions
}

onBothStores('a search in a log', open => {
  test('answers whole entries, with their hashes', async () => {
    const world = await open()
    const ada = await world.human()
    await newAgent(world, ada, { name: 'Scout' })
    const { body: log } = await ada.get<Page>('/v1/audit-events')

    const { body: search } = await ada.get<Page>('/v1/audit-events?q=scout')

    expect(search.items).toEqual(log.items.filter(({ action }) => ['agent.created', 'key.issued'].includes(action)))
    expect(search.items).not.toHaveLength(0)
  })

  test('finds the entries about the requests that have the words, and other entries by their own words', async () => {
    const world = await open()
    const [ada, eve] = [await world.human(), await world.human()]
    const agent = await newAgent(world, ada, { name: 'Scout' })
    const begin = world.clock.now
    const first = await askFor(world, agent, 'Pay the invoice')
    world.clock.advance(hour)
    await ada.post(`/v1/approvals/${first.id}/approve`, { note: 'Go ahead' })
    await ada.post(`/v1/approvals/${first.id}/take-back`, { note: 'Wrong account' })
    const second = await askFor(world, agent, 'Pay the invoice again')
    await world.core.approvals.cancel(await agent.as(), second.id)
    await ada.post(`/v1/agents/${agent.id}/suspend`, { reason: 'Holiday' })

    const about = ['approval.requested', 'approval.approved', 'approval.permit_lapsed']
    for (const [narrowed, actions] of [
      [{ q: 'inv' }, [...about, 'approval.requested', 'approval.cancelled']],
      [{ q: 'inv', limit: '2' }, [...about, 'approval.requested', 'approval.cancelled']],
      [{ q: 'inv', limit: '2', sort: '-created_at' }, [...about, 'approval.requested', 'approval.cancelled'].toReversed()],
      [{ q: 'inv', action: 'approval.approved' }, ['approval.approved']],
      [{ q: 'inv', from: new Date(begin + hour).toISOString() }, [...about.slice(1), 'approval.requested', 'approval.cancelled']],
      [{ q: 'inv', to: new Date(begin + hour).toISOString() }, ['approval.requested']],
      [{ q: first.id }, about],
      [{ q: 'ahead' }, about],
      [{ q: 'wrong acc' }, ['approval.permit_lapsed']],
      [{ q: 'holi' }, ['agent.suspended']],
      [{ q: 'scout', action: 'agent.created' }, ['agent.created']],
      [{ q: 'nowhere' }, []],
    ] as [Record<string, string>, string[]][]) {
      expect({ narrowed, actions: await found(ada, narrowed) }).toEqual({ narrowed, actions })
      expect(await found(eve, narrowed)).toEqual([])
    }
  })
})
