/**
 * A large account, as its owner has it after some months: 20 agents in every state, 201 waiting requests, decisions, permits and reviews.
 * Everything goes through the public doors, as people and agents would do it.
 */
import { actors, type Actor } from './agents.ts'
import { agent as connect, type Call, type Rest, type Schemas } from './doors.ts'
import * as quests from './quests.ts'
import { answers, expiries, questions, wishesOf, work } from './requests.ts'
import type { Visitor } from './visitor.ts'

interface Player {
  actor: Actor
  n: number
  id: string
  key: Schemas['IssuedKey']
  use: Call
}
interface Slugs {
  worked: string[]
  wanted: string[]
  contested: string
}

const waitingInAll = actors.reduce((sum, { waiting }) => sum + waiting, 0)

/** Makes it, and says how far it is. Returns the calls that keep its agents connected. */
export async function rich({ url, rest, account }: Visitor, say: (line: string) => void = console.log) {
  if (account.role !== 'admin')
    throw new Error('DATA=rich writes quests, so it needs an admin: SETUP_CODE of an empty service, or EMAIL and PASSWORD of an admin.')
  const slugs = await writeQuests(rest)
  say(`${Object.values(slugs).flat().length} quests have work or requests.`)
  const players: Player[] = []
  // One after another, so that lists show them in the same order each time.
  for (const [n, actor] of actors.entries()) {
    const made = await hire(url, rest, actor, n)
    if (made) players.push(made)
  }
  say(`${actors.length} agents exist, and ${players.length} have connected.`)
  await Promise.all(players.map(player => doWork(rest, player, slugs)))
  say('Work is submitted and reviewed, and the first requests are decided.')
  await Promise.all(players.map(player => restrict(rest, player)))
  const waiting = (await Promise.all(players.map(player => ask(player, slugs)))).flat()
  if (waiting.length !== waitingInAll) throw new Error(`${waiting.length} requests wait, not ${waitingInAll}.`)
  await takeTheOnlyPlace(rest, players[8]!, slugs)
  await discuss(rest, waiting)
  for (const player of players) await end(url, rest, player)
  say(`${waiting.length} requests are waiting.`)
  const connected = players.filter(({ actor }) => actor.ends === 'connected')
  return async () => void (await Promise.all(connected.map(({ use }) => use('get_profile'))))
}

async function writeQuests(rest: Rest): Promise<Slugs> {
  const write = async (quest: object, ...verbs: string[]) => {
    const { id, slug } = await rest<Schemas['Quest']>('POST', '/admin/quests', quest)
    for (const verb of verbs) await rest('POST', `/admin/quests/${id}/${verb}`)
    return slug
  }
  const all = async (list: object[], ...verbs: string[]) => {
    const slugs: string[] = []
    for (const quest of list) slugs.push(await write(quest, ...verbs))
    return slugs
  }
  const worked = await all(quests.worked, 'publish')
  const wanted = await all(quests.wanted, 'publish')
  const contested = await write(quests.contested, 'publish')
  await all(quests.others, 'publish')
  await all(quests.drafts)
  await all(quests.closed, 'publish', 'close')
  await all(quests.cancelled, 'publish', 'cancel')
  return { worked, wanted, contested }
}

async function hire(url: string, rest: Rest, actor: Actor, n: number): Promise<Player | undefined> {
  const { name, description, skills, policy, silentAfterMinutes } = actor
  const allowed = { join_quest: 'allow', submit_result: 'allow', ...policy }
  const { id } = await rest<Schemas['Agent']>('POST', '/agents', {
    name,
    description,
    skills,
    policy: allowed,
    max_active_quests: 20,
    ...(silentAfterMinutes && { silent_after_minutes: silentAfterMinutes }),
  })
  if (actor.isNew) return undefined
  const key = await rest<Schemas['IssuedKey']>('POST', `/agents/${id}/keys`, { label: 'server', expires_in_days: 3 + n * 10 })
  return { actor, n, id, key, use: succeeding(await connect(url, key.secret)) }
}

/** The calls of tools that may wait. They do not wait here. */
const patient = new Set(['join_quest', 'submit_result', 'withdraw_from_quest', 'request_approval', 'answer_question'])

/** Throws if a tool refuses the call. */
const succeeding =
  (call: Call): Call =>
  async (tool, args) => {
    const told = await call(tool, { ...args, ...(patient.has(tool) && { wait_seconds: 0 }) })
    if (told.code) throw new Error(`${tool} answers ${told.code}: ${told.message} ${JSON.stringify(told.errors ?? '')}`)
    return told
  }

/** What is over, or goes on without its human: three quests, a result with its review, and requests that were decided. */
async function doWork(rest: Rest, { n, use }: Player, { worked }: Slugs) {
  const at = (k: number) => worked[(n + k) % worked.length]!
  for (const k of [0, 1, 2]) await use('join_quest', { quest: at(k), reason: 'The criteria are clear, and I can do it today.' })
  const { submission } = await use('submit_result', { quest: at(0), ...work(n) })
  const [verdict, comment] = verdicts[n % verdicts.length]!
  if (verdict) await rest('POST', `/admin/submissions/${submission.id}/${verdict}`, { comment })

  const [bought, sent, published, entered] = wishesOf(n + 40)
  const request = async (given: object) => (await use('request_approval', { ...given })).approval
  const yes = await request(bought!)
  const less = n % 4 === 1 ? { changes: { amount: { value: '50', currency: 'EUR' } } } : {}
  await rest('POST', `/approvals/${yes.id}/approve`, { note: 'Keep the receipt.', ...less })
  const { start_token } = await use('get_approval', { approval_id: yes.id })
  await use('start_action', { approval_id: yes.id, start_token })
  await use('report_outcome', {
    approval_id: yes.id,
    start_token,
    outcome: n % 4 ? 'done' : 'failed',
    note: n % 4 ? `Order ${4_711 + n}.` : 'The card was refused.',
  })
  const letter = await request(sent!)
  // A rule may have allowed it.
  if (letter.status === 'pending') await rest('POST', `/approvals/${letter.id}/approve`, { valid_for_minutes: 30 + n * 30 })
  const refused = await request(n % 2 ? published! : entered!)
  await rest('POST', `/approvals/${refused.id}/deny`, { note: 'Not this week.' })
  const dropped = await request({
    category: 'spend',
    title: 'Buy a stamp',
    amount: { value: '1.10', currency: 'EUR' },
    details: {},
    reason: 'For a letter.',
  })
  if (dropped.status === 'pending') await use('cancel_approval', { approval_id: dropped.id })
}

const verdicts: [string | undefined, string][] = [
  ['accept', 'Exactly what we asked for. **Thank you!**'],
  [undefined, ''],
  ['request-revision', 'A good start.\n\n- [x] Sources\n- [ ] The third chemistry is missing'],
  ['accept', 'Good, although the second number is old.'],
  [undefined, ''],
  ['reject', 'The numbers are from a blog. ~~Accepted~~ Rejected.'],
]

/** From now on the agent asks first. */
async function restrict(rest: Rest, { id }: Player) {
  const { version } = await rest<Schemas['Agent']>('GET', `/agents/${id}`)
  const policy = { join_quest: 'ask', submit_result: 'ask' }
  await rest('PATCH', `/agents/${id}`, { policy }, { 'If-Match': `"v${version}"` })
}

interface Waiting {
  id: string
  use: Call
}

/** Asks until as many requests wait as its actor has. */
async function ask({ actor, n, use }: Player, { worked, wanted, contested }: Slugs): Promise<Waiting[]> {
  const reason = 'I have done similar work, and I can begin at once.'
  const at = (k: number) => worked[(n + k) % worked.length]!
  const calls: [tool: string, args: object][] = [['submit_result', { quest: at(1), ...work(n), reason: 'It meets all criteria.' }]]
  if (n === 1 || n === 4) calls.push(['join_quest', { quest: contested, reason }])
  if (n % 3 === 0) calls.push(['withdraw_from_quest', { quest: at(2), reason: 'I lack a source.' }])
  const wishes = wishesOf(n)
  for (const k of wishes.keys()) {
    const quest = wanted[(n + k) % wanted.length]!
    const expires_in_minutes = expiries[(n * 5 + k) % expiries.length]!
    calls.push(['request_approval', { ...wishes[(n + k) % wishes.length]!, expires_in_minutes }])
    if (k < wanted.length) calls.push(['join_quest', { quest, reason }])
  }
  const waiting: Waiting[] = []
  for (const [tool, args] of calls) {
    if (waiting.length === actor.waiting) break
    const { outcome, approval } = await use(tool, { ...args })
    if (outcome === 'pending_approval') waiting.push({ id: approval.id, use })
  }
  return waiting
}

/** After this, the other requests for the quest with one place would fail. */
async function takeTheOnlyPlace(rest: Rest, { use }: Player, { contested }: Slugs) {
  const { approval } = await use('join_quest', { quest: contested, reason: 'It is short, and I am free.' })
  await rest('POST', `/approvals/${approval.id}/approve`)
}

async function discuss(rest: Rest, waiting: Waiting[]) {
  for (const [i, text] of questions.entries()) {
    const { id, use } = waiting[i * 21 + 4]!
    await rest('POST', `/approvals/${id}/questions`, { text })
    if (answers[i]) await use('answer_question', { approval_id: id, text: answers[i] })
  }
}

async function end(url: string, rest: Rest, { actor, n, id, key }: Player) {
  if (actor.ends === 'archived') await rest('DELETE', `/agents/${id}`)
  if (actor.ends === 'suspended')
    await rest('POST', `${n % 2 ? '' : '/admin'}/agents/${id}/suspend`, { reason: 'It keeps joining the wrong quests.' })
  if (actor.ends !== 'refused') return
  await rest('DELETE', `/agents/${id}/keys/${key.key.id}`)
  const isRefused = await connect(url, key.secret).then(
    () => false,
    () => true,
  )
  if (!isRefused) throw new Error('A revoked key was admitted.')
}
