/** Who is signed in. All tabs of a browser share one cookie, so a tab tells the others when that changes. */
import { api, ask, ifSeen, onSignedOut, read, type Answer, type Problem, type Schemas } from './api.ts'
import { startLive, stopLive } from './live.ts'
import { forgetAll } from './known.ts'
import { begin } from './order.ts'
import { touchPasskey } from './passkey.ts'
import { leave } from './router.ts'
import { createStore, useStore } from './store.ts'

export type Account = Schemas['Account']
export type Service = Schemas['Service']

type Session =
  | { state: 'unknown'; problem?: Problem }
  /** `ended`: there was a session a moment ago. */
  | { state: 'out'; service: Service; ended: boolean }
  | { state: 'in'; service: Service; account: Account }

export const session = createStore<Session>({ state: 'unknown' })
/** Since when it is known. Somebody may sign in or out in another tab while a request is under way, which then says nothing. */
let since = 0
const tabs = new BroadcastChannel('session')
tabs.addEventListener('message', ({ data }: MessageEvent<'in' | 'out'>) => {
  // This must happen before a refused request makes it look as if the session had expired.
  if (data === 'out') goOut({ ended: false })
  void lookWhoIsIn()
})
onSignedOut.add(began => began > since && goOut({ ended: true, at: began }))

/** Asks the service who is signed in. Without an answer, nothing changes. The stream of events is opened meanwhile, in case somebody is. */
export async function lookWhoIsIn() {
  startLive()
  const answers = Promise.all([read('/service', {}), read('/me', {})])
  const began = begin()
  const [about, me] = await answers
  if (began < since) return
  if (about.data && me.data) return become({ state: 'in', service: about.data, account: me.data }, began)
  if (about.data && me.problem?.code === 'unauthenticated') return become({ state: 'out', service: about.data, ended: false }, began)
  const problem = about.problem ?? me.problem
  if (session.get().state === 'out') stopLive()
  if (problem && session.get().state === 'unknown') session.set({ state: 'unknown', problem })
}

export const signIn = (body: Omit<Schemas['SignIn'], 'transport'>) =>
  entered(ask(api.POST('/sessions', { body: { ...body, transport: 'cookie' } })))

/** With a passkey alone. It names its account. */
export const signInWithPasskey = () => entered(touchToSignIn())

export const signUp = (body: Omit<Schemas['SignUp'], 'transport'>) =>
  entered(ask(api.POST('/accounts', { body: { ...body, transport: 'cookie' } })))

export async function signOut() {
  const { problem } = await ask(api.DELETE('/sessions/current'))
  if (problem && problem.code !== 'unauthenticated') return problem
  endSession()
  return undefined
}

/** The session is over, and the human knows it. */
export function endSession() {
  goOut({ ended: false })
  leave()
  tabs.postMessage('out')
}

/** Shows a changed account, such as its new name in the rail. */
export function showAccount(account: Account) {
  const now = session.get()
  if (now.state === 'in') session.set({ ...now, account })
}

/** Changes the account as the human saw it. If another tab has changed it since, it is read again, and the next try is about that. */
export async function changeAccount(seen: Account, body: Schemas['AccountPatch'], show = showAccount) {
  const answer = await ask(api.PATCH('/me', { params: { header: ifSeen(seen) }, body }))
  const now = answer.problem?.code === 'precondition_failed' ? (await read('/me', {})).data : answer.data
  if (now) show(now)
  return answer
}

/** The account that is signed in, and the service. Only for components inside the shell. */
export function useMe() {
  const now = useStore(session)
  if (now.state !== 'in') throw new Error('Nobody is signed in')
  return now
}

/** Shows who has signed in. The service is read again, because after the first account its sign-up is different. */
async function entered(request: Promise<Answer<{ account: Account }>>) {
  const answer = await request
  if (!answer.data) return answer
  startLive()
  const now = session.get()
  const { data = now.state === 'unknown' ? undefined : now.service } = await read('/service', {})
  if (data) become({ state: 'in', service: data, account: answer.data.account })
  tabs.postMessage('in')
  return answer
}

async function touchToSignIn() {
  const { data, problem } = await ask(api.POST('/sessions/passkey/challenge'))
  if (problem) return { problem }
  const { data: credential, problem: refused } = await touchPasskey(data.options)
  return refused ? { problem: refused } : ask(api.POST('/sessions/passkey', { body: { credential, transport: 'cookie' } }))
}

function goOut({ ended, at }: { ended: boolean; at?: number }) {
  const now = session.get()
  if (now.state === 'in') become({ state: 'out', service: now.service, ended }, at)
}

/** What one person has read must not be shown to the next. */
function become(next: Session, at = begin()) {
  since = at
  const before = session.get()
  const isAnother = before.state === 'in' && next.state === 'in' && before.account.id !== next.account.id
  if (before.state !== next.state || isAnother) forgetAll()
  // The stream belongs to the session in which it was opened.
  if (next.state !== 'in' || isAnother) stopLive()
  if (next.state === 'in') startLive()
  session.set(next)
}
