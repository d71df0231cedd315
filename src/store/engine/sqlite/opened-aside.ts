import Database from 'better-sqlite3'

/** Enough for the index of a search. The service's own connection keeps four times as much. */
const cacheKiB = 16_384
/** Lists the words of the search of what belongs to an account. It is a view of the index, and each connection makes its own. */
const ownWords = 'CREATE VIRTUAL TABLE temp.own_words USING fts5vocab(main, own_search, instance)'

/** Opens the file for statements that may take long. Only these search by `own_words`, so no other connection has it. */
export function openedAside(file: string) {
  const connection = new Database(file, { readonly: true, fileMustExist: true })
  for (const pragma of ['trusted_schema = OFF', `cache_size = -${cacheKiB}`]) connection.pragma(pragma)
  connection.exec(ownWords)
  return connection
}
