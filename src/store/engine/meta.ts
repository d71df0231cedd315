import { eq } from './drizzle.ts'
import { finding, holding, writing } from './rows.ts'
import { $, statement } from './statement.ts'

/** Returns nothing if the name has a value already, and does not replace it. */
export const insertMeta = statement<{ name: string; value: string }>()('insert_meta', (q, t) =>
  q
    .insert(t.meta)
    .values({ name: $('name'), value: $('value') })
    .onConflictDoNothing()
    .returning(),
)

export const holdMeta = holding('hold_meta', 'meta', ['name'])

export const findMeta = finding('find_meta', 'meta', ['name'])

export const setMeta = writing('set_meta', 'meta', ['name'], ['value'])

export const deleteMeta = statement<{ name: string }>()('delete_meta', (q, t) => q.delete(t.meta).where(eq(t.meta.name, $('name'))))
