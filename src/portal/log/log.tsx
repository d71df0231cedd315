import { Empty } from '../pieces/empty.tsx'
import { Page } from '../pieces/page.tsx'

export function Log() {
  return (
    <Page title="Log">
      <Empty icon="log" title="Nothing here yet" />
    </Page>
  )
}
