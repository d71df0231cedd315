import { openQuestView, pageView, questView } from '../../views/index.ts'
import { ok, type Handlers } from '../protocol/contract.ts'
import { shown } from '../protocol/etag.ts'

export const quests = {
  listQuests: async ({ core, human, query }) => ok(pageView(await core.quests.list(human, query), questView)),

  getQuest: async ({ core, human, path }) => shown(openQuestView(await core.quests.read(human, path.id_or_slug))),
} satisfies Partial<Handlers>
