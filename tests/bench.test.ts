import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { bench } from './support/bench.ts'

const tiny = { SCALE: '100', ROUNDS: '1', SECONDS: '0.001', CONNECTIONS: '2' }
const withOurAnswer = ['P0: bare node:http, plain answer', 'P0′: bare node:http, our answer']
const byPeople = [
  ...withOurAnswer,
  'Fastify, our answer',
  'Express, our answer',
  'openapi-backend as documented, our answer',
  'this service',
]
const byAgents = [...withOurAnswer, 'tmcp, our answer', 'SDK createMcpHandler + McpServer, our answer', 'this service']
const [quiet, metered] = ['this service without its log', 'this service with metrics, read each second']

test('make bench measures each of its rows, and all servers give the same answers', async () => {
  const { code, said } = await bench('index', tiny)

  expect(said).not.toMatch(/NaN(?! kB)|undefined|Infinity/)
  expect(code).toBe(0)
  const figures = /\d+ \(\d+–\d+\) µs +\d.*\d ms/
  const rows = [...said.matchAll(/^(\S.*?) {2,}CPU .*\n((?: {2}.*\n)+)/gm)].map(([, title, lines]) => [
    title,
    lines!
      .split('\n')
      .filter(line => figures.test(line))
      .map(line => line.slice(2, 48).trimEnd()),
  ])
  expect(Object.fromEntries(rows)).toEqual({
    'read a quest by slug': [...byPeople.slice(0, -1), quiet, metered, 'this service'],
    'list quests, 20 on each page': byPeople,
    'list approvals, 20 on each page': byPeople,
    'tools/call get_profile, 2025-11-25': [...byAgents.slice(0, -1), metered, 'this service'],
    'tools/call get_profile, 2026-07-28': [...byAgents.slice(0, -1), metered, 'this service'],
    'approve, 10 pending for each person': [...byPeople, metered],
    'approve, 500 pending for each person': [...byPeople, metered],
  })
  const spread = String.raw`\*{0,2}[\d.]+ \([\d.]+–[\d.]+\)\*{0,2}`
  expect(said.match(new RegExp(String.raw`^\| .* µs, P0′ \d+\)( \| ${spread}){4,5} \|$`, 'gm'))).toHaveLength(7)
  expect(said).toMatch(/^First 200 with data: \d+ \(.*\) ms, without compiled code \d+ \(.*\) ms\.$/m)
})

test('the servers that the service is compared with do not import its code', () => {
  const files = globSync('scripts/bench/baselines/*.ts')
  const imported = files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport\(?|\brequire\()\s*['"](\.[^'"]+)['"]/g)].map(([, from]) => from!),
  )

  expect(files.length).toBeGreaterThan(8)
  // The contract and the catalogue of tools are data.
  expect([...new Set(imported.filter(from => !/^\.\/[\w-]+\.ts$/.test(from)))].toSorted()).toEqual([
    '../../../generated/openapi.json',
    '../../../generated/tools.json',
  ])
})
