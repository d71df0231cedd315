/** The three lists of requests: waiting, with permits, and all. The second has the number of actions in doubt. */
import { useInDoubt } from '../overview.ts'
import { TabLinks } from '../pieces/index.ts'

const links = [
  ['inbox', 'Waiting'],
  ['permits', 'Permits'],
  ['approvals', 'All requests'],
] as const

export function InboxTabs({ current }: { current: (typeof links)[number][0] }) {
  const inDoubt = useInDoubt()
  const titleOf = (path: string, title: string) => (path === 'permits' && inDoubt > 0 ? `${title} (${inDoubt})` : title)
  return (
    <TabLinks
      label="Requests"
      links={links.map(([path, title]) => ({ href: `#${path}`, title: titleOf(path, title), current: path === current }))}
    />
  )
}
