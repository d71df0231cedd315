import { setConfig } from '@kubb/plugin-client/clients/fetch'
import { createAgent } from '../clients/kubb/clients/createAgent.ts'
import { getAgent } from '../clients/kubb/clients/getAgent.ts'
import { listAgents } from '../clients/kubb/clients/listAgents.ts'
import { signIn } from '../clients/kubb/clients/signIn.ts'
import { nobody, type Asked, type Told } from './story.ts'

export async function play({ url, email, password }: Asked): Promise<Told> {
  // Its client sends JSON without a Content-Type.
  const headers = { 'Content-Type': 'application/json' }
  setConfig({ baseURL: url, headers })
  const { token } = await signIn({ email, password, transport: 'token' })
  setConfig({ baseURL: url, headers: { ...headers, Authorization: `Bearer ${token}` } })
  const agent = await createAgent({ name: 'Scout' })
  const { items } = await listAgents()
  // Its client returns a problem like a success, with the type of the success.
  const missing: object = await getAgent(nobody)
  return {
    created: agent.name,
    listed: items.map(({ id }) => id),
    suspendedBy: agent.suspended_by ?? (null satisfies typeof agent.suspended_by),
    missing: 'code' in missing ? String(missing.code) : undefined,
  }
}
