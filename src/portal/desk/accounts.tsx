import { Empty } from '../pieces/empty.tsx'
import { Page } from '../pieces/page.tsx'

export function Accounts() {
  return (
    <Page title="Accounts">
      <Empty icon="accounts" title="Nothing here yet" />
    </Page>
  )
}
