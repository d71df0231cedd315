/**
 * The first and the last bytes of a body. They are kept when the rest is dropped, because a refusal may have to repeat something that is
 * there.
 */
import type { IncomingMessage } from 'node:http'

const mostKept = 256
/** The rest of a body is awaited only while it arrives. */
const quietMs = 1_000

export function bodyEdges() {
  let first: Buffer = Buffer.alloc(0)
  let last = first
  return {
    take(chunk: Buffer) {
      if (first.length < mostKept) first = Buffer.concat([first, chunk.subarray(0, mostKept)]).subarray(0, mostKept)
      last = chunk.length < mostKept ? Buffer.concat([last, chunk]).subarray(-mostKept) : chunk.subarray(-mostKept)
    },
    first: () => first.toString(),
    last: () => last.toString(),
  }
}
export type BodyEdges = ReturnType<typeof bodyEdges>

/** Reads the rest of a body and keeps only its edges. Stops if the body is larger than this, or if nothing arrives for a second. */
export async function dropBody(req: IncomingMessage, edges: BodyEdges, most: number) {
  if (req.readableEnded || req.destroyed || Number(req.headers['content-length'] ?? 0) > most) return
  await new Promise<void>(resolve => {
    let size = 0
    let quiet: NodeJS.Timeout | undefined
    const wait = () => {
      clearTimeout(quiet)
      quiet = setTimeout(stop, quietMs)
    }
    const take = (chunk: Buffer) => {
      edges.take(chunk)
      size += chunk.length
      if (size > most) stop()
      else wait()
    }
    const stop = () => {
      clearTimeout(quiet)
      req.off('data', take).off('end', stop).off('close', stop).resume()
      resolve()
    }
    wait()
    req.on('data', take).on('end', stop).on('close', stop)
  })
}
