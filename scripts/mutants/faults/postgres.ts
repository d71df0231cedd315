import type { Faults } from '../fault.ts'

/** What only PostgreSQL runs. */
export const postgres: Faults = {
  'src/store/quests/search.ts': [
    [
      'The search at the desk finds only open quests.',
      "[...ofPostgres, ...(isOpen ? [`'${openWord}'`] : [])].join(' & ')",
      "[...ofPostgres, `'${openWord}'`].join(' & ')",
    ],
  ],
  'src/store/engine/postgres/listening.ts': [
    [
      'After a cut connection the portal shows old data.',
      "connect().then(() => hear({ accountId: '*' }), later)",
      'connect().then(() => {}, later)',
    ],
  ],
  'src/store/engine/postgres/changes.ts': [
    ['Other instances never hear of a change that took long.', 'made_by = ANY(ARRAY(SELECT pg_snapshot_xip($1)))', 'made_by IS NULL'],
    ['The hints of all times stay in the database.', 'next.at - kept.at > keepMs', 'next.at - kept.at > Infinity'],
  ],
  'src/store/engine/postgres/plans.ts': [
    ['Two transactions change the same row at once.', "'no key update',", "'key share',"],
    ['A person who reads waits for an agent that writes.', "executor(query => query, 'look ')", "executor(hold, 'look ')"],
  ],
  'src/store/engine/postgres/errors.ts': [
    ['A server that became read-only fails with 500.', 'isAway(error) || /^(25006|28|', 'isAway(error) || /^(28|'],
  ],
  'src/store/engine/postgres/schemas.ts': [
    [
      'Two services in one database hear each other’s changes.',
      "schema === usualSchema ? 'agent_quest_changes' : `agent_quest_changes_${schema}`",
      "schema === '' ? 'agent_quest_changes' : 'agent_quest_changes'",
    ],
  ],
}
