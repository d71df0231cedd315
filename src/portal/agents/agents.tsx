import { Empty } from '../pieces/empty.tsx'
import { Page } from '../pieces/page.tsx'

export function Agents() {
  return (
    <Page title="Agents">
      <Empty icon="agents" title="Nothing here yet" />
    </Page>
  )
}
