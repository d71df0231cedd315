/** The agent in a test of the portal: an official client at the agents' door. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { Person, Schemas } from '../support/client.ts'
import { newAgent } from '../support/domain.ts'
import type { World } from '../support/world.ts'

/** A new agent whose policy allows its actions. Each call returns the result of the tool. */
export async function agentAtWork(world: World, owner: Person, policy: object) {
  const agent = await newAgent(world, owner, { policy })
  const client = new Client({ name: 'official-client', version: '3.1' }, { versionNegotiation: { mode: { pin: '2026-07-28' } } })
  const requestInit = { headers: { Authorization: `Bearer ${agent.secret}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', world.url), { requestInit }) as never)
  const call = async (name: string, given: object) => {
    const answer = await client.callTool({ name, arguments: { wait_seconds: 0, ...given } })
    if (answer.isError) throw new Error(JSON.stringify(answer.content))
    return answer.structuredContent as { participation: { id: string }; approval?: { id: string } }
  }
  const join = (quest: string) => call('join_quest', { quest, reason: 'It suits me' })
  return { ...agent, call, join, leave: () => client.close() }
}

/** Reviews, as an admin, the submission that has waited longest. */
export async function review(admin: Person, verb: 'accept' | 'request-revision' | 'reject', comment: string) {
  const { body } = await admin.get<Schemas['SubmissionPage']>('/v1/admin/submissions?awaiting=true')
  await admin.post(`/v1/admin/submissions/${body.items[0]!.id}/${verb}`, { comment })
}
