/** What is tried with each way: a human who says no, changes the call or is late, and a service that is away. */
import { isDeepStrictEqual } from 'node:util'
import type { Tool, Way } from './host.ts'
import type { Call } from './model.ts'
import type { Place } from './place.ts'

export interface Seen {
  name: string
  /** The pages of the calls that reached the tool. */
  made: number[]
  told: string
  isGood: boolean
}

interface Wanted {
  made: number[]
  told: RegExp
  permit?: Way['permit']
}

/** Each case calls for pages of its own. */
export const story =
  ({ name, given, shown = given }: Tool, place: Place, { permit, changed }: Way) =>
  async (call: Call): Promise<Seen[]> => {
    const seen: Seen[] = []
    const sign = (page: number) => call(name, given(page))
    const tried = async (name: string, wanted: Wanted, act: () => Promise<string>) => seen.push(await see(name, place, wanted, act))

    await tried('denied', { made: [], told: /Your human said no/ }, async () => {
      const [told] = await Promise.all([sign(1), place.deny()])
      return told
    })
    await tried('edited', { made: [20], told: changed, permit }, async () => {
      const [told] = await Promise.all([sign(2), place.approve(shown(20))])
      return told
    })
    await tried('approved late', { made: [3], told: /Waiting for your human: http.* then /s, permit }, async () => {
      const told = await sign(3)
      await place.approve()
      return `${told} then ${await sign(3)}`
    })
    await tried('service down', { made: [], told: /nobody can be asked/ }, async () => {
      await place.service.stop()
      return sign(4)
    })
    return seen
  }

async function see(name: string, place: Place, wanted: Wanted, act: () => Promise<string>): Promise<Seen> {
  const before = place.made().length
  const told = await act()
  const made = place.made().slice(before)
  const isReported = wanted.permit === undefined || (await place.permit()) === wanted.permit
  return { name, made, told, isGood: isDeepStrictEqual(made, wanted.made) && wanted.told.test(told) && isReported }
}
