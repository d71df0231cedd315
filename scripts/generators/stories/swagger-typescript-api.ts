import { Api, type HttpResponse, type NewChannel, type Problem } from '../clients/swagger-typescript-api/api.ts'
import type { Client } from './story.ts'

export function clientOf(baseUrl: string): Client {
  const api = new Api<string>({
    baseUrl,
    securityWorker: token => (token ? { headers: { Authorization: `Bearer ${token}` } } : {}),
    baseApiParams: { format: 'json', secure: true },
  })
  return {
    async signUp(person) {
      const { data } = await api.accounts.signUp({ ...person, transport: 'token' })
      api.setSecurityData(data.token ?? '')
    },
    async createAgent(name) {
      const { data, headers } = await api.agents.createAgent({ name })
      return { id: data.id, suspendedBy: data.suspended_by, tag: headers.get('ETag') }
    },
    async listAgents(status, limit, cursor) {
      const { data } = await api.agents.listAgents({ status, limit, cursor })
      return { ids: data.items.map(({ id }) => id), next: data.next_cursor }
    },
    async renameAgent(id, name, tag) {
      const { status, headers, error } = await refused(api.agents.updateAgent(id, { name }, { headers: { 'If-Match': tag } }))
      return { status, tag: headers.get('ETag'), code: error && known(error) }
    },
    async missAgent(id) {
      const { status, error } = await refused(api.agents.getAgent(id))
      return { status, code: error && known(error) }
    },
    issueKey: async id => (await api.agents.issueAgentKey(id, { label: 'laptop' })).data.secret,
    async createHook(url) {
      const body: NewChannel = { type: 'webhook', label: 'Server', url, format: 'standard', events: ['approval.requested'] }
      const { data } = await api.channels.createChannel(body)
      return { id: data.channel.id, secret: data.secret }
    },
    deleteHook: async id => (await api.channels.deleteChannel(id)).status,
    listPending: async () => (await api.approvals.listApprovals({ status: ['pending'] })).data.items.map(({ id }) => id),
    async approve(id, amount) {
      const { data } = await api.approvals.approveApproval(id, { changes: { amount } })
      return { status: data.status, permit: data.permit }
    },
    async getApproval(id) {
      const { data } = await api.approvals.getApproval(id)
      return { permit: data.permit, outcome: data.report?.outcome }
    },
  }
}

/** Its client throws the answer if it is a problem. */
const refused = <Data>(answer: Promise<HttpResponse<Data, Problem>>) => answer.catch((thrown: HttpResponse<Data, Problem>) => thrown)

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
