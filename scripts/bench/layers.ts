/** `LAYERS=yes make bench` estimates where the CPU time of a request goes, in the service and in P0′, from a profile. */
import type { Profiler } from 'node:inspector/promises'
import { median, of, say } from './figures.ts'
import type { Measured } from './measure.ts'
import type { Row } from './rows.ts'

/** A sample counts for the innermost function that is in a layer. A function is in the first layer that matches its name and its file. */
const layers = {
  'write to the socket': /^write(\w+String|Buffer|v) /,
  'collect garbage': /^\(garbage collector\)/,
  'hashes and random bytes': /node:internal\/crypto/,
  'statements and their rows': /\/src\/store\/|\/better-sqlite3\/|\/drizzle-orm\/|\/node_modules\/pg|\/baselines\/(?!hand)/,
  'rules and views': /\/src\/(core|shared|views)\//,
  'check parameters and bodies': /\/src\/rest\/protocol\/(validate|body)|\/generated\/|\/node_modules\/ajv/,
  'openapi-backend and routes': /\/node_modules\/openapi-backend\/|\/src\/rest\/protocol\/router/,
  Express: /\/node_modules\//,
  'steps of the door, JSON': /\/src\/(rest|mcp)\/|\/baselines\/hand/,
  'headers, limits, log': /\/src\//,
  'HTTP of Node': /node:(?!internal\/process\/task_queues)/,
  'turns of the event loop': /./,
} satisfies Record<string, RegExp>
type Layer = keyof typeof layers
type Frame = Profiler.ProfileNode['callFrame']
/** The part of the time that each layer takes. */
export type Shares = Record<Layer, number>

const names = Object.keys(layers) as Layer[]
const isOfLayer = ({ functionName, url }: Frame) => {
  const text = `${functionName} ${url}`
  return names.find(name => layers[name].test(text))!
}
/** The time in which the process waits, or starts and ends the profile. */
const isNoWork = ({ functionName, url }: Frame) => functionName === '(idle)' || url === 'node:inspector'

/** Functions of V8 have no file, so they count for the function that called them. */
const countsItself = ({ functionName, url }: Frame) => url !== '' || /^write|^\(garbage/.test(functionName)

export function sharesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Shares {
  const byId = new Map(nodes.map(node => [node.id, node]))
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map(child => [child, id] as const)))
  const layerOf = (id: number): Layer => {
    const { callFrame } = byId.get(id)!
    const caller = callers.get(id)
    return caller === undefined || countsItself(callFrame) ? isOfLayer(callFrame) : layerOf(caller)
  }
  const times = Object.fromEntries(names.map(name => [name, 0])) as Shares
  samples.forEach((id, i) => {
    if (!isNoWork(byId.get(id)!.callFrame)) times[layerOf(id)] += timeDeltas[i]!
  })
  // A turn of a few requests may have no sample.
  const whole = Object.values(times).reduce((sum, time) => sum + time) || 1
  return Object.fromEntries(names.map(name => [name, times[name] / whole])) as Shares
}

/** Of each row the microseconds of each layer: of the service, and of P0′ where it has the layer. */
export function sayLayers(results: [Row, Measured][]) {
  const line = (...cells: string[]) => say(`| ${cells.join(' | ')} |`)
  const profiled = results.filter(([, measured]) => of(measured, 'service')?.shares)
  if (profiled.length === 0) return
  say('')
  line('µs', ...profiled.map(([{ title }]) => title))
  line('---', ...profiled.map(() => '---'))
  const timesOf = (measured: Measured, kind: 'service' | 'hand') => {
    const { turns, shares } = of(measured, kind) ?? {}
    if (!turns || !shares) return undefined
    const whole = median(turns.map(turn => turn.cpuPerRequest))
    return { ...Object.fromEntries(names.map(name => [name, whole * shares[name]])), together: whole } as Record<string, number>
  }
  const cell = (measured: Measured, name: string) =>
    (['service', 'hand'] as const)
      .map(kind => timesOf(measured, kind)?.[name] ?? 0)
      .map(time => (time < 0.5 ? '–' : time.toFixed(0)))
      .join(', P0′ ')
      .replace(/, P0′ –$/, '')
  for (const name of [...names, 'together']) line(name, ...profiled.map(([, measured]) => cell(measured, name)))
}
