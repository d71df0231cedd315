import { canonical } from './kit/canonical.ts'
import { cancelApprovals } from './pending.ts'
import { record } from './audit.ts'
import { DomainError, notFound } from './kit/errors.ts'
import { newId } from './kit/ids.ts'
import { once } from './kit/once.ts'
import { page, type Asked } from './kit/page.ts'
import { endParticipation } from './work.ts'
import { checkResultSchema } from './result-schema.ts'
import { slugOf } from './kit/slug.ts'
import { staleVersion, type Expected } from './kit/version.ts'
import { clock, type Admin, type Human, type System, type World } from './world.ts'
import { holdPendingOfQuest } from '../store/approvals.ts'
import { run, type Row, type Steps } from '../store/index.ts'
import { anyoneJoined, liveOfQuest, ownParticipationsIn } from '../store/participations.ts'
import {
  anyQuest,
  cancelQuest,
  closeQuest,
  deleteDraft,
  findQuest,
  findQuestBySlug,
  holdQuest,
  insertQuest,
  listAllQuests,
  listOpenQuests,
  never,
  publishQuest,
  reopenQuest,
  searchAllQuests,
  searchOpenQuests,
  updateQuest,
  type Terms,
} from '../store/quests.ts'
import { dueQuests } from '../store/due.ts'
import { countHits, matching, mostHits, placeInSearch, removeFromSearch } from '../store/search.ts'
import { openWord, searchWords, tagWord } from '../store/words.ts'

export { never }
export type Quest = Row<'quests'>
export type QuestSummary = Awaited<ReturnType<ReturnType<typeof quests>['list']>>['items'][number]
/** The terms of a quest as an admin gives them. With `closesAt` null it stays open. */
export type NewQuest = Omit<Terms, 'slug' | 'closesAt'> & { slug?: string | undefined; closesAt: number | null }
type QuestPatch = { [T in keyof Omit<NewQuest, 'slug'>]?: NewQuest[T] | undefined }

interface OpenQuestsAsked extends Omit<Asked, 'sort'> {
  /** By default relevance, if there are words to search for, and otherwise the newest first. */
  sort?: string | undefined
  tag?: string | undefined
  difficulty?: string | undefined
  available?: boolean | undefined
  q?: string | undefined
}

/** From which states each move starts. `closed` and `cancelled` keep what was published; `cancelled` is final. */
export const questMoves = {
  publish: { from: ['draft'], to: 'open' },
  close: { from: ['open'], to: 'closed' },
  reopen: { from: ['closed'], to: 'open' },
  cancel: { from: ['open', 'closed'], to: 'cancelled' },
} as const

/** The terms that agents accept by joining. */
const frozen = ['rewardPoints', 'acceptanceCriteria', 'resultSchema', 'workWindowHours', 'revisionWindowHours', 'maxAttempts'] as const

export const quests = (world: World) => ({
  async list(asked: OpenQuestsAsked) {
    await closeDue(world)
    const { q, tag, difficulty, available } = asked
    const sort = asked.sort === 'relevance' || asked.sort === undefined ? (q === undefined ? '-published_at' : 'relevance') : asked.sort
    const match = matching(q === undefined ? [] : searchWords(q), [...(tag === undefined ? [] : [tagWord(tag)]), openWord])
    // A tag alone is searched for if few quests have it. If many have it, a page is soon full, and in no order are any left out.
    const isRare = async () => (await world.store.read(countHits, match))[0]!.n <= mostHits
    const isSearch = q !== undefined || (tag !== undefined && (await isRare()))
    return page(
      world,
      { ...asked, sort },
      {
        list: isSearch ? searchOpenQuests : listOpenQuests,
        of: {},
        also: { now: world.now(), ...match },
        where: {
          available: available === true && {},
          full: available === false && {},
          difficulty: difficulty !== undefined && { difficulty },
          tag: !isSearch && tag !== undefined && { tag: `%"${tag}"%` },
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
  },

  /** An open quest by its id or slug. */
  async read(ref: string) {
    await closeDue(world)
    const [quest] = await findByRef(world, ref)
    if (quest?.status !== 'open') throw noSuchQuest()
    return quest
  },

  ownWork: (human: Human, questId: string) => world.store.read(ownParticipationsIn, { questId, ownerId: human.accountId }),

  listAll(
    _: Admin,
    {
      sort = 'relevance',
      ...asked
    }: Omit<Asked, 'sort'> & { sort?: string | undefined; status?: string | undefined; q?: string | undefined },
  ) {
    const { q, status } = asked
    return page(
      world,
      { ...asked, sort: sort === 'relevance' && q === undefined ? '-created_at' : sort },
      {
        list: q === undefined ? listAllQuests : searchAllQuests,
        of: {},
        also: q === undefined ? {} : matching(searchWords(q), []),
        where: { status: status !== undefined && { status } },
        keys: { relevance: row => row.score!, created_at: row => row.id },
      },
    )
  },

  async readAny(_: Admin, id: string) {
    const [quest] = await world.store.read(findQuest, { id })
    if (!quest) throw notFound('quest')
    return quest
  },

  async create(admin: Admin, given: NewQuest) {
    const terms = checked(world, given)
    if (given.resultSchema) await checkResultSchema(admin, given.resultSchema)
    return world.store.transaction(() =>
      once(world, admin, function* () {
        for (const slug of given.slug ? [given.slug] : slugOf(given.title, 'quest')) {
          const [quest] = yield* run(insertQuest, {
            ...terms,
            id: newId('qst', world.now()),
            slug,
            createdBy: admin.accountId,
            now: world.now(),
          })
          if (!quest) continue
          yield* placeInSearch(quest)
          yield* record(world, admin, {
            action: 'quest.created',
            target: { type: 'quest', id: quest.id },
            data: { slug, title: quest.title },
          })
          return quest
        }
        throw new DomainError('slug_taken', 'Another quest has this slug. Choose another one.')
      }),
    )
  },

  async update(admin: Admin, id: string, expected: Expected, patch: QuestPatch) {
    if (patch.resultSchema) {
      // An admin can still change the other terms if the schema is older than the present rules.
      const [quest] = await world.store.read(findQuest, { id })
      if (canonical(patch.resultSchema) !== canonical(quest?.resultSchema ?? null)) await checkResultSchema(admin, patch.resultSchema)
    }
    return world.store.transaction(function* () {
      const quest = yield* held(id)
      if (!expected(quest.version)) throw staleVersion(quest.version)
      if (quest.status === 'cancelled') throw wrongState('A cancelled quest cannot be changed.')
      const given = {
        ...quest,
        closesAt: quest.closesAt === never ? null : quest.closesAt,
        ...Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)),
      } as NewQuest & { slug: string }
      // A closing time in the past is refused only if it is new.
      const after = {
        ...checked(world, patch.closesAt === undefined ? { ...given, closesAt: null } : given),
        slug: quest.slug,
        ...(patch.closesAt === undefined && { closesAt: quest.closesAt }),
      }
      const changed = (Object.keys(after) as (keyof Terms)[]).filter(term => JSON.stringify(after[term]) !== JSON.stringify(quest[term]))
      if (changed.length === 0) return quest
      if (after.slots < quest.slotsTaken) throw new DomainError('slots_below_taken', `${quest.slotsTaken} slots are taken.`)
      if (frozen.some(term => changed.includes(term)) && (yield* run(anyoneJoined, { questId: id })).length > 0) {
        throw new DomainError(
          'quest_terms_frozen',
          'Agents have joined under these terms, so the reward, criteria, schema, windows and attempts can no longer change.',
        )
      }
      const [updated] = yield* run(updateQuest, { id, version: quest.version, ...after, now: world.now() })
      yield* placeInSearch(updated!)
      yield* record(world, admin, { action: 'quest.updated', target: { type: 'quest', id }, data: { title: updated!.title, changed } })
      return updated!
    })
  },

  remove(admin: Admin, id: string) {
    return world.store.transaction(function* () {
      const { title } = yield* held(id)
      const [gone] = yield* run(deleteDraft, { id })
      if (!gone) throw new DomainError('not_draft', 'Only a draft can be deleted. Close or cancel the quest instead.')
      yield* removeFromSearch(id)
      yield* record(world, admin, { action: 'quest.deleted', target: { type: 'quest', id }, data: { title } })
    })
  },

  publish(admin: Admin, id: string) {
    return world.store.transaction(function* () {
      const quest = yield* held(id)
      if (quest.closesAt <= world.now()) throw wrongState('The closing time has passed. Set a new one first.')
      const [open] = yield* run(publishQuest, { id, now: world.now() })
      if (!open) throw wrongState('Only a draft can be published.')
      yield* placeInSearch(open)
      yield* record(world, admin, { action: 'quest.published', target: { type: 'quest', id }, data: { title: open.title } })
      return open
    })
  },

  close(admin: Admin, id: string) {
    return world.store.transaction(function* () {
      yield* held(id)
      const closed = yield* close(world, admin, id)
      if (!closed) throw wrongState('Only an open quest can be closed.')
      return closed
    })
  },

  reopen(admin: Admin, id: string, closesAt: number | null) {
    if (closesAt !== null && closesAt <= world.now()) throw inThePast()
    return world.store.transaction(function* () {
      yield* held(id)
      const [open] = yield* run(reopenQuest, { id, closesAt: closesAt ?? never, now: world.now() })
      if (!open) throw wrongState('Only a closed quest can be reopened.')
      yield* placeInSearch(open)
      yield* record(world, admin, { action: 'quest.reopened', target: { type: 'quest', id }, data: { title: open.title } })
      return open
    })
  },

  cancel(admin: Admin, id: string, reason: string | undefined) {
    return world.store.transaction(function* () {
      yield* held(id)
      const [cancelled] = yield* run(cancelQuest, { id, now: world.now() })
      if (!cancelled) throw wrongState('Only an open or closed quest can be cancelled.')
      yield* placeInSearch(cancelled)
      yield* cancelApprovals(world, admin, yield* run(holdPendingOfQuest, { questId: id }), 'quest_cancelled')
      for (const participation of yield* run(liveOfQuest, { questId: id })) {
        yield* endParticipation(world, admin, participation, 'cancelled', reason ?? 'The quest was cancelled.')
      }
      yield* record(world, admin, {
        action: 'quest.cancelled',
        target: { type: 'quest', id },
        data: { title: cancelled.title, ...(reason && { reason }) },
      })
      return cancelled
    })
  },
})

/** Gives an empty service its first quests: a step of the transaction that makes the first admin. */
export function* plantQuests(world: World, admin: Admin, starters: NewQuest[]): Steps<void> {
  if ((yield* run(anyQuest, {})).length > 0) return
  for (const starter of starters) {
    const id = newId('qst', world.now())
    yield* run(insertQuest, {
      ...checked(world, starter),
      id,
      slug: slugOf(starter.title, 'quest')[0]!,
      createdBy: admin.accountId,
      now: world.now(),
    })
    const [open] = yield* run(publishQuest, { id, now: world.now() })
    yield* placeInSearch(open!)
    yield* record(world, admin, { action: 'quest.published', target: { type: 'quest', id }, data: { title: starter.title, starter: true } })
  }
}

/** Closes quests whose closing time has passed, when somebody next reads them. */
export async function closeDue(world: World) {
  for (const { id } of await world.store.read(dueQuests, { now: world.now() })) {
    await world.store.transaction(function* () {
      const quest = yield* held(id)
      if (quest.closesAt <= world.now()) yield* close(world, clock, id)
    })
  }
}

/** From now on nobody can join. Waiting requests to join are cancelled. Agents that have joined may still deliver. */
function* close(world: World, by: Admin | System, id: string): Steps<Quest | undefined> {
  const [closed] = yield* run(closeQuest, { id, now: world.now() })
  if (!closed) return undefined
  yield* placeInSearch(closed)
  const waiting = yield* run(holdPendingOfQuest, { questId: id })
  yield* cancelApprovals(
    world,
    by,
    waiting.filter(approval => approval.kind === 'join_quest'),
    'quest_closed',
  )
  yield* record(world, by, {
    action: 'quest.closed',
    target: { type: 'quest', id },
    account: by.kind === 'human' ? by.accountId : closed.createdBy,
    data: { title: closed.title },
  })
  return closed
}

function* held(id: string): Steps<Quest> {
  const [quest] = yield* run(holdQuest, { id })
  if (!quest) throw notFound('quest')
  return quest
}

/** The terms in the store's form, if they are consistent. */
function checked(world: World, { closesAt, ...terms }: NewQuest): Terms {
  if (closesAt !== null && closesAt <= world.now()) throw inThePast()
  return {
    slug: terms.slug ?? '',
    title: terms.title,
    summary: terms.summary,
    description: terms.description,
    acceptanceCriteria: terms.acceptanceCriteria,
    resultSchema: terms.resultSchema,
    tags: terms.tags,
    difficulty: terms.difficulty,
    rewardPoints: terms.rewardPoints,
    rewardNote: terms.rewardNote,
    slots: terms.slots,
    agentsPerOwner: terms.agentsPerOwner,
    workWindowHours: terms.workWindowHours,
    revisionWindowHours: terms.revisionWindowHours,
    maxAttempts: terms.maxAttempts,
    closesAt: closesAt ?? never,
  }
}

/** An id cannot be a slug: only ids have an underscore. */
export const findByRef = (world: World, ref: string) =>
  ref.includes('_') ? world.store.read(findQuest, { id: ref }) : world.store.read(findQuestBySlug, { slug: ref })

export const noSuchQuest = () => new DomainError('quest_not_found', 'There is no open quest with this identifier or slug.')
const wrongState = (sentence: string) => new DomainError('invalid_state', sentence)
const inThePast = () =>
  new DomainError('unprocessable', 'The closing time must be in the future.', {
    issues: [{ pointer: '/closes_at', code: 'future', message: 'must be in the future' }],
  })
