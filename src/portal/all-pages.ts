/** All of something of which there is never very much, page by page, as if it came in one: for useList, whose own page it leaves aside. */
import type { Page } from './resource.ts'

const largestPage = 100

interface Answer<T> {
  data?: { items: T[]; has_more: boolean; next_cursor: string | null }
  // oxlint-disable-next-line no-explicit-any -- as openapi-fetch has it
  error?: any
  response: Response
}

export async function allPages<T>(read: (page: Page) => Promise<Answer<T>>): Promise<Answer<T>> {
  const items: T[] = []
  let cursor: string | null = null
  for (;;) {
    const answer: Answer<T> = await read({ limit: largestPage, ...(cursor && { cursor }) })
    if (!answer.data) return answer
    items.push(...answer.data.items)
    cursor = answer.data.next_cursor
    if (cursor === null) return { ...answer, data: { items, has_more: false, next_cursor: null } }
  }
}
