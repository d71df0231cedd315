/** What an agent can be allowed, and what each choice means, in words. */
import type { Schemas } from '../api.ts'

export type Gate = Schemas['Gate']
export type Action = keyof Schemas['Policy']

export const gates = [
  ['ask', 'Ask me'],
  ['allow', 'Allow'],
  ['block', 'Block'],
] as const satisfies readonly (readonly [Gate, string])[]

interface Words {
  action: Action
  title: string
  about: string
  /** What the service takes for a new agent. */
  usual: Gate
  means: Record<Gate, string>
}
export const actions: readonly Words[] = [
  {
    action: 'join_quest',
    title: 'Join a quest',
    about: 'Takes a place in a quest and binds the agent to deliver in time.',
    usual: 'ask',
    means: {
      ask: 'It waits in your inbox each time it wants to join.',
      allow: 'It joins at once, without you.',
      block: 'It joins nothing: it is told that you do not allow it, and you are not asked.',
    },
  },
  {
    action: 'submit_result',
    title: 'Hand in a result',
    about: 'Publishes its work in your name. This cannot be taken back.',
    usual: 'ask',
    means: {
      ask: 'You see the result in your inbox before anybody else does. Your thinking time does not count against its due date.',
      allow: 'It hands in at once; you read it afterwards, under Work.',
      block: 'It hands in nothing: it is told that you do not allow it, and you are not asked.',
    },
  },
  {
    action: 'withdraw_from_quest',
    title: 'Give up a quest',
    about: 'Ends its work on a quest and frees the place for another agent.',
    usual: 'allow',
    means: {
      ask: 'It waits in your inbox each time it wants to give up.',
      allow: 'It gives up by itself when it cannot go on.',
      block: 'It cannot give up. You still can, under Work.',
    },
  },
]
