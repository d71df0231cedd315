/** The three lists of requests: waiting, with permits, and all. */
import { TabLinks } from '../pieces/index.ts'

const links = [
  ['inbox', 'Waiting'],
  ['permits', 'Permits'],
  ['approvals', 'All requests'],
] as const

export const InboxTabs = ({ current }: { current: (typeof links)[number][0] }) => (
  <TabLinks label="Requests" links={links.map(([path, title]) => ({ href: `#${path}`, title, current: path === current }))} />
)
