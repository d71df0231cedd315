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
  type NewChannel,
  type Problem,
} from '../clients/orval/api.ts'
import type { Client } from './story.ts'

/** Its addresses are fixed when the client is made. */
export function clientOf(): Client {
  let session = {}
  return {
    async signUp(person) {
      const { token } = of(201, await signUp({ ...person, transport: 'token' }))
      session = { Authorization: `Bearer ${token}` }
    },
    async createAgent(name) {
      const made = await createAgent({ name }, { headers: session })
      const { id, suspended_by: suspendedBy } = of(201, made)
      return { id, suspendedBy, tag: made.headers.get('ETag') }
    },
    async listAgents(status, limit, cursor) {
      const { items, next_cursor: next } = of(200, await listAgents({ status, limit, cursor }, { headers: session }))
      return { ids: items.map(({ id }) => id), next }
    },
    async renameAgent(id, name, tag) {
      const { status, data, headers } = await updateAgent(id, { name }, { headers: { ...session, 'If-Match': tag } })
      return { status, tag: headers.get('ETag'), code: status === 200 ? undefined : known(data) }
    },
    async missAgent(id) {
      const { status, data } = await getAgent(id, { headers: session })
      return { status, code: status === 200 ? undefined : known(data) }
    },
    issueKey: async id => of(201, await issueAgentKey(id, { label: 'laptop' }, { headers: session })).secret,
    async createHook(url) {
      const body: NewChannel = { type: 'webhook', label: 'Server', url, format: 'standard', events: ['approval.requested'] }
      const { channel, secret } = of(201, await createChannel(body, { headers: session }))
      return { id: channel.id, secret }
    },
    deleteHook: async id => (await deleteChannel(id, { headers: session })).status,
    listPending: async () => of(200, await listApprovals({ status: ['pending'] }, { headers: session })).items.map(({ id }) => id),
    async approve(id, amount) {
      const { status, permit } = of(200, await approveApproval(id, { changes: { amount } }, { headers: session }))
      return { status, permit }
    },
    async getApproval(id) {
      const { permit, report } = of(200, await getApproval(id, { headers: session }))
      return { permit, outcome: report?.outcome }
    },
  }
}

/** The body of an answer with a status. */
function of<S extends number, A extends { status: number; data: unknown }>(status: S, answer: A) {
  if (answer.status !== status) throw new Error(JSON.stringify(answer.data))
  return answer.data as Extract<A, { status: S }>['data']
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
