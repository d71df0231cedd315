/** Prints the measurements as they stand in ARCHITECTURE.md. */
import { median, of, ratios, say, spread } from './figures.ts'
import type { Measured } from './measure.ts'
import type { Row } from './rows.ts'
import type { Kind } from './servers.ts'

/** The tables: the baselines with our answer that each compares with P0′. */
const tables: [Kind, string][][] = [
  [
    ['fastify', 'Fastify'],
    ['express', 'Express'],
    ['openapi', 'openapi-backend'],
  ],
  [
    ['tmcp', 'tmcp'],
    ['sdk', 'SDK v2'],
  ],
]

export function sayTables(results: [Row, Measured][], warm: number[], cold: number[]) {
  for (const columns of tables) {
    const rows = results.filter(([, measured]) => columns.some(([kind]) => of(measured, kind)) && of(measured, 'hand'))
    if (rows.length === 0) continue
    say(`\n${line('÷ P0′', ...columns.map(([, name]) => name), 'this service', 'this service ÷ P0')}`)
    say(line(...Array.from({ length: columns.length + 3 }, () => '---')))
    for (const [{ title }, measured] of rows) {
      const [ours, hand] = [of(measured, 'service')!.turns, of(measured, 'hand')!.turns]
      const against = (kind: Kind, base: Kind) => {
        const [one, other] = [of(measured, kind), of(measured, base)]
        return one && other ? spread(ratios(one.turns, other.turns), 2) : ''
      }
      const cpu = `${microseconds(ours)} µs, P0′ ${microseconds(hand)}`
      const theirs = columns.map(([kind]) => against(kind, 'hand'))
      say(
        line(
          `${title.replace('get_profile', '`get_profile`')} (${cpu})`,
          ...theirs,
          `**${against('service', 'hand')}**`,
          against('service', 'plain'),
        ),
      )
    }
  }
  say('')
  for (const [{ title, decides }, measured] of results) if (decides) sayRates(title, measured)
  say(`First 200 with data: ${spread(warm, 0)} ms, without compiled code ${spread(cold, 0)} ms.`)
}

type Turns = Measured[number]['turns']
const microseconds = (turns: Turns) => median(turns.map(turn => turn.cpuPerRequest)).toFixed(0)

function sayRates(title: string, measured: Measured) {
  const rate = (kind: Kind) => {
    const found = of(measured, kind)
    return found && Math.round(median(found.turns.map(turn => turn.perSecond))).toLocaleString('en')
  }
  const written = median(of(measured, 'service')!.turns.map(turn => turn.kilobytesWritten)).toFixed(0)
  const others = [
    ['P0', rate('plain')],
    ['P0′', rate('hand')],
  ].filter(([, found]) => found)
  say(
    `${title}: ${rate('service')} per second (${others.map(([name, found]) => `${name} ${found}`).join(', ')}), ${written} kB written for each.`,
  )
}

const line = (...cells: string[]) => `| ${cells.join(' | ')} |`
