/** The two screens about people. */
import { TabLinks } from '../../pieces/index.ts'

const tabs = [
  ['desk/accounts', 'Accounts'],
  ['desk/invitations', 'Invitations'],
] as const

export const AccountsTabs = ({ current }: { current: (typeof tabs)[number][0] }) => (
  <TabLinks label="People" links={tabs.map(([path, title]) => ({ href: `#${path}`, title, current: path === current }))} />
)
