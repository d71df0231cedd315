import { createHash } from 'node:crypto'
import { keyOf, lengthFor, type PageOf } from '../../store/list.ts'
import { looks, type Search } from '../../store/search.ts'
import type { Statement } from '../../store/statement.ts'
import { DomainError } from './errors.ts'
import { sameText, seal } from './secrets.ts'
import type { World } from '../world.ts'

/** The parameters of a list: these three, and its filters. */
export interface Asked {
  limit: number
  sort: string
  cursor?: string | undefined
}
export interface Page<Row> {
  items: Row[]
  nextCursor: string | null
}

interface Listed<Row, Filter extends string> {
  list: PageOf<Row, Filter>
  /** The owner of the items. */
  of: Record<string, string>
  /** The filters in use, each with the values it needs. */
  where?: Partial<Record<Filter, object | false | undefined>>
  /** Words that all rows must have, and the list that finds rows by words. */
  words?: string[]
  search?: Search<Filter>
  /** Values that the list itself needs. */
  also?: object
  /** The position of a row in each order: the store's sort keys. */
  keys: Record<string, (row: Row) => string | number>
  /** What distinguishes rows at the same position; by default their id. */
  last?: (row: Row) => string | number
}

interface Sought<Filter extends string> {
  search: Search<Filter>
  words: string[]
  filters: Filter[]
  sort: string
  goesOn: boolean
  length: number
}
interface Place {
  key: string | number
  id: string | number
}

/**
 * One page of a list. The cursor says where to continue. It is sealed, and bound to the list, its owner, its sort and its filters. It is a
 * position, not a permission: `of` alone decides what a page holds.
 */
export async function page<Row extends { id: string }, Filter extends string = never>(
  world: World,
  asked: Asked,
  { list, search, words = [], of, where = {}, also, keys, last: idOf = row => row.id }: Listed<Row, Filter>,
): Promise<Page<Row>> {
  const { sort, limit, cursor, ...rest } = asked
  const filters = (Object.keys(where) as Filter[]).filter(name => where[name])
  const length = lengthFor(limit + 1)
  const statement = list(sort, filters, cursor !== undefined, length)
  const bound = createHash('sha256')
    .update(JSON.stringify([statement.name.split(' ', 1), of, Object.entries({ sort, ...rest }).toSorted()]))
    .digest('base64url')
    .slice(0, 8)
  const place = cursor === undefined ? {} : readCursor(world, cursor, bound)

  const values = Object.assign({ ...of, ...also, ...place }, ...filters.map(name => where[name]))
  const { rows, end } =
    search && words.length > 0
      ? await found<Row, Filter>(world, { search, words, filters, sort, goesOn: cursor !== undefined, length }, values, limit)
      : { rows: await world.store.read(statement, values) }
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const on = last && rows.length > limit ? { key: keys[keyOf(sort)]!(last), id: idOf(last) } : end
  return { items, nextCursor: on ? writeCursor(world, bound, on.key, on.id) : null }
}

/**
 * The rows of a page that have some words, found along the rarest condition. If there are too many to look at all of them and the page is
 * not full, the other conditions are tried too. Then the next page continues from `end`. So a page may be short, even empty, although more
 * rows follow.
 */
async function found<Row, Filter extends string>(
  { store }: World,
  { search, words, filters, sort, goesOn, length }: Sought<Filter>,
  values: object,
  limit: number,
): Promise<{ rows: Row[]; end?: Place | undefined }> {
  const named = (words: string[]) => ({ ...values, ...Object.fromEntries(words.map((word, i) => [`word${i}`, word])) })
  const pageOf = (first: 'word0' | Filter, ends: boolean) =>
    search.page(sort, first, words.length, filters, goesOn, ends, length) as Statement<object, Row[]>
  if (words.length + filters.length === 1) return { rows: await store.read(pageOf('word0', false), named(words)) }

  const [sizes] = await store.read(search.sizes(words.length, filters, length), named(words))
  // If several are equally rare, a filter comes first: quests with high rewards, for example, are likely to be full.
  let most: { rows: Row[]; end: Place } | undefined
  for (const [name, size] of Object.entries(sizes!).toSorted(([, a], [, b]) => a - b)) {
    const filter = filters.find(one => one === name)
    const first = filter ?? 'word0'
    const word = words[Number(name.slice('word'.length))]!
    const asked = named(filter ? words : [word, ...words.filter(other => other !== word)])
    const [end] = size < looks(length) ? [] : await store.read(search.end(sort, first, goesOn, length), asked)
    const rows = await store.read(pageOf(first, end !== undefined), { ...asked, endKey: end?.key, endId: end?.id })
    if (!end || rows.length > limit) return { rows }
    if (!most || rows.length > most.rows.length) most = { rows, end }
  }
  return most!
}

function writeCursor({ secret }: World, bound: string, lastKey: string | number, lastId: string | number) {
  const text = Buffer.from(JSON.stringify([bound, lastKey, lastId])).toString('base64url')
  return `${text}.${seal(secret, text)}`
}

function readCursor({ secret }: World, cursor: string, bound: string) {
  const [text = '', mark = ''] = cursor.split('.')
  if (!sameText(mark, seal(secret, text))) throw invalidCursor()
  const [madeFor, lastKey, lastId] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [string, string | number, string | number]
  if (madeFor !== bound) throw invalidCursor()
  return { lastKey, lastId }
}

const invalidCursor = () =>
  new DomainError(
    'invalid_cursor',
    'The cursor does not belong to this list with this sort and these filters. Start again without a cursor.',
  )

/** The values with which a filter looks for a text, taken literally, in lower case. */
export const textFilter = (text: string) => ({ text: `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%` })
