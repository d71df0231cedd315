/** Every screen: its address, its area in the navigation, and the role that it needs. The first match is shown. */
import type { ComponentType } from 'preact'
import { Account as AccountScreen } from './account/account.tsx'
import { Agent } from './agents/agent.tsx'
import { Agents } from './agents/agents.tsx'
import { Connect } from './agents/connect.tsx'
import { Accounts } from './desk/accounts.tsx'
import { EditQuest } from './desk/edit-quest.tsx'
import { Quests as DeskQuests } from './desk/quests.tsx'
import { Reviews } from './desk/reviews.tsx'
import { ServiceLog } from './desk/service-log.tsx'
import { History } from './inbox/history.tsx'
import { Inbox } from './inbox/inbox.tsx'
import { Permits } from './inbox/permits.tsx'
import { Log } from './log/log.tsx'
import { Channel } from './notifications/channel.tsx'
import { Notifications } from './notifications/notifications.tsx'
import { lazyScreen } from './lazy.tsx'
import type { IconName } from './pieces/index.ts'
import { Quest } from './quests/quest.tsx'
import { Quests } from './quests/quests.tsx'
import { match, type Params } from './router.ts'
import type { Account } from './session.ts'
import { Participation } from './work/participation.tsx'
import { Work } from './work/work.tsx'

export interface Area {
  path: string
  title: string
  icon: IconName
  /** Only people with this role, or one that may do more, see it. */
  least?: Role
}

export const areas = [
  { path: 'inbox', title: 'Inbox', icon: 'inbox' },
  { path: 'agents', title: 'Agents', icon: 'agents' },
  { path: 'quests', title: 'Quests', icon: 'quests' },
  { path: 'work', title: 'Work', icon: 'work' },
  { path: 'log', title: 'Log', icon: 'log' },
  { path: 'account', title: 'Account', icon: 'account' },
  { path: 'desk/quests', title: 'Write quests', icon: 'desk', least: 'author' },
  { path: 'desk/reviews', title: 'Reviews', icon: 'reviews', least: 'reviewer' },
  { path: 'desk/accounts', title: 'Accounts', icon: 'accounts', least: 'admin' },
  { path: 'desk/log', title: 'Service log', icon: 'log', least: 'admin' },
] as const satisfies readonly Area[]
type AreaPath = (typeof areas)[number]['path']

type Role = Account['role']
/** Each role may do what those before it may do. */
const roles: readonly Role[] = ['member', 'reviewer', 'author', 'admin']
export const isAtLeast = (role: Role, least: Role) => roles.indexOf(role) >= roles.indexOf(least)

/** The areas of an account: its own, and those of the desk that its role opens. */
export const areasOf = ({ role }: Pick<Account, 'role'>): readonly Area[] =>
  areas.filter((area: Area) => area.least === undefined || isAtLeast(role, area.least))

const Security = lazyScreen(async () => (await import('./account/security/security.tsx')).Security)
const Invitations = lazyScreen(async () => (await import('./desk/invitations.tsx')).Invitations)

const screens = [
  screen('', 'inbox', Inbox),
  screen('inbox', 'inbox', Inbox),
  screen('inbox/:id', 'inbox', Inbox),
  screen('approvals', 'inbox', History),
  screen('approvals/:id', 'inbox', Inbox),
  screen('permits', 'inbox', Permits),
  screen('agents', 'agents', Agents),
  screen('agents/:id', 'agents', Agent),
  screen('agents/:id/connect', 'agents', Connect),
  screen('agents/:id/:tab', 'agents', Agent),
  screen('quests', 'quests', Quests),
  screen('quests/:id', 'quests', Quest),
  screen('work', 'work', Work),
  screen('work/:id', 'work', Participation),
  screen('log', 'log', Log),
  screen('account', 'account', AccountScreen),
  screen('account/security', 'account', Security),
  screen('account/notifications', 'account', Notifications),
  screen('account/notifications/:id', 'account', Channel),
  screen('desk/quests', 'desk/quests', DeskQuests),
  screen('desk/quests/:id', 'desk/quests', EditQuest),
  screen('desk/reviews', 'desk/reviews', Reviews),
  screen('desk/accounts', 'desk/accounts', Accounts),
  screen('desk/invitations', 'desk/accounts', Invitations),
  screen('desk/log', 'desk/log', ServiceLog),
]

/** The screen at an address, with the parts of its path. */
export function screenAt(path: string, account: Pick<Account, 'role'>) {
  for (const { pattern, area, view } of screens) {
    const params = match(pattern, path)
    if (params) return areasOf(account).some(({ path }) => path === area) ? { area, view, params } : undefined
  }
  return undefined
}

/** A screen gets the parts of its path as its props. */
function screen<P extends string, V extends Params<P>>(
  pattern: P,
  area: AreaPath,
  view: ComponentType<V> & (Params<P> extends V ? unknown : never),
) {
  return { pattern, area, view: view as ComponentType<object> }
}
