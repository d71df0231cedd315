import { Empty } from '../pieces/empty.tsx'
import { Page } from '../pieces/page.tsx'

export function Reviews() {
  return (
    <Page title="Reviews">
      <Empty icon="reviews" title="Nothing here yet" />
    </Page>
  )
}
