/** The schemas of tools/list, as clients and models read them: by their own rules, and with their own regex engines. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { RE2JS } from 're2js'
import { parse } from 'yaml'
import catalogue from '../../generated/tools.json' with { type: 'json' }
import { texts } from '../../scripts/contract/texts.ts'

// oxlint-disable-next-line no-explicit-any -- schemas, as they are listed
type Schema = any
type Tool = (typeof catalogue.tools)[number]
interface Note {
  takes: Schema
  answers: Schema
  examples: { arguments: object; result: object }[]
}

const { tools } = catalogue
const notes = catalogue.notes as unknown as Record<string, Note>
const foreign = createRequire(new URL('../programs/package.json', import.meta.url))
const { countTokens } = foreign('gpt-tokenizer/encoding/o200k_base') as { countTokens(text: string): number }

const mostBytes = 18_000
const mostTokens = 4_500

test('the whole list is small: hosts drop tools where lists are large', () => {
  const text = JSON.stringify({ tools })

  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(mostBytes)
  expect(countTokens(text)).toBeLessThanOrEqual(mostTokens)
})

/** Each schema inside of a schema, with its way from the top. */
function* within(schema: Schema, way = ''): Generator<[way: string, schema: Schema]> {
  yield [way, schema]
  for (const [name, one] of Object.entries(schema.properties ?? {})) yield* within(one, `${way}/${name}`)
  if (schema.items) yield* within(schema.items, `${way}/*`)
}

const sides = tools.flatMap(({ name, inputSchema, outputSchema }) => [
  [`${name} takes`, inputSchema as Schema, notes[name]!.takes] as const,
  [`${name} answers`, outputSchema as Schema, notes[name]!.answers] as const,
])

describe.each(sides)('%s', (what, listed, full) => {
  const shared = ['type', 'description', 'enum', 'minimum', 'maximum', 'maxItems', 'pattern', 'items']
  const all = [...shared, 'properties', 'required', 'additionalProperties']

  test('uses only keywords that all dialects share', () => {
    for (const [way, schema] of within(listed)) expect([way, Object.keys(schema).filter(key => !all.includes(key))]).toEqual([way, []])
  })

  test('has one type for each property, and a description for each argument', () => {
    for (const [name, schema] of Object.entries<Schema>(listed.properties)) {
      const isDescribed = !what.endsWith('takes') || /^\S.*\.$/.test(schema.description)
      expect([name, schema.type, isDescribed]).toEqual([name, expect.stringMatching(/^(object|array|string|integer|boolean)$/), true])
    }
  })

  test('has all properties of the full schema, and the same required ones', () => {
    expect(Object.keys(listed.properties)).toEqual(Object.keys(full.properties))
    expect(listed.required).toEqual(full.required)
  })

  test('accepts the examples', () => {
    const fits = new Ajv2020({ strict: true }).compile(listed)
    const [name, verb] = what.split(' ') as [string, string]

    for (const example of notes[name]!.examples)
      expect([fits(verb === 'takes' ? example.arguments : example.result), fits.errors]).toEqual([true, null])
    expect(fits({})).toBe(!listed.required)
  })
})

test.each(tools)('the words of $name have every bound and default, and every length of a free text', ({ name, inputSchema }) => {
  const { takes } = notes[name]!
  const resolved = (schema: Schema): Schema => {
    if (!schema.$ref) return schema
    const { $ref, ...own } = schema
    return { ...resolved(takes.$defs[$ref.split('/').at(-1)]), ...own }
  }
  for (const [property, given] of Object.entries<Schema>(takes.properties)) {
    const { minimum, maximum, minLength, maxLength, maxItems, default: fallback } = resolved(given)
    const { description, pattern } = (inputSchema.properties as Record<string, Schema>)[property]
    const lengths = pattern ? [] : [minLength > 1 ? minLength : undefined, maxLength]
    const told = [minimum, maximum, ...lengths, maxItems, fallback]
    for (const value of told.filter(one => one !== undefined)) expect(description).toMatch(new RegExp(`\\b${value}\\b`))
  }
})

/**
 * What those who run models demand of a tool, as they said on 2026-11-22. A request that breaks such a rule is refused as a whole,
 * so the agent loses all its tools.
 *
 * | Who | Where | What |
 * | --- | --- | --- |
 * | OpenAI | developers.openai.com: function calling | the name, 1,024 characters of description; `properties` at the root, no union there |
 * | OpenAI, strict | developers.openai.com: structured outputs, supported schemas | the keywords below, 10 levels; every object closed,
 * every property required. The host does the last two, and must leave a tool alone that takes an open object |
 * | Gemini | ai.google.dev: FunctionDeclaration, Schema | names of tools and parameters; single types; `properties` and `required` for
 * objects only; `items` for each array; enums of texts. `additionalProperties` is known to `parametersJsonSchema`, and hosts leave it out
 * of `parameters` |
 * | Anthropic | platform.claude.com: define tools; MCP connector | the names; no `$ref` at any depth; no union at the root; in patterns
 * neither references, nor look-around, nor `\b` |
 */
const strictKeywords =
  /^(type|description|enum|const|anyOf|properties|required|additionalProperties|items|pattern|format|multipleOf|(exclusive)?(Max|max|Min|min)imum|(max|min)Items)$/
const unions = ['anyOf', 'oneOf', 'allOf', 'not', 'enum']
const providers: Record<string, (tool: Tool, parts: [string, Schema][]) => unknown[]> = {
  OpenAI: ({ name, description, inputSchema }) => [
    /^[a-zA-Z0-9_-]{1,64}$/.test(`mcp__agent-quest__${name}`),
    description.length <= 1024,
    inputSchema.type === 'object' && 'properties' in inputSchema,
    unions.every(key => !(key in inputSchema)),
  ],
  'OpenAI, strict': (_, parts) => [
    ...parts.map(([way]) => way.split('/').length <= 10),
    ...parts.flatMap(([, schema]) => Object.keys(schema).map(key => strictKeywords.test(key))),
    // An open object must declare it. Otherwise the host closes it, and the model cannot add members.
    ...parts.map(([, schema]) => schema.type !== 'object' || 'additionalProperties' in schema),
  ],
  Gemini: ({ name }, parts) => [
    /^[a-zA-Z_][a-zA-Z0-9_.-]{0,63}$/.test(name),
    ...parts.flatMap(([, { type, properties, required = [], items, enum: values = [] }]) => [
      typeof type === 'string',
      type === 'object' || !(properties || required.length),
      required.every((one: string) => one in properties),
      type !== 'array' || items,
      values.every((value: unknown) => typeof value === 'string'),
      ...Object.keys(properties ?? {}).map(key => /^[a-zA-Z_][a-zA-Z0-9_]{0,63}$/.test(key)),
    ]),
  ],
  Anthropic: ({ name, inputSchema }, parts) => [
    /^[a-zA-Z0-9_-]{1,64}$/.test(name),
    inputSchema.type === 'object' && unions.every(key => !(key in inputSchema)),
    ...parts.flatMap(([, schema]) => [
      !('$ref' in schema) && !('$defs' in schema),
      !/\(\?|\\[1-9kbB]/.test(schema.pattern ?? ''),
      ...Object.keys(schema.properties ?? {}).map(key => /^[a-zA-Z0-9_.-]{1,64}$/.test(key)),
    ]),
  ],
}
const demands = Object.entries(providers).flatMap(([who, rules]) => tools.map(tool => [who, tool.name, tool, rules] as const))

test.each(demands)('%s takes %s', (_who, _name, tool, rules) => {
  const verdicts = rules(tool, [...within(tool.inputSchema)])

  expect(verdicts.length).toBeGreaterThan(2)
  expect(verdicts.map(Boolean)).toEqual(verdicts.map(() => true))
})

test('OpenAI’s own program makes strict functions of all tools but those that take an open object, and leaves these open', () => {
  const file = foreign.resolve('@openai/agents-core').replace(/index\.m?js$/, 'utils/strictToolSchema.js')
  const converter = foreign(file) as {
    assertOpenAIStrictToolSchemaPreservesOpenObjects(schema: Schema): void
    prepareOpenAIStrictToolSchema(schema: Schema): { schema: Schema }
  }
  const strict = tools.filter(({ inputSchema }) => {
    try {
      converter.assertOpenAIStrictToolSchemaPreservesOpenObjects(inputSchema)
    } catch {
      return false
    }
    const { schema } = converter.prepareOpenAIStrictToolSchema(structuredClone(inputSchema))
    return schema.additionalProperties === false && schema.required.length === Object.keys(inputSchema.properties).length
  })

  const open = tools.filter(tool => !strict.includes(tool)).map(({ name }) => name)
  expect(open).toEqual(['submit_result', 'request_approval'])
})

const patterns = [
  ...new Set(sides.flatMap(([, listed]) => [...within(listed)].flatMap(([, { pattern }]) => (pattern ? [pattern as string] : [])))),
]
/** Nothing that ends in a line feed: only there does Python's `$` differ, and the server refuses it. */
const samples = [
  '',
  'a',
  'a-b',
  '-a',
  'a-',
  'A',
  'a b',
  ' a',
  'a_b',
  'ä',
  '🙂',
  'a🙂',
  'b\u0000',
  `apr_${'0'.repeat(26)}`,
  `apr_${'u'.repeat(26)}`,
]

test('every pattern matches some samples and not others', () => {
  expect(patterns.length).toBeGreaterThan(1)
  for (const pattern of patterns) expect(new Set(samples.map(sample => new RegExp(pattern, 'u').test(sample))).size).toBe(2)
})

test.each(patterns)('%s means the same with and without the u flag, and to a linear engine', pattern => {
  const linear = RE2JS.compile(pattern)
  for (const sample of samples) {
    const meant = new RegExp(pattern, 'u').test(sample)
    expect([sample, new RegExp(pattern).test(sample), linear.matcher(sample).find()]).toEqual([sample, meant, meant])
  }
})

describe('openapi.yaml', () => {
  const schemas: Schema[] = []
  parse(readFileSync('generated/openapi.yaml', 'utf8'), (_, value: Schema) => {
    if (typeof value?.pattern === 'string') schemas.push(value)
    return value
  })
  const words = [
    'Scout',
    'Ärger 🙂',
    'a\u200Db',
    ' a',
    'a ',
    'a\u3000',
    '\u200Ba',
    'a\u202Eb',
    'two\nlines',
    'a\tb',
    'a\u0007b',
    'a\u00AD',
    '\u3164',
    '\u2800 \u115F',
    'a\u3164',
    '🇩🇪',
  ]
  /** Every agent reads the patterns, so they are short. The server refuses these. */
  const leftToServer: Record<string, string[]> = {
    line: ['a\u00AD', '\u3164', '\u2800 \u115F'],
    tag: ['a\u200Db', 'a\u3000', '\u200Ba', 'a\u202Eb', 'a\u00AD', '\u3164', 'a\u3164', '🇩🇪'],
  }
  const others = [...samples, ...words, 'https://example.com', '"v1"', '"v1", W/"v2"', '*']

  test('its patterns mean the same with and without the u flag, and to a linear engine', () => {
    const found = new Set(schemas.map(({ pattern }) => pattern as string))

    expect(found.size).toBeGreaterThan(20)
    for (const pattern of found) {
      expect(pattern).not.toMatch(/\\[pPu]|\(\?/)
      const linear = RE2JS.compile(pattern)
      for (const text of others) {
        const meant = new RegExp(pattern, 'u').test(text)
        expect([pattern, text, new RegExp(pattern).test(text), linear.matcher(text).find()]).toEqual([pattern, text, meant, meant])
      }
    }
  })

  const ends = String.raw`[^\u0000-\u0020\u007F-\u00A0\u1680\u2000-\u200F\u2028-\u202F\u205F-\u206F\u3000\uFEFF]`
  const borders = String.raw`[^\u0000-\u002F\u003A-\u0060\u007B-\u00A9]`
  test.each([
    ['line', String.raw`^${ends}([^\u0000-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]*${ends})?$`],
    ['text', String.raw`^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u202A-\u202E\u2066-\u2069]*$`],
    ['tag', String.raw`^${borders}([^\u0000-\u002C\u002E\u002F\u003A-\u0060\u007B-\u00A9]*${borders})?$`],
    ['words', String.raw`^[^\u0000-\u001F\u007F-\u009F]+$`],
  ])('its pattern for %s means of every character what it would with the escapes of JavaScript', (kind, escaped) => {
    const [own, meant] = [new RegExp(texts[kind]!.published), new RegExp(escaped)]
    const signs = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code))
    const differ = signs.flatMap(sign => [sign, `${sign}a`, `a${sign}`, `a${sign}a`]).filter(text => own.test(text) !== meant.test(text))

    expect(differ).toEqual([])
  })

  test.each(Object.entries(texts))(
    'its pattern for %s takes what the server takes, and refuses what people send by mistake',
    (kind, rule) => {
      const found = new Set(schemas.filter(schema => schema['x-text'] === kind).map(({ pattern }) => pattern as string))
      const [pattern] = found

      expect(found.size).toBe(1)
      const taken = words.filter(text => new RegExp(rule.pattern, 'u').test(text))
      const shown = words.filter(text => new RegExp(pattern!).test(text))
      expect(shown).toEqual(expect.arrayContaining(taken))
      expect(shown.filter(text => !taken.includes(text))).toEqual(leftToServer[kind] ?? [])
    },
  )
})

const python = (code: string, given: unknown) => {
  const { stdout, stderr, status } = spawnSync('python3', ['-W', 'ignore', '-c', code], { input: JSON.stringify(given), encoding: 'utf8' })
  return status === 0 ? (JSON.parse(stdout) as unknown) : stderr
}
const hasPython = python('import jsonschema; print(1)', '') === 1
const suite = hasPython ? describe : describe.skip

suite(`Python${hasPython ? '' : ' (skipped: there is no python3 with the module jsonschema here)'}`, () => {
  test('matches each pattern as JavaScript does', () => {
    const code =
      'import json, re, sys; patterns, texts = json.load(sys.stdin); print(json.dumps([[bool(re.search(p, t)) for t in texts] for p in patterns]))'

    expect(python(code, [patterns, samples])).toEqual(patterns.map(pattern => samples.map(text => new RegExp(pattern, 'u').test(text))))
  })

  /** As the Python SDK does with each result: `jsonschema.validate(result.structuredContent, tool.outputSchema)`. */
  test('accepts each recorded result and each example’s arguments, and refuses others', () => {
    const recorded = (name: string): object =>
      JSON.parse(readFileSync(new URL(`golden/${name}.json`, import.meta.url), 'utf8')).good as object
    const cases: [what: string, schema: Schema, value: object][] = []
    for (const { name, inputSchema, outputSchema } of tools) {
      const [first] = (outputSchema as Schema).required
      const [example] = notes[name]!.examples
      cases.push(
        [`${name} answers`, outputSchema, recorded(name)],
        [`${name} answers, without ${first}`, outputSchema, { ...recorded(name), [first]: undefined }],
        [`${name} takes`, inputSchema, example!.arguments],
        [`${name} takes, with more`, inputSchema, { ...example!.arguments, more: 1 }],
      )
    }
    const code = `
import json, sys
from jsonschema import Draft202012Validator
verdicts = []
for what, schema, value in json.load(sys.stdin):
    Draft202012Validator.check_schema(schema)
    verdicts.append([what, Draft202012Validator(schema).is_valid(value)])
print(json.dumps(verdicts))`

    expect(python(code, cases)).toEqual(cases.map(([what]) => [what, !what.includes(', with')]))
  })
})
