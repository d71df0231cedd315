/** The accounts that are shown by name at the desk. */
import { useResource } from '../../resource.ts'

/** Admins are among the first accounts. */
export function useAdminName(): (accountId: string) => string | undefined {
  const { data } = useResource('/admin/accounts', { query: { sort: 'created_at', limit: 100 } })
  return accountId => data?.items.find(({ id }) => id === accountId)?.display_name
}
