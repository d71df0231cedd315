/** A short life of an agent whose policy allows everything in quests, in which it calls every tool. It is the same for every program. */

// oxlint-disable-next-line no-explicit-any -- what a program makes of an answer
type Told = any
export type Call = (tool: string, given: Record<string, unknown>) => Promise<Told>

/** Returns the last result of each tool. It needs two open quests. */
export async function story(call: Call, first: string, second: string): Promise<Record<string, Told>> {
  const told: Record<string, Told> = {}
  const tell = async (tool: string, given: Record<string, unknown>) => (told[tool] = await call(tool, given))

  await tell('get_profile', {})
  await tell('list_quests', { query: 'tea', tag: 'tea', difficulty: 'easy', available_only: true, sort: 'reward', limit: 5 })
  await tell('get_quest', { quest: first })
  await tell('join_quest', { quest: second, reason: 'It looks short', wait_seconds: 0 })
  await tell('withdraw_from_quest', { quest: second, reason: 'It is not' })
  await tell('join_quest', { quest: first, reason: 'I know “tea” 🍵 well' })
  const links = ['https://example.com/tea']
  await tell('submit_result', { quest: first, summary: 'Done.\n\n- As asked', links, data: { sentence: 'Tea is hot.' } })
  await tell('list_participations', { state: 'submitted', limit: 10 })
  const wish = { category: 'spend', title: 'Buy a book', details: { price: 12, shops: ['a', 'b'] }, reason: 'The free one is old' }
  // Its human asks something first, and then says yes.
  const asked = await tell('request_approval', { ...wish, title: 'Buy a lamp', valid_for_minutes: 30, wait_seconds: 50 })
  const { start_token } = await tell('answer_question', {
    approval_id: asked.approval.id,
    text: 'It is too dark to read.',
    wait_seconds: 50,
  })
  await tell('start_action', { approval_id: asked.approval.id, start_token })
  await tell('report_outcome', { approval_id: asked.approval.id, start_token, outcome: 'done', note: 'It shines', links })
  const { approval } = await tell('request_approval', { ...wish, expires_in_minutes: 60, wait_seconds: 0 })
  await tell('get_approval', { approval_id: approval.id, wait_seconds: 0 })
  await tell('list_approvals', { status: 'pending' })
  await tell('cancel_approval', { approval_id: approval.id })
  return told
}

/** The input of a program, the tool schemas that it shows to its model, and the result of the story. */
export interface Report {
  tools: { name: string; schema: Told }[]
  told: Record<string, Told>
}

/** Each program is a separate process. It gets the service's address, its key and its quests, and prints its report. */
export async function drive(
  play: (url: string, headers: Record<string, string>, tell: (call: Call) => Promise<Report['told']>) => Promise<Report>,
) {
  const { MCP_URL = '', AQS_KEY = '', QUESTS = '' } = process.env
  const [first = '', second = ''] = QUESTS.split(',')
  const report = await play(MCP_URL, { Authorization: `Bearer ${AQS_KEY}` }, call => story(call, first, second))
  process.stdout.write(JSON.stringify(report), () => process.exit())
}
