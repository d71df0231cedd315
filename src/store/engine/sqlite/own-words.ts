/** Lists the words of the search of what belongs to an account. It is a view of the index, and each connection makes its own. */
export const ownWords = 'CREATE VIRTUAL TABLE temp.own_words USING fts5vocab(main, own_search, instance)'
