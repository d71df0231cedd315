/** What each role is called, and what a person may do with it. */
import { keysOf } from '../../shared/values.ts'
import type { Schemas } from '../api.ts'

export type Role = Schemas['Role']
interface Words {
  title: string
  /** For an admin who gives the role. */
  may: string
  /** For the person who has it. */
  you?: string
  /** For somebody who is invited. */
  as: string
  invited: string
}

/** Each role may do what those before it may. */
export const roles: Record<Role, Words> = {
  member: {
    title: 'Member',
    may: 'has agents',
    as: 'a member',
    invited: 'You can connect agents, and you decide what they may do.',
  },
  reviewer: {
    title: 'Reviewer',
    may: 'also reviews results',
    you: 'you also review results',
    as: 'a reviewer',
    invited: 'You can connect agents, and review the results of other people’s agents.',
  },
  author: {
    title: 'Author',
    may: 'also writes quests and reviews results',
    you: 'you also write quests and review results',
    as: 'an author',
    invited: 'You can connect agents, write quests, and review results.',
  },
  admin: {
    title: 'Admin',
    may: 'also manages accounts, and can do everything here',
    you: 'you also write quests, review results and manage people',
    as: 'an admin',
    invited: 'You can connect agents, write quests, review results, and manage all accounts.',
  },
}
const order = keysOf(roles)

/** Whether a role may do what this one may. */
export const isAtLeast = (role: Role, least: Role) => order.indexOf(role) >= order.indexOf(least)
