import { createHash } from 'node:crypto'
import type { PageOf } from '../store/list.ts'
import { DomainError } from './errors.ts'
import { sameText, seal } from './secrets.ts'
import type { World } from './world.ts'

/** What was asked of a list: these three, and whatever filters it has. */
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
  /** Whose items these are. */
  of: Record<string, string>
  /** The filters in use, each with the values it needs. */
  where?: Partial<Record<Filter, object | false | undefined>>
  /** Values that the list itself needs. */
  also?: object
  /** Where a row stands in each order: the store's sort keys. */
  keys: Record<string, (row: Row) => string | number>
  /** What tells rows apart that stand at the same place; their id, if nothing is said. */
  last?: (row: Row) => string | number
}

/**
 * One page of a list. The cursor says where to go on; it is sealed, and bound to the list, its owner, its sort and its filters.
 * It is a place, not a permission: what a page holds is up to `of`.
 */
export async function page<Row extends { id: string }, Filter extends string = never>(
  world: World,
  asked: Asked,
  { list, of, where = {}, also, keys, last: idOf = row => row.id }: Listed<Row, Filter>,
): Promise<Page<Row>> {
  const filters = (Object.keys(where) as Filter[]).filter(name => where[name])
  const statement = list(asked.sort, filters, asked.cursor !== undefined)
  const { limit, cursor, ...rest } = asked
  const bound = createHash('sha256')
    .update(JSON.stringify([statement.name.split(' ', 1), of, Object.entries(rest).toSorted()]))
    .digest('base64url')
    .slice(0, 8)
  const place = cursor === undefined ? {} : readCursor(world, cursor, bound)

  const rows = await world.store.read(
    statement,
    Object.assign({ ...of, ...also, ...place, limit: limit + 1 }, ...filters.map(name => where[name])),
  )
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return {
    items,
    nextCursor: last && rows.length > limit ? writeCursor(world, bound, keys[asked.sort.replace('-', '')]!(last), idOf(last)) : null,
  }
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
  new DomainError('invalid_cursor', 'The cursor is not one of this list with this sort and these filters. Start again without a cursor.')

/** The values with which a filter looks for a text, taken literally, in lower case. */
export const textFilter = (text: string) => ({ text: `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%` })
