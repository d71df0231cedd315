import { Empty } from '../pieces/empty.tsx'
import { Page } from '../pieces/page.tsx'

export function Participation(_: { id: string }) {
  return (
    <Page title="Work">
      <Empty icon="work" title="Nothing here yet" />
    </Page>
  )
}
