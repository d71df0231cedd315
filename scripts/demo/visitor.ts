/** The person for whom the demo runs: a new account, or an existing one whose e-mail address and password are given. */
import { randomBytes } from 'node:crypto'
import { human, type Rest, type Schemas } from './doors.ts'

export interface Visitor {
  url: string
  email: string
  password: string
  token: string
  account: Schemas['Account']
  rest: Rest
}

interface Place {
  url: string
  /** Makes a new account the first admin of an empty service. */
  setupCode?: string | undefined
  email?: string | undefined
  password?: string | undefined
}

const random = () => randomBytes(9).toString('base64url')

export async function visit({ url, setupCode, ...known }: Place): Promise<Visitor> {
  const isKnown = known.email !== undefined && known.password !== undefined
  const email = known.email ?? `ada-${random().toLowerCase().replaceAll(/[-_]/g, '')}@example.com`
  const password = known.password ?? random()
  const given = isKnown ? { email, password } : { email, password, display_name: 'Ada Lovelace', setup_code: setupCode }
  const signedIn = await human(url)<Schemas['SignedIn']>('POST', isKnown ? '/sessions' : '/accounts', { ...given, transport: 'token' })
  const token = signedIn.token!
  return { url, email, password, token, account: signedIn.account, rest: human(url, token) }
}
