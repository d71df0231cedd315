/** What people may do. A role is a named set of permissions, and each role includes those before it. */
import type { Role } from '../../../generated/outputs.js'
import type { Row } from '../../store/index.ts'
import { DomainError } from './errors.ts'
import type { Human, Principal } from './world.ts'

const permissions = {
  member: [],
  reviewer: ['review'],
  author: ['review', 'write quests'],
  admin: ['review', 'write quests', 'manage people'],
} as const satisfies Record<Role, readonly string[]>

/** A role as the word for a person who has it. */
export const personOf: Record<Role, string> = { member: 'a member', reviewer: 'a reviewer', author: 'an author', admin: 'an admin' }

export type Permission = (typeof permissions)[Role][number]
/** Somebody whose role has a permission. As the first parameter of a rule, it is the proof that the door has checked it. */
type Permitted<P extends Permission, By extends Principal = Human> = By & {
  role: { [R in Role]: P extends (typeof permissions)[R][number] ? R : never }[Role]
}

export type Reviewer<By extends Principal = Human> = Permitted<'review', By>
export type Author<By extends Principal = Human> = Permitted<'write quests', By>
export type Admin = Permitted<'manage people'>

const permitted =
  <P extends Permission>(permission: P, least: Role) =>
  <By extends Principal>(by: By): Permitted<P, By> => {
    if (!may(by.role, permission))
      throw new DomainError('admin_required', `Your role does not allow this. You need the role ${least}. Ask an admin of this service.`)
    return by as Permitted<P, By>
  }

/** Each returns the same one with the permission. It throws if their role does not have it. */
export const asReviewer = permitted('review', 'reviewer')
export const asAuthor = permitted('write quests', 'author')
export const asAdmin = permitted('manage people', 'admin')
/** The check of each role above that of members. */
export const asAtLeast = { reviewer: asReviewer, author: asAuthor, admin: asAdmin } satisfies Record<Exclude<Role, 'member'>, unknown>
export type HigherRole = keyof typeof asAtLeast
export type AtLeast<R extends HigherRole, By extends Principal> = { reviewer: Reviewer<By>; author: Author<By>; admin: By & Admin }[R]

export const may = (role: Role, permission: Permission) => (permissions[role] as readonly Permission[]).includes(permission)

/** Whether an account is not deleted. */
export const isThere = ({ status }: Pick<Row<'accounts'>, 'status'>) => status === 'active' || status === 'suspended'

/** Whether the maker of a link is still an active admin, so that links end with the role of their maker. */
export const isActiveAdmin = ({ role, status }: Pick<Row<'accounts'>, 'role' | 'status'>) =>
  status === 'active' && may(role, 'manage people')
