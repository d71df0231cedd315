/** An agent that knows only the answers of the tools. It follows each next_step and each hint literally. */
import { expect, test } from '@jest/globals'
import type { Person, Schemas } from '../support/client.ts'
import { allowAll, answer, joinAt, newAgent, openQuest, review } from '../support/domain.ts'
import { connect, type Call, type Told } from '../support/programs.ts'
import { onEachStore, type World } from '../support/world.ts'
import type { Json } from './support.ts'

interface Step {
  tool: string
  given: Json
  told: Told
}

const mostSteps = 15
const reason = 'It suits me'

/**
 * Begins with one call and goes on as it is told, until it is told nothing to call now. A `human` is asked what to do before each call,
 * as one is who looks at the inbox from time to time.
 */
async function follow(call: Call, quest: string, human: (next: string) => Promise<unknown> = async () => {}): Promise<Step[]> {
  const steps: Step[] = []
  const seen = new Set([quest])
  let next: { tool: string; given: Json } | undefined = { tool: 'get_quest', given: { quest } }
  while (next) {
    if (steps.length === mostSteps) throw new Error(`It goes round in circles:\n${story(steps)}`)
    await human(next.tool)
    const told: Told = await call(next.tool, next.given)
    steps.push({ ...next, told })
    next = nextCall(steps, seen)
  }
  return steps
}

/** The next call according to the last answer. After a list, it reads the first item that it has not read. */
function nextCall(steps: Step[], seen: Set<string>): { tool: string; given: Json } | undefined {
  const { told } = steps.at(-1)!
  if (told.items) {
    const slugs: string[] = told.items.map((item: Told) => item.slug ?? item.quest.slug)
    const other = slugs.find(slug => !seen.has(slug))
    if (!other) return undefined
    seen.add(other)
    return { tool: 'get_quest', given: { quest: other } }
  }
  const text: string = told.next_step ?? told.hint ?? ''
  const [, tool, isLater, rest = ''] = /\bcall ([a-z]+_[a-z_]+)( later)?([^.]*)/i.exec(text) ?? []
  if (!tool || isLater) return undefined
  const quest = steps.findLast(step => step.given['quest'])!.given['quest']
  const [approval_id] = /apr_\w{26}/.exec(rest) ?? []
  const given: Record<string, Json> = {
    get_quest: { quest },
    join_quest: { quest, reason, wait_seconds: 0 },
    submit_result: { quest, summary: `Attempt ${steps.length}`, wait_seconds: 0 },
    withdraw_from_quest: { quest, wait_seconds: 0 },
    get_approval: { approval_id },
  }
  return { tool, given: given[tool] ?? {} }
}

const isRefused = ({ told }: Step) => told.code !== undefined || told.outcome === 'denied' || told.outcome === 'failed'
const story = (steps: Step[]) => steps.map(({ tool, given, told }) => JSON.stringify([tool, given, told.next_step ?? told])).join('\n')
const tools = (steps: Step[]) => steps.map(({ tool }) => tool)

interface Scene {
  world: World
  admin: Person
  slug: string
  quest: Schemas['Quest']
  agent: Awaited<ReturnType<typeof newAgent>>
  call: Call
}
const asking = { ...allowAll, join_quest: 'ask', submit_result: 'ask', withdraw_from_quest: 'ask' }

/** Each dead end: how the agent is, how the quest is, what has happened before, who answers meanwhile, and where it all ends. */
const deadEnds: Record<
  string,
  {
    agent?: object
    terms?: object
    before?: (scene: Scene) => Promise<unknown>
    human?: (scene: Scene) => (next: string) => Promise<unknown>
    way: string[]
    end: string
  }
> = {
  'the quest is full': {
    terms: { slots: 1 },
    before: async ({ world, admin, quest }) => joinAt(world, await newAgent(world, admin, { policy: allowAll }), quest.id),
    way: ['get_quest', 'list_quests'],
    end: '',
  },
  'its human does not let it join': {
    agent: { policy: { ...allowAll, join_quest: 'block' } },
    way: ['get_quest'],
    end: 'ask your human to change your policy',
  },
  'it is in as many quests as it may, and does one of them': {
    agent: { policy: allowAll, max_active_quests: 1 },
    before: async ({ admin, call }) => call('join_quest', { quest: (await openQuest(admin, { title: 'Another quest' })).slug, reason }),
    way: ['get_quest', 'list_participations', 'get_quest', 'submit_result'],
    end: 'call get_quest later',
  },
  'it has joined three times': {
    before: async ({ call, slug }) => {
      for (let i = 0; i < 3; i++) {
        await call('join_quest', { quest: slug, reason })
        await call('withdraw_from_quest', { quest: slug })
      }
    },
    way: ['get_quest', 'list_quests'],
    end: '',
  },
  'the quest has closed since it left': {
    before: async ({ admin, call, slug, quest }) => {
      await call('join_quest', { quest: slug, reason })
      await call('withdraw_from_quest', { quest: slug })
      await admin.post(`/v1/admin/quests/${quest.id}/close`)
    },
    way: ['get_quest', 'list_quests'],
    end: '',
  },
  'its human says no to joining': {
    agent: { policy: asking },
    human:
      ({ admin }) =>
      async next =>
        next === 'get_approval' && answer(admin, 'deny', 'Too long'),
    way: ['get_quest', 'join_quest', 'get_approval', 'list_quests'],
    end: '',
  },
  'its human said no to joining before': {
    agent: { policy: asking },
    before: async ({ admin, call, slug }) => {
      await call('join_quest', { quest: slug, reason, wait_seconds: 0 })
      await answer(admin, 'deny')
    },
    way: ['get_quest', 'list_quests'],
    end: '',
  },
  'its human said no to joining before, and why': {
    agent: { policy: asking },
    before: async ({ admin, call, slug }) => {
      await call('join_quest', { quest: slug, reason, wait_seconds: 0 })
      await answer(admin, 'deny', 'Too long')
    },
    way: ['get_quest', 'get_approval', 'list_quests'],
    end: '',
  },
  'its human says yes when the quest is full': {
    agent: { policy: asking },
    terms: { slots: 1 },
    human:
      ({ world, admin, quest }) =>
      async next => {
        if (next !== 'get_approval') return
        await joinAt(world, await newAgent(world, admin, { policy: allowAll }), quest.id)
        await answer(admin, 'approve')
      },
    way: ['get_quest', 'join_quest', 'get_approval', 'list_quests'],
    end: '',
  },
  'its human does not let it hand in anything': {
    agent: { policy: { ...allowAll, submit_result: 'block' } },
    before: ({ call, slug }) => call('join_quest', { quest: slug, reason }),
    way: ['get_quest'],
    end: 'ask your human to change your policy',
  },
  'its human says no to its first result, and yes to its second': {
    agent: { policy: { ...asking, join_quest: 'allow' } },
    before: ({ call, slug }) => call('join_quest', { quest: slug, reason }),
    human: ({ admin }) => {
      const answers = ['deny', 'approve'] as const
      let given = 0
      return async next => next === 'get_approval' && answer(admin, answers[given++]!, 'Say more')
    },
    way: ['get_quest', 'submit_result', 'get_approval', 'submit_result', 'get_approval'],
    end: 'call get_quest later',
  },
  'its human says no to withdrawing': {
    agent: { policy: { ...allowAll, withdraw_from_quest: 'ask' } },
    before: async ({ admin, call, slug }) => {
      await call('join_quest', { quest: slug, reason })
      await call('withdraw_from_quest', { quest: slug, wait_seconds: 0 })
      await answer(admin, 'deny')
    },
    way: ['get_quest', 'submit_result'],
    end: 'call get_quest later',
  },
  'its work was rejected': {
    before: async ({ admin, call, slug }) => {
      await call('join_quest', { quest: slug, reason })
      await call('submit_result', { quest: slug, summary: 'Done' })
      await review(admin, 'reject', 'Copied')
    },
    way: ['get_quest', 'list_quests'],
    end: '',
  },
}

onEachStore('an agent that follows next_step', (open, _again, kind) => {
  // The rules are the same on both databases, and the table is long.
  const dead = kind === 'sqlite' ? Object.entries(deadEnds) : Object.entries(deadEnds).slice(0, 1)
  test.each(dead.map(([what, more]) => ({ what, ...more })))(
    'comes to an end without a call that is refused when $what',
    async ({ agent: more = { policy: allowAll }, terms, before, human, way, end }) => {
      const world = await open({ env: { AQS_MCP_BURST: '1000' } })
      const admin = await world.human()
      const quest = await openQuest(admin, terms)
      const agent = await newAgent(world, admin, more)
      const { call, close } = await connect(world.url, agent.secret)
      const scene = { world, admin, slug: quest.slug, quest, agent, call }
      await before?.(scene)

      const steps = await follow(call, quest.slug, human?.(scene))
      await close()

      // A human's no is an answer, not a refusal, unless the same was asked before.
      const calls = steps.map(({ tool, given }) => JSON.stringify([tool, given]))
      const refusedTwice = steps.filter((step, i) => isRefused(step) && calls.indexOf(calls[i]!) < i)
      expect([tools(steps), steps.filter(({ told }) => told.code !== undefined), refusedTwice]).toEqual([way, [], []])
      expect(steps.at(-1)!.told.next_step ?? '').toContain(end)
    },
  )

  test('is not sent to list_quests when its policy blocks joining, and can join when the policy has changed, and again after it has left', async () => {
    const world = await open()
    const admin = await world.human()
    const { slug } = await openQuest(admin)
    const agent = await newAgent(world, admin, { policy: { ...allowAll, join_quest: 'ask' } })
    const { call, close } = await connect(world.url, agent.secret)
    await call('join_quest', { quest: slug, reason, wait_seconds: 0 })
    await answer(admin, 'deny')
    const policy = async (join_quest: string) => {
      await admin.patch(`/v1/agents/${agent.id}`, '*', { policy: { join_quest } })
      return (await call('get_quest', { quest: slug })).next_step
    }

    const told = [await policy('block'), await policy('ask'), await policy('allow')]
    await call('join_quest', { quest: slug, reason })
    await call('withdraw_from_quest', { quest: slug })
    told.push(await policy('ask'))
    await close()

    expect(told[0]).toContain('ask your human to change your policy')
    expect(told[0]).not.toContain('list_quests')
    expect(told[1]).toContain('said no to joining')
    expect(told.slice(2)).toEqual(['Call join_quest to take a slot.', 'Call join_quest to take a slot.'])
  })

  test('finds the note of a denied submission from the quest, and is told to revise the work once it has read it', async () => {
    const world = await open()
    const admin = await world.human()
    const { slug } = await openQuest(admin)
    const agent = await newAgent(world, admin, { policy: { ...asking, join_quest: 'allow' } })
    const { call, close } = await connect(world.url, agent.secret)
    const denied = async (note?: string) => {
      const { approval } = await call('submit_result', { quest: slug, summary: `Done ${note}`, wait_seconds: 0 })
      await answer(admin, 'deny', note)
      return approval.id
    }
    await call('join_quest', { quest: slug, reason })

    const id = await denied('Shorter')
    const found = await call('get_quest', { quest: slug })
    const read = await call('get_approval', { approval_id: id })
    await denied()
    const silent = await call('get_quest', { quest: slug })
    await close()

    const no = 'Your human said no to your last result.'
    expect(found.next_step).toBe(
      `${no} Call get_approval with approval_id ${id} to read why. Change the work as the note says, then call submit_result again before due_at.`,
    )
    expect([read.approval.note, read.next_step]).toEqual([
      'Shorter',
      `${no} Change the work as the note says, then call submit_result again before due_at.`,
    ])
    expect(silent.next_step).toBe(`${no} Change the work, then call submit_result again before due_at.`)
  })

  test.each(['submit_result', 'withdraw_from_quest'])('that calls %s while its join waits is told which request waits', async tool => {
    const world = await open()
    const admin = await world.human()
    const { slug } = await openQuest(admin)
    const agent = await newAgent(world, admin, { policy: asking })
    const { call, close } = await connect(world.url, agent.secret)
    const { approval } = await call('join_quest', { quest: slug, reason, wait_seconds: 0 })

    const early = await call(tool, { quest: slug, ...(tool === 'submit_result' && { summary: 'Done' }), wait_seconds: 0 })
    await close()

    expect(early).toMatchObject({
      code: 'approval_pending',
      message: `You are not in this quest yet: your request to join, ${approval.id}, waits for your human.`,
      hint: expect.stringContaining('get_approval'),
    })
  })

  test('that repeats a denied request gets the same answer, and with a new reason makes a new request', async () => {
    const world = await open()
    const admin = await world.human()
    const { slug } = await openQuest(admin)
    const agent = await newAgent(world, admin, { policy: asking })
    const { call, close } = await connect(world.url, agent.secret)
    const join = (why: string) => call('join_quest', { quest: slug, reason: why, wait_seconds: 0 })
    const buy = (why: string) => call('request_approval', { category: 'spend', title: 'A book', details: {}, reason: why, wait_seconds: 0 })

    const [joining, buying] = [await join(reason), await buy(reason)]
    for (const _ of [joining, buying]) await answer(admin, 'deny', 'Too dear')
    const [joiningAgain, buyingAgain] = [await join(reason), await buy(reason)]
    const [joiningAnew, buyingAnew] = [await join('The free one is gone'), await buy('It is cheaper now')]
    await close()

    expect([joiningAgain, buyingAgain]).toMatchObject([
      { outcome: 'denied', approval: { id: joining.approval.id } },
      { outcome: 'denied', approval: { id: buying.approval.id }, note: 'Too dear' },
    ])
    for (const { next_step } of [joiningAgain, buyingAgain]) expect(next_step).toMatch(/^You made the same request before/)
    expect([joiningAnew.outcome, buyingAnew.outcome]).toEqual(['pending_approval', 'pending_approval'])
  })

  test('that repeats a pending request with another reason learns that the first one still waits', async () => {
    const world = await open()
    const admin = await world.human()
    const { slug } = await openQuest(admin)
    const agent = await newAgent(world, admin, { policy: asking })
    const { call, close } = await connect(world.url, agent.secret)
    const join = (why: string) => call('join_quest', { quest: slug, reason: why, wait_seconds: 0 })

    const [first, same, other] = [await join(reason), await join(reason), await join('For another reason')]
    const { body } = await admin.get<Schemas['Approval']>(`/v1/approvals/${first.approval.id}`)
    await close()

    expect([same.approval.id, other.approval.id]).toEqual([first.approval.id, first.approval.id])
    expect(same.next_step).toBe(first.next_step)
    expect(other.next_step).toBe(`You made this request before. It keeps the reason that you gave then. ${first.next_step}`)
    expect(body.reason).toBe(reason)
  })

  test('can cancel and withdraw twice, and gets the same answer', async () => {
    const world = await open()
    const admin = await world.human()
    const { slug } = await openQuest(admin)
    const agent = await newAgent(world, admin, { policy: { ...allowAll, withdraw_from_quest: 'ask' } })
    const { call, close } = await connect(world.url, agent.secret)
    const withdraw = (why?: string) => call('withdraw_from_quest', { quest: slug, reason: why, wait_seconds: 0 })

    const { approval } = await call('request_approval', { category: 'other', title: 'A pen', details: {}, reason, wait_seconds: 0 })
    const cancelled = [
      await call('cancel_approval', { approval_id: approval.id }),
      await call('cancel_approval', { approval_id: approval.id }),
    ]
    await call('join_quest', { quest: slug, reason })
    const waiting = [await withdraw('Too hard'), await withdraw('Too long'), await withdraw()]
    await answer(admin, 'approve')
    const gone = [await withdraw('Too hard'), await withdraw()]
    await close()

    expect(cancelled[1]).toEqual(cancelled[0])
    expect(new Set(waiting.map(told => told.approval.id)).size).toBe(1)
    expect(gone[0]).toMatchObject({ outcome: 'done', participation: { state: 'withdrawn', end_reason: 'Too hard' } })
    expect(gone[1]).toEqual(gone[0])
  })

  test('reads an approval of an outside action as something to start, not as something that was done', async () => {
    const world = await open()
    const admin = await world.human()
    const agent = await newAgent(world, admin)
    const { call, close } = await connect(world.url, agent.secret)
    const asked = await call('request_approval', { category: 'spend', title: 'A book', details: {}, reason, wait_seconds: 0 })

    await answer(admin, 'approve')
    const told = await call('get_approval', { approval_id: asked.approval.id })
    await close()

    expect(told).toMatchObject({ outcome: 'ready', next_step: expect.stringContaining('call start_action') })
  })
})
