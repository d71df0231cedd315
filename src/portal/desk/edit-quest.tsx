import { Empty } from '../pieces/empty.tsx'
import { Page } from '../pieces/page.tsx'

export function EditQuest(_: { id: string }) {
  return (
    <Page title="Write a quest">
      <Empty icon="desk" title="Nothing here yet" />
    </Page>
  )
}
