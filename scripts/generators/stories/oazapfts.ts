import { createAgent, defaults, getAgent, listAgents, signIn } from '../clients/oazapfts/api.ts'
import { nobody, type Asked, type Told } from './story.ts'

export async function play({ url, email, password }: Asked): Promise<Told> {
  defaults.baseUrl = url
  const signedIn = await signIn({ email, password, transport: 'token' })
  if (signedIn.status !== 201) throw new Error(signedIn.data.detail)
  defaults.headers = { Authorization: `Bearer ${signedIn.data.token}` }
  const created = await createAgent({ name: 'Scout' })
  if (created.status !== 201) throw new Error(created.data.detail)
  const listed = await listAgents()
  if (listed.status !== 200) throw new Error(listed.data.detail)
  const missing = await getAgent(nobody)
  return {
    created: created.data.name,
    listed: listed.data.items.map(({ id }) => id),
    suspendedBy: created.data.suspended_by ?? (null satisfies typeof created.data.suspended_by),
    missing: missing.status === 404 ? missing.data.code : undefined,
  }
}
