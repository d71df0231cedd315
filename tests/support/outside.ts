/** An agent that asks for actions outside the service, by its own door. */
import { expect } from '@jest/globals'
import { hashSecret } from '../../src/core/kit/secrets.ts'
import { newId } from '../../src/core/kit/ids.ts'
import { findApproval, insertApproval } from '../../src/store/approvals/approvals.ts'
import { run } from '../../src/store/index.ts'
import type { Person, Schemas } from './client.ts'
import { newAgent } from './domain.ts'
import type { World } from './world.ts'

// oxlint-disable-next-line no-explicit-any -- as it came
type Told = any
export type Category = Schemas['ExternalCategory']
export type Rule = Schemas['ExternalRulePatch']

/** For agents that ask often. */
export const talkative = { AQS_MCP_MESSAGES_PER_MINUTE: '1000000', AQS_MCP_BURST: '1000000' }

/** What a tool answers an agent. */
export async function told({ mcp }: World, secret: string, name: string, args: object): Promise<Told> {
  const { body } = await mcp(secret, 'tools/call', { name, arguments: args })
  return JSON.parse(body.result.content[0].text)
}

/** The address in a request with this title, if nothing else is said. */
export const addressFor = (title: string) => `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}@example.com`

/** An agent with these rules, what it asks, and what it is told. */
export async function newActor(world: World, owner: Person, external: Partial<Record<Category, Rule>> = {}) {
  const { id, secret } = await newAgent(world, owner, Object.keys(external).length ? { policy: { external } } : {})
  const call = (name: string, args: object) => told(world, secret, name, args)
  return {
    id,
    secret,
    call,
    /** Each title has its own recipient, so these requests are not near each other, and its own details, so they are not the same. */
    ask: (title: string, more: object = {}) =>
      call('request_approval', {
        category: 'contact',
        title,
        recipient: addressFor(title),
        details: { about: title },
        reason: 'It helps',
        wait_seconds: 0,
        ...more,
      }),
    spend: (title: string, value: number, currency = 'EUR') =>
      call('request_approval', {
        category: 'spend',
        title,
        amount: { value, currency },
        details: { item: title },
        reason: 'It helps',
        wait_seconds: 0,
      }),
    /** Changes the rules, and returns the policy. */
    async rule(change: Partial<Record<Category, Rule>>) {
      const { status, body } = await owner.patch<Schemas['Agent']>(`/v1/agents/${id}`, '*', { policy: { external: change } })
      expect(status).toBe(200)
      return body.policy.external
    },
    async rules() {
      return (await owner.get<Schemas['Agent']>(`/v1/agents/${id}`)).body.policy.external
    },
  }
}

/** Writes as many requests as an agent would make and cancel in a long time. */
export const repeatCancelled = ({ store, clock: { now } }: World, approvalId: string, times: number) =>
  store.transaction(function* () {
    const [row] = yield* run(findApproval, { id: approvalId })
    for (let i = 0; i < times; i++) {
      const id = newId('apr', now)
      yield* run(insertApproval, { ...row!, id, digest: hashSecret(id), status: 'cancelled', now })
    }
  })
