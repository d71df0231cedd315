import { openQuestView, pageView, questView } from '../../views/index.ts'
import { ok, type Handlers } from '../protocol/contract.ts'
import { shown } from '../protocol/etag.ts'

export const quests = {
  listQuests: async ({ core, query }) => ok(pageView(await core.quests.list(query), questView)),

  getQuest: async ({ core, human, path }) => {
    const quest = await core.quests.read(path.id_or_slug)
    return shown(openQuestView(quest, await core.quests.ownWork(human, quest.id)))
  },
} satisfies Partial<Handlers>
