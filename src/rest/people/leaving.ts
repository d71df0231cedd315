/** How people leave: everything that is their own as one file, and the deletion of the account. */
import {
  encodeAccount,
  encodeAccountPolicy,
  encodeAgent,
  encodeKey,
  encodeApproval,
  encodeAuditEvent,
  encodeChannel,
  encodeDelivery,
  encodeEmailAddress,
  encodeParticipationDetail,
  encodeSecurity,
  encodeSession,
  encodeToken,
} from '../../../generated/outputs.js'
import type { Core } from '../../core/index.ts'
import type { Page } from '../../core/kit/page.ts'
import { turnOfLoop } from '../../core/kit/turns.ts'
import type { Human } from '../../core/kit/world.ts'
import { writePart } from '../../http/exchange.ts'
import {
  accountPolicyView,
  accountView,
  agentView,
  approvalView,
  auditEventView,
  channelView,
  deliveryView,
  emailAddressView,
  keyView,
  participationDetailView,
  securityView,
  sessionView,
  tokenView,
} from '../../views/index.ts'
import { noContent, type Handlers } from '../protocol/contract.ts'
import { sessionCookie } from '../protocol/authenticate.ts'

export const leaving = {
  exportMe: ({ core, human }) => {
    const log = core.audit.export(human.accountId, {}, ({ event }) => lineOf('audit_event', encodeAuditEvent(auditEventView(event))))
    return {
      status: 200,
      stream: {
        type: 'application/x-ndjson',
        file: 'account.ndjson',
        async write(res) {
          let lines = 0
          const write = async (text: string) => {
            lines += text.split('\n').length - 1
            await writePart(res, text)
          }
          for await (const [type, data] of belongingsOf(core, human)) {
            await write(lineOf(type, data))
            if (res.closed) return
          }
          for await (const { text } of log.pages) {
            await write(text)
            if (res.closed) return
          }
          await writePart(res, lineOf('end', { lines }))
        },
        done: log.done,
      },
    }
  },

  deleteMe: async ({ core, human, service }) => {
    await core.leaving.remove(human)
    return { ...noContent, headers: { 'Set-Cookie': sessionCookie(service.publicUrl) } }
  },
} satisfies Partial<Handlers>

const lineOf = (type: string, data: object) => `${JSON.stringify({ type, data })}\n`

/** Everything except the log, page by page. */
async function* belongingsOf(core: Core, human: Human): AsyncGenerator<[type: string, data: object]> {
  const { world } = core
  yield ['account', encodeAccount(accountView(await core.accounts.read(human)))]
  yield ['email', encodeEmailAddress(emailAddressView(await core.emailChanges.read(human)))]
  yield ['security', encodeSecurity(securityView(await core.secondFactors.read(human)))]
  yield ['account_policy', encodeAccountPolicy(accountPolicyView(await core.accountPolicy.read(human), world))]
  for await (const session of all(asked => core.sessions.list(human, { ...asked, sort: '-created_at' })))
    yield ['session', encodeSession(sessionView(session, human.sessionId))]
  for await (const token of all(asked => core.tokens.list(human, { ...asked, sort: '-created_at' })))
    yield ['service_token', encodeToken(tokenView(token, world))]
  for await (const channel of all(asked => core.channels.list(human, { ...asked, sort: '-created_at' }))) {
    yield ['channel', encodeChannel(channelView(channel, world))]
    for await (const delivery of all(asked => core.channels.deliveries(human, channel.id, { ...asked, sort: '-created_at' })))
      yield ['delivery', encodeDelivery(deliveryView(delivery))]
  }
  for await (const agent of all(asked => core.agents.list(human, { ...asked, sort: '-created_at' }))) {
    yield ['agent', encodeAgent(agentView(agent, world))]
    for await (const key of all(asked => core.keys.list(human, agent.id, { ...asked, sort: '-created_at' })))
      yield ['key', encodeKey(keyView(key, world))]
  }
  for await (const { participation } of all(asked => core.participations.list(human, { ...asked, sort: '-joined_at' })))
    yield ['participation', encodeParticipationDetail(participationDetailView(await core.participations.read(human, participation.id)))]
  for await (const approval of all(asked => core.approvals.list(human, { ...asked, sort: '-created_at' })))
    yield ['approval', encodeApproval(approvalView(approval))]
}

/** All rows of a list. Other requests get their turns between its pages. */
async function* all<Row>(list: (asked: { limit: number; cursor?: string }) => Promise<Page<Row>>): AsyncGenerator<Row> {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { items, nextCursor }: Page<Row> = await list({ limit: 100, ...(cursor !== undefined && { cursor }) })
    yield* items
    cursor = nextCursor
    await turnOfLoop()
  }
}
