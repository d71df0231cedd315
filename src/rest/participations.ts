import { only } from '../core/kit/exact.ts'
import { pageView, participationDetailView, participationView } from '../views.ts'
import { ok, type Handlers } from './contract.ts'
import { etag } from './etag.ts'

export const participations = {
  listParticipations: async ({ core, human, query }) => ok(pageView(await core.participations.list(human, query), participationView)),

  getParticipation: async ({ core, human, path }) => {
    const shown = await core.participations.read(human, path.id)
    return { ...ok(participationDetailView(shown)), headers: etag(shown.participation.version) }
  },

  withdrawParticipation: async ({ core, human, path, body }) => {
    const shown = await core.participations.withdrawOwn(human, path.id, only(body, 'reason'))
    return { ...ok(participationView(shown)), headers: etag(shown.participation.version) }
  },
} satisfies Partial<Handlers>
