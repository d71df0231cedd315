import { Api, type Problem } from '../clients/swagger-typescript-api/api.ts'
import { nobody, type Asked, type Told } from './story.ts'

export async function play({ url, email, password }: Asked): Promise<Told> {
  const api = new Api<string>({
    baseUrl: url,
    securityWorker: token => (token ? { headers: { Authorization: `Bearer ${token}` } } : {}),
    baseApiParams: { format: 'json', secure: true },
  })
  const { data: signedIn } = await api.sessions.signIn({ email, password, transport: 'token' })
  api.setSecurityData(signedIn.token ?? '')
  const { data: agent } = await api.agents.createAgent({ name: 'Scout' })
  const { data: agents } = await api.agents.listAgents({})
  const missing = await api.agents.getAgent(nobody).then(
    () => undefined,
    ({ error }: { error: Problem }) => error.code,
  )
  return {
    created: agent.name,
    listed: agents.items.map(({ id }) => id),
    suspendedBy: agent.suspended_by ?? (null satisfies typeof agent.suspended_by),
    missing,
  }
}
