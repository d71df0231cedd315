import type { Faults } from '../fault.ts'

/** Requests, decisions, questions, permits, rules and the reading of risk. */
export const approvals: Faults = {
  'src/core/approvals/decisions.ts': [
    [
      'One press approves several requests, some of high risk.',
      "if (scope && risk === 'high') throw",
      "if (scope && risk === 'high' && kind !== 'external_action') throw",
    ],
    [
      'A permit is valid for longer than the agent asked.',
      'newYes(world.now(), seen.approval.validMinutes, validForMinutes)',
      'newYes(world.now(), validForMinutes)',
    ],
    [
      'A suggestion may be the request itself.',
      'if (canonical(suggestion) !== canonical(asked)) return suggestion',
      'if (canonical(suggestion) !== canonical(changes)) return suggestion',
    ],
    ['The log does not say that an approved action failed.', '...(blocker && { failed: blocker.code }),\n', ''],
  ],
  'src/core/approvals/gate.ts': [
    [
      'The count of earlier denials begins again with each request.',
      'answered.earlierDenials + Number(isDenial(answered))',
      'Number(isDenial(answered))',
    ],
    ['An agent with a new reason gets the old denial.', 'isNo(answered) && answered.reason === reason', 'isNo(answered)'],
    ['An agent has one request more waiting than the limit.', 'counts!.pending >= mostPending', 'counts!.pending > mostPending'],
    ['A yes that was taken back does not count as a no.', " || statusReason === 'taken_back'", ''],
  ],
  'src/core/approvals/outside.ts': [
    ['A rule of three in an hour allows four.', 'used.inHour < (rule.per_hour ?? Infinity)', 'used.inHour <= (rule.per_hour ?? Infinity)'],
    ['A rule lets an agent send a password without asking.', '  credentials: true,', '  credentials: false,'],
    [
      'An agent that cools down is told to wait a thousand times too long.',
      'retryAfterSeconds: Math.ceil(leftMs / 1000)',
      'retryAfterSeconds: Math.ceil(leftMs)',
    ],
    ['A rule answers again what the human has just denied.', 'if (asked.isNo || asked.ready', 'if (asked.ready'],
  ],
  'src/store/approvals/permits.ts': [
    [
      'Euros count against a bound in dollars.',
      "${allowed} and ${isOfDay} and ${looked.currency} = ${$('currency')} then",
      '${allowed} and ${isOfDay} then',
    ],
  ],
  'src/core/approvals/starting.ts': [
    [
      'A forked worker that has the token is told for ever that it may be the one.',
      'now < Math.min(approval.startedAt! + repeatMs, actBefore(approval))',
      'now > 0',
    ],
    ['Any worker is told that its own token has started the action.', 'approval.startHash === startHash && now', 'now'],
    ['A yes is started after its time.', 'approval.validUntil! <= now', 'approval.validUntil! <= 0'],
    ['A made-up token starts an action.', 'if (!isStartToken(approval, token))', "if (token === '')"],
    ['An agent starts as many actions as it likes without a report.', 'counts!.begun >= mostBegun', 'counts!.begun > 10 * mostBegun'],
    ['A yes is taken back after the agent has started.', "if (approval.yes !== 'ready') throw", "if (approval.yes === 'done') throw"],
  ],
  'src/core/approvals/reports.ts': [
    [
      'A worker that did not start it says that it was not done.',
      "(hasStarted || state === 'ready')",
      "(hasStarted || state !== 'lapsed')",
    ],
    ['The human ends an action that is not in doubt.', "if (approval.yes !== 'in_doubt') throw", "if (approval.yes === 'done') throw"],
  ],
  'src/core/approvals/yes.ts': [
    [
      'After a contradicting report the agent may still do the same again.',
      "if (found?.current?.yes === 'ready') yield*",
      "if (found?.current?.yes === 'started') yield*",
    ],
  ],
  'src/store/approvals/approvals.ts': [
    [
      'The next step of an agent is taken from its oldest request about the quest.',
      'desc(unindexed(t.approvals.createdAt)), desc(t.approvals.id)',
      'unindexed(t.approvals.createdAt), t.approvals.id',
    ],
    [
      'An agent reads the request of any other agent.',
      "shown(q, t).where(and(eq(t.approvals.id, $('id')), eq(t.approvals.agentId, $('agentId'))))",
      "shown(q, t).where(eq(t.approvals.id, $('id')))",
    ],
    [
      'An agent does not learn of a decision that was made while its list was on the way.',
      "and(eq(t.approvals.id, $('id')), eq(t.approvals.version, $('version')))",
      "eq(t.approvals.id, $('id'))",
    ],
  ],
  'src/core/approvals/questions.ts': [
    [
      'After the answer a request stays open for as long as the question might have stayed.',
      'expiresAt: approval.expiresAt - (left - stillMs),',
      'expiresAt: approval.expiresAt,',
    ],
    ['The same answer again is refused.', '(approval.unread || !awaitsAnswer(approval))', 'approval.unread'],
  ],
  'src/core/approvals/signing.ts': [
    [
      'An account that demands a signature for all approvals gets them for high risk only.',
      "demand === 'all' || (demand === 'high' && approval.risk === 'high')",
      "demand !== 'none' && approval.risk === 'high'",
    ],
    [
      'A signature counts for a later version of the request.',
      'if (canonical(statementOf(approval)) !== canonical(signature.signed.statement)) throw',
      'if (statementOf(approval).digest !== signature.signed.statement.digest) throw',
    ],
  ],
  'src/core/approvals/risk.ts': [
    ['A card number with invisible characters is not seen.', ".replace(unseen, '')\n    .replace(blanks, ' ')", ".replace(blanks, ' ')"],
    [
      'A secret in the reason of a request is not seen.',
      "const text = `${title}\\n${reason ?? ''}\\n${textOf(given)}`",
      'const text = `${title}\\n${textOf(given)}`',
    ],
  ],
  'src/core/approvals/approvals.ts': [
    [
      'The preview promises success although something prevents it.',
      'wouldSucceed: blockers.length === 0',
      'wouldSucceed: blockers.length <= 1',
    ],
    [
      'An agent that cancels its request twice gets an error.',
      "now!.approval.status !== 'cancelled' || now!.approval.statusReason",
      "now!.approval.status === 'cancelled' || now!.approval.statusReason",
    ],
  ],
}
