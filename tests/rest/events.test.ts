import { expect, test } from '@jest/globals'
import { askFor, newAgent } from '../support/domain.ts'
import { onEachStore } from '../support/world.ts'

/** Reads an event stream until it ends or the test has seen enough. */
async function listen(url: string, token: string, headers: Record<string, string> = {}) {
  const abort = new AbortController()
  const response = await fetch(`${url}/v1/events`, { headers: { Authorization: `Bearer ${token}`, ...headers }, signal: abort.signal })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    status: response.status,
    close: () => abort.abort(),
    /** Reads on until that many events have come. */
    async events(count: number) {
      const found = () =>
        [...text.matchAll(/(?:id: (\d+)\n)?event: ([\w.]+)\ndata: (.+)\n\n/g)].map(([, id, event, data]) => ({
          id: id && Number(id),
          event,
          ...(JSON.parse(data!) as { target: { id: string } }),
        }))
      while (found().length < count) {
        const { done, value } = await reader.read()
        if (done) break
        text += value
      }
      return found()
    },
    /** Resolves when the service has ended the stream. */
    async end() {
      for (;;) if ((await reader.read()).done) return
    },
  }
}

onEachStore('events', (open, again) => {
  test('a change reaches whoever watches, also one made on another instance', async () => {
    const world = await open()
    const other = await again()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const stream = await listen(other.url, ada.token)

    const { id } = await askFor(world, agent)
    await ada.post(`/v1/approvals/${id}/deny`)
    const events = await stream.events(2)
    stream.close()

    expect(events.map(({ event, target }) => [event, target.id])).toEqual([
      ['approval.created', id],
      ['approval.updated', id],
    ])
  })

  test('who comes back with Last-Event-ID has missed nothing', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    await ada.post(`/v1/agents/${agent.id}/suspend`)
    await ada.post(`/v1/agents/${agent.id}/resume`)

    const stream = await listen(world.url, ada.token, { 'Last-Event-ID': '3' })
    const events = await stream.events(3)
    stream.close()

    expect(events.map(({ id, event }) => [id, event])).toEqual([
      [4, 'key.updated'],
      [5, 'agent.updated'],
      [6, 'agent.updated'],
    ])
  })

  test("nobody hears of another's things", async () => {
    const world = await open()
    const [ada, bob] = [await world.human(), await world.human()]
    const stream = await listen(world.url, bob.token)

    await ada.agent()
    const { id } = await bob.agent()
    const events = await stream.events(1)
    stream.close()

    expect(events.map(event => event.target.id)).toEqual([id])
  })

  test('an agent that wakes up is heard of', async () => {
    const world = await open()
    const ada = await world.human()
    const agent = await newAgent(world, ada)
    const stream = await listen(world.url, ada.token)

    await world.mcp(agent.secret)
    const events = await stream.events(1)
    stream.close()

    expect(events).toEqual([{ id: undefined, event: 'heartbeat.changed', target: { type: 'agent', id: agent.id } }])
  })

  test('signing out, or a suspension, ends the stream', async () => {
    const world = await open()
    const [admin, ada, bob] = [await world.human(), await world.human(), await world.human()]
    const [one, two] = [await listen(world.url, ada.token), await listen(world.url, bob.token)]

    const started = performance.now()
    await ada.delete('/v1/sessions/current')
    await one.end()
    await admin.post(`/v1/admin/accounts/${bob.account.id}/suspend`)
    await two.end()

    expect(performance.now() - started).toBeLessThan(2_000)
  })

  test('a session has at most five streams, and a closed one makes room', async () => {
    const world = await open()
    const ada = await world.human()
    const streams = []
    for (let i = 0; i < 5; i++) streams.push(await listen(world.url, ada.token))

    const refused = await ada.get<{ code: string }>('/v1/events')
    streams[0]!.close()
    let again = 0
    for (let i = 0; i < 100 && again !== 200; i++)
      again = await listen(world.url, ada.token).then(stream => {
        stream.close()
        return stream.status
      })
    for (const stream of streams) stream.close()

    expect([refused.status, refused.body.code, again]).toEqual([409, 'stream_limit', 200])
  })
})
