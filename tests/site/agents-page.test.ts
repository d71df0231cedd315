import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import type { ValidateFunction } from 'ajv'
import { clients } from '../../generated/clients.ts'
import * as inputs from '../../generated/tool-inputs.js'
import * as outputs from '../../generated/tool-outputs.js'
import spec from '../../generated/tools.json' with { type: 'json' }
import { agentsPage } from '../../src/site/agents-page.ts'
import { fieldsOf, type Schema } from '../../src/site/fields.ts'

const page = agentsPage({ publicUrl: 'http://quests.test', protocolVersions: ['2026-07-28', '2025-11-25'] })
const text = plain(page)
interface Note {
  errors: string[]
  examples: { arguments: object; result: object }[]
  takes: Schema
  answers: Schema
}
const notes = Object.entries(spec.notes as Record<string, object> as Record<string, Note>)
const examples = notes.flatMap(([name, { examples }]) => examples.map((example, i) => [name, i, example] as const))

test('every tool is there with its title, description, arguments, result and errors', () => {
  for (const [i, { name, title, description }] of spec.tools.entries()) {
    const [, { takes, answers }] = notes[i]!
    expect(page).toContain(`<section id="${name}"`)
    expect(text).toContain(title)
    expect(text).toContain(description.replaceAll('`', ''))
    for (const field of [...fieldsOf(takes), ...fieldsOf(answers)]) expect(text).toContain(field.name)
  }
  for (const [code, hint] of Object.entries(spec.errors)) {
    expect(page).toContain(`<code>${code}</code>`)
    expect(text).toContain(hint)
  }
})

test('every resource and prompt is there', () => {
  for (const { listed } of [...spec.resources, ...spec.prompts]) expect(text).toContain(listed.description)
  for (const { listed } of spec.resourceTemplates) expect(text).toContain(listed.uriTemplate)
})

test.each(examples)('%s, example %i matches the input and the output of the tool', (name, _i, { arguments: given, result }) => {
  const takes = (inputs as Record<string, ValidateFunction>)[name]!
  const answers = (outputs as Record<string, ValidateFunction>)[name]!

  expect([takes(structuredClone(given)), takes.errors]).toEqual([true, null])
  expect([answers(result), answers.errors]).toEqual([true, null])
})

test('every tool has an example, and every error that a tool names has a hint', () => {
  expect(notes.map(([name]) => name)).toEqual(spec.tools.map(({ name }) => name))
  for (const [, { errors, examples }] of notes) {
    expect(examples).not.toHaveLength(0)
    expect(Object.keys(spec.errors)).toEqual(expect.arrayContaining(errors))
  }
})

test('the snippets have the address of this service', () => {
  for (const { snippet, name } of clients) {
    expect(page).toContain(`<h3>${name}</h3>`)
    expect(text).toContain(snippet.replaceAll('{mcp_url}', 'http://quests.test/mcp'))
  }
  expect(page).not.toContain('{mcp_url}')
})

test('the bridge that gets the key has the same version as in the tests', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const started = [...clients.map(({ snippet }) => snippet), readFileSync('docs/agents.md', 'utf8')].flatMap(
    text => text.match(/npx [^\n]*/g) ?? [],
  )

  expect(started).toHaveLength(2)
  for (const line of started) expect(line).toContain(`npx -y mcp-remote@${devDependencies['mcp-remote']} `)
})

test('docs/agents.md connects clients in the same way', () => {
  const guide = squeezed(readFileSync('docs/agents.md', 'utf8'))
  for (const { snippet } of clients.filter(({ id }) => !['headers', 'codex', 'claude', 'python', 'openai-agents'].includes(id))) {
    const there = squeezed(
      snippet.replace(/^curl -s \{mcp_url\}/, 'curl -s $BASE/mcp').replaceAll('{mcp_url}', 'http://127.0.0.1:3000/mcp'),
    )
    expect(guide).toContain(there)
  }
})

test('docs/agents.md names each resource and prompt, in the order of the contract', () => {
  const guide = readFileSync('docs/agents.md', 'utf8')
  const [resources, prompts] = ['Resources', 'Prompts'].map(title => {
    const [, row = ''] = new RegExp(`^\\| ${title} \\| (.*) \\|$`, 'm').exec(guide) ?? []
    return [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
  })

  expect(resources).toEqual([
    ...spec.resources.map(({ listed }) => listed.uri),
    ...spec.resourceTemplates.map(({ listed }) => listed.uriTemplate),
  ])
  expect(prompts).toEqual(spec.prompts.map(({ listed }) => listed.name))
})

test('the rows of a schema show nested fields, their paths and their bounds', () => {
  const item = { type: 'object', required: ['id'], properties: { id: { $ref: '#/$defs/Id' } } }
  const schema = {
    type: 'object',
    required: ['list'],
    properties: {
      list: { type: 'array', maxItems: 3, items: item },
      sort: { enum: ['a', 'b'], default: 'a', description: 'The order.' },
      most: { type: 'integer', minimum: 1, maximum: 9, default: 2 },
      free: {},
    },
    $defs: { Id: { type: 'string', minLength: 3, description: 'Which one.' } },
  }

  expect(fieldsOf(schema)).toEqual([
    { name: 'list', type: 'array of object, at most 3', required: true, description: '' },
    { name: 'list[].id', type: 'string, at least 3 characters', required: true, description: 'Which one.' },
    { name: 'sort', type: '"a" | "b", default "a"', required: false, description: 'The order.' },
    { name: 'most', type: 'integer, 1 to 9, default 2', required: false, description: '' },
    { name: 'free', type: 'any JSON', required: false, description: '' },
  ])
})

/** A page as its reader sees it. */
function plain(html: string) {
  return html.replace(/<[^>]*>/g, '').replace(/&#(\d+);/g, (_, number) => String.fromCharCode(number))
}

function squeezed(text: string) {
  return text.replace(/\s+/g, '')
}
