/**
 * `agent-quest-gate hook` and `prompt`: a host asks before it uses a tool of its own, and says later what came of it. Only the host makes the
 * call, so the gate starts the yes when it answers, and the report comes with another process.
 */
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { Blocked } from './blocked.ts'
import { permitted, prepared, report, type Gate } from './permission.ts'
import type { Json } from './pointers.ts'
import { verdictOn, type Seen } from './rules.ts'
import type { Settings } from './settings.ts'
import { wishFor } from './wish.ts'

/** What a host says of a use of a tool. */
export interface Use {
  session_id?: string
  cwd?: string
  tool_name: string
  tool_input: Json
  tool_use_id?: string
}

/** `silent`: it is not gated, so the host's own rules count. */
export type Decision = { is: 'allowed'; input: Json; isChanged: boolean } | { is: 'denied'; because: string } | { is: 'silent' }

export async function decide(use: Use, settings: Settings, gate: Gate, signal: AbortSignal): Promise<Decision> {
  const seen = seenOf(use)
  const verdict = verdictOn(seen, settings)
  if (verdict.do === 'allow') return { is: 'silent' }
  if (verdict.do === 'block') return { is: 'denied', because: `The gate blocks this call: ${verdict.because}.` }
  try {
    const call = {
      ...seen,
      arguments: use.tool_input,
      place: `${settings.place} ${use.cwd ?? ''}`.trim(),
      notices: seen.doubt ? [seen.doubt] : [],
    }
    const wish = wishFor(call, verdict.rule ?? {}, settings.key, settings.report_within_minutes)
    const permit = await permitted(gate, wish.request, { signal })
    const input = await prepared(gate, permit, ({ allowed }) => {
      const given = wish.allowedBy(allowed)
      if (settings.hook.changes || isDeepStrictEqual(given, use.tool_input)) return given
      throw new Blocked(
        `Your human allowed this call only with other arguments: ${JSON.stringify(given)}. It was not made. Ask for exactly those.`,
      )
    })
    // The host acts from now on, and this process ends.
    gate.journal.turn(permit.entry, { process: null, use: nameOf({ ...use, tool_input: input }) })
    return { is: 'allowed', input, isChanged: !isDeepStrictEqual(input, use.tool_input) }
  } catch (error) {
    return { is: 'denied', because: error instanceof Blocked ? error.message : `The call was not made: ${(error as Error).message}` }
  }
}

/** The host has used the tool. Nothing is reported of what was not gated. */
export async function tellOutcome(use: Use, outcome: 'done' | 'failed', gate: Gate) {
  const name = nameOf(use)
  const entry = gate.journal.entries().find(one => one.use === name && one.phase === 'acting')
  if (entry) await report(gate, entry, outcome)
}

/** `mcp__files__write` is a tool of a server of the host. Any other name is a tool of the host itself. */
function seenOf({ tool_name: name }: Use): Seen {
  const [, server, tool] = /^mcp__(.+?)__(.+)$/.exec(name) ?? []
  // Where the name of the server ends is not always clear.
  const doubt = tool?.includes('__') || server === 'host' ? 'The name of the tool can be read in two ways.' : undefined
  return { server: server ?? 'host', kind: 'tool', name: tool ?? name, doubt }
}

/** A use is found by its id, or by what is used if the host gives no id. */
const nameOf = ({ session_id: session = '', tool_name: name, tool_input: input, tool_use_id: id }: Use) =>
  id ??
  createHash('sha256')
    .update(`${session} ${name} ${JSON.stringify(input)}`)
    .digest('hex')
