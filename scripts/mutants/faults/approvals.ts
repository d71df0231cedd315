import type { Faults } from '../fault.ts'

/** Requests, decisions, questions, permits, rules and the reading of risk. */
export const approvals: Faults = {
  'src/core/approvals/near.ts': [
    ['An agent reads the id and the state of a request that another agent made.', '.filter(({ agent }) => agent.id === agentId)\n', ''],
  ],
  'src/core/approvals/decisions.ts': [
    [
      'One press approves several requests, some of high risk.',
      "if (scope && risk === 'high') throw",
      "if (scope && risk === 'high' && kind !== 'external_action') throw",
    ],
    ['The log does not say that an approved action failed.', '...(blocker && { failed: blocker.code }), ', ''],
    ['An allowance that was given with a smaller amount is for the larger one.', 'changed?.amount ?? decided', 'decided'],
    ['Two requests are changed into the same action.', 'if (changed) yield* refuseSimilar(world, seen.approval, changed)', ''],
    ['An open session raises an amount.', 'if (changed) requireProofOf(world, human, changed)', ''],
  ],
  'src/core/approvals/terms.ts': [
    [
      'A permit is valid for longer than the agent asked.',
      'Math.min(asked.validMinutes ?? mostValidMinutes, validForMinutes ?? mostValidMinutes)',
      '(validForMinutes ?? mostValidMinutes)',
    ],
    [
      'A passkey signs what the agent asked for, and not what its human changed it into.',
      'changed?.allowedDigest ?? askedDigestOf(asked)',
      'askedDigestOf(asked)',
    ],
  ],
  'src/core/approvals/asked.ts': [
    [
      'A request for a larger amount gets the yes to a smaller one.',
      'recipient: recipient && folded(recipient), amount, details })',
      'recipient: recipient && folded(recipient), amount: amount && amount.currency, details })',
    ],
  ],
  'src/core/approvals/changes.ts': [
    [
      'The digest of a changed action is that of its old title.',
      'title: allowed.title, arguments: allowed',
      'title: approval.title, arguments: allowed',
    ],
    ['A change adds a detail that the agent did not name.', 'if (!Object.hasOwn(asked, name))', 'if (!(name in asked))'],
    ['A smaller number of another currency counts as less.', 'to.currency === from.currency && ', ''],
    ['A risky change of a harmless request needs no signature.', 'risk: rankOf[now.risk] > rankOf[risk] ? now.risk : risk', 'risk'],
    [
      'A harmless change of a risky request needs no signature.',
      'risk: rankOf[now.risk] > rankOf[risk] ? now.risk : risk',
      'risk: now.risk',
    ],
    [
      'A new account in the details needs no proof.',
      'namesIn(text).some(one => !named.has(one))',
      'namesIn(text).some(one => named.has(one))',
    ],
  ],
  'src/core/approvals/old-values.ts': [
    ['“Pay 1,480” is taken for the old amount 480.', "/\\d+(?:[.,'’]\\d+| \\d{3}(?!\\d))*/g", '/\\d+/g'],
    ['The old amount is not seen in “480,00”.', "(last === '.' || last === ',') &&", "last === '.' &&"],
    ['The old address is taken for a part of a longer one.', 'one === its || (', 'one.includes(its) || ('],
  ],
  'src/core/approvals/run-or-ask.ts': [
    [
      'The count of earlier denials begins again with each request.',
      'answered.earlierDenials + Number(isDenial(answered))',
      'Number(isDenial(answered))',
    ],
    ['An agent with a new reason gets the old denial.', 'isNo(answered) && answered.reason === reason', 'isNo(answered)'],
    ['An agent has one request more waiting than the limit.', 'pending >= mostPending', 'pending > mostPending'],
    ['What a rule allows is started after the time that the agent asked for.', 'newYes(now, validMinutes)', 'newYes(now, null)'],
  ],
  'src/core/approvals/earlier.ts': [['A yes that was taken back does not count as a no.', " || statusReason === 'taken_back'", '']],
  'src/core/approvals/outside.ts': [
    ['A rule lets an agent send a password without asking.', "credentials: 'danger',", 'credentials: null,'],
    ['An agent that cools down is told to wait a thousand times too long.', 'Math.ceil((until - now) / 1000)', 'Math.ceil(until - now)'],
    [
      'A day after a denial, a rule allows what the human denied.',
      "if (isNo) return { code: 'denied_before' }",
      "if (isNo && ready >= mostReady) return { code: 'denied_before' }",
    ],
    [
      'A rule allows what is near a denied request if that was of another category.',
      'const found = yield* nearTo(world, about)',
      'const all = yield* nearTo(world, about)\n  const found = { ...all, near: all.near.filter(({ category }) => category === asked.category) }',
    ],
  ],
  'src/core/approvals/bounds.ts': [
    ['A rule of three in an hour allows four.', 'used.inHour >= rule.per_hour', 'used.inHour > rule.per_hour'],
    ['A rule for contacts allows a request that does not say whom.', '{ spend: false, contact: true,', '{ spend: false, contact: false,'],
    [
      'The ceiling of an account holds for each request alone, and not for the sum of its agents.',
      'countAllowedOfAll, { ownerId: agent.ownerId,',
      'countAllowedOfAll, { ownerId: agent.id,',
    ],
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
      'Math.min(approval.startedAt! + repeatMs, actBefore(approval)!)',
      'Math.max(approval.startedAt! + repeatMs, actBefore(approval)!, Infinity)',
    ],
    [
      'A worker that starts again after act_before is told that it may be the one.',
      'Math.min(approval.startedAt! + repeatMs, actBefore(approval)!)',
      'Math.max(approval.startedAt! + repeatMs, actBefore(approval)!)',
    ],
    ['Any worker is told that its own token has started the action.', 'approval.startHash === startHash && now', 'now'],
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
    [
      'A human says that an action did not happen while a worker may still begin it.',
      "if (outcome !== 'done' && now < until) throw",
      "if (outcome === 'unknown' && now < until) throw",
    ],
    ['The human ends an action that is not in doubt.', "if (approval.yes !== 'in_doubt') throw", "if (approval.yes === 'done') throw"],
  ],
  'src/core/approvals/yes.ts': [
    ['An hour after a denial, a rule allows what is near it.', 'export const barringMs = day', 'export const barringMs = 60 * minute'],
    [
      'After a contradicting report the agent may still do the same again.',
      "if (current?.yes === 'ready') yield*",
      "if (current?.yes === 'started') yield*",
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
  'src/core/approvals/demand.ts': [
    [
      'An account that demands a signature for all approvals gets them for high risk only.',
      "if (demand !== 'high') return demand === 'all'",
      "if (demand === 'none') return false",
    ],
  ],
  'src/core/approvals/signing.ts': [
    [
      'A signature counts for a later version of the request.',
      'if (!hashes.includes(hashOf(statement))) throw',
      'if (!isOwn && !hashes.includes(hashOf(statement))) throw',
    ],
  ],
  'src/core/kit/legible.ts': [
    ['A card number with invisible characters is not seen.', ".replace(unseen, '')\n    .replace(blanks, ' ')", ".replace(blanks, ' ')"],
  ],
  'src/core/approvals/risk.ts': [
    [
      'A secret in the reason of a request is not seen.',
      "const text = `${title}\\n${reason ?? ''}\\n${textOf(given)}`\n  const shown",
      'const text = `${title || reason}\\n${textOf(given)}`\n  const shown',
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
