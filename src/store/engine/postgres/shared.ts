import type { Socket } from 'node:net'
import { Client, type ClientConfig } from 'pg'
import type { Log } from '../../../log.ts'
import { reasonOf, StatementError } from '../statement.ts'
import { cut } from './connection.ts'
import { cutsOff } from './errors.ts'

export const closedIdle = 'PostgreSQL closed an idle connection'

/** A further connection is opened when each one has this many statements to answer. Then a slow one delays few others. */
const fewStatements = 4

interface Line {
  readonly client: Client
  readonly opened: Promise<unknown>
  /** The statements that it has not answered yet. */
  underWay: number
  isGathering: boolean
}

/**
 * At most this many connections that many reads share. A statement is sent at once, also while others are not answered yet, and the answers
 * come in the order of the statements. So no read waits for a free connection, and a packet can have several statements or answers. This
 * takes node half as much time as a connection for each read.
 */
export function shareLines(most: number, settings: ClientConfig, patienceMs: number, log: Log) {
  const lines = new Set<Line>()

  const open = () => {
    const client = new Client({ ...settings, pipeline: true })
    const opened = client.connect().catch((error: unknown) => {
      lines.delete(line)
      throw new StatementError('connect', error)
    })
    const line: Line = { client, opened, underWay: 0, isGathering: false }
    client.once('end', () => lines.delete(line))
    // Whoever waits for an answer gets the error from the statement.
    client.on('error', error => line.underWay > 0 || log.warn({ reason: reasonOf(error).code }, closedIdle))
    lines.add(line)
    return line
  }

  const freest = () => {
    let found: Line | undefined
    for (const line of lines) {
      if (line.underWay < fewStatements) return line
      if (found === undefined || line.underWay < found.underWay) found = line
    }
    return found === undefined || lines.size < most ? open() : found
  }

  /** No further read gets it. It ends when it has answered. */
  const leave = (line: Line) => {
    if (lines.delete(line)) void line.client.end().catch(() => {})
  }

  return {
    /** Runs one statement. If no answer comes in time, the connection is closed, so all that wait for it fail. */
    async read<T>(work: (client: Client) => Promise<T>): Promise<T> {
      const line = freest()
      const timer = setTimeout(() => cut(line.client), patienceMs)
      line.underWay++
      try {
        await line.opened
        sendTogether(line)
        return await work(line.client)
      } catch (error) {
        if (cutsOff(error)) leave(line)
        throw error
      } finally {
        line.underWay--
        clearTimeout(timer)
      }
    },
    end: () => Promise.all(Array.from(lines, ({ client }) => client.end())),
  }
}
export type Lines = ReturnType<typeof shareLines>

/** What is sent in one turn of the event loop becomes one packet. */
function sendTogether(line: Line) {
  if (line.isGathering) return
  line.isGathering = true
  const { stream } = (line.client as unknown as { connection: { stream: Socket } }).connection
  stream.cork()
  setImmediate(() => {
    line.isGathering = false
    stream.uncork()
  })
}
