import { driversOwn, reasonOf, StatementError, Unavailable } from '../statement.ts'

export const sqlState = (error: unknown) => reasonOf(StatementError.causeOf(error)).code

/**
 * The connection was lost or refused, or the server is shutting down, read-only, out of connections, space or time, or in repeated
 * conflict: try again later.
 */
export function translated(error: unknown) {
  if (!(error instanceof StatementError)) return error
  return isAway(error) || /^(25006|28|3D000|40001|40P01|53|55P03|57|58)/.test(error.code) ? new Unavailable(error) : error
}

/** The connection is lost, or its server became read-only. After a failover, the next connection may lead to another server. */
export const cutsOff = (error: unknown) => error instanceof StatementError && (isAway(error) || /^(25006|57P0)/.test(error.code))

const isAway = (error: StatementError) => {
  const driver = driversOwn(StatementError.causeOf(error))
  return 'syscall' in driver || error.code.startsWith('08') || (!driver.code && /timeout|terminated|not queryable/i.test(driver.message))
}
