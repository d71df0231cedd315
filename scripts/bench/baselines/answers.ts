/**
 * Our answers by hand, for all baselines except the plain one: SQL, rules and views of their own, for exactly what is measured. Nothing is
 * imported from the service, so that no cost of the service is in both. A change of the answer is made here too; a faster service is not.
 *
 * Left out are the limits, the validation of input, the log of requests, security headers, heartbeats of agents, and messages to channels,
 * which nobody in the data has.
 */
import { createHmac, createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { bearer, isKey, isToken, sha256 } from './credentials.ts'
import { groupCommit, openFile } from './database.ts'
import { openLog } from './log.ts'
import { prepareAll } from './statements.ts'
import { approvalOf, instant, json, policyOf, questOf, summaryOf, type Row } from './views.ts'

export interface Answer {
  status: number
  body: object
  etag?: string
}
export type Agent = Row

const minute = 60_000
const day = 24 * 60 * minute
const [idle, longest] = [7 * day, 30 * day]
const [noSession, noKey] = ['Sign in first.', 'Unknown key.'].map(message => ({ status: 401, body: { message } })) as [Answer, Answer]
const nothing: Answer = { status: 404, body: { message: 'There is nothing here.' } }
const wrongCursor: Answer = { status: 400, body: { message: 'The cursor does not belong to this list.' } }
const done = JSON.stringify({ state: 'not_applicable', code: null, participationId: null, submissionId: null })

export function openAnswers(file: string, sealKey: string) {
  const db = openFile(file)
  const commit = groupCommit(db)
  const record = openLog(db, sealKey)
  const sql = prepareAll(db)
  const secret = createSecretKey(randomBytes(32))

  /** Returns the account of a valid session. That it was used is noted once a minute. */
  function human(authorization: string | undefined): string | undefined {
    const token = bearer(authorization)
    const session = isToken(token) ? sql.session.get(sha256(token)) : undefined
    const now = Date.now()
    if (!session || session['revoked_at'] !== null || session['expires_at'] <= now || session['account_status'] !== 'active')
      return undefined
    if (Math.abs(now - session['last_seen_at']) >= minute) {
      const ends = Math.min(now + idle, session['created_at'] + longest)
      void commit(() => sql.touch.run(now, ends, session['id']))
    }
    return session['account_id'] as string
  }

  /** When something of an owner is due next. A decision can only bring it forward, to the end of its permit. */
  const dueAt = new Map<string, number>()
  function refuseDue(ownerId: string) {
    let at = dueAt.get(ownerId)
    if (at === undefined) dueAt.set(ownerId, (at = Math.min(...sql.due.get({ ownerId })!.map(one => one ?? Infinity))))
    if (at <= Date.now()) throw new Error('Something is due. The baselines do not expire anything.')
  }

  /** The cursor is the place of the last item, sealed and bound to the list and its owner. */
  function pageOf(rows: Row[], limit: number, list: string, place: (row: Row) => unknown[], view: (row: Row) => object) {
    const items = rows.slice(0, limit)
    const text = rows.length > limit ? Buffer.from(JSON.stringify([list, ...place(items.at(-1)!)])).toString('base64url') : undefined
    const next = text === undefined ? null : `${text}.${markOf(text)}`
    return { status: 200, body: { items: items.map(view), has_more: next !== null, next_cursor: next } }
  }
  const markOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 16)
  function placeIn(cursor: string, list: string): unknown[] | undefined {
    const [text = '', mark] = cursor.split('.')
    if (mark !== markOf(text)) return undefined
    const [of, ...place] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[]
    return of === list ? place : undefined
  }

  /** A list from its beginning, or after a cursor. */
  function listed(
    list: string,
    limit: number,
    cursor: string | undefined,
    first: () => Row[],
    after: (place: unknown[]) => Row[],
    key: string,
    view: (row: Row) => object,
  ): Answer {
    const place = cursor === undefined ? undefined : placeIn(cursor, list)
    if (cursor !== undefined && !place) return wrongCursor
    return pageOf(place ? after(place) : first(), limit, list, row => [row[key], row['id']], view)
  }

  return {
    /** Returns the agent of a valid key, with its owner's name and the key. */
    agent(authorization: string | undefined): Agent | undefined {
      const key = bearer(authorization)
      const found = isKey(key) ? sql.holder.get(sha256(key)) : undefined
      const isGood =
        found?.['revoked_at'] === null &&
        found['expires_at'] > Date.now() &&
        found['status'] === 'active' &&
        found['owner_status'] === 'active'
      return isGood ? found : undefined
    },
    quest(authorization: string | undefined, slug: string): Answer {
      const ownerId = human(authorization)
      if (!ownerId) return noSession
      const quest = sql.quest.get(slug)
      if (!quest || quest['status'] !== 'open' || quest['closes_at'] <= Date.now()) return nothing
      return { status: 200, body: questOf(quest, sql.own.all(quest['id'], ownerId)), etag: `"v${quest['version']}"` }
    },
    quests(authorization: string | undefined, limit: number, cursor?: string): Answer {
      if (!human(authorization)) return noSession
      const [now, most] = [Date.now(), limit + 1]
      const after = ([at, id]: unknown[]) => sql.questsAfter.all(now, at, id, most)
      return listed('quests', limit, cursor, () => sql.quests.all(now, most), after, 'published_at', summaryOf)
    },
    approvals(authorization: string | undefined, limit: number, cursor?: string): Answer {
      const ownerId = human(authorization)
      if (!ownerId) return noSession
      refuseDue(ownerId)
      const most = limit + 1
      const after = ([at, id]: unknown[]) => sql.approvalsAfter.all(ownerId, at, id, most)
      return listed(`approvals ${ownerId}`, limit, cursor, () => sql.approvals.all(ownerId, most), after, 'created_at', approvalOf)
    },
    /** The decision is on disk before the answer is sent. */
    async approve(authorization: string | undefined, id: string, requestId: string): Promise<Answer> {
      const ownerId = human(authorization)
      if (!ownerId) return noSession
      refuseDue(ownerId)
      const decided = await commit(() => {
        const now = Date.now()
        const seen = sql.approval.get(id, ownerId)
        if (seen?.['kind'] !== 'external_action') return undefined
        const validUntil = now + Math.min(seen['valid_minutes'] ?? day / minute, day / minute) * minute
        const { changes } = sql.decide.run(now, ownerId, done, randomBytes(24).toString('base64url'), validUntil, id, ownerId, now)
        if (changes === 0) return undefined
        record(ownerId, seen as never, requestId, now)
        const version = seen['version'] + 1
        return {
          ...seen,
          status: 'approved',
          decided_at: now,
          decided_by: ownerId,
          outcome: done,
          yes: 'ready',
          valid_until: validUntil,
          version,
        } as Row
      })
      if (!decided) return nothing
      dueAt.set(ownerId, Math.min(dueAt.get(ownerId)!, decided['valid_until']))
      return { status: 200, body: approvalOf(decided), etag: `"v${decided['version']}"` }
    },
    /** The result of the measured tool. */
    profile(agent: Agent) {
      const [agentId, ownerId, now] = [agent['id'], agent['owner_id'], Date.now()]
      refuseDue(ownerId)
      const work = sql.work.all(ownerId, agentId)
      const current = sql.current.all(ownerId, agentId)
      const isOver = ({ state, pending_approval_id: waits, due_at: due }: Row) => state !== 'submitted' && waits === null && due <= now
      const live = work.filter(one => !isOver(one))
      const pending = current.filter(({ status }) => status === 'pending')
      const idsOf = (rows: Row[]) => rows.slice(0, 10).map(({ id }) => id)
      return {
        agent: {
          id: agentId,
          handle: agent['handle'],
          name: agent['name'],
          description: agent['description'],
          skills: json(agent['skills']),
          status: agent['status'],
        },
        owner: { display_name: agent['owner_name'] },
        policy: policyOf(agent['policy'], now),
        limits: { max_active_quests: agent['max_active_quests'], active_quests: live.length },
        stats: {
          points: agent['points'],
          accepted: agent['accepted'],
          rejected: agent['rejected'],
          expired: agent['expired'] + work.length - live.length,
        },
        inbox: {
          pending_approvals: pending.filter(one => one['expires_at'] > now).length,
          unread_approvals: idsOf(sql.unread.all(agentId)),
          open_questions: idsOf(pending.filter(one => one['asked_at'] !== null)),
          ready_to_start: idsOf(current.filter(one => one['yes'] === 'ready')),
          unreported: idsOf(current.filter(one => one['yes'] === 'started' || one['yes'] === 'in_doubt')),
          unread_quests: sql.unreadQuests.all(agentId).map(({ slug }) => slug),
          revisions_requested: live.filter(({ state }) => state === 'revision_requested').length,
          due_within_24h: live.filter(({ state, due_at: due }) => state !== 'submitted' && due <= now + day).length,
        },
        key: { label: agent['label'], expires_at: instant(agent['expires_at']) },
        server_time: instant(now),
      }
    },
    noKey,
    nothing,
  }
}

export const newRequestId = () => `req_${randomUUID().replaceAll('-', '').slice(8)}`

export const textOf = (req: IncomingMessage) =>
  new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => void chunks.push(chunk))
    req.on('end', () => resolve(Buffer.concat(chunks).toString()))
    req.on('error', reject)
  })
