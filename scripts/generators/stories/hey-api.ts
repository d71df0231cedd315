import { client } from '../clients/hey-api/client.gen.ts'
import { createAgent, getAgent, listAgents, signIn } from '../clients/hey-api/sdk.gen.ts'
import { nobody, type Asked, type Told } from './story.ts'

export async function play({ url, email, password }: Asked): Promise<Told> {
  client.setConfig({ baseUrl: url })
  const { data: signedIn } = await signIn({ body: { email, password, transport: 'token' }, throwOnError: true })
  client.setConfig({ baseUrl: url, auth: signedIn.token ?? '' })
  const { data: agent } = await createAgent({ body: { name: 'Scout' }, throwOnError: true })
  const { data: agents } = await listAgents({ throwOnError: true })
  const { error } = await getAgent({ path: { id: nobody } })
  return {
    created: agent.name,
    listed: agents.items.map(({ id }) => id),
    suspendedBy: agent.suspended_by ?? (null satisfies typeof agent.suspended_by),
    missing: error?.code,
  }
}
