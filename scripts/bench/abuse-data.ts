/** The data for the attacks: an attacker, and honest people. */
import { readConfig } from '../../src/config.ts'
import { createCore } from '../../src/core/index.ts'
import { newId } from '../../src/core/kit/ids.ts'
import type { Seals } from '../../src/core/kit/seals.ts'
import type { Human } from '../../src/core/kit/world.ts'
import { createLog } from '../../src/log.ts'
import { advanceLog, holdLog, insertAuditEvent } from '../../src/store/log/audit.ts'
import { openStore, run } from '../../src/store/index.ts'
import type { Attacker } from './sending.ts'

export const password = 'correct horse battery'
export const addresses = { honest: '127.0.0.2', attacker: '127.0.0.3' }
const agentsOfAttacker = 50

export interface Person {
  email: string
  /** Its agent's key. */
  secret: string
}
interface Sizes {
  /** The number of honest people. */
  honest: number
  /** The number of entries in the attacker's log. */
  entries: number
}

/** People with one agent each, and an attacker with a long log and as many agents as an account may have. */
export async function makeData(database: string, most: Sizes) {
  const store = await openStore(database, createLog('silent'))
  const { limits } = readConfig({ AQS_SIGN_UPS_PER_HOUR: '1000000', AQS_KILOBYTES_PER_DAY: '999999' })
  const core = await createCore({
    store,
    limits,
    log: createLog('silent'),
    signup: { mode: 'open', setupCode: 'open sesame' },
    sealKeys: ['a key that seals the log of the bench'],
  })
  const join = async (name: string) => {
    const visit = { userAgent: 'bench', ip: addresses.honest, network: addresses.honest, requestId: 'bench', isGone: () => false }
    const { account, session, token } = await core.accounts.signUp(visit, {
      email: `${name}@example.com`,
      password,
      displayName: name,
      setupCode: 'open sesame',
    })
    const human: Human = {
      kind: 'human',
      accountId: account.id,
      sessionId: session.id,
      role: account.role,
      provenAt: Date.now(),
      signedDecisions: 'none',
      requestId: 'bench',
    }
    const agent = async (number: number) => {
      const allow = { join_quest: 'allow', submit_result: 'allow', withdraw_from_quest: 'allow' } as const
      const { id } = await core.agents.create(human, { name: `${name} ${number}`, policy: allow })
      return (await core.keys.issue(human, id, { label: 'bench', expiresInDays: 1 })).secret
    }
    return { human, token, agent, email: account.email }
  }
  const author = await join('author')
  const mallory = await join('mallory')
  const secrets = []
  for (let i = 0; i < agentsOfAttacker; i++) secrets.push(await mallory.agent(i))
  for (let done = false; !done;) done = await store.transaction(() => lengthen(core.world.seals, mallory.human.accountId, most.entries))
  const people: Person[] = []
  for (let i = 0; i < most.honest; i++) {
    const person = await join(`honest${i}`)
    people.push({ email: person.email, secret: await person.agent(0) })
  }
  await store.close()
  const attacker: Attacker = { email: mallory.email, token: mallory.token, secrets, authorToken: author.token }
  return { attacker, people }
}

/** Adds entries to a log. Returns whether it is long enough. The entries are not charged, so that the attack starts with its full allowance. */
function* lengthen(seals: Seals, accountId: string, entries: number) {
  const [head] = yield* run(holdLog, { accountId })
  const last = Math.min(entries, head!.seq + 5_000)
  const entry = {
    accountId,
    actorType: 'human',
    actorId: accountId,
    action: 'account.updated',
    targetType: 'account',
    salt: null,
    dataHash: null,
  } as const
  for (let seq = head!.seq + 1; seq <= last; seq++)
    yield* run(insertAuditEvent, {
      ...entry,
      id: newId('evt', Date.now()),
      seq,
      at: Date.now(),
      targetId: accountId,
      agentId: null,
      requestId: 'bench',
      data: { changed: ['display_name'] },
      prevHash: '',
      hash: '',
      seal: null,
      forAdmins: 0,
    })
  const end = { accountId, seq: last, hash: '' }
  yield* run(advanceLog, { ...end, seal: seals.make('end', end), written: 0, day: 0, writtenOnDay: 0 })
  return last >= entries
}
