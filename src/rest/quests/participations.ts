import { only } from '../../core/kit/exact.ts'
import { pageView, participationDetailView, participationView } from '../../views/index.ts'
import { ok, type Handlers } from '../protocol/contract.ts'
import { shown } from '../protocol/etag.ts'

export const participations = {
  listParticipations: async ({ core, human, query }) => ok(pageView(await core.participations.list(human, query), participationView)),

  getParticipation: async ({ core, human, path }) => shown(participationDetailView(await core.participations.read(human, path.id))),

  withdrawParticipation: async ({ core, human, path, body }) =>
    shown(participationView(await core.participations.withdrawOwn(human, path.id, only(body, 'reason')))),
} satisfies Partial<Handlers>
