import { Empty } from '../pieces/empty.tsx'
import { Page } from '../pieces/page.tsx'

export function Connect(_: { id: string }) {
  return (
    <Page title="Connect">
      <Empty icon="agents" title="Nothing here yet" />
    </Page>
  )
}
