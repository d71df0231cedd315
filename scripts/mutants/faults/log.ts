import type { Faults } from '../fault.ts'

/** The audit log, its export, what is kept and for how long, and what each account may store. */
export const log: Faults = {
  'src/rest/log/audit.ts': [
    ['A cell of the CSV export that begins with a minus sign runs as a formula.', '/^[=+\\-@\\t\\r]/', '/^[=+@\\t\\r]/'],
  ],
  'src/core/log/audit.ts': [
    ['Somebody changes the agent of an entry, and the chain does not notice.', "  'targetId',\n  'agentId',\n", "  'targetId',\n"],
    [
      'Somebody removes the seal of a log, and the next entry does not notice.',
      "last?.seal === null ? 'unsealed' : 'wrong'",
      "last?.seal !== undefined ? 'unsealed' : 'wrong'",
    ],
    ['What an account writes is not counted against its limit.', 'const charged = isOwn ?', 'const charged = !isOwn ?'],
  ],
  'src/verifier/approval.ts': [
    [
      'The verification of an export does not notice that the note of an approval was changed.',
      'if (statement.note !== (data.note ?? null))',
      'if (statement.note === undefined)',
    ],
  ],
  'src/verifier/verify.ts': [
    [
      'The verification of an export does not notice an allowance that nobody signed.',
      'signed !== null && part(signed)',
      'signed === null || part(signed)',
    ],
  ],
  'src/core/log/log-reader.ts': [
    [
      'After one export an account cannot make another until the service restarts.',
      'done: () => void exporting.delete(accountId)',
      'done: () => void exporting.has(accountId)',
    ],
  ],
  'src/core/log/retention.ts': [
    ['A log that is kept for ever is deleted.', 'if (logMs > 0 && (await forgetOldEntries', 'if (logMs >= 0 && (await forgetOldEntries'],
    [
      'Retention deletes the last entry of a log, so that the next one looks forged.',
      'at >= before || seq >= end!.seq',
      'at >= before || seq > end!.seq',
    ],
    [
      'Deleted requests still count against the storage of their account.',
      'run(giveBack, { accountId, bytes })',
      'run(giveBack, { accountId, bytes: bytes && 0 })',
    ],
  ],
  'src/core/log/growth.ts': [
    ['The limit for a day is never reset.', 'today === before.day ? before.writtenOnDay : 0', 'before.writtenOnDay'],
  ],
  'src/core/log/events.ts': [
    [
      'Each admin reads in the service log when an owner stops their own agent.',
      '.every(([name, value]) => data[name as never] === value)',
      '.every(([name]) => name in data)',
    ],
  ],
  'src/rest/log/events.ts': [
    [
      'A portal that reconnects misses what happened meanwhile.',
      "Math.min(Number(headers['last-event-id'] ?? end), end)",
      "Math.max(Number(headers['last-event-id'] ?? end), end)",
    ],
    [
      'The stream of events goes on after its session was revoked.',
      'if (!(await isStillGood(core, human))) return\n      let isFirst',
      'let isFirst',
    ],
    [
      'A heartbeat does not reach the portal.',
      'if (heartbeat && agentId) heartbeats.add(agentId)',
      'if (!heartbeat && agentId) heartbeats.add(agentId)',
    ],
  ],
  'src/core/kit/once.ts': [
    [
      'A repeated request is not marked as replayed, so a secret seems to be lost.',
      'human.once.replayed = earlier !== undefined',
      'human.once.replayed = false',
    ],
  ],
  'src/rest/protocol/idempotency.ts': [
    [
      'Another request with the same Idempotency-Key gets the old answer.',
      'JSON.stringify([method, path, body])',
      'JSON.stringify([method, path, typeof body])',
    ],
  ],
  'src/log.ts': [
    ['The secret of a one-time link stands in the log of the service.', '/aqs_(agent|svc|session|link)_', '/aqs_(agent|svc|session)_'],
  ],
}
