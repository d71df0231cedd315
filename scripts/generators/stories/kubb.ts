import { client, setConfig, type Client as Fetch } from '@kubb/plugin-client/clients/fetch'
import { approveApproval } from '../clients/kubb/clients/approveApproval.ts'
import { createAgent } from '../clients/kubb/clients/createAgent.ts'
import { createChannel } from '../clients/kubb/clients/createChannel.ts'
import { deleteChannel } from '../clients/kubb/clients/deleteChannel.ts'
import { getAgent } from '../clients/kubb/clients/getAgent.ts'
import { getApproval } from '../clients/kubb/clients/getApproval.ts'
import { issueAgentKey } from '../clients/kubb/clients/issueAgentKey.ts'
import { listAgents } from '../clients/kubb/clients/listAgents.ts'
import { listApprovals } from '../clients/kubb/clients/listApprovals.ts'
import { signUp } from '../clients/kubb/clients/signUp.ts'
import { updateAgent } from '../clients/kubb/clients/updateAgent.ts'
import type { NewChannel } from '../clients/kubb/types/NewChannel.ts'
import type { Problem } from '../clients/kubb/types/Problem.ts'
import type { Client } from './story.ts'

export function clientOf(baseURL: string): Client {
  // Its client sends JSON without a Content-Type.
  const headers = { 'Content-Type': 'application/json' }
  setConfig({ baseURL, headers })
  return {
    async signUp(person) {
      const { data } = await signUp({ ...person, transport: 'token' })
      setConfig({ baseURL, headers: { ...headers, Authorization: `Bearer ${data.token}` } })
    },
    async createAgent(name) {
      const { data, headers } = await createAgent({ name })
      return { id: data.id, suspendedBy: data.suspended_by, tag: headers.get('ETag') }
    },
    async listAgents(status, limit, cursor) {
      const { data } = await listAgents({ status, limit, cursor }, { client: repeating })
      return { ids: data.items.map(({ id }) => id), next: data.next_cursor }
    },
    async renameAgent(id, name, tag) {
      const { status, data, headers } = await updateAgent(id, { name }, { 'If-Match': tag })
      return { status, tag: headers.get('ETag'), code: known(data) }
    },
    async missAgent(id) {
      const { status, data } = await getAgent(id)
      return { status, code: known(data) }
    },
    issueKey: async id => (await issueAgentKey(id, { label: 'laptop' })).data.secret,
    async createHook(url) {
      const body: NewChannel = { type: 'webhook', label: 'Server', url, format: 'standard', events: ['approval.requested'] }
      const { data } = await createChannel(body)
      return { id: data.channel.id, secret: data.secret }
    },
    deleteHook: async id => (await deleteChannel(id)).status,
    listPending: async () => (await listApprovals({ status: ['pending'] })).data.items.map(({ id }) => id),
    async approve(id, amount) {
      const { data } = await approveApproval(id, { changes: { amount } })
      return { status: data.status, permit: data.permit }
    },
    async getApproval(id) {
      const { data } = await getApproval(id)
      return { permit: data.permit, outcome: data.report?.outcome }
    },
  }
}

/** Its client writes an array as one value with commas, so this one writes the query. */
const repeating: Fetch = ({ params, url, ...config }) => {
  const query = Object.entries(params as object).flatMap(([name, value]) => [value].flat().map(one => [name, String(one)]))
  return client({ ...config, url: `${url}?${new URLSearchParams(query.filter(([, value]) => value !== 'undefined'))}` })
}

/** Its client returns a problem like a success, with the type of the success. */
function known(data: object) {
  const { code } = data as Partial<Problem>
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
