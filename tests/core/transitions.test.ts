/** Tries every move from every state, and checks that it succeeds exactly if the transition table allows it. */
import { expect, test } from '@jest/globals'
import { movesFrom as movesOfQuest, questMoves } from '../../src/core/quests/quest-life.ts'
import { movesFrom as movesOfWork, participationMoves } from '../../src/core/quests/work.ts'
import { keysOf } from '../../src/shared/values.ts'
import type { Person, Schemas } from '../support/client.ts'
import { allowAll, askFor, joinAt, newAgent, openQuest, questRow, work } from '../support/domain.ts'
import { onEachStore, type World } from '../support/world.ts'

const day = 24 * 60 * 60_000
/** Whether a move was made. A refused move has an error status or throws. */
type Try = (world: World, admin: Person, id: string) => Promise<boolean>
const posts =
  (path: (id: string) => string, body: object = {}): Try =>
  async (_, admin, id) =>
    (await admin.post(path(id), body)).status === 200

onEachStore('transitions', open => {
  const questIn = async (admin: Person, state: string) => {
    const made = await admin.post<Schemas['Quest']>('/v1/admin/quests', { title: 'A quest', acceptance_criteria: ['It is done'] })
    const ways: Record<string, string[]> = { draft: [], open: ['publish'], closed: ['publish', 'close'], cancelled: ['publish', 'cancel'] }
    for (const way of ways[state]!) await admin.post(`/v1/admin/quests/${made.body.id}/${way}`)
    return made.body.id
  }

  test.each(keysOf(movesOfQuest))('a quest that is %s moves only as its table allows', async state => {
    const world = await open()
    const admin = await world.human()

    for (const move of keysOf(questMoves)) {
      const id = await questIn(admin, state)
      const made = await posts(id => `/v1/admin/quests/${id}/${move}`)(world, admin, id)
      const { body } = await admin.get<Schemas['Quest']>(`/v1/admin/quests/${id}`)

      const allowed = movesOfQuest[state].includes(move)
      expect([move, made, body.status]).toEqual([move, allowed, allowed ? questMoves[move].to : state])
    }
  })

  /** Each move starts from `pending`, and no move leads back to it. */
  const approvalMoves = {
    approve: { from: ['pending'], to: 'approved' },
    deny: { from: ['pending'], to: 'denied' },
    expire: { from: ['pending'], to: 'expired' },
    cancel: { from: ['pending'], to: 'cancelled' },
  }
  const approvalMove: Record<keyof typeof approvalMoves, Try> = {
    approve: posts(id => `/v1/approvals/${id}/approve`),
    deny: posts(id => `/v1/approvals/${id}/deny`),
    async expire(world, admin, id) {
      const before = (await admin.get<Schemas['Approval']>(`/v1/approvals/${id}`)).body.status
      world.clock.advance(2 * day)
      await world.core.sweep()
      return (await admin.get<Schemas['Approval']>(`/v1/approvals/${id}`)).body.status !== before
    },
    async cancel(_, admin, id) {
      const { body } = await admin.get<Schemas['Approval']>(`/v1/approvals/${id}`)
      await admin.post(`/v1/agents/${body.agent.id}/suspend`)
      return (await admin.get<Schemas['Approval']>(`/v1/approvals/${id}`)).body.status !== body.status
    },
  }

  test.each([undefined, 'approve', 'deny', 'expire', 'cancel'] as const)(
    'after %s an approval moves only where its table lets it',
    async way => {
      const world = await open()
      const admin = await world.human()

      for (const [move, { from, to }] of Object.entries(approvalMoves)) {
        const { id } = await askFor(world, await newAgent(world, admin))
        if (way) await approvalMove[way](world, admin, id)
        const state = way ? approvalMoves[way].to : 'pending'
        const made = await approvalMove[move as keyof typeof approvalMoves](world, admin, id)
        const { body } = await admin.get<Schemas['Approval']>(`/v1/approvals/${id}`)

        const allowed = from.includes(state)
        expect([move, made, body.status]).toEqual([move, allowed, allowed ? to : state])
      }
    },
  )

  test.each(keysOf(movesOfWork))('a participation that is %s moves only where its table lets it', async state => {
    const world = await open({ env: { AQS_AGENTS_PER_ACCOUNT: '100' } })
    const admin = await world.human()

    for (const move of keysOf(participationMoves)) {
      const agent = await newAgent(world, admin, { policy: allowAll })
      const quest = await openQuest(admin, { title: `${move} ${state}` })
      const row = await questRow(world, quest.id)
      const id = await joinAt(world, agent, quest.id)
      const submit = async () => world.core.participations.submit(await agent.as(), row, { ...work, summary: `${world.clock.now++}` }, null)
      const review = async (verb: string) => {
        const { body } = await admin.get<Schemas['ParticipationDetail']>(`/v1/participations/${id}`)
        return (
          (await admin.post(`/v1/admin/submissions/${body.submissions.at(-1)?.id ?? `sub_${'0'.repeat(26)}`}/${verb}`, { comment: 'So' }))
            .status === 200
        )
      }
      const moves: Record<keyof typeof participationMoves, () => Promise<boolean>> = {
        submit: () =>
          submit().then(
            ({ outcome }) => outcome === 'done',
            () => false,
          ),
        accept: () => review('accept'),
        request_revision: () => review('request-revision'),
        reject: () => review('reject'),
        withdraw: () => posts(id => `/v1/participations/${id}/withdraw`)(world, admin, id),
        async expire() {
          const before = await stateOf()
          world.clock.advance(3.2 * day)
          await world.core.sweep()
          return (await stateOf()) !== before
        },
        async cancel() {
          const before = await stateOf()
          await admin.post(`/v1/admin/quests/${quest.id}/cancel`)
          return (await stateOf()) !== before
        },
      }
      const stateOf = async () => (await admin.get<Schemas['ParticipationDetail']>(`/v1/participations/${id}`)).body.state
      const ways: Record<typeof state, (keyof typeof moves)[]> = {
        active: [],
        submitted: ['submit'],
        revision_requested: ['submit', 'request_revision'],
        accepted: ['submit', 'accept'],
        rejected: ['submit', 'reject'],
        withdrawn: ['withdraw'],
        expired: ['expire'],
        cancelled: ['cancel'],
      }
      for (const way of ways[state]) expect([way, await moves[way]()]).toEqual([way, true])
      const made = await moves[move]()

      const allowed = movesOfWork[state].includes(move)
      expect([move, made, await stateOf()]).toEqual([move, allowed, allowed ? participationMoves[move] : state])
    }
  })

  test('an agent can be suspended and resumed, and archived from both states, which is permanent', async () => {
    const world = await open()
    const admin = await world.human()
    const moves = {
      suspend: { from: ['active'], to: 'suspended' },
      resume: { from: ['suspended'], to: 'active' },
      archive: { from: ['active', 'suspended'], to: 'archived' },
    }

    for (const state of ['active', 'suspended', 'archived']) {
      for (const [move, { from, to }] of Object.entries(moves)) {
        const { id } = await admin.agent()
        if (state === 'suspended') await admin.post(`/v1/agents/${id}/suspend`)
        if (state === 'archived') await admin.delete(`/v1/agents/${id}`)
        await (move === 'archive' ? admin.delete(`/v1/agents/${id}`) : admin.post(`/v1/agents/${id}/${move}`))

        const { body } = await admin.get<Schemas['Agent']>(`/v1/agents/${id}`)
        expect([state, move, body.status]).toEqual([state, move, from.includes(state) ? to : state])
      }
    }
  })
})
