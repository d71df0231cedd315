import { Empty } from '../pieces/empty.tsx'
import { Page } from '../pieces/page.tsx'

export function Inbox({ id }: { id?: string }) {
  return (
    <Page title="Inbox" lead={id}>
      <Empty icon="inbox" title="Nothing here yet" />
    </Page>
  )
}
