import { Empty } from '../pieces/empty.tsx'
import { Page } from '../pieces/page.tsx'

export function Agent(_: { id: string; tab?: string }) {
  return (
    <Page title="Agent">
      <Empty icon="agents" title="Nothing here yet" />
    </Page>
  )
}
