/** An answer is the same whether it comes as plain JSON or at the end of a stream. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { createApp, unreadable } from '../../src/app.ts'
import { createServer } from '../../src/http/server.ts'
import { createLog } from '../../src/log.ts'
import { agentQuest, type Catalogue } from '../../src/mcp/index.ts'
import { methodTable } from '../../src/mcp/protocol/methods.ts'
import { onEachStore, publicUrl, type World } from '../support/world.ts'
import { play, plenty } from './scenario.ts'
import { legacyCall, modernCall, send, streamed, type Json, type Post } from './support.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => servers.splice(0).forEach(server => server.close()))

/** Another door to the same service, where every method sends a notification first, so that its answer ends a stream. */
async function talkative({ core, config }: World) {
  const log = createLog('silent')
  const ours = agentQuest({ core, publicUrl, log })
  const methods = [...methodTable(ours, { name: 'test', version: '1' })].map(([name, method]): [string, typeof method] => [
    name,
    {
      ...method,
      answer(call) {
        call.line.tell('notifications/message', { level: 'info', data: 'listen' })
        return method.answer(call)
      },
    },
  ])
  const catalogue: Catalogue = { ...ours, methods: Object.fromEntries(methods) }
  const server = createServer(await createApp({ core, config, publicUrl, log, catalogue }), unreadable).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

onEachStore('carriers', open => {
  test.each<[string, (method: string, params?: Json) => Post]>([
    ['2026', modernCall],
    ['2025', legacyCall],
  ])('every call is answered with the same, in %s', async (_era, call) => {
    const world = await open(plenty)
    const url = await talkative(world)
    const kinds: string[] = []

    const plain = await play(await open(plenty), call, send)
    const atTheEnd = await play(world, call, async (there, post) => {
      const reply = await send({ ...there, url }, streamed(post))
      kinds.push(`${reply.told.length} before ${reply.headers['content-type']}`)
      return reply
    })

    expect(atTheEnd).toEqual(plain)
    // All but the call of a method that is not there.
    expect(kinds.filter(kind => kind !== '1 before text/event-stream')).toEqual(['0 before application/json'])
  })
})
