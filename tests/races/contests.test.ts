/**
 * Contests: many callers want, at one instant and on two instances, what only one can have. `CONTESTS` sets the number of rounds.
 */
import { expect, test } from '@jest/globals'
import { readLog } from '../../src/core/log/log-reader.ts'
import type { Person, Schemas } from '../support/client.ts'
import { allowAll, askFor, holder, joinAt, newAgent, openQuest, questRow, work } from '../support/domain.ts'
import { onBothStores, type World } from '../support/world.ts'

const rounds = Number(process.env['CONTESTS'] ?? 4)
const clients = 16
const patience = Math.max(60_000, rounds * 10_000)

interface Arena {
  here: World
  there: World
  admin: Person
}
type Try = () => Promise<number>

/** Sends all at once, half of them to each instance. Returns the statuses. */
const rush = async (tries: Try[]) => Promise.all(tries.map(one => one()))
const won = (statuses: number[]) => statuses.filter(status => status < 300).length
const events = async (world: World, accountId: string, target: string) =>
  (await Array.fromAsync(readLog(world.store, accountId))).filter(event => event.targetId === target).map(event => event.action)

onBothStores('contests', (open, again) => {
  async function arena(): Promise<Arena> {
    const env = { AQS_AGENTS_PER_ACCOUNT: '10000', AQS_KEYS_PER_AGENT: '100' }
    const here = await open({ env })
    return { here, there: await again({ env }), admin: await here.human() }
  }
  /** The same request of the same human, alternately on both instances. */
  const posts = ({ here, there, admin }: Arena, paths: string[]): Try[] =>
    Array.from(
      { length: clients },
      (_, i) => async () => (await (i % 2 ? here : there).call('POST', paths[i % paths.length]!, { token: admin.token })).status,
    )

  test(
    'approve against deny: one decision, one entry in the log',
    async () => {
      const at = await arena()
      const agent = await newAgent(at.here, at.admin)
      for (let round = 0; round < rounds; round++) {
        const { id } = await askFor(at.here, agent, `Round ${round}`)
        const statuses = await rush(
          posts(at, [`/v1/approvals/${id}/approve`, `/v1/approvals/${id}/deny`, `/v1/approvals/${id}/deny`, `/v1/approvals/${id}/approve`]),
        )

        expect([won(statuses), statuses.filter(status => status === 409).length]).toEqual([1, clients - 1])
        expect(await events(at.here, at.admin.account.id, id)).toEqual([
          'approval.requested',
          expect.stringMatching(/^approval\.(approved|denied)$/),
        ])
      }
    },
    patience,
  )

  test(
    'approve against expiry: the action ran in time, or the request expired and nothing ran',
    async () => {
      const at = await arena()
      const agent = await newAgent(at.here, at.admin)
      for (let round = 0; round < rounds; round++) {
        const { id } = await askFor(at.here, agent, `Round ${round}`, { expiresInMinutes: 5 })
        at.there.clock.now = at.here.clock.now + 5 * 60_000
        const approve: Try = async () => (await at.here.call('POST', `/v1/approvals/${id}/approve`, { token: at.admin.token })).status
        const statuses = await rush([
          ...Array<Try>(clients / 2).fill(approve),
          ...Array<Try>(clients / 2).fill(async () => at.there.core.sweep().then(() => 409)),
        ])

        const expired = (await events(at.here, at.admin.account.id, id)).slice(1)
        expect(expired).toEqual([won(statuses) ? 'approval.approved' : 'approval.expired'])
        expect(won(statuses)).toBeLessThanOrEqual(1)
        at.here.clock.now = at.there.clock.now
      }
    },
    patience,
  )

  test(
    'approve against suspend: the join ran before, or it was cancelled and did not run',
    async () => {
      const at = await arena()
      const quest = await openQuest(at.admin, { slots: 1000 })
      for (let round = 0; round < rounds; round++) {
        const agent = await newAgent(at.here, at.admin)
        const asked = await at.here.core.participations.join(await agent.as(), await questRow(at.here, quest.id), '')
        const id = asked.approval!.id
        const before = (await at.admin.get<Schemas['OpenQuest']>(`/v1/quests/${quest.id}`)).body.slots_taken
        const statuses = await rush(posts(at, [`/v1/approvals/${id}/approve`, `/v1/agents/${agent.id}/suspend`]))

        const approval = (await at.admin.get<Schemas['Approval']>(`/v1/approvals/${id}`)).body
        const taken = (await at.admin.get<Schemas['OpenQuest']>(`/v1/quests/${quest.id}`)).body.slots_taken - before
        expect(statuses.every(status => status === 200 || status === 409)).toBe(true)
        expect([approval.status, approval.outcome?.state ?? null, taken]).toEqual(
          approval.status === 'approved' ? ['approved', 'executed', 1] : ['cancelled', null, 0],
        )
        expect((await events(at.here, at.admin.account.id, id)).length).toBe(2)
      }
    },
    patience,
  )

  test(
    'the last slots: each goes to one agent, and the others learn that the quest is full',
    async () => {
      const at = await arena()
      const agents = []
      for (let i = 0; i < clients; i++) agents.push(await newAgent(at.here, at.admin, { policy: allowAll, max_active_quests: 20 }))
      for (let round = 0; round < rounds; round++) {
        const quest = await openQuest(at.admin, { title: `Round ${round}`, slots: 3 })
        const results = await Promise.all(
          agents.map(async ({ secret }, i) => {
            const world = i % 2 ? at.here : at.there
            return joinAt(world, { as: () => holder(world, secret) }, quest.id).then(
              () => 'joined',
              (error: { code: string }) => error.code,
            )
          }),
        )

        expect(results.filter(result => result === 'joined')).toHaveLength(3)
        expect(results.filter(result => result === 'quest_full')).toHaveLength(clients - 3)
        expect((await at.admin.get<Schemas['OpenQuest']>(`/v1/quests/${quest.id}`)).body.slots_taken).toBe(3)
        await at.admin.post(`/v1/admin/quests/${quest.id}/cancel`)
      }
    },
    patience,
  )

  test(
    'slots for one owner: no more of its agents join than the quest allows for one owner, even if more slots are free',
    async () => {
      const at = await arena()
      const agents = []
      for (let i = 0; i < clients; i++) agents.push(await newAgent(at.here, at.admin, { policy: allowAll, max_active_quests: 20 }))
      for (let round = 0; round < rounds; round++) {
        const quest = await openQuest(at.admin, { title: `Round ${round}`, slots: 1000, agents_per_owner: 2 })
        const results = await Promise.all(
          agents.map(async ({ secret }, i) => {
            const world = i % 2 ? at.here : at.there
            return joinAt(world, { as: () => holder(world, secret) }, quest.id).then(
              () => 'joined',
              (error: { code: string }) => error.code,
            )
          }),
        )

        expect(results.toSorted()).toEqual(['joined', 'joined', ...Array(clients - 2).fill('owner_limit')])
        expect((await at.admin.get<Schemas['OpenQuest']>(`/v1/quests/${quest.id}`)).body.slots_taken).toBe(2)
        await at.admin.post(`/v1/admin/quests/${quest.id}/cancel`)
      }
    },
    patience,
  )

  test(
    'one approval each for one slot: one is carried out, the others fail as the preview says',
    async () => {
      const at = await arena()
      for (let round = 0; round < rounds; round++) {
        const quest = await openQuest(at.admin, { title: `Round ${round}` })
        const row = await questRow(at.here, quest.id)
        const ids: string[] = []
        for (let i = 0; i < 4; i++)
          ids.push((await at.here.core.participations.join(await (await newAgent(at.here, at.admin)).as(), row, '')).approval!.id)
        await rush(
          posts(
            at,
            ids.map(id => `/v1/approvals/${id}/approve`),
          ),
        )

        const outcomes = await Promise.all(
          ids.map(async id => (await at.admin.get<Schemas['Approval']>(`/v1/approvals/${id}`)).body.outcome!),
        )
        expect(outcomes.map(outcome => outcome.code).toSorted()).toEqual([null, 'quest_full', 'quest_full', 'quest_full'].toSorted())
      }
    },
    patience,
  )

  test(
    'revision against withdrawal, accept against reject: one review, one end',
    async () => {
      const at = await arena()
      for (let round = 0; round < rounds; round++) {
        const quest = await openQuest(at.admin, { title: `Round ${round}` })
        const agent = await newAgent(at.here, at.admin, { policy: allowAll })
        const participationId = await joinAt(at.here, agent, quest.id)
        const gated = await at.here.core.participations.submit(await agent.as(), await questRow(at.here, quest.id), work, null)
        const submissionId = gated.outcome === 'done' && gated.result.submissionId
        const review =
          (verb: string): Try =>
          async () =>
            (
              await at.there.call('POST', `/v1/admin/submissions/${submissionId}/${verb}`, {
                token: at.admin.token,
                body: { comment: 'So it is' },
              })
            ).status
        const withdraw: Try = async () =>
          (await at.here.call('POST', `/v1/participations/${participationId}/withdraw`, { token: at.admin.token })).status
        const statuses = await rush([
          review('accept'),
          withdraw,
          review('reject'),
          withdraw,
          review('request-revision'),
          withdraw,
          review('accept'),
          withdraw,
        ])

        const { body } = await at.admin.get<Schemas['ParticipationDetail']>(`/v1/participations/${participationId}`)
        const log = (await events(at.here, at.admin.account.id, participationId)).slice(2)
        const reviews = [0, 2, 4, 6].filter(i => statuses[i] === 200).length
        expect(statuses.every(status => status === 200 || status === 409)).toBe(true)
        expect(reviews).toBe(1)
        expect(log).toEqual(
          body.state === 'withdrawn' ? ['participation.revision_requested', 'participation.withdrawn'] : [`participation.${body.state}`],
        )
        expect(body.terms.slots_taken).toBe(['accepted', 'revision_requested'].includes(body.state) ? 1 : 0)
        expect(body.points_awarded).toBe(body.state === 'accepted' ? 10 : null)
      }
    },
    patience,
  )

  test(
    'revocations of one key: it is revoked once, with one entry in the log',
    async () => {
      const at = await arena()
      const agent = await at.admin.agent()
      for (let round = 0; round < rounds; round++) {
        const { key } = await at.admin.key(agent.id)
        const path = `/v1/agents/${agent.id}/keys/${key.id}`
        const revoke = (world: World) => async () => (await world.call('DELETE', path, { token: at.admin.token })).status
        const statuses = await rush(Array.from({ length: clients }, (_, i) => revoke(i % 2 ? at.here : at.there)))

        expect(new Set(statuses)).toEqual(new Set([204]))
        expect(await events(at.here, at.admin.account.id, key.id)).toEqual(['key.issued', 'key.revoked'])
      }
    },
    patience,
  )
})
