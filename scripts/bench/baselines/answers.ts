/** The answers of all baselines except the plain one: the service's statements, rules and views, combined by hand for each answer. */
import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { answers as encode, tools } from '../../../generated/outputs.js'
import { profileView } from '../../../src/agent-views.ts'
import { newPermit } from '../../../src/core/permits.ts'
import { dataHashOf, hashOf } from '../../../src/core/audit.ts'
import { newId } from '../../../src/core/kit/ids.ts'
import { seals } from '../../../src/core/kit/seals.ts'
import { hashSecret, kindOfSecret, seal } from '../../../src/core/kit/secrets.ts'
import { day, minute, type Agent } from '../../../src/core/world.ts'
import { findStanding } from '../../../src/store/agents.ts'
import { decideApproval, findOwnApproval, listApprovals } from '../../../src/store/approvals.ts'
import { advanceLog, holdLog, insertAuditEvent } from '../../../src/store/audit.ts'
import { nextDueOf } from '../../../src/store/due.ts'
import { run, type Outcome } from '../../../src/store/index.ts'
import { findKeyHolder } from '../../../src/store/keys.ts'
import { holdMeta } from '../../../src/store/meta.ts'
import { ownParticipationsIn } from '../../../src/store/participations.ts'
import { findQuestBySlug, listOpenQuests } from '../../../src/store/quests.ts'
import { findSessionByToken, touchSession } from '../../../src/store/sessions.ts'
import { approvalView, openQuestView, pageView, questView } from '../../../src/views.ts'
import { openFacts } from './statements.ts'

export interface Answer {
  status: number
  body: object
  etag?: string
}

const week = 7 * day
const bytesOfDeed = 2_000
const [noSession, noKey] = ['Sign in first.', 'Unknown key.'].map(message => ({ status: 401, body: { message } })) as [Answer, Answer]
const nothing: Answer = { status: 404, body: { message: 'There is nothing here.' } }
const done: Outcome = { state: 'not_applicable', code: null, participationId: null, submissionId: null }

export async function openAnswers(url: string, sealKey: string) {
  const facts = openFacts(url)
  const { make, check } = seals([sealKey])
  const [secret] = await facts.transaction(() => run(holdMeta, { name: 'secret' }))
  const nextCursor = <Row>(rows: Row[], limit: number, place: (row: Row) => unknown[]) => {
    if (rows.length <= limit) return null
    const text = Buffer.from(JSON.stringify(place(rows[limit - 1]!))).toString('base64url')
    return `${text}.${seal(secret!.value, text)}`
  }
  /** Nothing is due while the baselines are measured. Like the service, they check this only after a change of the owner's data. */
  const looked = new Set<string>()
  const catchUp = async (ownerId: string) => {
    if (looked.has(ownerId)) return
    looked.add(ownerId)
    const [due] = await facts.read(nextDueOf, { ownerId })
    if (Math.min(...[due!.request, due!.work].map(at => at ?? Infinity)) <= Date.now()) throw new Error('Something is due.')
  }

  /** The account of a valid session. */
  async function human(authorization: string | undefined) {
    const token = bearer(authorization)
    if (kindOfSecret(token) !== 'session token') return undefined
    const [session] = await facts.read(findSessionByToken, { tokenHash: hashSecret(token) })
    const now = Date.now()
    if (!session || session.revokedAt !== null || session.expiresAt <= now || session.accountStatus !== 'active') return undefined
    if (now - session.lastSeenAt >= minute) await facts.transaction(() => run(touchSession, { id: session.id, now, expiresAt: now + week }))
    return session.accountId
  }

  /** The agent of a valid key. */
  async function agent(authorization: string | undefined): Promise<Agent | undefined> {
    const key = bearer(authorization)
    if (kindOfSecret(key) !== 'agent key') return undefined
    const [found] = await facts.read(findKeyHolder, { hash: hashSecret(key) })
    const isGood =
      found &&
      found.key.revokedAt === null &&
      found.key.expiresAt > Date.now() &&
      found.agent.status === 'active' &&
      found.owner.status === 'active'
    return isGood ? { ...found.agent, kind: 'agent', owner: found.owner, key: found.key, requestId: '' } : undefined
  }

  function* approveIt(accountId: string, id: string, requestId: string) {
    const [seen] = yield* run(findOwnApproval, { id, ownerId: accountId })
    if (seen?.approval.kind !== 'external_action') throw new Error('There is no such request.')
    const now = Date.now()
    const [decided] = yield* run(decideApproval, {
      id,
      ownerId: accountId,
      status: 'approved',
      decidedBy: accountId,
      note: null,
      outcome: done,
      ...newPermit(now),
      suggestion: null,
      suggestionDigest: null,
      now,
    })
    if (!decided) throw new Error('Somebody was faster.')
    const data = { kind: decided.kind, title: decided.title }
    const [end] = yield* run(holdLog, { accountId })
    const { seq, hash, seal, written, day: lastDay, writtenOnDay } = end!
    if (check('end', { accountId, seq, hash }, seal) !== 'good') throw new Error('Somebody has changed the log.')
    const salt = randomBytes(12).toString('base64url')
    const event = {
      id: newId('evt', now),
      accountId,
      seq: seq + 1,
      at: now,
      actorType: 'human' as const,
      actorId: accountId,
      action: 'approval.approved',
      targetType: 'approval',
      targetId: id,
      agentId: decided.agentId,
      requestId,
      data,
      salt,
      dataHash: dataHashOf(salt, data),
      prevHash: hash,
    }
    const mark = { accountId, seq: event.seq, hash: hashOf(event) }
    yield* run(insertAuditEvent, { ...event, hash: mark.hash, seal: make('entry', mark), forAdmins: 0 })
    const [bytes, today] = [bytesOfDeed + Buffer.byteLength(JSON.stringify(data)), Math.max(lastDay, Math.floor(now / day))]
    const ofToday = today === lastDay ? writtenOnDay + bytes : bytes
    yield* run(advanceLog, { ...mark, seal: make('end', mark), written: written + bytes, day: today, writtenOnDay: ofToday })
    return { ...seen, approval: decided }
  }

  return {
    agent,
    async quest(authorization: string | undefined, slug: string): Promise<Answer> {
      const ownerId = await human(authorization)
      if (!ownerId) return noSession
      const [quest] = await facts.read(findQuestBySlug, { slug })
      if (quest?.status !== 'open') return nothing
      const own = await facts.read(ownParticipationsIn, { questId: quest.id, ownerId })
      return { status: 200, body: encode.getQuest(openQuestView(quest, own)), etag: `"v${quest.version}"` }
    },
    async quests(authorization: string | undefined, limit: number): Promise<Answer> {
      if (!(await human(authorization))) return noSession
      const rows = await facts.read(listOpenQuests('-published_at', [], false, limit + 1), { now: Date.now() })
      const cursor = nextCursor(rows, limit, ({ publishedAt, id }) => [publishedAt, id])
      return { status: 200, body: encode.listQuests(pageView({ items: rows.slice(0, limit), nextCursor: cursor }, questView)) }
    },
    async approvals(authorization: string | undefined, limit: number): Promise<Answer> {
      const ownerId = await human(authorization)
      if (!ownerId) return noSession
      await catchUp(ownerId)
      const rows = await facts.read(listApprovals('-created_at', [], false, limit + 1), { ownerId })
      const cursor = nextCursor(rows, limit, ({ approval }) => [approval.createdAt, approval.id])
      return { status: 200, body: encode.listApprovals(pageView({ items: rows.slice(0, limit), nextCursor: cursor }, approvalView)) }
    },
    /** The decision is on disk before the answer is sent. */
    async approve(authorization: string | undefined, id: string, requestId: string): Promise<Answer> {
      const accountId = await human(authorization)
      if (!accountId) return noSession
      await catchUp(accountId)
      const shown = await facts.transaction(() => approveIt(accountId, id, requestId))
      looked.delete(accountId)
      return { status: 200, body: encode.approveApproval(approvalView(shown)), etag: `"v${shown.approval.version}"` }
    },
    /** The result of the measured tool. */
    async profile(agent: Agent) {
      await catchUp(agent.owner.id)
      const [agentId, now] = [agent.id, Date.now()]
      const [standing] = await facts.read(findStanding, { agentId, now, soon: now + day })
      const { unreadApprovals, unreadQuests, ...rest } = standing!
      const unread = { unreadApprovals: unreadApprovals ?? [], unreadQuests: [...new Set(unreadQuests)] }
      return tools.get_profile(profileView(agent, { ...rest, ...unread }, now))
    },
    noKey,
    nothing,
  }
}

export const bearer = (authorization: string | undefined) => /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? ''

export const newRequestId = () => `req_${randomUUID().replaceAll('-', '').slice(8)}`

export const textOf = (req: IncomingMessage) =>
  new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => void chunks.push(chunk))
    req.on('end', () => resolve(Buffer.concat(chunks).toString()))
    req.on('error', reject)
  })
