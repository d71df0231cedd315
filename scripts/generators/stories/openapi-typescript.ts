import createClient from 'openapi-fetch'
import type { components, paths } from '../clients/openapi-typescript/api.ts'
import { nobody, type Asked, type Told } from './story.ts'

export async function play({ url, email, password }: Asked): Promise<Told> {
  const { POST, GET, use } = createClient<paths>({ baseUrl: url })
  const { data: signedIn } = await POST('/sessions', { body: { email, password, transport: 'token' } })
  use({ onRequest: ({ request }) => request.headers.set('Authorization', `Bearer ${signedIn!.token}`) })
  const { data: agent } = await POST('/agents', { body: { name: 'Scout' } })
  const { data: agents } = await GET('/agents')
  const { error } = await GET('/agents/{id}', { params: { path: { id: nobody } } })
  return {
    created: agent!.name,
    listed: agents!.items.map(({ id }) => id),
    suspendedBy: agent!.suspended_by,
    missing: error && (isMissing(error) ? error.code : undefined),
  }
}

/** A code that the contract does not have is a typo. A `switch` with a `default` takes those of later versions. */
function isMissing({ code }: components['schemas']['Problem']) {
  // @ts-expect-error -- the typo
  if (code === 'not_fund') return false
  switch (code) {
    case 'not_found':
      return true
    default:
      return false
  }
}
