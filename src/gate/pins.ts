/** How each tool was described when it was first listed. A tool that is described otherwise now is asked about until a human said yes to it. */
import { createHash } from 'node:crypto'
import type { Journal } from './journal.ts'

export type Pins = ReturnType<typeof pinsIn>

interface Described {
  name: string
}

export function pinsIn(journal: Journal) {
  const placeOf = (server: string) => `tools-${server}`
  const known = (server: string) => journal.read<Record<string, string>>(placeOf(server))

  return {
    /** At first sight all tools of a server are as they should be. */
    see(server: string, tools: readonly Described[]) {
      if (!known(server)) journal.write(placeOf(server), Object.fromEntries(tools.map(tool => [tool.name, digestOf(tool)])))
    },
    doubt(server: string, tool: Described): string | undefined {
      const pinned = new Map(Object.entries(known(server) ?? {})).get(tool.name)
      const now = digestOf(tool)
      if (pinned === now) return undefined
      // A yes is for the tool as it is now, so each definition is asked about by itself.
      const as = `It is ${now.slice(0, 12)} now.`
      return pinned === undefined
        ? `The tool was not there when the server was seen first. ${as}`
        : `The server describes the tool in another way than when it was seen first. ${as}`
    },
    /** If this cannot be written, the next call is asked about again. */
    accept(server: string, tool: Described) {
      try {
        journal.write(placeOf(server), Object.fromEntries([...Object.entries(known(server) ?? {}), [tool.name, digestOf(tool)]]))
      } catch {
        // The call was made, and its result counts more.
      }
    },
  }
}

const digestOf = (tool: Described) => createHash('sha256').update(JSON.stringify(tool, sortedKeys)).digest('hex')

const sortedKeys = (_name: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value
