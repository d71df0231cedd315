/** Prints the measurements as a table. */
import { availableParallelism, cpus } from 'node:os'
import type { Measured, Turn } from './measure.ts'
import type { Row } from './rows.ts'

interface Run {
  scale: number
  database: string
  rounds: number
  requestsPerTurn: number
  megabytes: { all: number; log: number }
}

const mostMegabytes = 60
const mostStartMs = 300

export function sayStart({ scale, database, rounds, requestsPerTurn, megabytes }: Run) {
  say(
    `${scale.toLocaleString('en')} agents in ${database === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model}`,
  )
  const { all, log } = megabytes
  const goal = scale === 10_000 ? ` Goal ≤ ${mostMegabytes} MB without the log: ${verdict(all - log <= mostMegabytes)}` : ''
  say(`The database has ${all.toFixed(0)} MB, ${log.toFixed(0)} of them for the audit log.${goal}`)
  say(
    `CPU time of the server per request answered: medians of ${rounds} rounds of ${requestsPerTurn} requests over 32 connections, with quartiles`,
  )
}

export function sayStarts(starts: { firstAnswerMs: number; cpuMs: number }[]) {
  const took = starts.map(({ firstAnswerMs }) => firstAnswerMs)
  const cpu = spread(
    starts.map(({ cpuMs }) => cpuMs),
    0,
  )
  say(`\nFirst 200 after ${spread(took, 0)} ms, with ${cpu} ms of CPU, in ${starts.length} starts`)
  say(`  Goal ≤ ${mostStartMs} ms: ${verdict(median(took) <= mostStartMs)}`)
}

export function sayRow({ title, goals, mostKilobytesWritten }: Row, measured: Measured) {
  const of = (kind: string) => measured.find(({ server }) => server.kind === kind)
  const [plain, hand, ours] = [of('plain'), of('hand'), of('service')]
  const writes = mostKilobytesWritten !== undefined
  say(`\n${line(title, 'CPU', '÷ P0', '÷ P0′', 'req/s', 'p99', writes ? 'written' : '')}`)
  for (const { server, turns } of measured) {
    const against = (base: Measured[number] | undefined) => (base ? spread(ratios(turns, base.turns), 2) : '')
    say(
      line(
        `  ${server.name}`,
        `${median(turns.map(turn => turn.cpuPerRequest)).toFixed(0)} µs`,
        against(plain),
        against(hand),
        Math.round(median(turns.map(turn => turn.perSecond))).toLocaleString('en'),
        `${median(turns.map(turn => turn.p99)).toFixed(0)} ms`,
        writes ? `${median(turns.map(turn => turn.kilobytesWritten)).toFixed(1)} kB` : '',
      ),
    )
  }
  for (const { by = 'service', of: kind, most } of goals) {
    const [one, other] = [of(by), of(kind)]
    if (!one || !other) continue
    const reached = median(ratios(one.turns, other.turns))
    say(
      `  ${by === 'service' ? '' : `${one.server.name}: `}${reached.toFixed(2)} × ${other.server.name}. Goal ≤ ${most} ×: ${verdict(reached <= most)}`,
    )
  }
  if (!ours || mostKilobytesWritten === undefined) return
  const written = median(ours.turns.map(turn => turn.kilobytesWritten))
  say(`  ${written.toFixed(0)} kB written per request. Goal ≤ ${mostKilobytesWritten} kB: ${verdict(written <= mostKilobytesWritten)}`)
  if (plain)
    say(
      `  ${median(ours.turns.map((turn, i) => turn.perSecond / plain.turns[i]!.perSecond)).toFixed(2)} × the rate of ${plain.server.name}`,
    )
}

const verdict = (isMet: boolean) => (isMet ? 'met' : 'MISSED')

/** The ratio within each round, because both had the same conditions there. */
const ratios = (turns: Turn[], others: Turn[]) => turns.map((turn, i) => turn.cpuPerRequest / others[i]!.cpuPerRequest)

const median = (figures: number[]) => quantile(figures, 1 / 2)

function quantile(figures: number[], part: number) {
  const sorted = figures.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) * part
  const [below, above] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!]
  return below + (above - below) * (at % 1)
}

const spread = (figures: number[], digits: number) => {
  const [low, middle, high] = [1 / 4, 1 / 2, 3 / 4].map(part => quantile(figures, part).toFixed(digits))
  return `${middle} (${low}–${high})`
}

const line = (name: string, cpu: string, ofPlain: string, ofHand: string, rate: string, p99: string, written: string) =>
  name.padEnd(48) + cpu.padStart(8) + ofPlain.padStart(20) + ofHand.padStart(20) + rate.padStart(9) + p99.padStart(8) + written.padStart(10)

function say(text: string) {
  process.stdout.write(`${text}\n`)
}
