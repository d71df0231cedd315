/** gate.yaml: a fault names its line, and secrets come from the environment. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import schema from '../../spec/gate.schema.json' with { type: 'json' }
import { readSettings } from '../../src/gate/settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'quest-gate-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const given = { AQS_KEY: 'aqs_agent_secret', SHOP_TOKEN: 'tok_1' }
const read = (text: string) => {
  const file = join(folder, 'gate.yaml')
  writeFileSync(file, text)
  return readSettings(file, given)
}
const head = 'service: https://quests.example.com/mcp\nkey: ${AQS_KEY}\n'

test('what is left out has its default, and the environment fills in values', () => {
  const settings = read(
    `${head}servers:\n  shop:\n    url: https://shop.example.com/mcp\n    headers: { Authorization: 'Bearer \${SHOP_TOKEN}' }\n`,
  )

  expect(settings).toMatchObject({
    key: 'aqs_agent_secret',
    wait_seconds: 50,
    report_within_minutes: 60,
    rules: [],
    run: { category: 'other', environment: [] },
    servers: { shop: { headers: { Authorization: 'Bearer tok_1' }, trusted: false } },
  })
})

test.each([
  ['a name that nobody knows', `${head}waits: 3\n`, ':3: The file has no member "waits".'],
  ['a value out of bounds', `${head}\nwait_seconds: 9999\n`, ':4: wait_seconds must be <= 3600.'],
  ['a server without a way to it', `${head}servers:\n  shop:\n    trusted: true\n`, ':4: servers.shop needs either "command" or "url".'],
  [
    'a verdict that there is not',
    `${head}rules:\n  - { tool: a, do: allow }\n  - tool: b\n    do: maybe\n`,
    ':6: rules.1.do must be one of allow, ask, block.',
  ],
  [
    'a variable that is not set',
    `${head}servers:\n  shop:\n    url: https://x.example\n    headers:\n      X: \${NOT_SET}\n`,
    ':7: NOT_SET is not set in the environment.',
  ],
  ['no YAML', `${head}rules: [\n`, ':4: Flow sequence in block collection'],
  ['the same member twice', `${head}key: \${AQS_KEY}\n`, ':3: Map keys must be unique'],
  ['a service without encryption', 'service: http://quests.example.com/mcp\nkey: ${AQS_KEY}\n', ':1: service must match pattern'],
  ['no key', 'service: https://quests.example.com/mcp\n', ':1: The file needs "key".'],
  ["another program's secret as the key", 'service: https://quests.example.com/mcp\nkey: ${SHOP_TOKEN}\n', ':2: key must match pattern'],
])('%s is refused, with its line', (_what, text, message) => {
  expect(() => read(text)).toThrow(message)
})

test('a secret is in no message', () => {
  for (const text of [`${head}waits: \${SHOP_TOKEN}\n`, 'service: https://quests.example.com/mcp\nkey: ${SHOP_TOKEN}\n'])
    expect(() => read(text)).toThrow(expect.not.stringContaining('tok_1'))
})

test('a file that is not there says what writes one', () => {
  expect(() => readSettings(join(folder, 'none.yaml'), given)).toThrow(/cannot be read: ENOENT. agent-quest-gate init writes one.$/)
})

test('the schema of the file is a schema', () => {
  const ajv = new Ajv2020()

  expect([ajv.validateSchema(schema), ajv.errors]).toEqual([true, null])
})
