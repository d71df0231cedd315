/** Medians, quartiles and ratios of measurements. */
import type { Measured, Turn } from './measure.ts'
import type { Kind } from './servers.ts'

export const of = (measured: Measured, kind: Kind) => measured.find(({ server }) => server.kind === kind)

/** The ratio within each round, because both had the same conditions there. */
export const ratios = (turns: Turn[], others: Turn[]) => turns.map((turn, i) => turn.cpuPerRequest / others[i]!.cpuPerRequest)

export const median = (figures: number[]) => quantile(figures, 1 / 2)

/** The median, with the quartiles. */
export function spread(figures: number[], digits: number) {
  const [low, middle, high] = [1 / 4, 1 / 2, 3 / 4].map(part => quantile(figures, part).toFixed(digits))
  return `${middle} (${low}–${high})`
}

function quantile(figures: number[], part: number) {
  const sorted = figures.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) * part
  const [below, above] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!]
  return below + (above - below) * (at % 1)
}

export function say(text: string) {
  process.stdout.write(`${text}\n`)
}
