/**
 * What a screen reads and writes. Data is shown as last known, read again when an event says that it may have changed, and kept while the
 * service cannot be reached.
 *
 *   const agent = useResource('/agents/{id}', { path: { id } }, { live: ['agent'], about: id })
 *   const agents = useList('/agents', { query: { sort: 'name' } }, { live: ['agent'] })
 *   const save = useAction((name: string, onceKey) => ask(api.POST('/agents', { params: { header: { 'Idempotency-Key': onceKey } }, body: { name } })))
 *
 * A resource may have a `problem` and `data`: the last reading failed, and the data is from before. `show` puts the answer of a write in
 * place.
 */
import { useRef, useState } from 'preact/hooks'
import type { paths } from '../../generated/api.ts'
import { read, type Answer, type Data, type Params, type Problem } from './api.ts'
import { knownAs, readNow, useKnown, type Watched } from './known.ts'

const pageSize = 20
const largestPage = 100
const mostEmptyPages = 10

export interface Resource<T> {
  /** As last known; `undefined` before the first answer. */
  data: T | undefined
  /** Why the last reading failed. */
  problem: Problem | undefined
  reload(): Promise<void>
  /** Shows the answer of a write, without another request. */
  show(data: T): void
}

export interface List<T, P = unknown> {
  items: T[] | undefined
  /** The first page, with what else it says. */
  first: P | undefined
  problem: Problem | undefined
  hasMore: boolean
  /** Reads the next page. */
  more(): Promise<void>
  reload(): Promise<void>
  /** Shows the answer of a write in place of the item with the same id. */
  show(item: T): void
}

interface Page {
  limit: number
  cursor?: string
}
export type PageOf<T> = { items: T[]; has_more: boolean; next_cursor: string | null }
type ItemOf<P extends keyof paths> = Data<P> extends PageOf<infer T extends { id: string }> ? T : never

const keyOf = (path: string, params: object) => `${path} ${JSON.stringify(params)}`

export const useResource = <P extends keyof paths>(path: P, params: Params<P>, watched: Watched = {}): Resource<Data<P>> =>
  useKnown(keyOf(path, params), () => read(path, params), watched)

/** Reads data that will soon be shown, so that it appears at once. It is read again when it is shown. */
export async function warm<P extends keyof paths>(path: P, params: Params<P>) {
  const one = knownAs(keyOf(path, params), () => read(path, params))
  if (one.data === undefined && !one.reading) await readNow(one)
}

export const useList = <P extends keyof paths>(path: P, params: Params<P>, watched: Watched = {}): List<ItemOf<P>> =>
  useListOf<PageOf<ItemOf<P>>>(keyOf(path, params), page => readPage(path, params, page), watched)

/** A list that one path does not answer. The key names what is read and everything that it depends on. */
export function useListOf<P extends PageOf<{ id: string }>>(
  key: string,
  readNext: (page: Page) => Promise<Answer<P>>,
  watched: Watched = {},
): List<P['items'][number], P> {
  type T = P['items'][number]
  type Pages = { items: T[]; next: string | null; first: P }

  /** The next page that is not empty: an empty page need not be the last. After many empty pages the human must ask for more. */
  async function some(limit: number, from: string | null): Promise<Answer<Pages>> {
    let next = from
    let first: P | undefined
    for (let left = mostEmptyPages; ; left--) {
      const { data, problem } = await readNext({ limit, ...(next && { cursor: next }) })
      if (problem) return { problem }
      next = data.next_cursor
      first ??= data
      if (data.items.length > 0 || !next || left === 0) return { data: { items: data.items, next, first } }
    }
  }

  /** Reads as many items as are shown, so that the list does not shrink under a human who has scrolled. */
  async function readAgain(before: Pages | undefined): Promise<Answer<Pages>> {
    const wanted = before?.items.length ?? 0
    let pages: Pages | undefined
    do {
      const limit = Math.min(largestPage, Math.max(pageSize, wanted - (pages?.items.length ?? 0)))
      const { data, problem } = await some(limit, pages?.next ?? null)
      if (problem) return { problem }
      pages = pages ? { ...pages, items: [...pages.items, ...data.items], next: data.next } : data
    } while (pages.next && pages.items.length < wanted)
    return { data: pages }
  }

  const { data, problem, reload, show, fail, now } = useKnown<Pages>(`list:${key}`, readAgain, watched)
  return {
    items: data?.items,
    first: data?.first,
    problem,
    hasMore: Boolean(data?.next),
    reload,
    async more() {
      const from = data?.next
      if (!from) return
      const { data: page, problem } = await some(pageSize, from)
      const before = now()
      // The list was read again meanwhile, and this page does not continue it any more.
      if (before?.next !== from) return
      if (problem) return fail(problem)
      const seen = new Set(before.items.map(({ id }) => id))
      show({ ...before, items: [...before.items, ...page.items.filter(({ id }) => !seen.has(id))], next: page.next })
    },
    show(item) {
      const before = now()
      if (before) show({ ...before, items: before.items.map(shown => (shown.id === item.id ? item : shown)) })
    },
  }
}

/** Every item of a list that is never long. */
export async function readAll<P extends keyof paths>(path: P, params: Params<P>): Promise<Answer<PageOf<ItemOf<P>>>> {
  const items: ItemOf<P>[] = []
  const page: Page = { limit: largestPage }
  for (;;) {
    const { data, problem } = await readPage(path, params, page)
    if (problem) return { problem }
    items.push(...data.items)
    if (data.next_cursor === null) return { data: { items, has_more: false, next_cursor: null } }
    page.cursor = data.next_cursor
  }
}

function readPage<P extends keyof paths>(path: P, params: object & { query?: object }, page: Page) {
  return read(path, { ...params, query: { ...page, ...params.query } } as Params<P>) as Promise<Answer<PageOf<ItemOf<P>>>>
}

/**
 * Something that a button does. It cannot run twice at the same time. `onceKey` stays the same while the same input is retried after an
 * unclear result, so that the service does it once.
 */
export function useAction<I, T>(act: (input: I, onceKey: string) => Promise<Answer<T>>) {
  const [state, setState] = useState<{ busy: boolean; problem?: Problem }>({ busy: false })
  const running = useRef(false)
  const tried = useRef<{ input: string; key: string }>(undefined)

  async function run(...[input]: unknown extends I ? [] : [input: I]): Promise<Answer<T> | undefined> {
    if (running.current) return undefined
    running.current = true
    setState({ busy: true })
    const same = JSON.stringify(input ?? null)
    if (tried.current?.input !== same) tried.current = { input: same, key: crypto.randomUUID?.() ?? String(Math.random()).slice(2) }
    const answer = await act(input as I, tried.current.key)
    running.current = false
    if (!isUnsure(answer.problem)) tried.current = undefined
    setState(answer.problem ? { busy: false, problem: answer.problem } : { busy: false })
    return answer
  }

  return { run, busy: state.busy, problem: state.problem, forget: () => setState({ busy: false }) }
}

/** Whether the write may have been done: there was no answer, or a proxy answered, or the service failed. */
export const isUnsure = (problem: Problem | undefined) =>
  problem !== undefined && (problem.code === 'offline' || problem.code === 'unreadable' || problem.status >= 500)
