/** The servers that are compared in a row, each with the requests that it gets. */
import type { Request, Row } from './rows.ts'
import type { Server } from './servers.ts'

export interface Contestant {
  server: Server
  requests: Request[]
}
/** How many pages of a list are read, of those that it has. */
const mostPages = 4

export const contestantsOf = (row: Row, servers: Server[]): Promise<Contestant[]> =>
  Promise.all(servers.map(async server => ({ server, requests: row.walks ? await withNextPages(server, row.requests) : row.requests })))

async function withNextPages({ url }: Server, requests: Request[]): Promise<Request[]> {
  const all: Request[] = []
  for (const first of requests) {
    let path: string | undefined = first.path
    for (let page = 0; page < mostPages && path !== undefined; page++) {
      all.push({ ...first, path })
      const response = await fetch(url + path, first)
      const { next_cursor: cursor } = (await response.json()) as { next_cursor?: string | null }
      path = cursor ? `${first.path}&cursor=${encodeURIComponent(cursor)}` : undefined
    }
  }
  return all
}
