/**
 * Years of data, written directly into the tables. One owner has most of the approvals, nearly all of them decided long ago, and there are
 * many other owners. For each filter, some values match many rows and some match only a few.
 */
import { newId, type IdPrefix } from '../../src/core/kit/ids.ts'
import type { Quest } from '../../src/core/quests/quest-life.ts'
import { mintAgentKey } from '../../src/core/kit/secrets.ts'
import { questWords } from '../../src/store/quests/words.ts'
import { deleteMeta } from '../../src/store/engine/meta.ts'
import { openStore, run } from '../../src/store/index.ts'
import { never } from '../../src/store/quests/quests.ts'
import { firstPlace } from '../../src/store/quests/search.ts'
import { createLog } from '../../src/log.ts'
import { addReach } from './scale-reach.ts'
import { openTables } from './tables.ts'

export type Life = Awaited<ReturnType<typeof live>>

const hour = 60 * 60_000
/** These numbers are the same at every size, because more data means only more history. */
const between = 90_000
const ownAgents = 50
/** How many requests of each of these agents wait for an answer. */
const pendingEach = 10
const rare = 5
/** Quests with a free slot. A turn of the bench joins several, because an owner may have one agent in each. */
const joinable = 40
const json = (value: unknown) => JSON.stringify(value)
const pick = <T>(from: readonly T[], i: number) => from[i % from.length]!
const statuses = shuffled({ approved: 80, denied: 10, expired: 7, cancelled: 3 })
const ends = shuffled({ accepted: 60, expired: 15, rejected: 12, withdrawn: 10, cancelled: 3 })
const stages = shuffled({ closed: 70, cancelled: 15, open: 10, draft: 5 })

/** A list of a hundred words, in these shares and mixed. */
function shuffled<Word extends string>(shares: Record<Word, number>) {
  const words = Object.entries<number>(shares).flatMap(([word, share]) => Array.from({ length: share }, () => word as Word))
  return words.map((_, i) => pick(words, i * 37 + 11))
}

/** Writes this many approvals, a tenth as many quests, and everything else in proportion. */
export async function live(url: string, size: number) {
  await (await openStore(url, createLog('silent'))).close()
  const tables = await openTables(url)
  const now = Date.now()
  const id = (prefix: IdPrefix, at = now) => newId(prefix, at)

  const owners = Array.from({ length: 80 + Math.ceil(size / 500) }, () => id('acc'))
  const owner = owners[0]!
  for (const [i, one] of owners.entries()) {
    await tables.add('accounts', {
      id: one,
      email: `${one}@example.com`,
      displayName: `Owner ${i}`,
      passwordHash: '-',
      role: i ? 'member' : 'admin',
      createdAt: now,
      updatedAt: now,
    })
  }
  const agents: { id: string; ownerId: string; secret: string }[] = []
  for (let i = 0; i < ownAgents + owners.length * 2; i++) {
    const agent = { id: id('agt'), ownerId: i < ownAgents ? owner : pick(owners, i), key: mintAgentKey() }
    agents.push({ ...agent, secret: agent.key.secret })
    await tables.add('agents', {
      id: agent.id,
      ownerId: agent.ownerId,
      handle: agent.id,
      name: `Agent ${i}`,
      description: 'Reads and weighs.',
      skills: '[]',
      policy: json({ join_quest: 'ask', submit_result: 'ask', withdraw_from_quest: 'allow' }),
      maxActiveQuests: 20,
      lastSeenAt: i % 3 ? now : 0,
      createdAt: now,
      updatedAt: now,
    })
    await tables.add('agent_keys', {
      id: id('key'),
      agentId: agent.id,
      label: 'scale',
      hint: agent.key.hint,
      hash: agent.key.hash,
      createdAt: now,
      createdBy: agent.ownerId,
      expiresAt: now + 24 * hour,
    })
  }
  const own = agents.slice(0, ownAgents)
  const others = agents.slice(ownAgents)

  const channelId = await addReach(tables, owner, size, now)

  const quests: { id: string; status: Quest['status'] }[] = []
  const free: string[] = []
  for (let i = 0, n = size / 10; i < n; i++) {
    const at = now - (n - i) * between * 10
    const quest = { id: id('qst', at), status: i < rare + joinable ? 'open' : pick(stages, i) }
    quests.push(quest)
    const full = i % 4 < 2 && (i < rare || i >= rare + joinable)
    if (!full && i >= rare && quest.status === 'open') free.push(quest.id)
    const tags = i < rare ? ['rare'] : [`tag${Math.floor(i / 7) % 2}`, 'common']
    const found = {
      slug: quest.id.replace('_', '-'),
      title: `Quest ${(i * 7919) % n}`,
      // Each half of the quests has its own word here, so no quest has both.
      summary: `Read it and say what ${i % 20 < 10 ? 'Ada' : 'Ben'} says.`,
      difficulty: i < rare ? 'hard' : pick(['easy', 'medium'] as const, Math.floor(i / 3)),
    } as const
    const place = {
      rewardPoints: full ? 100 : i % 100,
      closesAt: quest.status === 'open' && i % 2 ? now + (i + 1) * hour : never,
      publishedAt: quest.status === 'draft' ? 0 : at,
    }
    await tables.add('quests', {
      ...quest,
      ...found,
      ...place,
      description: 'In your own words. '.repeat(20),
      acceptanceCriteria: json(['It is short']),
      tags: json(tags),
      slots: i === 0 ? 1000 : 5,
      slotsTaken: full ? 5 : 0,
      workWindowHours: 72,
      revisionWindowHours: 48,
      maxAttempts: 3,
      createdBy: owner,
      createdAt: at,
      updatedAt: at,
    })
    await tables.add('quest_search', {
      ...(!url.startsWith('postgres') && { rowid: firstPlace(quest.status === 'open') + i }),
      id: quest.id,
      ...questWords({ ...found, tags, status: quest.status }),
    })
  }

  // The first quest has many more than any other.
  const popular = Math.min(900, size / 100)
  const over = quests.filter(({ status }) => status === 'closed' || status === 'cancelled')
  for (let i = 0, n = size * 0.3; i < n; i++) {
    const at = now - (n - i) * between * 3
    const agent = i < popular ? pick(agents, i) : i % 10 < 7 ? pick(own, i) : pick(others, i)
    const quest = i < popular ? quests[0]! : pick(over, Math.floor(i / 3))
    const state = n - i <= ownAgents ? pick(['active', 'submitted'], i) : pick(ends, Math.floor(i / 50) + i)
    const [participationId, ended] = [id('par', at), !['active', 'submitted'].includes(state)]
    await tables.add('participations', {
      id: participationId,
      questId: quest.id,
      agentId: agent.id,
      ownerId: agent.ownerId,
      state,
      joinedAt: at,
      dueAt: ended ? at + 72 * hour : now + 72 * hour,
      attempts: 1,
      rewardPoints: 10,
      pointsAwarded: state === 'accepted' ? 10 : null,
      finishedAt: ended ? at + hour : null,
    })
    const verdict = { accepted: 'accepted', rejected: 'rejected', submitted: 'waiting' }[state]
    if (verdict)
      await tables.add('submissions', {
        id: id('sub', at),
        participationId,
        questId: quest.id,
        attempt: 1,
        summary: 'It says this.',
        links: '[]',
        digest: participationId,
        createdAt: at + hour,
        verdict,
        reviewedAt: verdict === 'waiting' ? null : at + 2 * hour,
      })
  }

  const seqs = new Map(owners.map(one => [one, 0]))
  const log = async (agent: (typeof agents)[number], actorType: string, action: string, targetId: string, at: number, forAdmins = 0) => {
    const seq = seqs.get(agent.ownerId)! + 1
    seqs.set(agent.ownerId, seq)
    await tables.add('audit_events', {
      id: id('evt', at),
      accountId: agent.ownerId,
      seq,
      at,
      actorType,
      actorId: agent.id,
      action,
      targetType: 'approval',
      targetId,
      agentId: agent.id,
      requestId: 'scale',
      data: json({ kind: 'join_quest' }),
      prevHash: targetId,
      hash: targetId,
      forAdmins,
    })
  }
  let asked = ''
  for (let i = 0; i < size; i++) {
    const at = now - (size - i) * between
    const pending = i >= size - pendingEach * ownAgents
    const agent = pending || i % 10 < 7 ? pick(own, i) : pick(others, i)
    const status = pending ? 'pending' : pick(statuses, Math.floor(i / 50) + i)
    const kind =
      i < rare
        ? 'withdraw_from_quest'
        : pick(['join_quest', 'submit_result', 'join_quest', 'submit_result', 'external_action'], Math.floor(i / 7))
    const category = kind === 'external_action' ? (i < 50 * rare ? 'access' : pick(['contact', 'other'], i)) : null
    asked = id('apr', at)
    await tables.add('approvals', {
      id: asked,
      agentId: agent.id,
      ownerId: agent.ownerId,
      kind,
      category,
      title: 'Join “Summarise an RFC”',
      arguments: json({ quest_id: quests[0]!.id }),
      reason: 'It fits me well.',
      risk: category === 'access' ? 'high' : pick(['low', 'medium'], i),
      questId: kind === 'external_action' ? null : i < rare ? over[0]!.id : pick(over, i).id,
      digest: asked,
      status,
      createdAt: at,
      expiresAt: pending ? now + 24 * hour : at + 24 * hour,
      decidedAt: pending ? null : at + hour,
      decidedBy: pending ? null : agent.ownerId,
      earlierDenials: 0,
      version: pending ? 1 : 2,
    })
    await log(agent, 'agent', i < rare ? 'participation.cancelled' : 'approval.requested', asked, at)
    if (!pending) await log(agent, 'human', `approval.${status}`, asked, at)
    if (i % 20 === 0) await log(agent, 'human', i % 40 ? 'quest.closed' : 'quest.published', asked, at, 1)
  }
  for (const [accountId, seq] of seqs) await tables.add('audit_heads', { accountId, seq, hash: '' })
  await tables.close()
  // The next start fills the search.
  const store = await openStore(url, createLog('silent'))
  await store.transaction(() => run(deleteMeta, { name: 'own_search' }))
  await store.close()
  return {
    owner,
    own,
    now,
    middle: now - Math.floor(size / 2) * between,
    questId: quests[1]!.id,
    popularId: quests[0]!.id,
    targetId: asked,
    channelId,
    free,
  }
}
