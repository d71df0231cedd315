/** A scripted model: each of its turns is the next call of a story. */
import type { Call } from '../mcp/story.ts'

interface Asked {
  tool: string
  given: object
}

export type Puppet = ReturnType<typeof puppet>

/** A turn gets the result of the last call and returns the next call, or nothing at the end of the story. */
export function puppet<T>(play: (call: Call) => Promise<T>) {
  let turn = Promise.withResolvers<Asked | undefined>()
  let answer: ((told: unknown) => void) | undefined
  let end!: T
  const call: Call = (tool, given) => {
    turn.resolve({ tool, given })
    return new Promise(resolve => (answer = resolve))
  }
  const playToTheEnd = async () => {
    try {
      end = await play(call)
      turn.resolve(undefined)
    } catch (error) {
      turn.reject(error)
    }
  }
  return {
    turn(told?: unknown) {
      turn = Promise.withResolvers()
      if (answer) answer(told)
      else void playToTheEnd()
      return turn.promise
    },
    end: () => end,
  }
}
