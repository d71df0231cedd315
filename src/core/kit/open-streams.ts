/** How much may be open at once: streams of people, calls and streams of agents that wait, and what the streams of agents listen to. */
import { DomainError } from './errors.ts'
import { tally } from './tally.ts'
import type { Agent, Principal, World } from './world.ts'

export type OpenStreams = ReturnType<typeof openStreams>

/** Each opens something, or throws `stream_limit`, and returns what closes it. */
export function openStreams({ limits: { waitsPerAgent, waitsPerAccount } }: World) {
  const ofSession = limit(5, most => `A session or a service token may have at most ${most} open streams. Close one.`)
  const ofAccount = limit(20, most => `An account may have at most ${most} open streams in all its sessions and service tokens. Close one.`)
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
    watch: (by: Principal) => opened(1, ofSession(by.kind === 'token' ? by.token.id : by.sessionId), ofAccount(by.accountId)),
    wait: ({ id, owner }: Agent) => opened(1, ofAgent(id), ofAgents(owner.id)),
    mayWait: ({ id, owner }: Agent) => ![ofAgent(id), ofAgents(owner.id)].some(({ refusal }) => refusal(1)),
    listen: ({ owner }: Agent, count: number) => opened(count, ofListening(owner.id)),
  }
}

function limit(most: number, say: (most: number) => string) {
  const open = tally()
  return (name: string) => ({
    refusal: (more: number) => (open.of(name) + more > most ? say(most) : undefined),
    add: (more: number) => open.add(name, more),
  })
}

function opened(count: number, ...shares: ReturnType<ReturnType<typeof limit>>[]) {
  const refusal = shares.map(share => share.refusal(count)).find(Boolean)
  if (refusal) throw new DomainError('stream_limit', refusal)
  for (const { add } of shares) add(count)
  return () => shares.forEach(({ add }) => add(-count))
}
