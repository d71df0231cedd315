import createClient from 'openapi-fetch'
import type { components, paths } from '../clients/openapi-typescript/api.ts'
import type { Client } from './story.ts'

type Schemas = components['schemas']

export function clientOf(baseUrl: string): Client {
  const { POST, GET, PATCH, DELETE, use } = createClient<paths>({ baseUrl })
  return {
    async signUp(person) {
      const { data } = await POST('/accounts', { body: { ...person, transport: 'token' } })
      use({ onRequest: ({ request }) => request.headers.set('Authorization', `Bearer ${data!.token}`) })
    },
    async createAgent(name) {
      const { data, response } = await POST('/agents', { body: { name } })
      return { id: data!.id, suspendedBy: data!.suspended_by, tag: response.headers.get('ETag') }
    },
    async listAgents(status, limit, cursor) {
      const { data } = await GET('/agents', { params: { query: { status, limit, ...(cursor && { cursor }) } } })
      return { ids: data!.items.map(({ id }) => id), next: data!.next_cursor }
    },
    async renameAgent(id, name, tag) {
      const params = { path: { id }, header: { 'If-Match': tag } }
      const { response, error } = await PATCH('/agents/{id}', { params, body: { name } })
      return { status: response.status, tag: response.headers.get('ETag'), code: error && known(error) }
    },
    async missAgent(id) {
      const { response, error } = await GET('/agents/{id}', { params: { path: { id } } })
      return { status: response.status, code: error && known(error) }
    },
    async issueKey(id) {
      const { data } = await POST('/agents/{id}/keys', { params: { path: { id } }, body: { label: 'laptop' } })
      return data!.secret
    },
    async createHook(url) {
      const body: Schemas['NewChannel'] = { type: 'webhook', label: 'Server', url, format: 'standard', events: ['approval.requested'] }
      const { data } = await POST('/channels', { body })
      return { id: data!.channel.id, secret: data!.secret }
    },
    deleteHook: async id => (await DELETE('/channels/{id}', { params: { path: { id } } })).response.status,
    async listPending() {
      const { data } = await GET('/approvals', { params: { query: { status: ['pending'] } } })
      return data!.items.map(({ id }) => id)
    },
    async approve(id, amount) {
      const { data } = await POST('/approvals/{id}/approve', { params: { path: { id } }, body: { changes: { amount } } })
      return { status: data!.status, permit: data!.permit }
    },
    async getApproval(id) {
      const { data } = await GET('/approvals/{id}', { params: { path: { id } } })
      return { permit: data!.permit, outcome: data!.report?.outcome }
    },
  }
}

/** A code that the contract does not have is a typo. A `switch` with a `default` takes those of later versions. */
function known({ code }: Schemas['Problem']) {
  // @ts-expect-error -- the typo
  if (code === 'not_fund') return undefined
  switch (code) {
    case 'not_found':
    case 'precondition_failed':
      return code
    default:
      return undefined
  }
}

// @ts-expect-error -- an e-mail channel has an address instead
export const wrong: Schemas['NewChannel'] = { type: 'email', label: 'Mail', url: 'https://example.com' }
