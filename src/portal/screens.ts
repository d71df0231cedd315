/** Every screen: its address, its area in the navigation, and the role that it needs. The first match is shown. */
import type { ComponentType } from 'preact'
import { Agents } from './agents/agents.tsx'
import { Home } from './home/home.tsx'
import { History } from './approvals/history.tsx'
import { Inbox } from './approvals/inbox/inbox.tsx'
import { lazyScreen } from './lazy.tsx'
import type { IconName } from './pieces/index.ts'
import { Quests } from './quests/quests.tsx'
import { isAtLeast, type Role } from './people/roles.ts'
import { match, type Params } from './router.ts'
import type { Account as Owner } from './session.ts'
import { Work } from './quests/work/work.tsx'

export interface Area {
  path: string
  title: string
  icon: IconName
  /** The least role that may open it. */
  least?: Role
}

const areas = [
  { path: 'home', title: 'Home', icon: 'home' },
  { path: 'inbox', title: 'Inbox', icon: 'inbox' },
  { path: 'agents', title: 'Agents', icon: 'agents' },
  { path: 'quests', title: 'Quests', icon: 'quests' },
  { path: 'work', title: 'Work', icon: 'work' },
  { path: 'log', title: 'Log', icon: 'log' },
  { path: 'account', title: 'Account', icon: 'account' },
  { path: 'desk/quests', title: 'Write quests', icon: 'desk', least: 'author' },
  { path: 'desk/reviews', title: 'Reviews', icon: 'reviews', least: 'reviewer' },
  { path: 'desk/accounts', title: 'Accounts', icon: 'accounts', least: 'admin' },
  { path: 'desk/agents', title: 'All agents', icon: 'all-agents', least: 'admin' },
  { path: 'desk/log', title: 'Service log', icon: 'service-log', least: 'admin' },
] as const satisfies readonly Area[]
type AreaPath = (typeof areas)[number]['path']

/** The areas that an account may open: its own, and those of the desk for its role. */
export const areasOf = ({ role }: Owner) => areas.filter((area: Area) => isAtLeast(role, area.least ?? 'member'))

/** The first script has the home screen and the lists. Other screens are loaded when they are opened, or a little after the first paint. */
const often = true
const Agent = lazyScreen(async () => (await import('./agents/agent.tsx')).Agent, often)
const AccountPolicy = lazyScreen(async () => (await import('./agents/account-policy.tsx')).AccountPolicy)
const Connect = lazyScreen(async () => (await import('./agents/connect.tsx')).Connect, often)
const Permits = lazyScreen(async () => (await import('./approvals/permits/permits.tsx')).Permits, often)
const Log = lazyScreen(async () => (await import('./log/log.tsx')).Log, often)
const Notifications = lazyScreen(async () => (await import('./reach/notifications.tsx')).Notifications, often)
const Quest = lazyScreen(async () => (await import('./quests/quest.tsx')).Quest, often)
const Participation = lazyScreen(async () => (await import('./quests/work/participation.tsx')).Participation, often)
const Account = lazyScreen(async () => (await import('./people/account/account.tsx')).Account)
const Channel = lazyScreen(async () => (await import('./reach/channel.tsx')).Channel)
const DeskQuests = lazyScreen(async () => (await import('./quests/desk/quests.tsx')).Quests)
const EditQuest = lazyScreen(async () => (await import('./quests/desk/edit-quest.tsx')).EditQuest)
const Reviews = lazyScreen(async () => (await import('./quests/desk/reviews.tsx')).Reviews)
const Accounts = lazyScreen(async () => (await import('./people/desk/accounts.tsx')).Accounts)
const AllAgents = lazyScreen(async () => (await import('./people/desk/all-agents.tsx')).AllAgents)
const ServiceLog = lazyScreen(async () => (await import('./log/service-log.tsx')).ServiceLog)
const Security = lazyScreen(async () => (await import('./people/account/security/security.tsx')).Security)
const Invitations = lazyScreen(async () => (await import('./people/desk/invitations.tsx')).Invitations)

const screens = [
  screen('', 'home', Home),
  screen('home', 'home', Home),
  screen('inbox', 'inbox', Inbox),
  screen('inbox/:id', 'inbox', Inbox),
  screen('approvals', 'inbox', History),
  screen('approvals/:id', 'inbox', Inbox),
  screen('permits', 'inbox', Permits),
  screen('agents', 'agents', Agents),
  screen('agents/policy', 'agents', AccountPolicy),
  screen('agents/:id', 'agents', Agent),
  screen('agents/:id/connect', 'agents', Connect),
  screen('agents/:id/:tab', 'agents', Agent),
  screen('quests', 'quests', Quests),
  screen('quests/:id', 'quests', Quest),
  screen('work', 'work', Work),
  screen('work/:id', 'work', Participation),
  screen('log', 'log', Log),
  screen('account', 'account', Account),
  screen('account/security', 'account', Security),
  screen('account/notifications', 'account', Notifications),
  screen('account/notifications/:id', 'account', Channel),
  screen('desk/quests', 'desk/quests', DeskQuests),
  screen('desk/quests/:id', 'desk/quests', EditQuest),
  screen('desk/reviews', 'desk/reviews', Reviews),
  screen('desk/accounts', 'desk/accounts', Accounts),
  screen('desk/agents', 'desk/agents', AllAgents),
  screen('desk/invitations', 'desk/accounts', Invitations),
  screen('desk/log', 'desk/log', ServiceLog),
]

/** The screen at an address, with the parts of its path. */
export function screenAt(path: string, account: Owner) {
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
