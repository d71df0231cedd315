import { Empty } from '../pieces/empty.tsx'
import { Page } from '../pieces/page.tsx'

export function Quests() {
  return (
    <Page title="Quests">
      <Empty icon="quests" title="Nothing here yet" />
    </Page>
  )
}
