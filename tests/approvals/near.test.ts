/** What is near a request: the same recipient, or the same amount and currency. It keeps rules from allowing, and the human sees it. */
import { expect, test } from '@jest/globals'
import { $, run, statement, type AllowedAction } from '../../src/store/index.ts'
import { eq } from '../../src/store/engine/drizzle.ts'
import type { Person, Schemas } from '../support/client.ts'
import { addressFor, newActor, talkative, type Rule } from '../support/outside.ts'
import { onEachStore } from '../support/world.ts'

type Approval = Schemas['Approval']
type Actor = Awaited<ReturnType<typeof newActor>>
const minute = 60_000
const day = 24 * 60 * minute
const iso = (at: number) => new Date(at).toISOString()
const open: Record<'spend' | 'contact' | 'publish', Rule> = {
  spend: { rule: 'allow', currency: 'EUR', amount_per_request: 1000 },
  contact: { rule: 'allow', per_day: 1000 },
  publish: { rule: 'allow', per_day: 1000 },
}
const shop = 'orders@shop.example'
const changeAction = statement<{ id: string; allowed: AllowedAction }>()('change_action', (q, t) =>
  q
    .update(t.approvals)
    .set({ allowed: $('allowed') })
    .where(eq(t.approvals.id, $('id'))),
)

onEachStore('what is near', openWorld => {
  async function begin() {
    const world = await openWorld({ env: talkative })
    const owner = await world.human()
    return { world, owner, actor: await newActor(world, owner, open) }
  }
  const read = async (owner: Person, { approval }: { approval: { id: string } }) =>
    (await owner.get<Approval>(`/v1/approvals/${approval.id}`)).body
  const why = async (owner: Person, told: { approval: { id: string } }) => {
    const { no_rule: noRule } = await read(owner, told)
    return noRule && [noRule.code, noRule.until]
  }
  const pay = (actor: Actor, title: string, value: number, recipient = shop) =>
    actor.ask(title, { category: 'spend', amount: { value, currency: 'EUR' }, recipient })
  const start = (actor: Actor, told: { approval: { id: string }; start_token: string }) =>
    actor.call('start_action', { approval_id: told.approval.id, start_token: told.start_token })
  const report = (actor: Actor, told: { approval: { id: string }; start_token: string }, outcome: string) =>
    actor.call('report_outcome', { approval_id: told.approval.id, start_token: told.start_token, outcome })

  test('a denial keeps rules from allowing the same recipient or the same amount, in any category and for any agent, for a day', async () => {
    const { world, owner, actor } = await begin()
    const other = await newActor(world, owner, open)
    await actor.rule({ spend: { rule: 'ask' } })
    const { approval } = await pay(actor, 'Pay the print', 480)
    await owner.post(`/v1/approvals/${approval.id}/deny`)
    const until = iso(world.clock.now + day)
    await actor.rule({ spend: { rule: 'allow' } })

    const asked = [
      await pay(actor, 'Pay the paper', 470),
      await actor.ask('Write to them', { recipient: ` ${shop.toUpperCase()}`.trim() }),
      await pay(other, 'Pay the poster', 480, 'art@print.example'),
      await other.ask('Ask them', { recipient: shop }),
    ]
    const free = [await pay(actor, 'Pay the ink', 470, 'ink@print.example'), await actor.ask('Write to Bob')]
    world.clock.advance(day - 1)
    const last = await actor.ask('Write again', { recipient: shop })
    world.clock.advance(1)
    const after = await actor.ask('Write at last', { recipient: shop })

    for (const one of asked) expect([one.outcome, await why(owner, one)]).toEqual(['pending_approval', ['near_denied', until]])
    expect(free.map(({ outcome }) => outcome)).toEqual(['ready', 'ready'])
    expect([await why(owner, last), after.outcome]).toEqual([['near_denied', until], 'ready'])
  })

  test('an agent is told of its own near request that was approved, and not of what another agent asked for', async () => {
    const { world, owner, actor } = await begin()
    const other = await newActor(world, owner, open)
    const first = await pay(actor, 'Pay the print', 480)
    const ready = await pay(actor, 'Pay for printing', 470)
    await start(actor, first)
    const reworded = await actor.ask('Settle what we owe', {
      amount: { value: 480, currency: 'EUR' },
      category: 'spend',
      recipient: 'Shop',
    })
    world.clock.advance(minute)
    await report(actor, first, 'done')
    await actor.call('cancel_approval', { approval_id: reworded.approval.id })
    world.clock.advance(minute)
    const done = await pay(actor, 'Pay the shop', 480)
    const others = await pay(other, 'Pay the shop', 480)

    const id = first.approval.id
    expect(first.next_step).toMatch(/^Your human allows this/)
    expect(ready.next_step).toContain(
      `You or another worker of yours made request ${id}, with the same recipient. It is approved and not started. If both are for one act, do not start this one: report not_done for it, and continue with get_approval of ${id}. `,
    )
    expect(reworded.next_step).toContain(
      `made request ${id}, with the same amount. It is started. If both are for one act, cancel this one with cancel_approval. Pending`,
    )
    expect(done.next_step).toContain(`It is reported as done. If both are for one act`)
    expect(others.next_step).not.toContain('worker of yours')
  })

  test('what was started keeps rules from allowing until somebody says what came of it', async () => {
    const { world, owner, actor } = await begin()
    const first = await pay(actor, 'Order the print', 20)
    const beside = await pay(actor, 'Order the paper', 30)
    expect(await start(actor, first)).toMatchObject({ outcome: 'go' })

    const open = await pay(actor, 'Order the ink', 40)
    world.clock.advance(61 * minute)
    const doubted = await pay(actor, 'Order the glue', 50)
    await report(actor, first, 'done')
    const over = await pay(actor, 'Order the pens', 60)

    expect([first, beside, over].map(({ outcome }) => outcome)).toEqual(['ready', 'ready', 'ready'])
    expect([await why(owner, open), await why(owner, doubted)]).toEqual([
      ['near_open', null],
      ['near_open', null],
    ])
  })

  test('what expired, was cancelled or lapsed keeps nothing from being allowed; what was taken back or is disputed does', async () => {
    const { world, owner, actor } = await begin()
    const after = async (what: string, end: (title: string) => Promise<void>) => {
      const recipient = addressFor(what)
      await end(recipient)
      return why(owner, await actor.ask(`After ${what}`, { recipient }))
    }
    const asks = async (recipient: string, more: object = {}) => {
      await actor.rule({ contact: { rule: 'ask' } })
      const told = await actor.ask(`Write to ${recipient.split('@')[0]}`, { recipient, ...more })
      await actor.rule({ contact: { rule: 'allow' } })
      return told
    }

    const ends = {
      expired: await after('expiry', async recipient => {
        await asks(recipient, { expires_in_minutes: 5 })
        world.clock.advance(5 * minute)
      }),
      cancelled: await after('cancelling', async recipient => {
        await actor.call('cancel_approval', { approval_id: (await asks(recipient)).approval.id })
      }),
      lapsed: await after('lapsing', async recipient => {
        await actor.ask('Write soon', { recipient, valid_for_minutes: 1 })
        world.clock.advance(minute)
      }),
      takenBack: await after('taking back', async recipient => {
        const told = await actor.ask('Write now', { recipient })
        await owner.post(`/v1/approvals/${told.approval.id}/take-back`)
      }),
      disputed: await after('contradiction', async recipient => {
        const told = await actor.ask('Write once', { recipient })
        await start(actor, told)
        await report(actor, told, 'failed')
        await report(actor, told, 'done')
      }),
    }

    expect(ends).toEqual({
      expired: null,
      cancelled: null,
      lapsed: null,
      takenBack: ['near_denied', iso(world.clock.now + day)],
      disputed: ['near_denied', iso(world.clock.now + day)],
    })
  })

  test('the same action after its report asks for a day, whatever came of it; another agent may do it', async () => {
    const { world, owner, actor } = await begin()
    const other = await newActor(world, owner, open)
    for (const outcome of ['done', 'failed', 'not_done']) {
      const first = await actor.ask(`Call ${outcome}`)
      await start(actor, first)
      await report(actor, first, outcome)
      const again = await actor.ask(`Call ${outcome}`, { reason: 'Once more' })
      expect(await why(owner, again)).toEqual(['repeated', iso(world.clock.now + day)])
      expect((await other.ask(`Call ${outcome}`)).outcome).toBe('ready')
      await actor.call('cancel_approval', { approval_id: again.approval.id })
    }

    world.clock.advance(day)
    expect((await actor.ask('Call done', { reason: 'The next day' })).outcome).toBe('ready')
  })

  test('the cool-down of an agent covers what is near in other categories, but not other agents', async () => {
    const { world, owner, actor } = await begin()
    const other = await newActor(world, owner, open)
    await actor.rule({ spend: { rule: 'ask', cool_down_minutes: 10 } })
    const denied = await pay(actor, 'Pay the print', 480)
    await owner.post(`/v1/approvals/${denied.approval.id}/deny`)

    world.clock.advance(minute)
    const told = [
      await actor.ask('Write to them', { recipient: shop }),
      await other.ask('Write too', { recipient: shop }),
      await actor.ask('Write to Bob'),
    ]
    world.clock.advance(9 * minute)
    const later = await actor.ask('Write to them', { recipient: shop })

    expect(told.map(({ code, outcome }) => code ?? outcome)).toEqual(['cooling_down', 'pending_approval', 'ready'])
    expect([told[0].retry_after_seconds, later.outcome]).toEqual([540, 'pending_approval'])
  })

  test('the action that a human has changed is near as it was asked for and as it was allowed', async () => {
    const { world, owner, actor } = await begin()
    const first = await pay(actor, 'Order the print', 480)
    const allowed = {
      category: 'spend',
      title: 'Order the print',
      recipient: 'Art@Print.example',
      amount: { value: '400', currency: 'EUR' },
      details: {},
    } as const
    await world.store.transaction(() => run(changeAction, { id: first.approval.id, allowed }))
    await start(actor, first)

    const told = [
      await pay(actor, 'Order the ink', 480, 'ink@print.example'),
      await pay(actor, 'Order the paper', 400, 'paper@print.example'),
      await actor.ask('Write to them', { recipient: 'art@print.example' }),
      await pay(actor, 'Order the glue', 401, 'glue@print.example'),
    ]

    expect(await Promise.all(told.map(one => why(owner, one)))).toEqual([...Array.from({ length: 3 }, () => ['near_open', null]), null])
  })

  test('the human sees what is near while the request waits, the newest first, and little of what another agent asked for', async () => {
    const { world, owner, actor } = await begin()
    const other = await newActor(world, owner, { spend: { rule: 'ask' } })
    const stranger = await world.human()
    await pay(await newActor(world, stranger, { spend: { rule: 'ask' } }), 'Strange', 480)
    await actor.rule({ spend: { rule: 'ask' } })
    const first = await pay(actor, 'Pay the print', 480)
    await owner.post(`/v1/approvals/${first.approval.id}/deny`)
    const deniedAt = iso(world.clock.now)
    world.clock.advance(minute)
    await pay(other, 'A secret plan', 480, 'secret@plan.example')
    const askedAt = iso(world.clock.now)
    world.clock.advance(minute)

    const asked = await pay(actor, 'Pay for paper', 480)
    const { near, agent } = await read(owner, asked)
    await owner.post(`/v1/approvals/${asked.approval.id}/approve`)

    const [its, whose] = [{ id: expect.stringMatching(/^agt_/), handle: expect.any(String), name: 'Scout' }, near![0]!.agent.id]
    expect(near).toEqual([
      { id: null, agent: its, state: 'pending', at: askedAt, same: 'amount', title: null, amount: null, recipient: null },
      {
        id: first.approval.id,
        agent: its,
        state: 'denied',
        at: deniedAt,
        same: 'both',
        title: 'Pay the print',
        amount: { value: '480', currency: 'EUR' },
        recipient: shop,
      },
    ])
    expect([near![1]!.agent.id, whose]).toEqual([agent.id, other.id])
    expect((await read(owner, asked)).near).toBeUndefined()
    expect(JSON.stringify(await actor.call('get_approval', { approval_id: asked.approval.id }))).not.toMatch(/near|no_rule/)
  })

  test('it shows five at most, and finds a denial among many others', async () => {
    const { world, owner, actor } = await begin()
    const denied = async (told: { approval: { id: string } }) => void (await owner.post(`/v1/approvals/${told.approval.id}/deny`))
    await actor.rule({ contact: { rule: 'ask' } })
    await denied(await actor.ask('Write to them', { recipient: shop }))
    await actor.rule({ contact: { rule: 'allow' } })
    const other = await newActor(world, owner, { spend: { rule: 'ask' } })
    for (let i = 0; i < 7; i++) {
      world.clock.advance(minute)
      await pay(other, `Pay ${i}`, 480 + i)
    }

    const told = await actor.ask('Write again', { recipient: shop })

    const { near, no_rule: noRule } = await read(owner, told)
    expect([noRule!.code, near!.map(({ state }) => state)]).toEqual(['near_denied', Array(5).fill('pending')])
  })
})
