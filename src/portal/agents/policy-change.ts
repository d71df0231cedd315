/** Changes a policy with one press, and can undo the change: the one of an agent, or the one that new agents get. */
import { api, ask, ifSeen, read, type Answer, type Schemas } from '../api.ts'
import { plain, say } from '../pieces/index.ts'
import { useAction, type Resource } from '../resource.ts'
import { changeAgent, type Tab } from './tab.ts'

type Patch = Schemas['PolicyPatch']

interface Said {
  said: string
  /** The patch that takes the change back, if that is possible. */
  undo?: Patch
  /** Whether the policy is still as this change made it. */
  isStill?(policy: Schemas['Policy']): boolean
}

/** A policy that can be changed. */
interface Held {
  /** Whose it is. The words stay when another page is opened. */
  name: string
  version: number
  policy: Schemas['Policy']
  /** The pointer of the policy in the body of a change, without the first slash. */
  base: string
  send(change: { version: number; policy: Patch }): Promise<Answer<unknown>>
  /** What it is now. */
  readNow(): Promise<{ version: number; policy: Schemas['Policy'] } | undefined>
}

export const ofAgent = ({ agent: { id, name, version, policy }, shown }: Tab): Held => ({
  name,
  version,
  policy,
  base: 'policy',
  send: change => changeAgent({ id, version: change.version }, shown, { policy: change.policy }),
  readNow: async () => (await read('/agents/{id}', { path: { id } })).data,
})

type AccountPolicy = Schemas['AccountPolicy']
/** Changes the policy of the account as the human saw it. */
export async function changeAll(version: number, shown: Resource<AccountPolicy>, body: Schemas['AccountPolicyPatch']) {
  const answer = await ask(api.PATCH('/me/policy', { params: { header: ifSeen({ version }) }, body }))
  if (answer.data) shown.show(answer.data)
  else if (answer.problem.code === 'precondition_failed') await shown.reload()
  return answer
}
export const ofNewAgents = ({ version, defaults }: AccountPolicy, shown: Resource<AccountPolicy>): Held => ({
  name: 'New agents',
  version,
  policy: defaults,
  base: 'defaults',
  send: change => changeAll(change.version, shown, { defaults: change.policy }),
  readNow: async () => {
    const { data } = await read('/me/policy', {})
    return data && { version: data.version, policy: data.defaults }
  },
})

export function usePolicyChange({ name, version, policy: held, base, send, readNow }: Held) {
  const sayOf = (words: string, more?: Parameters<typeof say>[1]) => say(`${plain(name)} · ${words}`, more)
  const action = useAction(send)

  async function change(policy: Patch, { said, undo, isStill = () => true }: Said) {
    if (undo && JSON.stringify(undo) === JSON.stringify(policy)) return
    const answer = await action.run({ version, policy })
    if (answer?.data) sayOf(said, undo && { undo: () => takeBack(undo, isStill) })
  }
  /** Undoes only this change, and only if nobody has changed it again. */
  async function takeBack(policy: Patch, isStill: (policy: Schemas['Policy']) => boolean) {
    const now = await readNow()
    const answer = now && isStill(now.policy) ? await action.run({ version: now.version, policy }) : undefined
    sayOf(answer?.data ? 'Undone' : 'Not undone: the policy has changed')
  }
  return {
    held,
    base,
    problem: action.problem,
    change,
    /** For a form, which shows the problem itself. */
    send: (policy: Patch) => send({ version, policy }),
  }
}
export type PolicyChange = ReturnType<typeof usePolicyChange>
