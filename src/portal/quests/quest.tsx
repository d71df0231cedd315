import { Empty } from '../pieces/empty.tsx'
import { Page } from '../pieces/page.tsx'

export function Quest(_: { id: string }) {
  return (
    <Page title="Quest">
      <Empty icon="quests" title="Nothing here yet" />
    </Page>
  )
}
