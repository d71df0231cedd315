import { Empty } from '../pieces/empty.tsx'
import { Page } from '../pieces/page.tsx'

export function Inbox(_: { id?: string }) {
  return (
    <Page title="Inbox">
      <Empty icon="inbox" title="Nothing here yet" />
    </Page>
  )
}
