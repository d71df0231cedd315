/** What is told of a result that is not as its quest demands. */
import { afterAll, expect, test } from '@jest/globals'
import type { Issue } from '../../src/core/errors.ts'
import { bounds, createJudge } from '../../src/core/schemas/judge.ts'

const judge = createJudge({ ...bounds, wallMs: 60_000, startMs: 60_000 })
afterAll(() => judge.close())

async function issuesOf(schema: object, data: unknown) {
  const answer = await judge.ask('acc_1', { schema: JSON.stringify(schema), data: JSON.stringify(data) })
  return (answer as { issues: Issue[] }).issues
}

test('each part that does not fit is pointed at, and told what it must be', async () => {
  const schema = {
    type: 'object',
    required: ['plan'],
    properties: { plan: {}, place: { enum: ['sea', 'hills', 3] }, kind: { const: 'trip' } },
    additionalProperties: false,
  }

  expect(await issuesOf(schema, { place: 'zoo', kind: 'visit', 'a/b': 1 })).toEqual([
    { pointer: '/plan', code: 'required', message: 'must be sent' },
    { pointer: '/a~1b', code: 'additionalProperties', message: 'is not known here' },
    { pointer: '/place', code: 'enum', message: 'must be one of sea, hills, 3' },
    { pointer: '/kind', code: 'const', message: 'must be trip' },
  ])
})

test('of very many or very long values that are allowed only so much is told', async () => {
  const [issue] = await issuesOf({ enum: Array.from({ length: 100 }, (_, i) => `${i} `.padEnd(1_000, 'x')) }, 'none')

  expect(issue!.message).toMatch(/^must be one of 0 x+, 1 x+, .*, …$/)
  expect(issue!.message.length).toBeLessThan(2_000)
})
