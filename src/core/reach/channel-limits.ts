/** How many channels an account may have, and how often it may send messages about them. */
import { countChannels } from '../../store/reach/channels.ts'
import { countTests, countVerifications } from '../../store/reach/deliveries.ts'
import { run, type Steps } from '../../store/index.ts'
import { DomainError } from '../kit/errors.ts'
import { day, hour, second, type World } from '../kit/world.ts'

/** How many tests of a channel may be sent in an hour, and links to addresses of an account in a day. */
const [testsPerHour, verificationsPerDay] = [20, 10]

export function* roomForChannel({ limits }: World, accountId: string): Steps<void> {
  const [channels] = yield* run(countChannels, { accountId })
  if (channels!.n >= limits.channelsPerAccount)
    throw new DomainError('channel_limit', `An account may have ${limits.channelsPerAccount} channels. Delete one first.`)
}

export function* roomForTest(world: World, channelId: string): Steps<void> {
  const tests = yield* run(countTests, { channelId, since: world.now() - hour })
  if (tests.some(({ state }) => state === 'queued')) throw new DomainError('invalid_state', 'A test of this channel is being sent. Wait.')
  if (tests.reduce((sum, { n }) => sum + n, 0) >= testsPerHour)
    throw tooMany(`A channel may be tested ${testsPerHour} times in an hour.`, hour)
}

/** A link that verifies an address. */
export function* roomForLink(world: World, accountId: string): Steps<void> {
  const [sent] = yield* run(countVerifications, { accountId, since: world.now() - day })
  if (sent!.n >= verificationsPerDay) throw tooMany(`An account may send ${verificationsPerDay} such links in a day.`, day)
}

const tooMany = (sentence: string, withinMs: number) =>
  new DomainError('rate_limited', `${sentence} Wait.`, { retryAfterSeconds: withinMs / second })
