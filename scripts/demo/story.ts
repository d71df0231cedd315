/**
 * A quest from start to end, and a permit for something outside, each step printed: Ada uses the humans' door, and her agent Scout the
 * agents' door.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { styleText } from 'node:util'
import { agent as connect, type Call, type Rest, type Schemas, type Told } from './doors.ts'
import type { Visitor } from './visitor.ts'

const quest = 'introduce-yourself'
const thinkingMs = 700
const ada = voice('Ada', 'cyan')
const scout = voice('Scout', 'yellow')
const teller = voice('', 'dim')

interface Inbox {
  rest: Rest
  next(): Promise<string>
}

/** Tells it with the account of this visitor. */
export async function story({ url, token, account: { role }, rest }: Visitor) {
  ada(`I sign in at ${url} and am ${role === 'admin' ? 'its admin' : 'a member'}.`)
  const agent = await rest<Schemas['Agent']>('POST', '/agents', { name: 'Scout', skills: ['writing'] })
  const { key, secret } = await rest<Schemas['IssuedKey']>('POST', `/agents/${agent.id}/keys`, { label: 'demo', expires_in_days: 1 })
  ada(`I create an agent and issue its key. It is shown once. Later I see only ${key.hint}.`)
  const inbox = { rest, next: await watch(url, token) }

  const mcp = await connect(url, secret)
  const me = await mcp('get_profile')
  scout(`I connect over MCP. I am ${me.agent.name} and work for ${me.owner.display_name}. To join a quest I must ${me.policy.join_quest}.`)
  const found = (await mcp('list_quests', { tag: 'first-steps' })).items.find(({ slug }: Told) => slug === quest)
  if (!found) throw new Error('There is no starter quest. AQS_STARTER_QUESTS=on adds six to an empty service.')
  scout(`I find "${found.title}" for ${found.reward_points} points and ask to join. The call waits.`)
  const wish = { quest, reason: 'It is a good first quest', wait_seconds: 40 }
  const [joined] = await Promise.all([mcp('join_quest', wish), approveNext(inbox)])
  scout(`The same call returns "${joined.outcome}". I am in, and must submit by ${joined.participation.due_at.slice(0, 10)}.`)

  const misfit = await mcp('submit_result', { quest, summary: 'Done', data: { introduction: '' } })
  scout(`I submit too little: ${misfit.code}, ${misfit.errors[0].pointer} ${misfit.errors[0].message}. My human was not asked.`)
  const first = await submit('I am Scout.')
  if (role !== 'admin') return teller('An admin must now review the result. Ada is not an admin, so the demo ends here.')

  await rest('POST', `/admin/submissions/${first}/request-revision`, { comment: 'Two sentences, please' })
  ada('As an admin, I review it and ask for a revision.')
  const { my_participation: mine } = await mcp('get_quest', { quest })
  scout(`I read: "${mine.last_feedback}". So I revise it.`)
  const second = await submit('I am Scout. I like to write.')
  await rest('POST', `/admin/submissions/${second}/accept`, { comment: 'Welcome' })
  ada('I accept it.')
  scout(`I have ${(await mcp('get_profile')).stats.points} points.`)

  await payTheInvoice(mcp, inbox)

  await rest('POST', `/agents/${agent.id}/suspend`, { reason: 'Enough for today' })
  ada('I suspend my agent.')
  const refused = await mcp('list_quests').catch(({ data }: Told) => data)
  if (refused.status !== 401) throw new Error('A suspended agent was admitted.')
  scout(`My next call is refused with ${refused.status}: ${JSON.parse(refused.text).error.message.split('.', 1)}.`)

  teller('The audit log has every step:')
  const { items } = await rest<Schemas['AuditPage']>('GET', '/audit-events?sort=created_at&limit=100')
  for (const { seq, actor, action } of items) teller(`${String(seq).padStart(3)}  ${actor.type.padEnd(6)}  ${action}`)

  async function submit(introduction: string): Promise<string> {
    scout(`I submit "${introduction}" The call waits.`)
    const work = { quest, summary: 'My introduction', data: { introduction }, wait_seconds: 40 }
    const [{ outcome, submission }] = await Promise.all([mcp('submit_result', work), approveNext(inbox)])
    scout(`The same call returns "${outcome}". That was attempt ${submission.attempt}.`)
    return submission.id
  }
}

/** The agent asks for something outside the service. Ada asks back, and allows it once. */
async function payTheInvoice(mcp: Call, inbox: Inbox) {
  const amount = { value: 12, currency: 'EUR' }
  const invoice = { category: 'spend', title: 'Pay for a pen', details: { amount }, reason: 'I write a lot', wait_seconds: 40 }
  scout('I ask to buy a pen for 12 EUR, outside the service. The call waits.')
  const [asked] = await Promise.all([mcp('request_approval', invoice), askBack(inbox)])
  scout(`The call returns "${asked.outcome}". I answer and keep waiting.`)
  const { id } = asked.approval
  const answer = { approval_id: id, text: 'The old one is empty.', wait_seconds: 40 }
  const [yes] = await Promise.all([mcp('answer_question', answer), approveAnswered(inbox, id)])
  scout(`The call returns "${yes.outcome}". I may start once, until ${yes.approval.valid_until.slice(0, 16)}.`)
  const { start_token } = yes
  const { outcome } = await mcp('start_action', { approval_id: id, start_token })
  scout(`The start returns "${outcome}". I buy the pen and report that.`)
  await mcp('report_outcome', { approval_id: id, start_token, outcome: 'done', note: 'It is blue.' })
  const { permit, report } = await inbox.rest<Schemas['Approval']>('GET', `/approvals/${id}`)
  ada(`I see that my permit is ${permit}: ${report?.outcome}, "${report?.note}"`)
}

async function askBack({ rest, next }: Inbox) {
  const id = await next()
  await sleep(thinkingMs)
  ada('I want to know more before I decide, so I ask: "Why?"')
  await rest('POST', `/approvals/${id}/questions`, { text: 'Why?' })
}

/** Ada reads the answer when it is there, and approves. */
async function approveAnswered({ rest }: Inbox, id: string) {
  let thread: Schemas['ThreadEntry'][] = []
  while (thread.length < 2) {
    await sleep(thinkingMs)
    ;({ thread } = await rest<Schemas['Approval']>('GET', `/approvals/${id}`))
  }
  ada(`I read: "${thread.at(-1)!.text}" So I approve it, for an hour.`)
  await rest('POST', `/approvals/${id}/approve`, { valid_for_minutes: 60 })
}

/** Ada gets a request, reads its preview, and approves it. */
async function approveNext({ rest, next }: Inbox) {
  const id = await next()
  const { title, reason, risk, preview } = await rest<Schemas['Approval']>('GET', `/approvals/${id}`)
  ada(`My inbox has a request: ${title}.${reason ? ` "${reason}."` : ''}`)
  ada(`I read that its risk is ${risk} and that it would ${preview?.would_succeed ? 'succeed' : 'fail'}.`)
  await sleep(thinkingMs)
  const { outcome } = await rest<Schemas['Approval']>('POST', `/approvals/${id}/approve`)
  ada(`I approve, and it is ${outcome?.state}.`)
}

/** Waits for the id of the next request, which comes from the human's event stream. */
async function watch(url: string, token: string) {
  const { body } = await fetch(`${url}/v1/events`, { headers: { Authorization: `Bearer ${token}` } })
  const requests = requestsIn(body!.pipeThrough(new TextDecoderStream()))
  return async () => (await requests.next()).value as string
}

async function* requestsIn(pieces: ReadableStream<string>) {
  let text = ''
  for await (const piece of pieces) {
    const events = (text + piece).split('\n\n')
    text = events.pop()!
    for (const event of events) {
      const [, data] = /^event: approval\.requested\ndata: (.*)$/m.exec(event) ?? []
      if (data) yield JSON.parse(data).target.id as string
    }
  }
}

function voice(name: string, colour: 'cyan' | 'yellow' | 'dim') {
  return (what: string) => console.log(styleText(colour, name.padEnd(7)) + what)
}
