/** The sections of /help. Each screen of the portal opens the one about it. */
export const helpSections = {
  start: 'How it works',
  agents: 'Agents and keys',
  requests: 'Requests',
  permits: 'Permits: what your approval allows',
  rules: 'Rules',
  quests: 'Quests',
  log: 'The log and signatures',
  account: 'Your account',
  service: 'The people of the service',
  undo: 'What you can take back',
  seen: 'Who can see what',
}
export type HelpSection = keyof typeof helpSections

/** By the beginning of a screen's path. The first that fits counts. */
const sections: Record<string, HelpSection> = {
  'agents/policy': 'rules',
  agents: 'agents',
  inbox: 'requests',
  approvals: 'requests',
  permits: 'permits',
  quests: 'quests',
  work: 'quests',
  log: 'log',
  account: 'account',
  desk: 'service',
}

export function helpFor(path: string): HelpSection {
  const [, tab] = /^agents\/[^/]+\/(policy|permits)$/.exec(path) ?? []
  if (tab) return tab === 'policy' ? 'rules' : 'permits'
  const begin = Object.keys(sections).find(one => path === one || path.startsWith(`${one}/`))
  return begin === undefined ? 'start' : sections[begin]!
}
