/** The library for people who write agents: a function acts only after a human's yes to its arguments, and once for each yes. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose'
import { Blocked, Failed, NotDone, withApproval, type Options } from '../../src/gate/client.ts'
import { agentIn } from '../mcp/support.ts'
import type { Schemas } from '../support/client.ts'
import { soon } from '../support/soon.ts'
import { onOneStore } from '../support/world.ts'
import { stateFolder } from './support.ts'

type Approval = Schemas['Approval']
interface Payment {
  to: string
  amount: number
  memo?: string
  card?: string
}
const toAda: Payment = { to: 'ada@example.com', amount: 12.5 }

onOneStore('a function with approval', open => {
  /** A function that pays, and what it has paid. */
  const place = async (act: (payment: Payment, signal: AbortSignal) => unknown = () => 'Paid.', more: Partial<Options<Payment>> = {}) => {
    const world = await open({ env: { AQS_MCP_BURST: '1000' } })
    const { owner, secret } = await agentIn(world)
    const paid: Payment[] = []
    const options: Options<Payment> = {
      service: `${world.url}/mcp`,
      key: secret,
      program: 'billing',
      name: 'pay',
      category: 'spend',
      title: 'Pay {/to}',
      amount: { value: '/amount', currency: 'EUR' },
      waitSeconds: 0,
      state: stateFolder(),
      ...more,
    }
    /** As a program does when it starts. */
    const start = (changed: Partial<Options<Payment>> = {}) =>
      withApproval(
        async (payment: Payment, signal) => {
          paid.push(payment)
          return act(payment, signal)
        },
        { ...options, ...changed },
      )
    const all = async () => (await owner.get<{ items: Approval[] }>('/v1/approvals')).body.items
    const read = async () => {
      const [{ id }] = (await all()) as [Approval]
      return (await owner.get<Approval>(`/v1/approvals/${id}`)).body
    }
    const decide = async (how: 'approve' | 'deny', body: object = {}) =>
      expect((await owner.post(`/v1/approvals/${(await read()).id}/${how}`, body)).status).toBe(200)
    const ask = async (text: string) => owner.post(`/v1/approvals/${(await read()).id}/questions`, { text })
    const answered = () => soon(async () => expect((await read()).thread).toHaveLength(2))
    const pay = start()
    /** Asks, and has the human approve it. */
    const approved = async (payment = toAda, body?: object) => {
      await expect(pay(payment)).rejects.toMatchObject({ isWaiting: true })
      await decide('approve', body)
    }
    return { world, paid, options, start, pay, all, read, decide, ask, answered, approved }
  }

  test('acts once after a yes, and asks again for the next time', async () => {
    const { pay, paid, approved, read, all } = await place()
    await approved()

    const result = await pay(toAda)
    const { title, permit, arguments: shown } = await read()

    expect(result).toBe('Paid.')
    expect([title, permit]).toEqual(['Pay ada@example.com', 'done'])
    expect(shown).toMatchObject({
      amount: { value: '12.5', currency: 'EUR' },
      details: { program: 'billing', function: 'pay', to: toAda.to },
    })
    await expect(pay(toAda)).rejects.toMatchObject({ message: expect.stringMatching(/^Waiting for your human: http/), isWaiting: true })
    expect([paid, (await all()).length]).toEqual([[toAda], 2])
  })

  test.each(['waits for the answer', 'decides before it comes'])('answers a question of its human, who %s', async how => {
    const { start, all, decide, ask, answered, paid } = await place()
    const asked = Promise.withResolvers<string>()
    const reply = Promise.withResolvers<string>()
    const paying = start({ waitSeconds: 60 })(toAda, {
      onQuestion: question => {
        asked.resolve(question)
        return reply.promise
      },
    })
    await soon(async () => expect(await all()).toHaveLength(1))
    await ask('Who is Ada?')
    const question = await asked.promise
    if (how === 'decides before it comes') await decide('approve')
    reply.resolve('The printer.')
    if (how === 'waits for the answer') {
      await answered()
      await decide('approve')
    }

    expect([question, await paying, paid]).toEqual(['Who is Ada?', 'Paid.', [toAda]])
  })

  test('gets a signed permit for the party that checks it, of what the human allowed', async () => {
    const permits: (string | undefined)[] = []
    const { world, options, decide } = await place()
    const act = async (_: Payment, _signal: AbortSignal, permit?: string) => void permits.push(permit)
    const buy = withApproval(act, { ...options, audience: 'https://shop.example' })
    await expect(buy(toAda)).rejects.toMatchObject({ isWaiting: true })
    await decide('approve', { changes: { amount: { value: '10', currency: 'EUR' } } })
    await buy(toAda)

    const { body } = await world.call<JSONWebKeySet>('GET', '/.well-known/jwks.json')
    const currentDate = new Date(world.clock.now)
    const { payload } = await jwtVerify(permits[0]!, createLocalJWKSet(body), { audience: 'https://shop.example', currentDate })
    expect(payload).toMatchObject({ amount: { value: '10', currency: 'EUR' }, by: 'human' })
    expect(permits).toHaveLength(1)
  })

  test('acts once if 16 equal calls are made at the same time', async () => {
    const { start, paid, decide, all, read } = await place()
    const { promise: asked, resolve: onWaiting } = Promise.withResolvers<unknown>()
    const workers = Array.from({ length: 16 }, () => start({ waitSeconds: 50 }))

    const calls = Promise.allSettled(workers.map(pay => pay(toAda, { onWaiting })))
    await asked
    await decide('approve')
    const came = await calls

    expect(came.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(came.flatMap(one => (one.status === 'rejected' ? [one.reason instanceof Blocked] : []))).toEqual(
      Array.from({ length: 15 }, () => true),
    )
    expect([paid, (await all()).length, (await read()).permit]).toEqual([[toAda], 1, 'done'])
  })

  test('does nothing after a no', async () => {
    const { pay, paid, decide } = await place()
    await expect(pay(toAda)).rejects.toThrow(Blocked)
    await decide('deny', { note: 'Too much' })

    await expect(pay(toAda)).rejects.toMatchObject({ message: expect.stringMatching(/said no.*"Too much"/), isWaiting: false })
    expect(paid).toEqual([])
  })

  test('acts with the arguments that its human has edited', async () => {
    const { pay, paid, approved } = await place()
    await approved({ ...toAda, memo: 'May' }, { changes: { amount: { value: '10.00', currency: 'EUR' }, details: { memo: 'June' } } })

    await pay({ ...toAda, memo: 'May' })

    expect(paid).toEqual([{ ...toAda, amount: 10, memo: 'June' }])
  })

  test.each([
    [
      'throws',
      () => {
        throw new Error('memo is too old.')
      },
    ],
    ['rejects', () => Promise.reject(new Error('memo is too old.'))],
  ])('does nothing if its human has edited the arguments so that the check %s', async (_how, check) => {
    const { pay, paid, approved, read } = await place(undefined, { check })
    await approved({ ...toAda, memo: 'May' }, { changes: { details: { memo: 'June' } } })

    await expect(pay({ ...toAda, memo: 'May' })).rejects.toThrow('they do not fit any more: memo is too old. The call was not made.')
    expect([paid, (await read()).permit]).toEqual([[], 'not_done'])
  })

  test('does not check what its human has not edited', async () => {
    const { pay, paid, approved } = await place(undefined, {
      check: () => {
        throw new Error('old')
      },
    })
    await approved()

    await pay(toAda)

    expect(paid).toEqual([toAda])
  })

  test('goes on with the same request after a restart', async () => {
    const { start, paid, all, decide } = await place()
    const dropped = new AbortController()
    const { signal } = dropped
    await expect(start({ waitSeconds: 50 })(toAda, { signal, onWaiting: () => dropped.abort(new Error('stopped')) })).rejects.toThrow(
      'stopped',
    )
    const before = await all()
    await decide('approve')

    const result = await start()({ amount: toAda.amount, to: toAda.to }, { reason: 'It is still due.' })

    expect([result, paid, before.length]).toEqual(['Paid.', [toAda], 1])
    expect((await all()).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  })

  test('is in doubt after an error of the function, and does not act again', async () => {
    const { pay, paid, approved, read } = await place(() => {
      throw new RangeError('The bank hung up on 4111 1111')
    })
    await approved()

    await expect(pay(toAda)).rejects.toThrow(RangeError)
    const { permit } = await read()

    await expect(pay(toAda)).rejects.toThrow('it was not made again')
    expect([permit, paid.length]).toEqual(['in_doubt', 1])
  })

  test.each([
    ['not_done', NotDone],
    ['failed', Failed],
  ])('reports %s if the function says so', async (outcome, Thrown) => {
    const { pay, approved, read } = await place(() => {
      throw new Thrown('No such account')
    })
    await approved()

    await expect(pay(toAda)).rejects.toThrow(Thrown)
    expect((await read()).permit).toBe(outcome)
  })

  test('says nothing about itself with a "no" that comes from another function inside it', async () => {
    const { pay, approved, read } = await place(() => {
      throw new Blocked('Your human said no')
    })
    await approved()

    await expect(pay(toAda)).rejects.toThrow(Blocked)
    expect((await read()).permit).toBe('in_doubt')
  })

  test('does nothing if nobody can be asked', async () => {
    const { start, paid } = await place()

    await expect(start({ service: 'http://127.0.0.1:1/mcp' })(toAda)).rejects.toThrow(/nobody can be asked/)
    await expect(start({ key: 'aqs_agent_nobody' })(toAda)).rejects.toThrow(/does not know the key/)
    expect(paid).toEqual([])
  })

  test('does nothing if it is ended while it waits, and leaves the yes for another call', async () => {
    const { start, paid, read, decide } = await place()
    const end = new AbortController()
    const { signal } = end

    await expect(start({ waitSeconds: 50 })(toAda, { signal, onWaiting: () => end.abort(new Error('enough')) })).rejects.toThrow('enough')
    await decide('approve')
    await expect(start()(toAda, { signal })).rejects.toThrow('enough')

    expect([paid, (await read()).permit]).toEqual([[], 'ready'])
  })

  test('passes the signal on to the function, and believes the function', async () => {
    const end = new AbortController()
    const { pay, approved, read } = await place((_payment, signal) => {
      end.abort()
      return `Paid, ${signal.aborted}.`
    })
    await approved()

    expect(await pay(toAda, { signal: end.signal })).toBe('Paid, true.')
    expect((await read()).permit).toBe('done')
  })

  test('tells the service nothing that is hidden, and acts with it', async () => {
    const { pay, paid, approved, read, world, options } = await place(
      ({ card }) => {
        throw new Error(`${card} was refused`)
      },
      { hide: ['/card'], title: 'Pay {/to} with {/card}' },
    )
    const payment = { ...toAda, card: '4111 1111' }
    await approved(payment)

    await expect(pay(payment)).rejects.toThrow('4111 1111 was refused')

    expect(paid).toEqual([payment])
    expect(JSON.stringify([await read(), world.log])).not.toContain('4111')
    expect(filesIn(options.state!)).not.toContain('4111')
  })

  test('asks about nothing that a human cannot see as it is', async () => {
    const { pay, paid, all } = await place()
    const odd = [new Date(), new Map(), 1n, Number.NaN, () => {}, { at: new Date() }]

    for (const memo of odd) await expect(pay({ ...toAda, memo } as never)).rejects.toThrow(/is not JSON\. The call was not made/)
    await expect(pay([toAda] as never)).rejects.toThrow('The arguments must be one object')
    await expect(pay({ ...toAda, memo: 'x'.repeat(40_000) })).rejects.toThrow(Blocked)
    await expect(pay({ ...toAda, memo: 'x'.repeat(300_000) })).rejects.toThrow('too long')
    expect([paid, await all()]).toEqual([[], []])
  })

  test('sends its key only over https, or within this machine', async () => {
    const { start } = await place()

    expect(() => start({ service: 'http://quests.example.com/mcp' })).toThrow(/^service must match/)
    expect(() => start({ key: '' })).toThrow(/^key must match/)
  })
})

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')
