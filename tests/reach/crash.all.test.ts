/**
 * The process is killed while agents ask and take back requests. Each acknowledged change must arrive at the webhook at least once, and
 * nothing may arrive that did not happen. The receiver refuses some messages at first. `KILLS` sets the number of kills.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { afterAll, expect, test } from '@jest/globals'
import Database from 'better-sqlite3'
import { Client as Postgres } from 'pg'
import { client, untilServed, type Client, type Schemas } from '../support/client.ts'
import { sql } from '../support/database.ts'
import { copyOfPostgres } from '../support/templates.ts'
import { dropDatabase } from '../support/postgres.ts'
import { isKilled, startService } from '../support/service.ts'
import { receiver } from './receivers.ts'

const kills = Number(env['KILLS'] || 5)
const folder = mkdtempSync(join(tmpdir(), 'quest-reach-crash-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const knobs = {
  AQS_STARTER_QUESTS: 'off',
  AQS_WEBHOOK_PRIVATE: 'on',
  AQS_MCP_MESSAGES_PER_MINUTE: '1000000',
  AQS_MCP_BURST: '1000000',
}
interface Result {
  structuredContent?: { approval: { id: string } }
  isError?: boolean
}
const agents = 4

test.each(['sqlite', 'postgres'])(
  `after ${kills} kills, what was acknowledged has arrived at least once, and nothing else has (%s)`,
  async kind => {
    const DATABASE_URL = kind === 'postgres' ? await copyOfPostgres() : join(folder, 'quest.db')
    const start = () => startService({ ...knobs, DATABASE_URL })
    /** What must arrive: the kind of the message and the request. */
    const acknowledged = new Set<string>()
    const arrived = new Set<string>()
    const ids = new Set<string>()
    let repeated = 0
    let number = 0
    await using server = await receiver((response, { headers, body }) => {
      const { type, data } = JSON.parse(body.toString())
      const id = String(headers['webhook-id'])
      const isFirst = !ids.has(id)
      ids.add(id)
      // The first pause is short, and a kill must not make it a longer one.
      if (isFirst && ids.size % 50 === 20) return void response.writeHead(500).end()
      if (isFirst && ids.size % 50 === 40) return void response.socket!.destroy()
      if (!isFirst) repeated++
      arrived.add(`${type} ${data.target.id}`)
      response.writeHead(204).end()
    })
    let service = await start()
    const ada = await client(service.url).human()
    await ada.post('/v1/channels', {
      type: 'webhook',
      label: 'Server',
      url: server.url,
      format: 'standard',
      events: ['approval.requested', 'approval.decided'],
    })
    const secrets: string[] = []
    for (let i = 0; i < agents; i++) secrets.push((await ada.key((await ada.agent()).id)).secret)

    /** Asks and takes back until the service is gone. A call that a busy service refuses is made again. */
    const work = async ({ mcp }: Client, secret: string) => {
      const call = async (name: string, given: object): Promise<string> => {
        const { status, body } = await mcp(secret, 'tools/call', { name, arguments: given })
        const { structuredContent: told, isError } = (body as { result?: Result }).result ?? {}
        if (isError) throw new Error(JSON.stringify(body))
        if (status === 503 || (status === 200 && !told)) return call(name, given)
        return told!.approval.id
      }
      try {
        for (;;) {
          const title = `Buy ${number++}`
          const given = { category: 'spend', title, details: {}, reason: 'I need it', wait_seconds: 0 }
          const id = await call('request_approval', given)
          acknowledged.add(`approval.requested ${id}`)
          await call('cancel_approval', { approval_id: id })
          acknowledged.add(`approval.decided ${id}`)
        }
      } catch (error) {
        if (!isKilled(error as Error)) throw error
      }
    }

    for (let kill = 0; kill < kills; kill++) {
      const at = client(service.url)
      const ends = secrets.map(secret => work(at, secret))
      const before = acknowledged.size
      const enough = before + 5 + Math.floor(Math.random() * 60)
      // If a worker fails, so does the test.
      while (acknowledged.size < enough) await Promise.race([server.next(), Promise.all(ends)])
      await service.stop('SIGKILL')
      await Promise.all(ends)
      // A message that the process had claimed or was to send again is due, as it is after some time.
      await sql(DATABASE_URL, "UPDATE deliveries SET next_attempt_at = 0 WHERE state = 'queued'")
      service = await start()
      // An agent may have only some requests that wait, and a kill leaves some.
      const now = client(service.url)
      const token = ada.token
      const waiting = await untilServed(() => now.call<Schemas['ApprovalPage']>('GET', '/v1/approvals?status=pending&limit=100', { token }))
      for (const { id } of waiting.body.items) {
        const { status } = await untilServed(() => now.call('POST', `/v1/approvals/${id}/deny`, { token }))
        // PostgreSQL may carry out a cancellation from before the kill only now.
        if (status !== 200 && status !== 409) throw new Error(`A request was not denied: ${status}`)
        acknowledged.add(`approval.requested ${id}`)
        acknowledged.add(`approval.decided ${id}`)
      }
    }
    const missing = () => [...acknowledged].filter(one => !arrived.has(one))
    while (missing().length > 0) await server.next()
    await service.stop('SIGTERM')

    const happened = new Set<unknown>()
    for (const [id, status] of await requestsIn(DATABASE_URL)) {
      happened.add(`approval.requested ${id}`)
      if (status !== 'pending') happened.add(`approval.decided ${id}`)
    }
    if (kind === 'postgres') await dropDatabase(DATABASE_URL)
    expect([...arrived].filter(one => !happened.has(one))).toEqual([])
    process.stdout.write(
      `${kind}, ${kills} kills: ${acknowledged.size} acknowledged, ${arrived.size} arrived, ${repeated} of them more than once\n`,
    )
  },
  Math.max(60_000, kills * 10_000),
)

/** The id and the status of each request, from the database itself. */
async function requestsIn(url: string) {
  const query = 'SELECT id, status FROM approvals'
  if (!url.startsWith('postgres')) {
    const database = new Database(url, { readonly: true })
    const rows = database.prepare<[], [string, string]>(query).raw().all()
    database.close()
    return rows
  }
  const client = new Postgres({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<[string, string]>({ text: query, rowMode: 'array' })
  await client.end()
  return rows
}
