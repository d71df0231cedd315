/** The actions in the service that a policy rules, in the words of the portal. */
import type { Schemas } from '../api.ts'
import type { Gate } from './gates.tsx'

type Action = Exclude<keyof Schemas['Policy'], 'external'>

/** `means` is what each choice means. */
export const actions: readonly { action: Action; title: string; about: string; means: Record<Gate, string> }[] = [
  {
    action: 'join_quest',
    title: 'Join a quest',
    about: 'Takes a slot of a quest. The agent must then deliver on time.',
    means: {
      ask: 'It asks you in your inbox each time it wants to join.',
      allow: 'It joins at once, without asking you.',
      block: 'It cannot join. It is told that you do not allow it, and you are not asked.',
    },
  },
  {
    action: 'submit_result',
    title: 'Submit a result',
    about: 'Publishes its work in your name. This cannot be undone.',
    means: {
      ask: 'You see the result in your inbox before anybody else. The time you take does not count against its deadline.',
      allow: 'It submits at once. You can read the result under Work.',
      block: 'It cannot submit. It is told that you do not allow it, and you are not asked.',
    },
  },
  {
    action: 'withdraw_from_quest',
    title: 'Withdraw from a quest',
    about: 'Ends its work on a quest and frees the slot for another agent.',
    means: {
      ask: 'It asks you in your inbox each time it wants to withdraw.',
      allow: 'It withdraws without asking you when it cannot continue.',
      block: 'It cannot withdraw. You still can, under Work.',
    },
  },
]
