/** How much may be open at once: streams of people, calls and streams of agents that wait, and what the streams of agents listen to. */
import { DomainError } from './errors.ts'
import { tally } from './tally.ts'
import type { Agent, Human, World } from './world.ts'

export type OpenStreams = ReturnType<typeof openStreams>

/** Each opens something, or throws `stream_limit`, and returns what closes it. */
export function openStreams({ limits: { waitsPerAgent, waitsPerAccount } }: World) {
  const ofSession = limit(5, most => `A session may have at most ${most} open streams. Close one.`)
  const ofAccount = limit(20, most => `An account may have at most ${most} open streams in all its sessions. Close one.`)
  const ofAgent = limit(waitsPerAgent, most => `You have ${most} open calls and streams, which is the limit. Let one of them end first.`)
  const ofAgents = limit(
    waitsPerAccount,
    most => `Your human's agents have ${most} open calls and streams, which is the limit. One of them must end first.`,
  )
  // Each resource and task is read again when something changes.
  const ofListening = limit(
    256,
    most => `The agents of your human already listen to ${most} resources and tasks, which is the limit. End another stream first.`,
  )

  return {
    watch: ({ sessionId, accountId }: Human) => opened([ofSession(sessionId), ofAccount(accountId)]),
    wait: ({ id, owner }: Agent) => opened([ofAgent(id), ofAgents(owner.id)]),
    mayWait: ({ id, owner }: Agent) => refusalOf([ofAgent(id), ofAgents(owner.id)]) === undefined,
    listen: ({ owner }: Agent, count: number) => opened([ofListening(owner.id)], count),
  }
}

/** What somebody has open, and how much that may be. */
interface Share {
  refusal(more: number): string | undefined
  add(more: number): void
}

function limit(most: number, refusal: (most: number) => string) {
  const open = tally()
  return (name: string): Share => ({
    refusal: more => (open.of(name) + more > most ? refusal(most) : undefined),
    add: more => open.add(name, more),
  })
}

const refusalOf = (shares: Share[], more = 1) => shares.map(({ refusal }) => refusal(more)).find(one => one !== undefined)

function opened(shares: Share[], count = 1) {
  const refusal = refusalOf(shares, count)
  if (refusal !== undefined) throw new DomainError('stream_limit', refusal)
  for (const { add } of shares) add(count)
  return () => shares.forEach(({ add }) => add(-count))
}
