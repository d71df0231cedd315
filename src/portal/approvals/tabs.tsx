/** The three lists of requests: waiting, with permits, and all. The second has the number of actions in doubt. */
import { useInDoubt } from '../overview.ts'
import { TabLinks } from '../pieces/index.ts'

export function InboxTabs({ current }: { current: '#inbox' | '#permits' | '#approvals' }) {
  const inDoubt = useInDoubt()
  const permits = inDoubt > 0 ? `Permits (${inDoubt})` : 'Permits'
  return (
    <TabLinks
      label="Requests"
      links={[
        ['#inbox', 'Waiting'],
        ['#permits', permits],
        ['#approvals', 'All requests'],
      ]}
      current={current}
    />
  )
}
