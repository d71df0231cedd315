import { Empty } from '../pieces/empty.tsx'
import { Page } from '../pieces/page.tsx'

export function Quest({ id }: { id: string }) {
  return (
    <Page title="Quest" lead={id}>
      <Empty icon="quests" title="Nothing here yet" />
    </Page>
  )
}
