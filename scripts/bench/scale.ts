/**
 * `make bench-scale`: what a page of each list and each decision cost where there are 1,000,000 approvals and 100,000 quests,
 * beside the same with a hundredth of that. DB=sqlite|postgres, SCALE=<approvals> and ONLY=<part of a name> choose.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Client } from 'pg'
import { readConfig } from '../../src/config.ts'
import { asAdmin } from '../../src/core/accounts.ts'
import { createCore, type Core } from '../../src/core/index.ts'
import { seal } from '../../src/core/secrets.ts'
import type { Asked, Page } from '../../src/core/page.ts'
import type { Agent, Human } from '../../src/core/world.ts'
import { createLog } from '../../src/log.ts'
import { openStore } from '../../src/store/index.ts'
import { startPostgres } from '../../tests/support/postgres.ts'
import { live } from './scale-data.ts'

const most = 1.3
const rounds = Number(process.env.ROUNDS || 15)
const turnMs = 3
const large = Number(process.env.SCALE || 1_000_000)
const only = process.env.ONLY ?? ''

/** A service over one of the databases, and those who use it. */
type Place = Awaited<ReturnType<typeof openPlace>>
interface Case {
  name: string
  /** Makes what is measured, once; it may be called any number of times. */
  of(place: Place): Promise<() => Promise<unknown>>
}

const page = 20
const farPast = '2000-01-01T00:00:00.000Z'

/** Every list in each of its orders with each of its filters. `where` finds its rows in the table, to go on from amid them. */
const lists: { name: string; table: string; where: (p: Place) => string; sorts: Record<string, string>; filters: Record<string, (p: Place) => object>; ask: (p: Place, asked: Asked & object) => Promise<Page<{ id: string }>> }[] = [
  {
    name: 'approvals of an owner', table: 'approvals', where: p => `owner_id = '${p.human.accountId}'`,
    sorts: { '-created_at': 'created_at', created_at: 'created_at', expires_at: 'expires_at' },
    filters: {
      pending: () => ({ status: ['pending'] }), approved: () => ({ status: ['approved'] }), 'pending, cancelled': () => ({ status: ['pending', 'cancelled'] }), 'all but pending': () => ({ status: ['approved', 'denied', 'expired', 'cancelled'] }),
      agent: p => ({ agent_id: p.agent.id }), 'agent, pending': p => ({ agent_id: p.agent.id, status: ['pending'] }), 'agent, denied': p => ({ agent_id: p.agent.id, status: ['denied'] }),
      kind: () => ({ kind: 'submit_result' }), 'rare kind': () => ({ kind: 'withdraw_from_quest' }), 'kind, pending': () => ({ kind: 'external_action', status: ['pending'] }),
      category: () => ({ category: 'contact' }), 'rare category': () => ({ category: 'access' }), risk: () => ({ risk: 'low' }), 'rare risk': () => ({ risk: 'high' }), quest: p => ({ quest_id: p.life.questId }),
    },
    ask: (p, asked) => p.core.approvals.list(p.human, asked),
  },
  {
    name: 'approvals of an agent', table: 'approvals', where: p => `agent_id = '${p.agent.id}'`, sorts: { '-created_at': 'created_at' },
    filters: { pending: () => ({ status: ['pending'] }), denied: () => ({ status: ['denied'] }), 'denied, expired': () => ({ status: ['denied', 'expired'] }) },
    ask: (p, asked) => p.core.approvals.listOfAgent(p.agent, asked),
  },
  {
    name: 'participations of an owner', table: 'participations', where: p => `owner_id = '${p.human.accountId}'`, sorts: { '-joined_at': 'joined_at', due_at: 'due_at' },
    filters: { agent: p => ({ agent_id: p.agent.id }), quest: p => ({ quest_id: p.life.questId }), active: () => ({ state: 'active' }), accepted: () => ({ state: 'accepted' }), 'agent, cancelled': p => ({ agent_id: p.agent.id, state: 'cancelled' }) },
    ask: (p, asked) => p.core.participations.list(p.human, asked),
  },
  {
    name: 'participations of an agent', table: 'participations', where: p => `agent_id = '${p.agent.id}'`, sorts: { '-joined_at': 'joined_at' },
    filters: { active: () => ({ state: 'active' }), accepted: () => ({ state: 'accepted' }) },
    ask: (p, asked) => p.core.participations.listOfAgent(p.agent, asked),
  },
  {
    name: 'open quests', table: 'quests', where: () => `status = 'open'`, sorts: { '-published_at': 'published_at', closes_at: 'closes_at', '-reward_points': 'reward_points', title: 'title' },
    filters: {
      available: () => ({ available: true }), full: () => ({ available: false }), tag: () => ({ tag: 'tag1' }), 'rare tag': () => ({ tag: 'rare' }), 'tag, available': () => ({ tag: 'common', available: true }),
      difficulty: () => ({ difficulty: 'easy' }), 'rare difficulty': () => ({ difficulty: 'hard' }), text: () => ({ q: 'quest' }), 'rare text': () => ({ q: 'nowhere' }),
    },
    ask: (p, asked) => p.core.quests.list(asked),
  },
  {
    name: 'all quests', table: 'quests', where: () => 'true', sorts: { '-created_at': 'created_at', created_at: 'created_at' },
    filters: { draft: () => ({ status: 'draft' }), open: () => ({ status: 'open' }), text: () => ({ q: 'quest' }), 'rare text': () => ({ q: 'nowhere' }) },
    ask: (p, asked) => p.core.quests.listAll(asAdmin(p.human), asked),
  },
  {
    name: 'submissions', table: 'submissions', where: () => 'true', sorts: { '-created_at': 'created_at', created_at: 'created_at' },
    filters: { quest: p => ({ quest_id: p.life.questId }), awaiting: () => ({ awaiting: true }), reviewed: () => ({ awaiting: false }), 'quest, awaiting': p => ({ quest_id: p.life.questId, awaiting: true }) },
    ask: (p, asked) => p.core.participations.reviewQueue(asAdmin(p.human), asked),
  },
  {
    name: 'audit events', table: 'audit_events', where: p => `account_id = '${p.human.accountId}'`, sorts: { '-at': 'seq', at: 'seq' },
    filters: {
      action: () => ({ action: 'approval.denied' }), 'rare action': () => ({ action: 'participation.cancelled' }), actor: () => ({ actor_type: 'human' }), agent: p => ({ agent_id: p.agent.id }), target: p => ({ target_id: p.life.targetId }),
      from: () => ({ from: new Date(Date.now() - 1e8).toISOString() }), 'from and to': p => ({ from: new Date(p.middle).toISOString(), to: new Date(p.middle + 1e6).toISOString() }), 'before all': () => ({ to: farPast }),
    },
    ask: (p, asked) => p.core.audit.list(p.human, asked),
  },
  { name: 'agents', table: 'agents', where: p => `owner_id = '${p.human.accountId}'`, sorts: { '-created_at': 'created_at', name: 'name', '-last_seen_at': 'last_seen_at' }, filters: { never: () => ({ heartbeat: 'never' }), text: () => ({ q: 'agent' }) }, ask: (p, asked) => p.core.agents.list(p.human, asked) },
  { name: 'accounts', table: 'accounts', where: () => 'true', sorts: { '-created_at': 'created_at', email: 'email' }, filters: { active: () => ({ status: 'active' }), suspended: () => ({ status: 'suspended' }), text: () => ({ q: 'owner' }) }, ask: (p, asked) => p.core.accounts.list(asAdmin(p.human), asked) },
]

function pagesOf({ name, table, where, sorts, filters, ask }: (typeof lists)[number]): Case[] {
  return Object.entries(sorts).flatMap(([sort, column]) =>
    Object.entries({ '': () => ({}), ...filters }).flatMap(([filter, chosen]): Case[] => {
      const title = [name, sort, filter].filter(Boolean).join(', ')
      const asked = (place: Place, more: object = {}) => ({ limit: page, sort, ...chosen(place), ...more })
      return [
        { name: title, of: async place => () => ask(place, asked(place)) },
        {
          name: `${title}, amid`,
          async of(place) {
            const { nextCursor } = await ask(place, asked(place, { limit: 1 }))
            if (!nextCursor) return () => ask(place, asked(place))
            const [count] = await place.sql<{ n: number }>(`SELECT count(*) AS n FROM ${table} WHERE ${where(place)}`)
            const [row] = await place.sql<{ key: string | number; id: string }>(`SELECT ${column} AS key, id FROM ${table} WHERE ${where(place)} ORDER BY 1, 2 LIMIT 1 OFFSET ${Math.floor(Number(count!.n) / 2)}`)
            const [bound] = JSON.parse(Buffer.from(nextCursor.split('.')[0]!, 'base64url').toString()) as [string]
            const text = Buffer.from(JSON.stringify([bound, column === 'title' || column === 'email' || column === 'name' ? row!.key : Number(row!.key), row!.id])).toString('base64url')
            return () => ask(place, asked(place, { cursor: `${text}.${seal(place.core.world.secret, text)}` }))
          },
        },
      ]
    }),
  )
}

/** What is decided or done, on a quest of its own each time; the rest of the story is not measured. */
function deeds(): Case[] {
  const ask = async (p: Place) => {
    const asked = await p.core.participations.join(p.agent, await p.core.quests.read(p.nextQuest()), 'It fits')
    return asked.approval!.id
  }
  const anyVersion = () => true
  return [
    { name: 'read one that is pending', of: async p => { const id = await ask(p); return () => p.core.approvals.read(p.human, id) } },
    { name: 'ask to join and withdraw the request', of: async p => async () => p.core.approvals.cancel(p.agent, await ask(p)) },
    { name: 'ask to join, deny', of: async p => async () => p.core.approvals.deny(p.human, await ask(p), anyVersion, undefined) },
    { name: 'ask to join, approve, withdraw', of: async p => async () => { const { approval } = await p.core.approvals.approve(p.human, await ask(p), anyVersion, undefined); if (approval.outcome!.state === 'executed') await p.core.participations.withdrawOwn(p.human, approval.outcome!.participationId!, undefined); else throw new Error(approval.outcome!.code!) } },
    { name: 'the profile of an agent', of: async p => () => p.core.agents.standing(p.agent) },
    { name: 'a quest, for an agent', of: async p => () => p.core.participations.questFor(p.agent, p.life.open[0]!) },
    { name: 'a quest, for a human', of: async p => () => p.core.quests.ownWork(p.human, p.life.open[0]!) },
    { name: 'sweep with nothing due', of: async p => () => p.core.sweep() },
  ]
}
