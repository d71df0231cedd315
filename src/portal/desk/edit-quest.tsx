import { Empty } from '../pieces/empty.tsx'
import { Page } from '../pieces/page.tsx'

export function EditQuest({ id }: { id: string }) {
  return (
    <Page title="Write a quest" lead={id}>
      <Empty icon="desk" title="Nothing here yet" />
    </Page>
  )
}
