/** What came of the agent's last permits. */
import type { Schemas } from '../../api.ts'

export function TrackRecord({ record }: { record: Schemas['TrackRecord'] }) {
  const { yeses, done, failed, not_done: notDone, unreported, lapsed, open } = record
  if (yeses === 0) return <p class="soft small">This agent has not been allowed anything outside this service before.</p>
  const parts = [
    `${done} done`,
    failed > 0 && `${failed} failed`,
    notDone > 0 && `${notDone} not done`,
    unreported > 0 && `${unreported} in doubt`,
    lapsed > 0 && `${lapsed} not used`,
    open > 0 && `${open} still open`,
  ].filter(Boolean)
  return (
    <p class="small">
      Of this agent’s {yeses === 1 ? 'last approval' : `last ${yeses} approvals`}: {parts.join(', ')}.
    </p>
  )
}
