/** The screens of the account. */
import { TabLinks } from './pieces/index.ts'

const tabs = [
  ['account', 'Account'],
  ['account/security', 'Security'],
  ['account/notifications', 'Notifications'],
] as const

export const AccountTabs = ({ current }: { current: (typeof tabs)[number][0] }) => (
  <TabLinks label="Account" links={tabs.map(([path, title]) => ({ href: `#${path}`, title, current: path === current }))} />
)
