/**
 * The story of every generated client, from sign-up to a verified message. Its agent speaks MCP, without a generated client. Everything that
 * the human does is done by the client, whose adapter does not compile if a generator loses a part of a type.
 */
import { Webhook } from 'standardwebhooks'

/** What an adapter does with the functions of its client. */
export interface Client {
  /** Sends the session with every call from then on. */
  signUp(person: { email: string; password: string; display_name: string }): Promise<void>
  createAgent(name: string): Promise<{ id: string; suspendedBy: 'owner' | 'admin' | null; tag: string | null }>
  /** Both statuses, each of which is sent. */
  listAgents(status: ('active' | 'suspended')[], limit: number, cursor?: string): Promise<{ ids: string[]; next: string | null }>
  renameAgent(id: string, name: string, tag: string): Promise<Change>
  /** Asks for an agent that does not exist. */
  missAgent(id: string): Promise<Change>
  issueKey(agentId: string): Promise<string>
  createHook(url: string): Promise<{ id: string; secret: string | undefined }>
  deleteHook(id: string): Promise<number>
  listPending(): Promise<string[]>
  approve(id: string, amount: { value: string; currency: string }): Promise<{ status: string; permit: string | null }>
  getApproval(id: string): Promise<{ permit: string | null; outcome: string | undefined }>
}

/** The status of an answer with its ETag or, if it is a problem, its code. */
export interface Change {
  status: number
  tag?: string | null
  code?: string | undefined
}

interface Received {
  headers: object
  body: Buffer
}
interface Means {
  url: string
  /** The address of a receiver of messages, and what it received. */
  hook: string
  received(): Promise<Received>
}

const nobody = `agt_${'0'.repeat(26)}`

/** What every client must see. */
export const expected = {
  suspendedBy: null,
  pages: [1, 1, null],
  renamed: 200,
  stale: [412, 'precondition_failed'],
  missing: [404, 'not_found'],
  yes: ['approved', 'ready'],
  started: ['go', '10'],
  reported: ['done', 'done'],
  told: ['approval.requested', true],
  deleted: 204,
}

export async function play(name: string, client: Client, { url, hook, received }: Means): Promise<unknown> {
  await client.signUp({ email: `ada@${name}.example`, password: 'correct horse battery', display_name: 'Ada' })
  const scout = await client.createAgent('Scout')
  await client.createAgent('Ranger')
  const first = await client.listAgents(['active', 'suspended'], 1)
  const second = await client.listAgents(['active', 'suspended'], 1, first.next!)
  const renamed = await client.renameAgent(scout.id, 'Scout the second', scout.tag!)
  const stale = await client.renameAgent(scout.id, 'Scout the third', scout.tag!)
  const missing = await client.missAgent(nobody)

  const secret = await client.issueKey(scout.id)
  const { id: hookId, secret: hookSecret } = await client.createHook(hook)
  const tool = agentOf(url, secret)
  const asked = await tool('request_approval', {
    category: 'spend',
    title: 'Buy a book',
    recipient: 'The bookshop',
    amount: { value: '12.50', currency: 'EUR' },
    details: { pages: 300 },
    reason: 'I need it.',
    wait_seconds: 0,
  })
  const [id] = await client.listPending()
  const yes = await client.approve(id!, { value: '10', currency: 'EUR' })
  const { start_token } = await tool('get_approval', { approval_id: asked.approval.id })
  const started = await tool('start_action', { approval_id: id, start_token })
  await tool('report_outcome', { approval_id: id, start_token, outcome: 'done', note: 'Bought.' })
  const after = await client.getApproval(id!)

  const { headers, body } = await received()
  const message = new Webhook(hookSecret!).verify(body, headers as Record<string, string>) as Json
  return {
    suspendedBy: scout.suspendedBy,
    pages: [first.ids.length, second.ids.length, second.next],
    renamed: renamed.status,
    stale: [stale.status, stale.code],
    missing: [missing.status, missing.code],
    yes: [yes.status, yes.permit],
    started: [started.outcome, started.action.amount.value],
    reported: [after.permit, after.outcome],
    told: [message.type, message.data.approval.id === id],
    deleted: await client.deleteHook(hookId),
  }
}

// oxlint-disable-next-line no-explicit-any -- the answers of the agents' door
type Json = any

/** An agent that calls tools. */
function agentOf(url: string, secret: string) {
  const version = '2025-11-25'
  return async (name: string, args: object): Promise<Json> => {
    const answer = await fetch(`${url}/mcp`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${secret}`,
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        'MCP-Protocol-Version': version,
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
    })
    const { result } = (await answer.json()) as Json
    if (!result || result.isError) throw new Error(`${name}: ${JSON.stringify(result)}`)
    return result.structuredContent
  }
}
