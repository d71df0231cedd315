import { once } from 'node:events'
import type { Socket } from 'node:net'
import { Client, type ClientConfig } from 'pg'
import type { Log } from '../../../log.ts'
import { reasonOf, StatementError } from '../statement.ts'
import { cut } from './connection.ts'
import { cutsOff } from './errors.ts'

export const closedIdle = 'PostgreSQL closed an idle connection'

/** If each connection has this many unanswered statements, another one is opened, up to the limit. So a slow statement delays few others. */
const fewStatements = 4
/** A connection is closed when nobody has used it for this long. */
const idleMs = 10_000

interface Line {
  readonly client: Client
  readonly opened: Promise<unknown>
  readonly idle: NodeJS.Timeout
  /** The statements that it has not answered yet. */
  underWay: number
  isGathering: boolean
}

/**
 * Opens at most this many connections, which all short reads share. A statement does not wait for the answers to earlier ones. PostgreSQL answers
 * in the order of the statements, and statements of one turn of the event loop share a packet. A read then costs node half as much as on a
 * connection of its own.
 */
export function shareLines(most: number, settings: ClientConfig, patienceMs: number, log: Log) {
  const lines = new Set<Line>()
  let isEnded = false

  const open = () => {
    const client = new Client({ ...settings, pipeline: true })
    // The driver does not answer `connect` if the connection ends before it is open.
    const ended = once(client, 'end').then(() => Promise.reject(terminated()))
    const opened = Promise.race([client.connect(), ended]).catch((error: unknown) => {
      leave(line)
      throw new StatementError('connect', error)
    })
    const idle = setTimeout(() => line.underWay > 0 || leave(line), idleMs).unref()
    const line: Line = { client, opened, idle, underWay: 0, isGathering: false }
    client.on('error', error => {
      // Whoever waits for an answer gets the error from the statement.
      if (leave(line) && line.underWay === 0) log.warn({ reason: reasonOf(error).code }, closedIdle)
    })
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

  /** Gives this connection no more reads. It closes after its last answer. Returns false if that was said before. */
  const leave = (line: Line) => {
    if (!lines.delete(line)) return false
    clearTimeout(line.idle)
    if (line.underWay === 0) close(line)
    return true
  }
  const close = ({ client }: Line) => void client.end().catch(() => {})

  return {
    /** Runs one statement. If no answer comes in time, the connection is closed, and all reads on it fail. */
    async read<T>(work: (client: Client) => Promise<T>): Promise<T> {
      if (isEnded) throw new StatementError('connect', terminated())
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
        clearTimeout(timer)
        line.underWay--
        if (lines.has(line)) line.idle.refresh()
        else if (line.underWay === 0) close(line)
      }
    },
    /** How the connections are used. A read waits if its connection has `fewStatements` others to answer. */
    use() {
      const loads = Array.from(lines, ({ underWay }) => underWay)
      const busy = loads.filter(load => load > 0).length
      return { busy, idle: loads.length - busy, waiting: loads.reduce((sum, load) => sum + Math.max(0, load - fewStatements), 0) }
    },
    /** Connections close after their last answers. Further reads are refused. */
    async end() {
      isEnded = true
      const ending = Array.from(lines, ({ client }) => once(client, 'end'))
      for (const line of lines) leave(line)
      await Promise.allSettled(ending)
    },
  }
}
export type Lines = ReturnType<typeof shareLines>

const terminated = () => new Error('Connection terminated')

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
