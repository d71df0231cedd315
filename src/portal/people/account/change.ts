/** Changes the own account as the human saw it. If another tab has changed it since, it is read again, and the next try is about that. */
import { api, ask, ifSeen, read, type Schemas } from '../../api.ts'
import { showAccount, type Account } from '../../session.ts'

export async function changeAccount(seen: Account, body: Schemas['AccountPatch'], show = showAccount) {
  const answer = await ask(api.PATCH('/me', { params: { header: ifSeen(seen) }, body }))
  const now = answer.problem?.code === 'precondition_failed' ? (await read('/me', {})).data : answer.data
  if (now) show(now)
  return answer
}
