import { writeSync, write as writeFile } from 'node:fs'
import { Socket } from 'node:net'
import type { Writable } from 'node:stream'
import { inTrace } from './shared/trace.ts'
import { pino, symbols, type DestinationStream, type Logger } from 'pino'

export type Log = Logger
type Lines = DestinationStream & { flush?(done: () => void): void }
const call = (done: () => void) => done()

/** Matches texts that look like our secrets, anywhere in a line. */
const secrets = /aqs_(agent|svc|session|link)_[0-9A-Za-z]{6,}/g

/** Writes log lines in JSON. Whole requests are never logged. Fields that might contain a secret are redacted anyway. */
export function createLog(level: string, to: Lines = output()): Log {
  const blanked = {
    write: (line: string) => to.write(line.includes('aqs_') ? line.replace(secrets, 'aqs_$1_[redacted]') : line),
    flush: (done: () => void) => (to.flush ?? call)(done),
  }
  const paths = ['authorization', 'cookie', 'set-cookie', 'secret', 'token', 'password', 'setup_code']
  const brake = oncePerSecond()
  return pino(
    {
      level,
      base: null,
      redact: { paths: paths.flatMap(path => [path, `*["${path}"]`]), censor: '[redacted]' },
      serializers: { err: told },
      mixin: () => traced(inTrace.getStore()?.traceId),
      hooks: {
        logMethod(args, method) {
          const [about, sentence] = args as unknown as [unknown, string | undefined]
          const error = (about as { err?: unknown } | undefined)?.err
          if (error === undefined) return method.apply(this, args)
          brake(`${sentence} ${kindOf(error)}`, about as Failure, more => method.apply(this, [more, sentence ?? ''] as typeof args))
        },
      },
    },
    blanked,
  )
}

/** A line about a request with a trace names the trace. */
const traced = (traceId: string | undefined) => (traceId === undefined ? {} : { trace_id: traceId })

/**
 * Writes lines at the level `info` whose members are already JSON. Each request has such a line, and without objects and the search for
 * fields to redact it takes a fourth of the time.
 */
export function lineOf(log: Log) {
  const to = (log as unknown as Record<symbol, DestinationStream>)[symbols.streamSym]!
  return (members: string) => {
    if (log.isLevelEnabled('info')) to.write(`{"level":30,"time":${Date.now()},${members}}\n`)
  }
}

interface Failure {
  err: unknown
  request_id?: string
}

/** In an outage, every request fails with the same error. In each such period, one line is written, and then one that counts the others. */
const kindMs = 1_000
const mostKinds = 1_000
const mostIds = 50

function oncePerSecond() {
  const held = new Map<string, { repeated: number; ids: string[] }>()
  return (kind: string, about: Failure, log: (about: object) => void) => {
    const known = held.get(kind)
    if (known) {
      known.repeated++
      if (about.request_id !== undefined && known.ids.length < mostIds) known.ids.push(about.request_id)
      return
    }
    log(about)
    if (held.size >= mostKinds) return
    const fresh = { repeated: 0, ids: [] as string[] }
    held.set(kind, fresh)
    setTimeout(() => {
      held.delete(kind)
      const { repeated, ids } = fresh
      if (repeated > 0) log({ ...about, request_id: undefined, repeated, ...(ids.length > 0 && { request_ids: ids }) })
    }, kindMs).unref()
  }
}

interface Told {
  type: string
  message: string
  code?: string
  stack?: string
  cause?: Told
}

/**
 * Database drivers put the values of a statement into their errors. The store replaces these errors. If one gets here anyway, its text is
 * not logged.
 */
const drivers = /^(DrizzleQueryError|DrizzleError|DatabaseError|SqliteError|error)$/
const deepestCause = 5

/** The parts of an error that are logged. Other properties are not logged, because they may contain anything. */
function told(error: unknown, depth = 0): Told {
  if (!(error instanceof Error)) return { type: typeof error, message: 'the thrown value is not an Error' }
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  const type = error.name === 'Error' ? error.constructor.name : error.name
  const isDrivers = drivers.test(type) || drivers.test(error.constructor.name) || error.message.startsWith('Failed query:')
  const frames = error.stack?.slice(Math.max(error.stack.indexOf('\n    at '), 0)) ?? ''
  const message = isDrivers ? 'an error of the database driver' : error.message
  return {
    type,
    message,
    ...(typeof code === 'string' && { code }),
    stack: `${type}: ${message}${frames.startsWith('\n    at ') ? frames : ''}`,
    ...(cause instanceof Error && depth < deepestCause && { cause: told(cause, depth + 1) }),
  }
}

const kindOf = (error: unknown): string => {
  const { type, message, code, cause } = told(error, deepestCause - 1)
  return [type, code, message, cause?.message].join(' ')
}

/** Lines are written together, because one write for each line would take as long as a tenth of a request. */
const togetherBytes = 65_536
const togetherMs = 100
/** The most bytes that wait if the disk is full or the reader does not read. Further lines are dropped and counted. */
const mostWaitingBytes = 1_048_576
const retryMs = 1_000
/** How long the end of the process waits for a reader that does not read. */
const flushMs = 500

/** Writes a chunk, and calls back with the part that is not written yet. */
type Write = (chunk: Buffer, done: (error: Error | null | undefined, left: Buffer) => void) => void

/**
 * Buffers lines for a disk that may be full or a reader that may be slow or gone. The service never waits for its log and never stops
 * because of it. If lines were lost, the log reports their number as soon as it can.
 */
export function linesTo(write: Write) {
  let waiting: string[] = []
  let waitingBytes = 0
  let underWay: Buffer | undefined
  /** The rest of a chunk that could not be written. It is written first on the next try. */
  let left = Buffer.alloc(0)
  let lost = 0
  let timer: NodeJS.Timeout | undefined

  const later = (ms: number) => {
    timer ??= setTimeout(send, ms).unref()
  }
  function send() {
    clearTimeout(timer)
    timer = undefined
    if (underWay || waitingBytes + left.length === 0) return
    if (lost > 0) waiting.push(`${JSON.stringify({ level: 40, time: Date.now(), lost, msg: 'log lines were lost' })}\n`)
    lost = 0
    put(Buffer.concat([left, Buffer.from(waiting.join(''))]))
    waiting = []
    waitingBytes = 0
  }
  function put(chunk: Buffer) {
    underWay = chunk
    write(chunk, (error, rest) => {
      underWay = undefined
      left = Buffer.from(rest)
      if (error) later(retryMs)
      else if (left.length > 0) put(left)
      else if (waitingBytes > 0) later(waitingBytes < togetherBytes ? togetherMs : 0)
    })
  }

  return {
    write(line: string) {
      if (waitingBytes + left.length + (underWay?.length ?? 0) + line.length > mostWaitingBytes) return void lost++
      waiting.push(line)
      waitingBytes += line.length
      if (waitingBytes >= togetherBytes && left.length === 0) send()
      else later(togetherMs)
    },
    /** Writes the waiting lines, and calls back when they are written or cannot be written. */
    flush(done: () => void) {
      send()
      const until = performance.now() + flushMs
      const look = () => (underWay && performance.now() < until ? void setTimeout(look, 5) : done())
      look()
    },
    /** Returns everything that is not written yet, for the end of the process. */
    take() {
      const rest = Buffer.concat([left, Buffer.from(waiting.splice(0).join(''))])
      left = Buffer.alloc(0)
      return rest
    },
  }
}

let standard: ReturnType<typeof linesTo> | undefined
const output = () => (standard ??= standardOutput())

function standardOutput() {
  const stdout: Writable & { fd: number } = process.stdout
  // The callback of a write reports the error too. But without a listener, the error would end the process.
  if (stdout.listenerCount('error') === 0) stdout.on('error', () => {})
  const lines = linesTo(
    stdout instanceof Socket
      ? (chunk, done) => void stdout.write(chunk, error => done(error, error ? chunk : Buffer.alloc(0)))
      : // If stdout is a file, its own write method would block the process.
        (chunk, done) => writeFile(stdout.fd, chunk, (error, written) => done(error, chunk.subarray(written))),
  )
  process.once('exit', () => {
    try {
      for (let rest = lines.take(); rest.length > 0;) rest = rest.subarray(writeSync(stdout.fd, rest))
    } catch {
      // The disk is full or there is no reader, so these lines are lost.
    }
  })
  return lines
}
