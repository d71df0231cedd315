/**
 * Prints what reading a body costs for each kind of item, in costs of JSON.parse. It is a program of its own, because Jest makes every use of
 * a global name slow.
 */
import { parseJson, unkeepableIn } from '../../src/http/json.ts'

const items = ['0', '1e5', '1e-5', '1.5e300', '1e-300', '0.30000000000000004', '"\\n"', '"\\u0041"', '{"\\u0061":1}', '{}', '[]', '"a"']

/**
 * Everything is done in turns, so that a busy machine makes all of it slower. The shortest turn counts, because the garbage of others may be
 * collected in one.
 */
function spent(works: (() => unknown)[]) {
  const times = works.map(() => Infinity)
  for (let turn = 0; turn < 9; turn++)
    for (const [i, work] of works.entries()) {
      const before = process.cpuUsage()
      for (let j = 0; j < 4; j++) work()
      const { user, system } = process.cpuUsage(before)
      times[i] = Math.min(times[i]!, user + system)
    }
  return times
}

/** Only some numbers of a body may have more than 15 digits. */
const mostOf = (item: string) => (item.length > 17 ? 4_000 : Infinity)
const bytesOfBody = 248_000

const costs = items.map(item => {
  const given = Array<string>(Math.min(mostOf(item), Math.floor(bytesOfBody / (item.length + 1)))).fill(item)
  const others = Array<number>(Math.floor((bytesOfBody - given.join().length) / 2)).fill(0)
  const text = `[${[...given, ...others].join()}]`
  const bytes = Buffer.from(text)
  const value = JSON.parse(text) as unknown
  const [parse, read, search] = spent([() => JSON.parse(text), () => parseJson(bytes), () => unkeepableIn(value, 10)])
  return { item, read: read! / parse!, search: search! / parse! }
})
process.stdout.write(JSON.stringify(costs))
