import type { AdminListQuestsQuery, ListQuestsQuery, NewQuest, QuestPatch } from '../../../generated/inputs.js'
import { holdPendingOfQuest } from '../../store/approvals/approvals.ts'
import { run } from '../../store/index.ts'
import { anyoneJoined, liveOfQuest } from '../../store/quests/participations.ts'
import {
  deleteDraft,
  findQuest,
  findQuestOfOwner,
  findQuestOfOwnerBySlug,
  insertQuest,
  listAllQuests,
  listOpenQuests,
  never,
  searchAllQuests,
  searchOpenQuests,
  updateQuest,
} from '../../store/quests/quests.ts'
import { countHits, matching, mostHits, placeInSearch, removeFromSearch } from '../../store/quests/search.ts'
import { searchWords } from '../../store/engine/words.ts'
import { tagWord } from '../../store/quests/words.ts'
import { record } from '../log/audit.ts'
import { canonical, changedIn } from '../kit/canonical.ts'
import { DomainError, found } from '../kit/errors.ts'
import { fieldName } from '../log/events.ts'
import { exactly, nothingElse } from '../kit/exact.ts'
import { newId } from '../kit/ids.ts'
import { act } from '../kit/once.ts'
import { inTurn, page } from '../kit/page.ts'
import { cancelApprovals } from '../approvals/pending.ts'
import { close, held, move, wrongState, type Quest } from './quest-life.ts'
import { checkResultSchema } from './result-schema.ts'
import { catchUpQuests } from '../kit/due.ts'
import type { Author, Reviewer } from '../kit/roles.ts'
import { slugOf } from '../kit/slug.ts'
import { checkedTerms, frozenTerms, inThePast, normalTags, type Wish } from './terms.ts'
import { requireVersion, type Expected } from '../kit/version.ts'
import { endParticipation } from './work.ts'
import type { Agent, Principal, World } from '../kit/world.ts'

export type QuestSummary = Awaited<ReturnType<typeof list>>['items'][number]

export const quests = { list, read, listAll, readAny, create, update, remove, publish, close: closeNow, reopen, cancel }

async function list(world: World, by: Principal | Agent, asked: ListQuestsQuery) {
  const { q, difficulty, available, tag: given, ...rest } = asked
  nothingElse(rest)
  const tag = given?.normalize('NFC')
  await catchUpQuests(world)
  const sort = asked.sort === 'relevance' || asked.sort === undefined ? (q === undefined ? '-published_at' : 'relevance') : asked.sort
  const match = matching(q === undefined ? [] : searchWords(q), tag === undefined ? [] : [tagWord(tag)], true)
  const reader = by.kind === 'agent' ? by.owner.id : by.accountId
  // A tag without words is searched for only if few quests have it. If many have it, walking the list in order soon fills a page.
  const isRare = async () => (await inTurn(reader, () => world.store.read(countHits, match)))[0]!.n <= mostHits
  const isSearch = q !== undefined || (tag !== undefined && (await isRare()))
  return page(
    world,
    reader,
    { ...asked, sort },
    {
      list: isSearch ? searchOpenQuests : listOpenQuests,
      of: {},
      also: { now: world.now(), ...match },
      where: {
        available: available === true,
        full: available === false,
        difficulty,
        tag: !isSearch && tag !== undefined && `%"${tag}"%`,
      },
      keys: {
        relevance: row => row.score!,
        published_at: row => row.publishedAt,
        closes_at: row => row.closesAt,
        reward_points: row => row.rewardPoints,
        title: row => row.title,
      },
    },
  )
}

/** An open quest by its id or slug, and what the human's agents did in it. An id is never a slug, because only ids have an underscore. */
async function read(world: World, human: Principal, ref: string) {
  await catchUpQuests(world)
  const find = ref.includes('_') ? findQuestOfOwner : findQuestOfOwnerBySlug
  const rows = await world.store.read(find, { ref, ownerId: human.accountId })
  const quest = rows[0]?.quest
  if (quest?.status !== 'open') throw noSuchQuest()
  return { quest, own: rows.flatMap(({ own }) => own ?? []) }
}

function listAll(world: World, { accountId }: Reviewer<Principal>, asked: AdminListQuestsQuery) {
  const { q, status, sort = 'relevance', ...rest } = asked
  nothingElse(rest)
  return page(
    world,
    accountId,
    { ...asked, sort: sort === 'relevance' && q === undefined ? '-created_at' : sort },
    {
      list: q === undefined ? listAllQuests : searchAllQuests,
      of: {},
      also: q === undefined ? {} : matching(searchWords(q), [], false),
      where: { status },
      keys: { relevance: row => row.score!, created_at: row => row.id },
    },
  )
}

async function readAny(world: World, _: Reviewer<Principal>, id: string) {
  return found('quest', await world.store.read(findQuest, { id }))
}

async function create(world: World, author: Author<Principal>, given: NewQuest) {
  const terms = checkedTerms(world, given)
  if (given.resultSchema) await checkResultSchema(author, given.resultSchema)
  return act(world, author, function* () {
    for (const slug of given.slug ? [given.slug] : slugOf(given.title, 'quest')) {
      const [quest] = yield* run(insertQuest, {
        ...terms,
        id: newId('qst', world.now()),
        slug,
        createdBy: author.accountId,
        now: world.now(),
      })
      if (!quest) continue
      yield* placeInSearch(quest)
      yield* record(world, author, { action: 'quest.created', targetId: quest.id, data: { slug, title: quest.title } })
      return quest
    }
    throw new DomainError('slug_taken', 'Another quest has this slug. Choose another one.')
  })
}

async function update(world: World, author: Author<Principal>, id: string, expected: Expected, patch: QuestPatch) {
  if (patch.resultSchema) {
    // An unchanged schema is not checked. It may be older than the present rules, and the other terms must remain editable.
    const [quest] = await world.store.read(findQuest, { id })
    if (canonical(patch.resultSchema) !== canonical(quest?.resultSchema ?? null)) await checkResultSchema(author, patch.resultSchema)
  }
  return world.store.transaction(function* () {
    const quest = yield* held(id)
    requireVersion(expected, quest)
    if (quest.status === 'cancelled') throw wrongState('A cancelled quest cannot be changed.')
    const { closesAt, tags, ...terms } = exactly<Wish>()(patch)
    if (closesAt !== undefined && closesAt !== null && closesAt <= world.now()) throw inThePast()
    const wanted = { ...terms, tags: tags && normalTags(tags), closesAt: closesAt === null ? never : closesAt }
    const changed = changedIn(quest, wanted)
    if (changed.length === 0) return quest
    const after: Quest = { ...quest, ...Object.fromEntries(changed.map(term => [term, wanted[term]])) }
    if (after.slots < quest.slotsTaken)
      throw new DomainError(
        'slots_below_taken',
        `Agents have taken ${quest.slotsTaken} of the slots. The number of slots cannot be smaller.`,
      )
    const hasBeenJoined = quest.workForgottenAt !== null || (yield* run(anyoneJoined, { questId: id })).length > 0
    if (hasBeenJoined && frozenTerms.some(term => changed.includes(term))) {
      throw new DomainError(
        'quest_terms_frozen',
        'Agents have joined under these terms, so the reward, criteria, schema, windows and attempts can no longer change.',
      )
    }
    const [updated] = yield* run(updateQuest, { ...after, now: world.now() })
    yield* placeInSearch(updated!)
    yield* record(world, author, {
      action: 'quest.updated',
      targetId: id,
      data: { title: updated!.title, changed: changed.map(fieldName) },
    })
    return updated!
  })
}

function remove(world: World, author: Author<Principal>, id: string) {
  return world.store.transaction(function* () {
    const { title } = yield* held(id)
    const [gone] = yield* run(deleteDraft, { id })
    if (!gone) throw new DomainError('not_draft', 'Only a draft can be deleted. Close or cancel the quest instead.')
    yield* removeFromSearch(id)
    yield* record(world, author, { action: 'quest.deleted', targetId: id, data: { title } })
  })
}

function publish(world: World, author: Author<Principal>, id: string) {
  return act(world, author, function* () {
    const quest = yield* held(id)
    if (quest.closesAt <= world.now()) throw wrongState('The closing time has passed. Set a new one first.')
    const open = yield* move(world, quest, 'publish', { publishedAt: world.now() })
    yield* record(world, author, { action: 'quest.published', targetId: id, data: { title: open.title } })
    return open
  })
}

function closeNow(world: World, author: Author<Principal>, id: string) {
  return act(world, author, function* () {
    return yield* close(world, author, yield* held(id))
  })
}

function reopen(world: World, author: Author<Principal>, id: string, closesAt: number | null) {
  return act(world, author, function* () {
    if (closesAt !== null && closesAt <= world.now()) throw inThePast()
    const quest = yield* held(id)
    if (quest.workForgottenAt !== null)
      throw wrongState('The quest closed so long ago that its work has been deleted. Create a new quest instead.')
    const open = yield* move(world, quest, 'reopen', { closedAt: null, closesAt: closesAt ?? never })
    yield* record(world, author, { action: 'quest.reopened', targetId: id, data: { title: open.title } })
    return open
  })
}

function cancel(world: World, author: Author<Principal>, id: string, reason: string | undefined) {
  return act(world, author, function* () {
    const cancelled = yield* move(world, yield* held(id), 'cancel', { closedAt: world.now() })
    yield* cancelApprovals(world, author, yield* run(holdPendingOfQuest, { questId: id }), 'quest_cancelled')
    for (const work of yield* run(liveOfQuest, { questId: id }))
      yield* endParticipation(world, author, work, [], 'cancel', reason ?? 'The quest was cancelled.')
    yield* record(world, author, {
      action: 'quest.cancelled',
      targetId: id,
      data: { title: cancelled.title, ...(reason && { reason }) },
    })
    return cancelled
  })
}

export const noSuchQuest = () => new DomainError('quest_not_found', 'There is no open quest with this identifier or slug.')
