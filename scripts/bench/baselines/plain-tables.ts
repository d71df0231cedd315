/** The tables of a plain service: the same contents without what only our rules need. The statements work in both databases. */
const table = (name: string, from: string, ...indexes: string[]) => [
  `CREATE TABLE plain_${name} AS ${from}`,
  ...indexes.map((columns, i) => `CREATE ${i ? '' : 'UNIQUE '}INDEX plain_${name}_${i} ON plain_${name} (${columns})`),
]

export const plainTables = [
  ...table('sessions', 'SELECT token_hash, account_id, expires_at FROM sessions', 'token_hash'),
  ...table('keys', 'SELECT hash, agent_id, label, expires_at FROM agent_keys', 'hash'),
  ...table(
    'agents',
    `SELECT agents.id, owner_id, display_name AS owner_name, handle, name, description, skills, agents.status, agents.policy, max_active_quests, points
      FROM agents JOIN accounts ON accounts.id = owner_id`,
    'id',
  ),
  ...table(
    'quests',
    `SELECT id, slug, title, summary, description, acceptance_criteria, tags, difficulty, reward_points, slots, slots_taken, status,
      published_at, created_at FROM quests`,
    'slug',
    'status, published_at, id',
  ),
  ...table(
    'approvals',
    `SELECT id, agent_id, owner_id, kind, category, title, arguments, reason, risk, status, created_at, expires_at, decided_at, note
      FROM approvals`,
    'id',
    'owner_id, created_at, id',
  ),
  ...table('events', 'SELECT id, account_id, at, action, target_id FROM audit_events', 'id', 'account_id, at'),
]
