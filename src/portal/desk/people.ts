/** The accounts that are shown by name at the desk. */
import { useResource } from '../resource.ts'

/** No event tells an admin of other people's accounts, quests and logs, so their lists are read again while somebody looks at them. */
export const pollMs = 4_000

/** Admins are among the first accounts. */
export function useAdminName(): (accountId: string) => string | undefined {
  const { data } = useResource('/admin/accounts', { query: { sort: 'created_at', limit: 100 } })
  return accountId => data?.items.find(({ id }) => id === accountId)?.display_name
}
