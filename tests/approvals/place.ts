/** An agent and its human, with what both do about a yes. */
import type { Row, Store } from '../../src/store/index.ts'
import { findApproval } from '../../src/store/approvals/approvals.ts'
import type { Schemas } from '../support/client.ts'
import { newAgent } from '../support/domain.ts'
import { connect } from '../support/programs.ts'
import type { World } from '../support/world.ts'

type Approval = Schemas['Approval']

export const wish = {
  category: 'spend',
  title: 'Pay the invoice',
  details: { url: 'https://example.com/1' },
  reason: 'It is due',
  wait_seconds: 0,
}

/** The row of an approval, as it is in the store. */
export const rowOf = async (store: Store, id: string): Promise<Row<'approvals'>> => (await store.read(findApproval, { id }))[0]!

export async function placeOf(world: World) {
  const ada = await world.human()
  const agent = await newAgent(world, ada)
  const { call, close } = await connect(world.url, agent.secret)
  const decide = (id: string, verb: string, body?: object) => ada.post<Approval>(`/v1/approvals/${id}/${verb}`, body)
  const read = async (id: string) => (await ada.get<Approval>(`/v1/approvals/${id}`)).body
  const get = (id: string) => call('get_approval', { approval_id: id })
  const allowed = async (more: object = {}, body?: object) => {
    const { approval } = await call('request_approval', { ...wish, ...('title' in more && { details: { about: more.title } }), ...more })
    await decide(approval.id, 'approve', body)
    return approval.id as string
  }
  const tokenOf = async (id: string) => (await get(id)).start_token as string
  const start = async (id: string, token?: string) => {
    const start_token = token ?? (await tokenOf(id))
    return { token: start_token, ...(await call('start_action', { approval_id: id, start_token })) }
  }
  const report = (id: string, outcome: string, more: object = {}) => call('report_outcome', { approval_id: id, outcome, ...more })
  /** The actions in the log about one approval, the oldest first. */
  const logOf = async (id: string) =>
    (await ada.get<Schemas['AuditPage']>(`/v1/audit-events?target_id=${id}&sort=created_at`)).body.items.map(({ action }) => action)
  return { world, ada, agent, call, close, decide, read, get, allowed, tokenOf, start, report, logOf }
}
