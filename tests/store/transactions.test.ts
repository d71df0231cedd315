import { expect, test } from '@jest/globals'
import { sql as text } from 'drizzle-orm'
import { findAccount, holdAccount, noteSignIn } from '../../src/store/people/accounts.ts'
import { countAgents, findAgent, holdAgent, updateAgent } from '../../src/store/agents/agents.ts'
import { advanceLog, insertAuditEvent } from '../../src/store/log/audit.ts'
import { also, atEnd, run, statement, type Store } from '../../src/store/index.ts'
import { agentNames } from '../../src/store/engine/own-search.ts'
import { claimOnce, findOnce, settleOnce } from '../../src/store/engine/once.ts'
import { detectDeadlocksAtOnce, newAccount, newAgent, onBothDatabases, sql } from '../support/database.ts'

onBothDatabases('transactions', ({ kind, create, open }) => {
  test('all steps of a transaction are done, or none', async () => {
    const store = await open(await create())
    const refusal = new Error('no')
    let id = ''

    const refused = store.transaction(function* () {
      id = (yield* newAccount()).id
      yield* newAgent(id)
      throw refusal
    })

    await expect(refused).rejects.toBe(refusal)
    expect(await store.read(findAccount, { id })).toEqual([])
    expect(await agentsOf(store, id)).toBe(0)
  })

  test('the error of a failed statement names the statement and the rule that ran it, whether it runs at once or at the end', async () => {
    const store = await open(await create())
    function* aRule() {
      yield* newAgent('nobody')
    }
    function* anotherRule() {
      yield* atEnd(
        'log',
        undefined,
        'another rule',
        () => run(advanceLog, { accountId: 'nobody', seq: {} as never, hash: '', seal: '', written: 0, day: 0, writtenOnDay: 0 }) as never,
      )
    }

    const aReader = async () => {
      await store.read(findAccount, {} as never)
    }

    const [now, later, read] = await Promise.all([
      store.transaction(aRule).catch((error: Error) => error),
      store.transaction(anotherRule).catch((error: Error) => error),
      aReader().catch((error: Error) => error),
    ])

    expect(now).toMatchObject({
      message: expect.stringMatching(/^The statement insert_agent failed: /),
      stack: expect.stringContaining('aRule'),
    })
    expect(later).toMatchObject({
      message: expect.stringMatching(/^The statement advance_log failed: /),
      stack: expect.stringContaining('put off by another rule'),
    })
    expect(read).toMatchObject({
      message: expect.stringMatching(/^The statement find_account failed: /),
      stack: expect.stringContaining('aReader'),
    })
  })

  test('steps that are put off are done last, in the order of their places, and the same steps once for all', async () => {
    const store = await open(await create())
    const order: string[] = []
    function* note(all: readonly string[]) {
      yield* run(findAccount, { id: 'nobody' })
      order.push(all.join(', '))
    }
    const others = (all: readonly string[]) => note(all)

    await store.transaction(function* () {
      yield* atEnd('b', 'b first', 'a test', note)
      yield* atEnd('a', 'a', 'a test', note)
      yield* atEnd('b', 'b other', 'a test', others)
      yield* atEnd('b', 'b second', 'a test', note)
      yield* note(['at once'])
    })

    expect(order).toEqual(['at once', 'a', 'b first, b second', 'b other'])
  })

  test('statements that run together write all or nothing, each with its own values, and the last one answers', async () => {
    const store = await open(await create())
    const owner = await store.transaction(newAccount)
    const [first, second] = await store.transaction(function* () {
      return [yield* newAgent(owner.id), yield* newAgent(owner.id)] as const
    })
    const both = (name: string | null) =>
      store.transaction(() => run(updateAgent, renamed(second, name as never), [also(updateAgent, renamed(first, 'one'))]))
    const namesNow = async () => (await store.look(() => run(agentNames, { ownerId: owner.id }))).map(({ name }) => name)

    const refused = await both(null).catch((error: Error) => error)
    const before = await namesNow()
    const [answer] = await both('two')

    expect(refused).toMatchObject({ message: expect.stringMatching(/^The statement update_agent \+ update_agent failed: /) })
    expect(before).toEqual(['Scout', 'Scout'])
    expect(answer).toMatchObject({ id: second.id, name: 'two' })
    expect((await namesNow()).toSorted()).toEqual(['one', 'two'])
  })

  test('two statements whose long names have the same beginning are not confused', async () => {
    const store = await open(await create())
    const [one, two] = ['one', 'two'].map(answer =>
      statement<object>()(`${'long_'.repeat(20)}${answer}`, q =>
        q.select({ answer: text<string>`'${text.raw(answer)}'` }).from(text`(select 1) as once`),
      ),
    )

    const answers = [await store.read(one!, {}), await store.read(two!, {}), await store.read(one!, {})]

    expect(answers.flat()).toEqual([{ answer: 'one' }, { answer: 'two' }, { answer: 'one' }])
  })

  test('a transaction reads its own writes', async () => {
    const store = await open(await create())

    const [agent, read] = await store.transaction(function* () {
      const agent = yield* newAgent((yield* newAccount()).id)
      return [agent, (yield* run(findAgent, { ...agent, now: 0, onlineSince: 0, onlineUntil: 0 }))[0]]
    })

    expect(read).toMatchObject(agent)
  })

  test('each of 64 simultaneous transactions gets its own answer, and refused ones leave no trace', async () => {
    const store = await open(await create())
    const account = await store.transaction(newAccount)
    const refusals = Array.from({ length: 64 }, (_, i) => new Error(`no ${i}`))

    const answers = await Promise.allSettled(
      refusals.map((refusal, i) =>
        store.transaction(function* () {
          const agent = yield* newAgent(account.id, { name: `agent ${i}` })
          if (i % 4 === 1) throw refusal
          if (i % 4 === 2) yield* newAgent('nobody')
          if (i % 4 === 3) yield* run(insertAuditEvent, {} as never)
          return agent.name
        }),
      ),
    )

    const every = (n: number) => answers.filter((_, i) => i % 4 === n)
    expect(every(0)).toEqual(refusals.filter((_, i) => i % 4 === 0).map((_, i) => ({ status: 'fulfilled', value: `agent ${i * 4}` })))
    expect(every(1)).toEqual(refusals.filter((_, i) => i % 4 === 1).map(reason => ({ status: 'rejected', reason })))
    expect(every(2).map(said)).toEqual(Array(16).fill(expect.stringMatching(/FOREIGNKEY|_fk\b/)))
    expect(every(3).map(said)).toEqual(Array(16).fill(expect.stringContaining('No value for placeholder')))
    expect(await agentsOf(store, account.id)).toBe(16)
  })

  test('more transactions than fit into one commit are all done, on SQLite in order of arrival', async () => {
    const store = await open(await create())
    const account = await store.transaction(newAccount)
    const agent = await store.transaction(() => newAgent(account.id))
    const settled: number[] = []

    await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        store
          .transaction(function* () {
            const [now] = yield* run(holdAgent, agent)
            yield* rename(now!, `name ${i}`)
          })
          .then(() => settled.push(i)),
      ),
    )

    const [after] = await store.read(findAgent, { ...agent, now: 0, onlineSince: 0, onlineUntil: 0 })
    const inOrder = settled.every((i, at) => i === at) && after!.name === 'name 199'
    expect([after!.version, settled.length]).toEqual([201, 200])
    expect(inOrder || kind === 'postgres').toBe(true)
  })

  test('the rows that a guard has counted do not change: 50 at once, from two instances, never exceed a limit of 5', async () => {
    const url = await create()
    const store = await open(url)
    const other = kind === 'postgres' ? await open(url) : store
    const account = await store.transaction(newAccount)

    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, (_, i) =>
        (i % 2 ? store : other).transaction(function* () {
          yield* run(holdAccount, { id: account.id })
          const [agents] = yield* run(countAgents, { ownerId: account.id })
          if (agents!.n >= 5) throw new Error('full')
          yield* newAgent(account.id)
        }),
      ),
    )

    expect(answers.filter(answer => answer.status === 'fulfilled')).toHaveLength(5)
    expect(await agentsOf(other, account.id)).toBe(5)
  })

  test('only one of 50 changes of the same version from two instances succeeds', async () => {
    const url = await create()
    const store = await open(url)
    const other = kind === 'postgres' ? await open(url) : store
    const account = await store.transaction(newAccount)
    const agent = await store.transaction(() => newAgent(account.id))

    const changed = await Promise.all(
      Array.from({ length: 50 }, (_, i) => (i % 2 ? store : other).transaction(() => rename(agent, `name ${i}`))),
    )

    expect(changed.filter(rows => rows.length === 1)).toHaveLength(1)
  })

  test('two transactions that hold the same rows in opposite order both succeed', async () => {
    const url = await create()
    if (kind === 'postgres') await sql(url, detectDeadlocksAtOnce)
    const [store, other] = [await open(url), kind === 'postgres' ? await open(url) : undefined]
    if (kind === 'postgres') await sql(url, meeting)
    const [a, b] = [await store.transaction(newAccount), await store.transaction(newAccount)]
    let runs = 0
    const both = (first: string, then: string) =>
      function* () {
        runs++
        yield* run(holdAccount, { id: first })
        if (kind === 'postgres') yield* run(meet, {})
        yield* run(holdAccount, { id: then })
        return (yield* run(noteSignIn, { id: then, now: 7 })).length
      }

    const answers = await Promise.all([store.transaction(both(a.id, b.id)), (other ?? store).transaction(both(b.id, a.id))])

    expect(answers).toEqual([1, 1])
    // One of them starts again, and once more if it is back before the other has woken up.
    expect(runs).toBeGreaterThanOrEqual(kind === 'postgres' ? 3 : 2)
  })

  test('numbers, strings and JSON are read as they were written', async () => {
    const store = await open(await create())
    const texts = [
      '',
      ' ',
      '日本語',
      'naïve – “quoted” \\ \' " %_',
      '👩‍🚀🏳️‍🌈',
      'e\u0301 is not \u00e9',
      '\u202eright to left',
      'a\nb\tc\u007f\u0001',
      '?',
      '$1',
    ]
    const account = await store.transaction(newAccount)

    const agents = await Promise.all(
      texts.map(name => store.transaction(() => newAgent(account.id, { name, description: name.repeat(100), skills: [name, name] }))),
    )

    for (const [i, agent] of agents.entries()) {
      const [read] = await store.read(findAgent, { ...agent, now: 0, onlineSince: 0, onlineUntil: 0 })
      expect(read).toMatchObject(agent)
      expect(read).toMatchObject({ name: texts[i], description: texts[i]!.repeat(100), skills: [texts[i], texts[i]], lastClient: null })
    }
  })

  test('any JSON is read as it was written', async () => {
    const documents = [null, false, 0, -1.5, 2 ** 53 - 1, '', 'text', [], {}, [null, [1, 'a']], { b: 1, a: { '': [], '👍': null } }]
    const latest = 8.64e15
    const store = await open(await create())
    const { id: accountId } = await store.transaction(newAccount)

    for (const [i, result] of documents.entries()) {
      const of = { accountId, key: `key ${i}` }
      await store.transaction(function* () {
        yield* run(claimOnce, { ...of, requestHash: 'hash', now: 1, expiresAt: latest })
        yield* run(settleOnce, { ...of, result })
      })

      expect(await store.read(findOnce, of)).toEqual([{ ...of, requestHash: 'hash', result, expiresAt: latest }])
    }
  })
})

/** A point where two transactions wait until each holds one row, before each asks for the other's. Later ones pass through. */
const meeting = `
  CREATE SEQUENCE arrivals;
  CREATE FUNCTION meet() RETURNS text LANGUAGE plpgsql AS $$ BEGIN
    PERFORM nextval('arrivals');
    WHILE (SELECT last_value FROM arrivals) < 2 LOOP PERFORM pg_sleep(0.01); END LOOP;
    RETURN 'met';
  END $$`
const meet = statement<object>()('meet', q => q.select({ met: text<string>`met` }).from(text`meet() as met`))

const renamed = (agent: Agent, name: string) => ({ ...agent, name, now: 2, onlineSince: 1, onlineUntil: 3 })
const rename = (agent: Agent, name: string) => run(updateAgent, renamed(agent, name))
type Agent = ReturnType<typeof newAgent> extends Generator<unknown, infer A> ? A : never

/** The messages of an error and of all its causes. */
const said = (answer: PromiseSettledResult<unknown>) =>
  answer.status === 'rejected' ? `${answer.reason} ${(answer.reason as Error).cause}` : ''

const agentsOf = async (store: Store, ownerId: string) => (await store.read(countAgents, { ownerId }))[0]!.n
