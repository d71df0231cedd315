/** What an agent was allowed to do outside the service, and the outcomes. */
import { PermitList } from '../approvals/permits/permits.tsx'
import type { Tab } from './tab.ts'

export const Permits = ({ agent: { id } }: Tab) => <PermitList filters={{ agent_id: id }} />
