import { client } from '../clients/hey-api/client.gen.ts'
import {
  approveApproval,
  createAgent,
  createChannel,
  deleteChannel,
  getAgent,
  getApproval,
  issueAgentKey,
  listAgents,
  listApprovals,
  signUp,
  updateAgent,
} from '../clients/hey-api/sdk.gen.ts'
import type { NewChannel, Problem } from '../clients/hey-api/types.gen.ts'
import type { Client } from './story.ts'

export function clientOf(baseUrl: string): Client {
  client.setConfig({ baseUrl })
  return {
    async signUp(person) {
      const { data } = await signUp({ body: { ...person, transport: 'token' }, throwOnError: true })
      client.setConfig({ baseUrl, auth: data.token ?? '' })
    },
    async createAgent(name) {
      const { data, response } = await createAgent({ body: { name }, throwOnError: true })
      return { id: data.id, suspendedBy: data.suspended_by, tag: response.headers.get('ETag') }
    },
    async listAgents(status, limit, cursor) {
      const { data } = await listAgents({ query: { status, limit, cursor }, throwOnError: true })
      return { ids: data.items.map(({ id }) => id), next: data.next_cursor }
    },
    async renameAgent(id, name, tag) {
      const { response, error } = await updateAgent({ path: { id }, headers: { 'If-Match': tag }, body: { name } })
      return { status: response!.status, tag: response!.headers.get('ETag'), code: error && known(error) }
    },
    async missAgent(id) {
      const { response, error } = await getAgent({ path: { id } })
      return { status: response!.status, code: error && known(error) }
    },
    issueKey: async id => (await issueAgentKey({ path: { id }, body: { label: 'laptop' }, throwOnError: true })).data.secret,
    async createHook(url) {
      const body: NewChannel = { type: 'webhook', label: 'Server', url, format: 'standard', events: ['approval.requested'] }
      const { data } = await createChannel({ body, throwOnError: true })
      return { id: data.channel.id, secret: data.secret }
    },
    deleteHook: async id => (await deleteChannel({ path: { id }, throwOnError: true })).response.status,
    async listPending() {
      const { data } = await listApprovals({ query: { status: ['pending'] }, throwOnError: true })
      return data.items.map(({ id }) => id)
    },
    async approve(id, amount) {
      const { data } = await approveApproval({ path: { id }, body: { changes: { amount } }, throwOnError: true })
      return { status: data.status, permit: data.permit }
    },
    async getApproval(id) {
      const { data } = await getApproval({ path: { id }, throwOnError: true })
      return { permit: data.permit, outcome: data.report?.outcome }
    },
  }
}

function known({ code }: Problem) {
  // @ts-expect-error -- a typo
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
export const wrong: NewChannel = { type: 'email', label: 'Mail', url: 'https://example.com' }
