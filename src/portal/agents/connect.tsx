import { Empty } from '../pieces/empty.tsx'
import { Page } from '../pieces/page.tsx'

export function Connect({ id }: { id: string }) {
  return (
    <Page title="Connect" lead={id}>
      <Empty icon="agents" title="Nothing here yet" />
    </Page>
  )
}
