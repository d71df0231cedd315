import type { Page } from '../core/kit/page.ts'

export const pageView = <Row, View>({ items, nextCursor }: Page<Row>, view: (row: Row) => View) => ({
  items: items.map(view),
  hasMore: nextCursor !== null,
  nextCursor,
})
