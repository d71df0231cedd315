/** What the rules have allowed an agent to do in the last seven days without asking. */
import { useState } from 'preact/hooks'
import { categoryWords } from '../approvals/words.ts'
import { useResource } from '../resource.ts'

const weekMs = 7 * 24 * 60 * 60_000
const most = 100

export function Week({ id }: { id: string }) {
  const [from] = useState(() => new Date(Date.now() - weekMs).toISOString())
  const { data } = useResource(
    '/audit-events',
    { query: { agent_id: id, action: 'approval.allowed_by_rule', from, limit: most } },
    { live: ['approval'], about: id },
  )
  if (!data) return null
  const counts = Map.groupBy(data.items, ({ data: { category } }) => category ?? 'other')
  const words = [...counts].map(
    ([category, some]) => `${some.length} × ${(categoryWords[category as keyof typeof categoryWords] ?? category).toLowerCase()}`,
  )
  return (
    <p class="policy-week">
      {words.length === 0 ? (
        'Your rules allowed nothing in the last 7 days.'
      ) : (
        <>
          Allowed by rules in the last 7 days: {words.join(', ')}
          {data.has_more && ', and more'}. <a href={`#agents/${id}/permits`}>See the outcomes</a>
        </>
      )}
    </p>
  )
}
