/** What was measured, for people to read. */
import { availableParallelism, cpus } from 'node:os'
import type { Measured, Turn } from './measure.ts'
import type { Row } from './rows.ts'
import type { Server } from './servers.ts'

interface Run {
  scale: number
  database: string
  rounds: number
  secondsPerTurn: number
  servers: Server[]
}

export function sayStart({ scale, database, rounds, secondsPerTurn, servers }: Run) {
  say(
    `${scale.toLocaleString('en')} agents in ${database === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model}`,
  )
  say(
    `CPU time of the server per request answered: medians of ${rounds} rounds of ${secondsPerTurn} s over 32 connections, with the least and the most`,
  )
  say(`first answer after: ${servers.map(({ name, firstAnswerMs }) => `${name} ${firstAnswerMs.toFixed(0)} ms`).join(', ')}`)
}

export function sayRow({ title, goal }: Row, measured: Measured) {
  const turnsOf = (kind: string) => measured.find(({ server }) => server.kind === kind)!.turns
  const first = measured[0]!
  say(`\n${line(title, 'CPU', `× ${first.server.name}`, 'req/s', 'p99')}`)
  for (const { server, turns } of measured) {
    say(
      line(
        `  ${server.name}`,
        `${median(turns.map(turn => turn.cpuPerRequest)).toFixed(0)} µs`,
        spread(ratios(turns, first.turns)),
        Math.round(median(turns.map(turn => turn.perSecond))).toLocaleString('en'),
        `${median(turns.map(turn => turn.p99)).toFixed(0)} ms`,
      ),
    )
  }
  const against = measured.find(({ server }) => server.kind === goal.of)!.server.name
  const reached = median(ratios(turnsOf('service'), turnsOf(goal.of)))
  const found = reached < 1 / 2 ? `${(1 / reached).toFixed(1)} times less` : `${reached.toFixed(2)} ×`
  say(
    `  ${found} CPU than ${against}. Goal ${asked(goal.most)}: ${reached <= goal.most ? 'met' : 'MISSED'}; aim ${asked(goal.aim)}: ${reached <= goal.aim ? 'met' : 'missed'}`,
  )
}

const asked = (ratio: number) => (ratio < 1 ? `${(1 / ratio).toFixed(0)} times less` : `≤ ${ratio} ×`)

/** Inside one round both had the same machine. */
const ratios = (turns: Turn[], others: Turn[]) => turns.map((turn, i) => turn.cpuPerRequest / others[i]!.cpuPerRequest)

const median = (figures: number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!

function spread(figures: number[]) {
  return `${median(figures).toFixed(2)} (${Math.min(...figures).toFixed(2)}–${Math.max(...figures).toFixed(2)})`
}

const line = (name: string, cpu: string, ratio: string, rate: string, p99: string) =>
  name.padEnd(58) + cpu.padStart(8) + ratio.padStart(22) + rate.padStart(10) + p99.padStart(8)

function say(text: string) {
  process.stdout.write(`${text}\n`)
}
