import { Empty } from '../pieces/empty.tsx'
import { Page } from '../pieces/page.tsx'

export function Quests() {
  return (
    <Page title="Write quests">
      <Empty icon="desk" title="Nothing here yet" />
    </Page>
  )
}
