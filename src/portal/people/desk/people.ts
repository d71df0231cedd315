/** The two screens about people, and the accounts that are shown by name at the desk. */
import { useResource } from '../../resource.ts'

export const peopleTabs = [
  ['#desk/accounts', 'Accounts'],
  ['#desk/invitations', 'Invitations'],
] as const

/** Admins are among the first accounts. */
export function useAdminName(): (accountId: string) => string | undefined {
  const { data } = useResource('/admin/accounts', { query: { sort: 'created_at', limit: 100 } })
  return accountId => data?.items.find(({ id }) => id === accountId)?.display_name
}
