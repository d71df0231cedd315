import { hash } from 'node:crypto'
import { keyOf, lengthFor, type PageOf } from '../../store/engine/list.ts'
import { DomainError } from './errors.ts'
import { isSealOf, seal } from './secrets.ts'
import { turns } from './turns.ts'
import type { World } from './world.ts'

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
  /** The filters in use: each with the value that has its name, with several values, or with `true` if it needs none. */
  where?: Partial<Record<Filter, string | number | boolean | object | undefined>>
  /** Values that the list itself needs. */
  also?: object
  /** The position of a row in each order: the store's sort keys. */
  keys: Record<string, (row: Row) => string | number>
  /** The value that distinguishes rows at the same position. By default it is their id. */
  last?: (row: Row) => string | number
}

/**
 * One page of a list. The cursor says where to continue. It is sealed, and bound to the list, its owner, its sort and its filters. It is a
 * position, not a permission: `of` alone decides what a page holds. `reader` is the account that reads it: accounts take turns with long reads.
 */
export async function page<Row extends { id: string }, Filter extends string = never>(
  world: World,
  reader: string,
  asked: Asked,
  { list, of, where = {}, also, keys, last: idOf = row => row.id }: Listed<Row, Filter>,
): Promise<Page<Row>> {
  const { sort, limit, cursor, ...rest } = asked
  const filters = (Object.keys(where) as Filter[]).filter(name => where[name] !== undefined && where[name] !== false)
  const [goesOn, length] = [cursor !== undefined, lengthFor(limit + 1)]
  const first = list(sort, filters, goesOn, length)
  let known: string | undefined
  const bound = () => (known ??= boundTo(first.name, of, { sort, ...rest }))
  const place = cursor === undefined ? {} : readCursor(world, cursor, bound())

  const values = Object.assign(
    { ...of, ...also, ...place },
    ...filters.map(name => (typeof where[name] === 'object' ? where[name] : { [name]: where[name] })),
  )
  // A page tests some filters on each row that it passes, so it has an end. It may be short, even empty, although more rows follow.
  const looking = list.end(sort, filters, goesOn)
  const read = async () => {
    const [end] = looking ? await world.store.read(looking, values) : []
    const reading = end ? list(sort, filters, goesOn, length, true) : first
    return { end, rows: await world.store.read(reading, { ...values, endKey: end?.key, endId: end?.id }) }
  }
  const { end, rows } = looking?.isLong || first.isLong ? await inTurn(reader, read) : await read()
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const on = last && rows.length > limit ? { key: keys[keyOf(sort)]!(last), id: idOf(last) } : end
  return { items, nextCursor: on ? writeCursor(world, bound(), on.key, on.id) : null }
}

const turnToSearch = turns({ atOnce: 4, most: 1_000, mostOfOne: 100, longestMs: 10_000 })
/**
 * At most four long reads run at once, so other work still finds connections. Readers take turns: one with many searches delays another one
 * by a few searches at most.
 */
export const inTurn = <T>(reader: string, read: () => Promise<T>) => turnToSearch({ name: reader, isGone: () => false }, read)

interface Bounds {
  from?: number | undefined
  to?: number | undefined
}
/**
 * The bounds of a page whose list can be sorted by this time. After a cursor in that order one bound has been passed already. Searching for it
 * again would read everything in between.
 */
export function bounded({ sort, cursor }: Pick<Asked, 'sort' | 'cursor'>, time: string, { from, to }: Bounds): Bounds {
  const isPast = (order: string) => cursor !== undefined && sort === order
  return { from: isPast(time) ? undefined : from, to: isPast(`-${time}`) ? undefined : to }
}

/** The list, its owner, and what it was asked for. */
function boundTo(statement: string, of: object, asked: Record<string, unknown>) {
  // Sorting the names takes a sixth of the time for sorting the entries, and gives the same order.
  const ordered = Object.keys(asked)
    .toSorted()
    .map(name => [name, asked[name]])
  return hash('sha256', JSON.stringify([statement.split(' ', 1), of, ordered]), 'base64url').slice(0, 8)
}

function writeCursor({ secret }: World, bound: string, lastKey: string | number, lastId: string | number) {
  const text = Buffer.from(JSON.stringify([bound, lastKey, lastId])).toString('base64url')
  return `${text}.${seal(secret, text)}`
}

function readCursor({ secret }: World, cursor: string, bound: string) {
  const [text = '', mark = ''] = cursor.split('.')
  if (!isSealOf(secret, text, mark)) throw invalidCursor()
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
