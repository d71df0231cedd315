/** What hosts and the MCP registry read about the service: the skill, and server.json. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import server from '../../generated/server.json' with { type: 'json' }
import catalogue from '../../generated/tools.json' with { type: 'json' }
import own from '../../package.json' with { type: 'json' }

const skill = readFileSync('generated/agent-quest/SKILL.md', 'utf8')

test('the skill has the name of its folder, and a description that hosts accept', () => {
  const [, front] = /^---\n([^]*?)\n---\n/.exec(skill)!
  const { name, description, ...more } = parse(front!) as Record<string, string>

  expect([name, more]).toEqual(['agent-quest', {}])
  expect(description).toMatch(/request_approval.*start_action.*report_outcome/)
  expect(description!.length).toBeLessThanOrEqual(1_024)
  expect(skill.split('\n').length).toBeLessThan(500)
})

test('the skill explains each tool that it names, and only those', () => {
  const [text, listed] = skill.split('\n## The tools\n') as [string, string]
  const explained = [...listed.matchAll(/^\| `(\w+)` \| .+\. \|$/gm)].map(([, name]) => name!)
  const names = catalogue.tools.map(({ name }) => name)
  const rows = [...skill.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name!)
  const mentioned = names.filter(name => new RegExp(`\\b${name}\\b`).test(skill))

  expect(names.filter(name => explained.includes(name))).toEqual(mentioned)
  expect(rows.filter(row => !names.includes(row) && !(row in catalogue.errors))).toEqual([])
  expect(names.filter(name => text.includes(name))).toEqual(expect.arrayContaining(['request_approval', 'start_action', 'report_outcome']))
})

test('server.json keeps the limits of the registry', () => {
  expect(server.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/)
  expect(server.title.length).toBeLessThanOrEqual(100)
  expect(server.description.length).toBeLessThanOrEqual(100)
  expect([server.version, ...server.packages.map(({ version }) => version)]).toEqual([own.version, own.version])
  for (const { url, variables } of server.remotes) {
    expect(url).toMatch(/^https?:\/\/\S+$/)
    expect([...url.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)).toEqual(Object.keys(variables))
  }
})
