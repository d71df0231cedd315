import type { Faults } from '../fault.ts'

/** Agents, their keys, their heartbeat, and who may stop them. */
export const agents: Faults = {
  'src/core/kit/reminders.ts': [
    [
      'An owner is reminded of a key one day before it expires, and not two weeks before.',
      '.find(at => at > now) ?? null',
      '.findLast(at => at > now) ?? null',
    ],
  ],
  'src/core/agents/keys.ts': [
    [
      'A rotation lengthens the old key beyond its own expiry.',
      'Math.min(old.expiresAt, now + overlapSeconds * second)',
      'now + overlapSeconds * second',
    ],
    ['An agent gets one key more than the limit.', 'if (active!.n + more > most)', 'if (active!.n > most)'],
    [
      'An agent with a rotated key hears that the key has expired, and its human issues another.',
      "state === 'expired' && key.replacedBy !== null",
      "state === 'revoked' && key.replacedBy !== null",
    ],
    [
      'An agent works on after the account of its owner was suspended.',
      "  if (owner.status !== 'active') return 'account_suspended'",
      "  if (owner.status === 'deleted') return 'account_suspended'",
    ],
  ],
  'src/store/agents/keys.ts': [
    [
      'The filter for expired keys also lists revoked ones.',
      "expired: (t: Tables) => and(isNull(t.agentKeys.revokedAt), lte(t.agentKeys.expiresAt, $('now')))!",
      "expired: (t: Tables) => lte(t.agentKeys.expiresAt, $('now'))",
    ],
    [
      'A key that ended with its agent looks as if the owner had revoked it.',
      "eq(t.agentKeys.agentId, $('agentId')), 'agent_archived')",
      "eq(t.agentKeys.agentId, $('agentId')), 'revoked_by_owner')",
    ],
  ],
  'src/core/agents/agents.ts': [
    ['A search for agents also finds archived ones.', 'unarchived: !status,', 'unarchived: !status && q === undefined,'],
    ['An account creates one agent more than it ever may.', 'agents!.ever >= mostEver', 'agents!.ever > mostEver'],
    [
      'The log shows the old settings of a changed agent as the new ones.',
      'after: pick(logged(after), changed)',
      'after: pick(logged(agent), changed)',
    ],
    [
      'An agent that was changed meanwhile is archived.',
      "requireVersion(expected, agent)\n    if (agent.status === 'archived') return\n",
      "if (agent.status === 'archived') return requireVersion(expected, agent)\n",
    ],
  ],
  'src/store/agents/agents.ts': [
    [
      'An agent is reported as silent while it is suspended.',
      "silentAt: sql`case when ${$('status')} = 'active' then ${silentAfter(t)} end`",
      'silentAt: silentAfter(t)',
    ],
    [
      'Requests that have expired count as pending on the list of agents.',
      "beside(sql`${isPending(request)} and approvals.expires_at > ${$('now')}`)",
      'beside(isPending(request))',
    ],
  ],
  'src/core/agents/suspensions.ts': [
    [
      "An owner lifts an admin's suspension on an agent.",
      "by.role === 'admin' && suspensions.owner === null ? 'admin' : from",
      "suspensions.owner === null ? 'admin' : from",
    ],
    [
      'Stopping everything leaves the allowances, and they count again when an agent is resumed.',
      '{ ...rules[category], allowance: null }',
      '{ ...rules[category] }',
    ],
    [
      "Stopping everything lifts an admin's suspension on an agent.",
      '{ ...suspensions, owner: { reason: everything } }',
      '{ admin: null, owner: { reason: everything } }',
    ],
  ],
  'src/core/kit/loosened.ts': [
    [
      'A service token gives an agent more freedom.',
      "if (by.kind === 'token') throw onlyPerson(loosening)\n",
      "if (by.kind === 'token') return {}\n",
    ],
    [
      'An account that demands signatures for high risk lets an agent do more without one.',
      "if (signedDecisions !== 'none') throw",
      "if (signedDecisions === 'all') throw",
    ],
    [
      'The signature that resumes one agent resumes another one.',
      'const { operation, target, members, before, after, at } = signed.statement\n  if (canonical({ operation, target, members,',
      'const { operation, members, before, after, at } = signed.statement\n  if (canonical({ ...changeOf(loosening), operation, members,',
    ],
  ],
  'src/core/approvals/pending.ts': [
    ['A suspended agent keeps its permits.', "if (current?.yes === 'ready') {", "if (current?.yes === 'lapsed') {"],
    [
      'The time that the human takes counts against the agent.',
      'const givenMs = gives ? Math.max(0, world.now() - createdAt) : 0',
      'const givenMs = gives ? 0 : Math.max(0, world.now() - createdAt)',
    ],
  ],
  'src/core/agents/heartbeat.ts': [
    [
      'The portal does not show that a silent agent is back.',
      'if (wakes || news || isBack) yield* tell(',
      'if (news || isBack) yield* tell(',
    ],
    ['After a suspension an agent counts as refused until its next call.', 'isOfKey(reason) ? now : null', 'isOfKey(reason) ? null : now'],
    [
      'Each refused call is written to the database.',
      'if (!due(`${refusal.agentId} ${refusal.keyHint} ${refusal.reason}`, 0)) return\n',
      '',
    ],
  ],
  'src/core/agents/policies.ts': [
    [
      'An allowance for an hour never ends.',
      'allowance && allowance.until > now ? allowance : null',
      'allowance && allowance.since <= now ? allowance : null',
    ],
  ],
}
