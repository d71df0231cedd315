import type { Response } from 'express'
import type { components } from '../../../generated/api.ts'
import { encodeEvent } from '../../../generated/outputs.js'
import { deskEventsFor } from '../../core/log/desk-events.ts'
import type { DeskEvent } from '../../core/kit/changes.ts'
import type { Core } from '../../core/index.ts'
import type { AuditEvent } from '../../core/log/log-reader.ts'
import { watch } from '../../core/kit/watch.ts'
import type { Principal } from '../../core/kit/world.ts'
import { writePart } from '../../http/exchange.ts'
import { eventView } from '../../views/index.ts'
import { isStillGood } from '../protocol/authenticate.ts'
import type { Handlers } from '../protocol/contract.ts'

type Schemas = components['schemas']

const keepAliveMs = 20_000
/** The log and the session are checked at least this often, because a hint can be lost, but an event must not be lost. */
const lookMs = 5_000

/** A stream reads at most this many times at once, and then at most this often, even if changes are more frequent. */
const looks = { atOnce: 10, perMs: 500 }

export const events = {
  streamEvents: async ({ core, human, headers }) => {
    const end = await core.audit.end(human.accountId)
    // An id beyond the end of the log was sent before an older backup was restored.
    const after = Math.min(Number(headers['last-event-id'] ?? end), end)
    const done = core.streams.watch(human)
    return { status: 200, stream: { type: 'text/event-stream', write: res => stream(core, human, after, res), done } }
  },
} satisfies Partial<Handlers>

/** Sends the human's log entries after a given one, and then new ones, until the reader disconnects or the session or token ends. */
async function stream(core: Core, human: Principal, after: number, res: Response) {
  const looking = watch(looks)
  const heartbeats = new Set<string>()
  const stop = core.changes.watch(human.accountId, ({ agentId, heartbeat }) => {
    if (heartbeat && agentId) heartbeats.add(agentId)
    if (core.changes.isOver()) looking.end()
    else looking.wake()
  })
  // A service token reads nothing of other accounts.
  const shown = human.kind === 'human' ? deskEventsFor(human.role) : []
  const atDesk = new Set<DeskEvent>()
  const stopDesk = core.changes.watchDesk(events => {
    for (const event of shown) if (!events || events.includes(event)) atDesk.add(event)
    if (atDesk.size > 0) looking.wake()
  })
  const keepAlive = setInterval(() => res.write(': still here\n\n'), keepAliveMs)
  res.on('close', looking.end)
  res.write(': here\n\n')

  try {
    let seen = after
    while (!res.closed && !core.changes.isOver()) {
      if (!(await isStillGood(core, human))) return
      let isFirst = true
      for await (const { text, last } of core.audit.after(human.accountId, seen, eventText)) {
        // Further pages take time, and the session may end meanwhile.
        if (isFirst) isFirst = false
        else if (!(await isStillGood(core, human))) return
        seen = last
        await writePart(res, text)
        if (res.closed) return
      }
      for (const agentId of heartbeats) {
        // This is removed before the write, so that a change during the write is announced again.
        heartbeats.delete(agentId)
        await writePart(res, message({ event: 'heartbeat.changed', data: { target: { type: 'agent', id: agentId } } }))
        if (res.closed) return
      }
      for (const event of atDesk) {
        atDesk.delete(event)
        await writePart(res, message({ event, data: {} }))
        if (res.closed) return
      }
      await looking.next(lookMs)
    }
  } finally {
    stop()
    stopDesk()
    clearInterval(keepAlive)
  }
}

function eventText(entry: AuditEvent) {
  const data = eventView(entry)
  return message({ id: String(entry.seq), event: data.action, data: encodeEvent(data) })
}

const message = ({ id, event, data }: Schemas['EventMessage']) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
