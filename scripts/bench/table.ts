/** Prints the measurements as a table. */
import { availableParallelism, cpus } from 'node:os'
import { median, of, ratios, say, spread } from './figures.ts'
import { connections, rounds, secondsPerTurn, type Measured } from './measure.ts'
import type { Row } from './rows.ts'
import type { Database, Size } from './sources.ts'

const mostMegabytes = 60
const [mostStartMs, mostColdStartMs] = [300, 400]
const usualAgents = 10_000

export function sayStart(database: Database, { megabytes, ofLog, ...counts }: Size) {
  const { agents, quests, approvals, entries } = counts
  const number = (value: number) => value.toLocaleString('en')
  const what = `${number(agents)} agents, ${number(quests)} quests, ${number(approvals)} approvals and ${number(entries)} log entries`
  say(
    `${what} in ${database === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model}`,
  )
  const isMet = megabytes - ofLog <= mostMegabytes
  const goal = agents === usualAgents ? ` Goal ≤ ${mostMegabytes} MB without the log: ${verdict(isMet)}` : ''
  say(`The database has ${megabytes.toFixed(0)} MB, ${ofLog.toFixed(0)} of them for the audit log.${goal}`)
  say(
    `CPU time of the server per request answered: medians of ${rounds} rounds with turns of ${secondsPerTurn} s over ${connections} connections, with quartiles`,
  )
}

export function sayStarts(warm: number[], cold: number[]) {
  say(
    `\nFirst 200 with data after ${spread(warm, 0)} ms, and without a cache of compiled code ${spread(cold, 0)} ms, in ${warm.length} starts each`,
  )
  const areMet = median(warm) <= mostStartMs && median(cold) <= mostColdStartMs
  say(`  Goals ≤ ${mostStartMs} and ${mostColdStartMs} ms: ${verdict(areMet)}`)
}

export function sayRow({ title, goals, mostKilobytesWritten }: Row, measured: Measured) {
  const [plain, hand, ours] = [of(measured, 'plain'), of(measured, 'hand'), of(measured, 'service')]
  const writes = mostKilobytesWritten !== undefined
  say(`\n${line(title, 'CPU', '÷ P0', '÷ P0′', 'req/s', 'p99', writes ? 'written' : '')}`)
  for (const { server, turns } of measured) {
    const against = (base: Measured[number] | undefined) => (base ? spread(ratios(turns, base.turns), 2) : '')
    say(
      line(
        `  ${server.name}`,
        `${spread(
          turns.map(turn => turn.cpuPerRequest),
          0,
        )} µs`,
        against(plain),
        against(hand),
        Math.round(median(turns.map(turn => turn.perSecond))).toLocaleString('en'),
        `${median(turns.map(turn => turn.p99)).toFixed(0)} ms`,
        writes ? `${median(turns.map(turn => turn.kilobytesWritten)).toFixed(1)} kB` : '',
      ),
    )
  }
  for (const { by = 'service', of: kind, most } of goals) {
    const [one, other] = [of(measured, by), of(measured, kind)]
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

const line = (name: string, cpu: string, ofPlain: string, ofHand: string, rate: string, p99: string, written: string) =>
  name.padEnd(48) +
  cpu.padStart(18) +
  ofPlain.padStart(20) +
  ofHand.padStart(20) +
  rate.padStart(9) +
  p99.padStart(8) +
  written.padStart(10)
