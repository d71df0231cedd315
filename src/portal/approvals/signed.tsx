/** What the inbox says about approvals that a passkey signs. The log keeps the signature. */
import { Icon } from '../pieces/index.ts'
import { useResource } from '../resource.ts'
import type { Approval } from './board.ts'

export function Signed({ approval: { id } }: { approval: Approval }) {
  const { data } = useResource('/audit-events', { query: { target_id: id, action: 'approval.approved', limit: 1 } })
  if (!data?.items[0]?.data.signed) return null
  return (
    <p class="flow gap1 small">
      <Icon name="lock" /> Signed with your passkey. <a href={`#log?target=${id}`}>See it in the log</a>
    </p>
  )
}
