/** Changes the policy of an agent with one press, and can undo the change. */
import { read, type Schemas } from '../api.ts'
import { plain, say } from '../pieces/index.ts'
import { useAction } from '../resource.ts'
import { changeAgent, type Tab } from './tab.ts'

type Patch = Schemas['PolicyPatch']

interface Said {
  said: string
  /** The patch that takes the change back, if that is possible. */
  undo?: Patch
  /** Whether the policy is still as this change made it. */
  isStill?(policy: Schemas['Policy']): boolean
}

export function usePolicyChange({ agent: { id, name, version }, shown }: Tab) {
  /** The words stay when another agent's page is opened, so they name this one. */
  const sayOf = (words: string, more?: Parameters<typeof say>[1]) => say(`${plain(name)} · ${words}`, more)
  const send = ({ version, policy }: { version: number; policy: Patch }) => changeAgent({ id, version }, shown, { policy })
  const action = useAction(send)

  async function change(policy: Patch, { said, undo, isStill = () => true }: Said) {
    if (undo && JSON.stringify(undo) === JSON.stringify(policy)) return
    const answer = await action.run({ version, policy })
    if (answer?.data) sayOf(said, undo && { undo: () => takeBack(undo, isStill) })
  }
  /** Undoes only this change, and only if nobody has changed it again. */
  async function takeBack(policy: Patch, isStill: (policy: Schemas['Policy']) => boolean) {
    const { data: now } = await read('/agents/{id}', { path: { id } })
    const answer = now && isStill(now.policy) ? await action.run({ version: now.version, policy }) : undefined
    sayOf(answer?.data ? 'Undone' : 'Not undone: the policy has changed')
  }
  return {
    problem: action.problem,
    change,
    /** For a form, which shows the problem itself. */
    send: (policy: Patch) => send({ version, policy }),
  }
}
export type PolicyChange = ReturnType<typeof usePolicyChange>
