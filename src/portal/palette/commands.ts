/** What the palette offers. A command leads to an address, or does something. */
import { turnOff } from '../reach/device.ts'
import { plain, say, type IconName } from '../pieces/index.ts'
import type { Schemas } from '../api.ts'
import { titleOf } from '../approvals/about.tsx'
import { statusWords } from '../approvals/words.ts'
import { areasOf } from '../screens.ts'
import { signOut, type Account, type Service } from '../session.ts'
import { openKeys, openStop } from '../opened.ts'
import { inName, score } from './match.ts'

export interface Command {
  id: string
  group: 'Requests' | 'Go to' | 'Actions' | 'Agents' | 'All requests' | 'Quests' | 'Documentation'
  title: string
  /** Beside the title. */
  detail?: string
  /** Other words by which it is found. */
  words?: string
  icon: IconName
  href?: string
  act?(): unknown
}

const screens: [path: string, title: string, icon: IconName][] = [
  ['approvals', 'All requests', 'inbox'],
  ['permits', 'Permits', 'inbox'],
  ['account/notifications', 'Notifications', 'bell'],
]
const documentation: [href: string, title: string, words: string][] = [
  ['/reference', 'API reference', 'documentation openapi rest try the api'],
  ['/reference/mcp', 'Reference for agents', 'documentation mcp tools'],
]

/** Screens and actions, which are always the same for this account. */
export function fixedCommands(account: Account, service: Service): Command[] {
  const to = (path: string, title: string, icon: IconName): Command => ({ id: `go ${path}`, group: 'Go to', title, icon, href: `#${path}` })
  const end = async () => {
    await turnOff(service.channels.push_key)
    const problem = await signOut()
    if (problem) say(problem.detail)
  }
  const mayWrite = areasOf(account).some(({ path }) => path === 'desk/quests')
  return [
    ...areasOf(account).map(({ path, title, icon }) => to(path, title, icon)),
    ...screens.map(screen => to(...screen)),
    { id: 'new agent', group: 'Actions', title: 'Create an agent', words: 'new add', icon: 'agents', href: '#agents?new=agent' },
    ...(mayWrite
      ? [
          {
            id: 'new quest',
            group: 'Actions',
            title: 'Write a quest',
            words: 'new add create',
            icon: 'desk',
            href: '#desk/quests/new',
          } as const,
        ]
      : []),
    { id: 'export', group: 'Actions', title: 'Export the log', words: 'download csv json', icon: 'log', href: '#log?export=true' },
    { id: 'name', group: 'Actions', title: 'Change your name or password', words: 'account profile', icon: 'account', href: '#account' },
    {
      id: 'notify',
      group: 'Actions',
      title: 'Set up notifications',
      words: 'push e-mail email webhook slack',
      icon: 'bell',
      href: '#account/notifications',
    },
    {
      id: 'stop',
      group: 'Actions',
      title: 'Stop everything',
      words: 'suspend all agents emergency panic halt',
      icon: 'stop',
      act: openStop,
    },
    { id: 'keys', group: 'Actions', title: 'Show keyboard shortcuts', words: 'help', icon: 'more', act: openKeys },
    { id: 'sign out', group: 'Actions', title: 'Sign out', words: 'log out logout end session', icon: 'lock', act: end },
    ...documentation.map(([href, title, words]): Command => ({ id: href, group: 'Documentation', title, words, icon: 'search', href })),
  ]
}

export const agentCommand = ({ id, name, handle, status }: Schemas['Agent']): Command => ({
  id,
  group: 'Agents',
  title: plain(name),
  detail: status === 'active' ? handle : `${handle} · ${status}`,
  icon: 'agents',
  href: `#agents/${id}`,
})
export const requestCommand = (approval: Schemas['Approval']): Command => ({
  id: approval.id,
  group: 'Requests',
  title: titleOf(approval),
  detail: plain(approval.agent.name),
  icon: 'inbox',
  href: `#inbox/${approval.id}`,
})
/** One that the service finds. It may wait or be over. */
export const foundCommand = (approval: Schemas['Approval']): Command => ({
  ...requestCommand(approval),
  group: 'All requests',
  detail: `${plain(approval.agent.name)} · ${statusWords[approval.status].toLowerCase()}`,
  href: `#approvals/${approval.id}`,
})
export const questCommand = ({ id, slug, title }: Pick<Schemas['QuestSummary'], 'id' | 'slug' | 'title'>): Command => ({
  id,
  group: 'Quests',
  title: plain(title),
  detail: slug,
  icon: 'quests',
  href: `#quests/${slug}`,
})

/** How many commands of a group are shown, and how many waiting requests before anything is typed. */
const mostOfGroup = 6
const mostWaiting = 3

/**
 * The commands that match, group by group, the group with the best match first. `found` come later from the service, so they are last. Only
 * the documentation comes after them if its name does not match, so it waits until the service has answered.
 */
export function matching(typed: string, commands: Command[], found: Command[], hasAnswered: boolean): Command[][] {
  const scored = [
    ...commands.map(command => {
      const points = score(typed, command.title, command.detail ?? '', command.words ?? '')
      // A page whose name begins with the word comes before a request that begins with it.
      return { command, points: points > 4 && pages.includes(command.group) ? points + 1 : points }
    }),
    // The service searches in more words than the title.
    ...found.map(command => ({ command, points: Math.max(1, score(typed, command.title)) })),
  ].filter(({ points }) => points > 0)
  const groups = Map.groupBy(scored, ({ command }) => command.group)
  return [...groups.values()]
    .map(group =>
      group.toSorted((a, b) => b.points - a.points).slice(0, typed || group[0]!.command.group !== 'Requests' ? mostOfGroup : mostWaiting),
    )
    .filter(group => latenessOf(group) < 2 || (typed && hasAnswered))
    .toSorted((a, b) => latenessOf(a) - latenessOf(b) || (typed ? b[0]!.points - a[0]!.points : 0))
    .map(group => group.map(({ command }) => command))
}

type Groups = readonly Command['group'][]
const [pages, late]: [Groups, Groups] = [
  ['Go to', 'Documentation'],
  ['All requests', 'Quests'],
]
function latenessOf([first]: { command: Command; points: number }[]) {
  const { command, points } = first!
  if (command.group === 'Documentation' && points < inName) return 2
  return Number(late.includes(command.group))
}
