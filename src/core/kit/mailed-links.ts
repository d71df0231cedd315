/** Links that only go out by e-mail. A link names a row, and a code proves that the service made it, so it is not stored. */
import type { IdPrefix } from './ids.ts'
import { linkPrefix, sameText } from './secrets.ts'
import type { World } from './world.ts'

const mailed = new RegExp(`^${linkPrefix}([0-9a-z]{26})([0-9a-f]{32})$`)

export function mailedLinks(what: string, prefix: IdPrefix) {
  const codesOf = ({ boxes }: World, id: string) => boxes.codesOf(`${what} ${id}`)
  return {
    tokenOf: (world: World, id: string) => `${linkPrefix}${id.slice(prefix.length + 1)}${codesOf(world, id)[0]}`,

    /** The row that a link names. Undefined if it is another kind of link, or if the service did not make it. */
    idIn(world: World, token: string) {
      const [, rest, code = ''] = mailed.exec(token) ?? []
      const id = `${prefix}_${rest}`
      return rest && codesOf(world, id).some(right => sameText(code, right)) ? id : undefined
    },
  }
}
