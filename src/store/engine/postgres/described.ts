import { Query, type ClientBase, type QueryArrayConfig } from 'pg'

// The driver's types do not declare these parts. tests/store/reading.test.ts fails if an update changes them.
interface Connection {
  describe(what: object): void
}
/** The columns of an answer, and how to read each of them. */
interface Columns {
  fields: object[]
  _parsers: unknown[]
}
type Prepared = Query & {
  name: string | undefined
  _result: Columns & { rows: unknown[][] }
  _accumulateRows: boolean
  prepare(connection: Connection): void
  handleRowDescription(message: object): void
}
type Done = (error: Error | null, result: Prepared['_result']) => void
const Preparing = Query as unknown as new (asked: QueryArrayConfig, done: Done) => Prepared

/** What is known of a connection. */
interface Known {
  columns: Map<string, Columns>
  /** The same connection, but it asks for no description. */
  silent: Connection
}
const knownOf = new WeakMap<Connection, Known>()

/**
 * The driver asks PostgreSQL to describe the columns of each answer, and looks up again how to read each of them. The columns of a named statement
 * do not change while its connection lives. So this asks once for each connection. A list of approvals took 890 µs, 200 of them for this.
 */
class Described extends Preparing {
  #known: Known | undefined

  override prepare(connection: Connection) {
    if (this.name === undefined) return super.prepare(connection)
    this.#known = knownOf.get(connection) ?? begin(connection)
    const columns = this.#known.columns.get(this.name)
    if (!columns) return super.prepare(connection)
    Object.assign(this['_result'], columns)
    this['_accumulateRows'] = true
    super.prepare(this.#known.silent)
  }

  override handleRowDescription(message: object) {
    super.handleRowDescription(message)
    // This keeps the columns, not the rows.
    const { fields, _parsers } = this['_result']
    this.#known?.columns.set(this.name!, { fields, _parsers })
  }
}

function begin(connection: Connection): Known {
  const silent = Object.assign(Object.create(connection) as Connection, { describe() {} })
  const known = { columns: new Map<string, Columns>(), silent }
  knownOf.set(connection, known)
  return known
}

/** Runs a statement. Its rows are lists of cells. */
export const ask = (client: ClientBase, name: string | undefined, text: string, values: unknown[]) =>
  new Promise<unknown[][]>((resolve, reject) => {
    const asked: QueryArrayConfig = { text, values, rowMode: 'array', ...(name !== undefined && { name }) }
    client.query(new Described(asked, (error, result) => (error ? reject(error) : resolve(result.rows))))
  })
