/** A short life of an agent whose policy allows everything in quests. Every tool succeeds once and is refused once, whatever client calls it. */

// oxlint-disable-next-line no-explicit-any -- what a client makes of an answer
export type Told = any
export type Call = (tool: string, given: Record<string, unknown>) => Promise<Told>

/**
 * Needs two open quests about sums, and a human who asks about the second request and then approves it. The programs of others make only the
 * calls that succeed, because each has its own way to show a refusal.
 */
export async function story(good: Call, first: string, second: string, bad: Call = () => Promise.resolve()) {
  await good('list_quests', { query: 'two', tag: 'sums', difficulty: 'medium', available_only: true, sort: 'reward', limit: 5 })
  await bad('list_quests', { cursor: 'x' })
  await bad('get_quest', { quest: 'no-such-quest' })
  await good('join_quest', { quest: first, reason: 'I know “sums” 🧮 well' })
  await bad('join_quest', { quest: first })
  await bad('submit_result', { quest: first, summary: 'Done', data: { sum: 41 } })
  const links = ['https://example.com/4711']
  await good('submit_result', { quest: first, summary: 'Done.\n\n- As asked', links, data: { sum: 42, terms: [40, 2] } })
  await good('get_quest', { quest: first })
  await good('join_quest', { quest: second, reason: 'It looks short', wait_seconds: 0 })
  await good('withdraw_from_quest', { quest: second, reason: 'I cannot read after all' })
  await bad('withdraw_from_quest', { quest: first })
  await good('list_participations', { state: 'submitted', limit: 10 })
  await bad('list_participations', { state: 'finished' })
  const wish = { category: 'spend', title: 'Buy a book', details: { price: 12 }, reason: 'The free one is old' }
  const { approval } = await good('request_approval', { ...wish, expires_in_minutes: 1_440, wait_seconds: 0 })
  await bad('request_approval', { ...wish, category: 'steal', colour: 'red' })
  await good('list_approvals', { status: 'pending' })
  await bad('list_approvals', { limit: 51 })
  await good('get_profile', {})
  await bad('get_profile', { agent_id: 'agt_1' })
  await good('cancel_approval', { approval_id: approval.id })
  await bad('cancel_approval', { approval_id: nobodys })
  await good('get_approval', { approval_id: approval.id, wait_seconds: 0 })
  const asked = await good('request_approval', { ...wish, valid_for_minutes: 1_440, wait_seconds: 50 })
  const { id: approval_id } = asked.approval
  await good('answer_question', { approval_id, text: 'It ends in 2019.', wait_seconds: 0 })
  const { start_token } = await good('get_approval', { approval_id, wait_seconds: 50 })
  await bad('answer_question', { approval_id, text: 'It ends in 2020.', wait_seconds: 0 })
  await good('start_action', { approval_id, start_token })
  await bad('start_action', { approval_id, start_token: 'start_me' })
  await good('report_outcome', { approval_id, start_token, outcome: 'done', note: 'Order 4711', links })
  await bad('report_outcome', { approval_id, start_token, outcome: 'done' })
  await bad('get_approval', { approval_id: nobodys })
}

const nobodys = `apr_${'0'.repeat(26)}`
