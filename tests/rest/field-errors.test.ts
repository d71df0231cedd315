/** Each wrong field of a request is in `errors` once, with the rule that helps most. The client of the tests checks it for every answer. */
import { expect, test } from '@jest/globals'
import type { Schemas } from '../support/client.ts'
import { onEachStore } from '../support/world.ts'

onEachStore('the errors of a request', open => {
  const external = (category: string, rule: object) => ({ name: 'Scout', policy: { external: { [category]: rule } } })

  test.each<[what: string, path: string, body: unknown, errors: [pointer: string, message: string][]]>([
    ['an empty name', '/v1/agents', { name: '' }, [['/name', 'must not be empty']]],
    [
      'a handle that is too short and has a wrong sign',
      '/v1/agents',
      { name: 'Scout', handle: '!' },
      [['/handle', 'must be 3 to 32 lower-case letters and digits, with single hyphens between them']],
    ],
    [
      'several fields, one of them unknown',
      '/v1/agents',
      { name: '', colour: 'red' },
      [
        ['/colour', 'is not a known field'],
        ['/name', 'must not be empty'],
      ],
    ],
    [
      'an inexact amount for a category without amounts',
      '/v1/agents',
      external('contact', { rule: 'allow', per_hour: 1, amount_per_day: 1.23456 }),
      [['/policy/external/contact/amount_per_day', 'is only for spending']],
    ],
  ])('%s', async (_what, path, body, expected) => {
    const world = await open()
    const ada = await world.human()

    const { body: problem } = await ada.post<Schemas['Problem']>(path, body)

    expect(problem.errors.map(({ pointer, message }) => [pointer, message])).toEqual(expected)
  })

  test('a parameter that is sent twice and is wrong', async () => {
    const world = await open()
    const ada = await world.human()

    const { body: problem } = await ada.get<Schemas['Problem']>('/v1/agents?limit=x&limit=y')

    expect(problem.errors).toEqual([{ in: 'query', pointer: '/limit', code: 'type', message: 'must be sent only once' }])
  })
})
