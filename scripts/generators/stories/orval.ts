import { createAgent, getAgent, listAgents, signIn } from '../clients/orval/api.ts'
import { nobody, type Asked, type Told } from './story.ts'

/** Its addresses are fixed when the client is made. */
export async function play({ email, password }: Asked): Promise<Told> {
  const signedIn = await signIn({ email, password, transport: 'token' })
  if (signedIn.status !== 201) throw new Error(signedIn.data.detail)
  const session = { headers: { Authorization: `Bearer ${signedIn.data.token}` } }
  const created = await createAgent({ name: 'Scout' }, session)
  if (created.status !== 201) throw new Error(created.data.detail)
  const listed = await listAgents(undefined, session)
  if (listed.status !== 200) throw new Error(listed.data.detail)
  const missing = await getAgent(nobody, session)
  return {
    created: created.data.name,
    listed: listed.data.items.map(({ id }) => id),
    suspendedBy: created.data.suspended_by ?? (null satisfies typeof created.data.suspended_by),
    missing: missing.status === 404 ? missing.data.code : undefined,
  }
}
