import { Empty } from '../pieces/empty.tsx'
import { Page } from '../pieces/page.tsx'

export function Agent({ id }: { id: string; tab?: string }) {
  return (
    <Page title="Agent" lead={id}>
      <Empty icon="agents" title="Nothing here yet" />
    </Page>
  )
}
