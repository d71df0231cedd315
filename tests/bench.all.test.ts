/** The benches, with tiny numbers. */
import { expect, test } from '@jest/globals'
import { attacks } from '../scripts/bench/attacks.ts'
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
  const { code, said } = await bench('index', { ...tiny, LAYERS: 'yes' })

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
  // For each of the seven rows: the service, and P0′ where it has the layer.
  for (const layer of ['write to the socket', 'statements and their rows', 'HTTP of Node'])
    expect(said).toMatch(new RegExp(String.raw`^\| ${layer}( \| [\d–]+(, P0′ \d+)?){7} \|$`, 'm'))
  expect(said).toMatch(/^First 200 with data: \d+ \(.*\) ms, without compiled code \d+ \(.*\) ms\.$/m)
})

test.each(['sqlite', 'postgres'])('make bench-scale measures each of its cases on %s', async DB => {
  const { code, said } = await bench('scale', { SCALE: '1200', ROUNDS: '1', DB })

  expect(code).toBe(0)
  expect(said).not.toMatch(/NaN|undefined|Infinity/)
  const measured = said.match(/^\S.* +\d+ +\d+ +\d+\.\d\d +\d+(?: .*)?$/gm) ?? []
  expect(measured).toHaveLength(Number(/^\d+ of (\d+) cost too much$/m.exec(said)![1]))
  expect(measured.length).toBeGreaterThan(400)
})

test('make bench DB=postgres measures each row, and compares two instances', async () => {
  const { code, said } = await bench('index', { ...tiny, DB: 'postgres' })

  expect(code).toBe(0)
  expect(said.match(/^ {2}this service +\d/gm)).toHaveLength(7)
  expect(said.match(/^ {2}P0: .* +\d/gm)).toHaveLength(7)
  expect(said).toMatch(/two instances: \d+\.\d\d × the requests per second of one$/m)
})

test('make bench ONLY=reach counts each message', async () => {
  const { code, said } = await bench('reach', { EVENTS: '40', CHANNELS: '4', ROUNDS: '2' })

  expect(code).toBe(0)
  expect(said).not.toMatch(/NaN|Infinity/)
  expect(said).toMatch(
    /^40 changes told to 4 channels on SQLite\narrival: p50 .*\nrate: .*\na request while 50 untold.*\na request while 50 told.*\nslower by .*\n$/,
  )
})

test('make bench ONLY=gate measures a call through the gate, its start and its memory', async () => {
  const { code, said } = await bench('gate', { CALLS: '40' })

  expect(code).toBe(0)
  expect(said).not.toMatch(/NaN|Infinity/)
  expect(said.match(/^\| .* \| \d.* \|$/gm)).toHaveLength(4)
})

const names = Object.keys(attacks)
const atOnce = 4
const groups = Array.from({ length: Math.ceil(names.length / atOnce) }, (_, i) => names.slice(i * atOnce, (i + 1) * atOnce))

test.each(groups.map(group => group.join()))('make bench ONLY=abuse runs each attack: %s', async ATTACKS => {
  // The attackers need several loopback addresses, which only Linux has.
  if (process.platform !== 'linux') return
  const { said } = await bench('abuse', { ATTACKS, SECONDS: '1', ENTRIES: '1000' })

  expect([...said.matchAll(/^(\S+) .* MB .* s$/gm)].map(([, name]) => name)).toEqual(['quiet', ...ATTACKS.split(',')])
  // Whether people are served in time depends on the machine.
  expect(said).toMatch(/honest requests were (?:served|not served in time)\.\n$/)
})
