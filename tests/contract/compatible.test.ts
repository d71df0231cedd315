/** The contract of the last release, and what a later one may differ in. */
import { expect, test } from '@jest/globals'
import document from '../../generated/openapi.json' with { type: 'json' }
import { changelogOf, judge, linesOf, misrecorded } from '../../scripts/compatible.ts'
import { differences, type Contract } from '../../scripts/contract/differences.ts'
import { fingerprint, type Versions } from '../../scripts/contract/versions.ts'
import { operations } from '../support/contract.ts'

// oxlint-disable-next-line no-explicit-any -- a test changes the contract anywhere
type Json = any
const released = document as unknown as Contract
/** The contract with one change. */
function changed(change: (contract: Json) => unknown) {
  const contract = structuredClone(document) as Json
  change(contract)
  return contract as Contract
}
const schemas = (contract: Json) => contract.components.schemas
const answer = (contract: Json, path: string, method: string, status: number) => contract.paths[path][method].responses[status]
const kindsOf = (change: (contract: Json) => unknown) =>
  differences(released, changed(change)).map(({ kind, name, what }) => `${kind} ${name}: ${what}`)

const reads = operations
  .filter(({ security }) => security === undefined)
  .map(({ operationId }) => operationId)
  .toSorted()

test('nothing differs from itself', () => {
  expect(
    differences(
      released,
      changed(() => undefined),
    ),
  ).toEqual([])
})

test.each<[what: string, change: (contract: Json) => unknown, found: string[]]>([
  [
    'an operation that is gone',
    c => delete c.paths['/agents/{id}/heartbeat'],
    ['breaking getAgentHeartbeat: GET /agents/{id}/heartbeat was removed'],
  ],
  ['an operation with another name', c => (c.paths['/me'].get.operationId = 'getMyself'), ['breaking getMe: is getMyself now']],
  ['a field of an answer that is gone', c => delete schemas(c).Agent.properties.points, ['breaking Agent: points was removed']],
  ['a field of an answer that may be missing', c => schemas(c).Agent.required.shift(), ['breaking Agent: id may be missing now']],
  [
    'a field of another type',
    c => (schemas(c).Agent.properties.points.type = 'string'),
    ['breaking Agent: points has the new type "string"', 'breaking Agent: points lost the type "integer"'],
  ],
  ['a body that needs another field', c => schemas(c).NewAgent.required.push('handle'), ['breaking NewAgent: handle must be sent now']],
  [
    'a new field that must be sent',
    c => ((schemas(c).NewAgent.properties.mood = { type: 'string' }), schemas(c).NewAgent.required.push('mood')),
    ['breaking NewAgent: mood is new and must be sent'],
  ],
  [
    'a shorter text in a body',
    c => (schemas(c).Description.maxLength = 3),
    ['addition Description: has another maxLength', 'breaking Description: has another maxLength'],
  ],
  ['a filter with fewer values', c => schemas(c).AgentStatus.enum.pop(), ['breaking AgentStatus: lost the value "archived"']],
  [
    'a closed enum of an answer with another value',
    c => schemas(c).AgentStatus.enum.push('gone'),
    ['addition AgentStatus: has the new value "gone"', 'breaking AgentStatus: has the new value "gone"'],
  ],
  [
    'an operation that fewer may use',
    c => Object.assign(c.paths['/agents'].get['x-permission'], { role: 'author', scopes: ['log'], fresh_proof: true }),
    [
      'addition listAgents: is open to the scope log now',
      'breaking listAgents: is not open to the scope agents any more',
      'breaking listAgents: is not open to the scope read any more',
      'breaking listAgents: may ask for a fresh proof now',
      'breaking listAgents: needs the role author now',
    ],
  ],
  [
    'another form of what is sent',
    c => {
      schemas(c).PaperChannel = { type: 'object' }
      schemas(c).NewChannel.oneOf.push({ $ref: '#/components/schemas/PaperChannel' })
      schemas(c).NewChannel.discriminator.mapping.paper = '#/components/schemas/PaperChannel'
    },
    ['addition NewChannel: has the new oneOf PaperChannel'],
  ],
  ['a form that is gone', c => delete schemas(c).NewChannel.discriminator.mapping.push, ['breaking NewChannel: lost the form for push']],
  [
    'a header that is gone',
    c => delete answer(c, '/agents', 'post', 201).headers.Location,
    ['breaking createAgent: 201 › Location was removed'],
  ],
  [
    'another status',
    c => {
      const { responses } = c.paths['/agents'].post
      responses[200] = responses[201]
      delete responses[201]
    },
    ['breaking createAgent: 200 is new', 'breaking createAgent: 201 was removed'],
  ],
  ['a parameter that is gone', c => c.paths['/agents'].get.parameters.shift(), ['breaking listAgents: query limit was removed']],
  [
    'a parameter that must be sent',
    c => c.paths['/agents'].get.parameters.push({ name: 'mood', in: 'query', required: true, schema: { type: 'string' } }),
    ['breaking listAgents: query mood is new'],
  ],
  ['a way to sign in that is gone', c => c.security.pop(), reads.map(id => `breaking ${id}: no longer accepts sessionCookie`)],
  [
    'another form of a member that nobody knows',
    c => (schemas(c).Agent.properties.points.contentEncoding = 'base64'),
    ['breaking Agent: points has another contentEncoding'],
  ],
  ['a webhook without a field', c => delete schemas(c).Notice.properties.timestamp, ['breaking Notice: timestamp was removed']],
  ['another sentence', c => (c.paths['/me'].get.description = 'Other words.'), ['words getMe: has another description']],
  ['a new field of an answer', c => (schemas(c).Agent.properties.mood = { type: 'string' }), ['addition Agent: mood is new']],
  ['a new field that may be sent', c => (schemas(c).NewAgent.properties.mood = { type: 'string' }), ['addition NewAgent: mood is new']],
  [
    'a new operation',
    c => (c.paths['/moods'] = { get: { ...c.paths['/me'].get, operationId: 'listMoods' } }),
    ['addition listMoods: GET /moods is new'],
  ],
  [
    'an enum that may grow with another value',
    c => schemas(c).ProblemCode.enum.push('too_early'),
    ['addition ProblemCode: has the new value "too_early"'],
  ],
  [
    'an enum that may grow and may be null, with another value',
    c => schemas(c).ByRule.enum.push('mood'),
    ['addition ByRule: has the new value "mood"'],
  ],
  [
    'an enum that may grow now',
    c => (schemas(c).Agent.properties.status['x-may-grow'] = true),
    ['breaking Agent: status may get more values now'],
  ],
  [
    'an enum that no longer grows',
    c => delete schemas(c).Account.properties.role['x-may-grow'],
    ['addition Account: role is complete now'],
  ],
  ['a new refusal', c => (c.paths['/me'].get.responses[409] = answer(c, '/agents', 'post', 409)), ['addition getMe: 409 is new']],
])('%s', (_, change, found) => {
  expect(kindsOf(change).toSorted()).toEqual(found)
})

const broken = changed(c => delete schemas(c).Agent.properties.points)
test.each<[what: string, last: string | undefined, version: string, contract: Contract, news: string, wrong: RegExp[]]>([
  ['before 1.0.0 nothing is released', undefined, '0.9.0', released, '', []],
  ['from then on there is a release', undefined, '1.0.0-rc.1', released, '', [/no contract of a release/]],
  [
    'what breaks clients needs a major version and a line',
    '1.0.0',
    '1.1.0',
    broken,
    '## 1.1.0\n\n## 1.0.0\n- Agent\n',
    [/new major version/, /does not name Agent/],
  ],
  ['a major version that says so is right', '1.0.0', '2.0.0', broken, '## 2.0.0\n- `Agent` has no points.\n\n## 1.0.0\n', []],
  ['an addition needs nothing', '1.0.0', '1.1.0', changed(c => (schemas(c).Agent.properties.mood = {})), '', []],
  ['the next candidate may break, if it says so', '1.0.0-rc.1', '1.0.0-rc.2', broken, '- `Agent` has no points.\n## 1.0.0-rc.1\n', []],
  [
    'the release may not break the last candidate',
    '1.0.0-rc.1',
    '1.0.0',
    broken,
    '- `Agent` has no points.\n## 1.0.0-rc.1\n',
    [/another candidate before the release/],
  ],
  ['a changelog without the last release says nothing', '1.0.0', '2.0.0', broken, '- `Agent` has no points.', [/no line that is only/]],
])('%s', (_, last, version, contract, changelog, wrong) => {
  const found = judge(last === undefined ? undefined : { version: last, contract: released }, { version, contract, changelog })

  expect(found.wrong).toEqual(wrong.map(words => expect.stringMatching(words)))
})

test('what only redocly finds is breaking too', () => {
  const other = { kind: 'breaking' as const, name: 'getMe', what: 'It is worse.' }

  const { wrong } = judge({ version: '1.0.0', contract: released }, { version: '2.0.0', contract: released, changelog: '## 1.0.0\n' }, [
    other,
  ])

  expect(wrong).toEqual(['CHANGELOG.md does not name getMe: It is worse.'])
})

const plain = { contract: 'c', tables: 't' }
const record: Versions = { '1.0.0': { ...plain, released: fingerprint('as released') }, '1.1.0': plain }
test.each<[what: string, kept: Parameters<typeof misrecorded>[0], versions: Versions, wrong: RegExp[]]>([
  ['nothing was released', undefined, { '0.1.0': plain }, []],
  ['the file that was released', { version: '1.0.0', text: 'as released' }, record, []],
  ['a file that was rewritten', { version: '1.0.0', text: 'as released ' }, record, [/is not what was released/]],
  ['a file with another name', { version: '1.1.0', text: 'as released' }, record, [/1\.0\.0 was released last, but .* has 1\.1\.0/]],
  ['a file that is gone', undefined, record, [/1\.0\.0 was released last, but .* has nothing/]],
  ['a file without a record', { version: '1.0.0', text: 'as released' }, { '1.0.0': plain }, [/nothing was released last/]],
])('the record of a release: %s', (_, kept, versions, wrong) => {
  expect(misrecorded(kept, versions)).toEqual(wrong.map(words => expect.stringMatching(words)))
})

test('a release tells in the changelog what differs from the one before', () => {
  const lines = linesOf([
    { kind: 'addition', name: 'Agent', what: 'mood is new' },
    { kind: 'breaking', name: 'Agent', what: 'points was removed' },
    { kind: 'words', name: 'getMe', what: 'has another description' },
    { kind: 'addition', name: 'Agent', what: 'temper is new' },
  ])

  expect(lines).toEqual(['- `Agent` mood is new; temper is new', '- **breaks clients:** `Agent` points was removed'])
  const told = `\n\n### The contract since 1.0.0\n\n${lines.join('\n')}\n`
  expect(changelogOf('1.1.0', '# Log\n\n## 1.1.0\n\n- News.\n\n## 1.0.0\n', '1.0.0', lines)).toBe(
    `# Log\n\n## 1.1.0\n\n- News.${told}\n## 1.0.0\n`,
  )
  expect(changelogOf('1.1.0', '## 1.1.0\n', '1.0.0', lines)).toBe(`## 1.1.0${told}`)
  expect(changelogOf('1.1.0', '## 1.1.0\n', '1.0.0', [])).toBe('## 1.1.0\n')
})
