import { Empty } from '../pieces/empty.tsx'
import { Page } from '../pieces/page.tsx'

export function Participation({ id }: { id: string }) {
  return (
    <Page title="Work" lead={id}>
      <Empty icon="work" title="Nothing here yet" />
    </Page>
  )
}
