import type { Faults } from '../fault.ts'

/** Messages to people: webhooks, mail, devices, and which messages there are. */
export const reach: Faults = {
  'src/reach/webhook.ts': [
    [
      'Messages are signed with the old secret for ever.',
      'oldSecret !== null && (channel.oldSecretUntil ?? 0) > now ?',
      'oldSecret !== null && now > 0 ?',
    ],
    ['The title of a request mentions everybody in Slack.', 'text.replace(/[&<>]/g, sign', 'text.replace(/[&>]/g, sign'],
  ],
  'src/reach/http.ts': [
    [
      'A redirect of a webhook counts as delivered.',
      'if (status >= 200 && status < 300) return { ok: true }',
      'if (status >= 200 && status < 400) return { ok: true }',
    ],
    ['A name with one public address leads into the operator’s network.', '!addresses.every(', '!addresses.some('],
    ['A device whose push service answers 404 is tried for a day.', "status === 404 || status === 410 ? 'gone'", "status === 410 ? 'gone'"],
  ],
  'src/core/kit/addresses.ts': [
    ['A webhook leads to the metadata of a cloud machine.', "  ['169.254.0.0', 16],\n", ''],
    ['A webhook leads to a machine whose name has a dot at its end.', ".replace(/\\.$/, '')\n", '\n'],
  ],
  'src/reach/mail.ts': [
    ['The title of a request becomes HTML in a mail.', '`<p>${escaped(text)}${url', '`<p>${text}${url'],
    ['A repeated mail does not look like the same one.', '`<${deliveries[0]!.id}@', '`<${Date.now()}@'],
  ],
  'src/core/reach/attempts.ts': [
    ['The first new try of a message comes after five minutes.', 'undefined : pauses[attempts])', 'undefined : pauses[attempts + 1])'],
    [
      'A device that does not exist any more stays on the list.',
      "type === 'push' && failure.reason === 'gone'",
      "type === 'push' && failure.reason === 'refused'",
    ],
    [
      'A channel that failed once five days ago breaks, although it worked since.',
      'else if (channel.lastFailure || (channel.lastSuccessAt',
      'else if ((channel.lastSuccessAt',
    ],
  ],
  'src/core/log/messages.ts': [
    [
      'The reminder of a request comes after a quarter of its time.',
      'expiresAt - Math.floor((expiresAt - createdAt) / 4)',
      'createdAt + Math.floor((expiresAt - createdAt) / 4)',
    ],
    ['Somebody who reviews their own agent gets a message about it.', 'if (data.own_agent) return []\n', ''],
  ],
  'src/core/reach/reminders.ts': [
    [
      'A request that was decided is still reminded of.',
      "if (shown?.approval.status !== 'pending') return 'drop'",
      "if (!shown) return 'drop'",
    ],
  ],
  'src/core/reach/outbox.ts': [
    [
      'A channel tells of its own deletion.',
      'wants(events, kind) && id !== target.id',
      "wants(events, kind) && (id !== target.id || kind === 'account.security')",
    ],
  ],
  'src/core/reach/batches.ts': [
    [
      'A channel that was turned off still gets messages.',
      "state === 'active' || kind === 'channel.test'",
      "state !== 'unverified' || kind === 'channel.test'",
    ],
  ],
  'src/core/reach/channel-limits.ts': [
    ['An account sends one verification mail more than the limit.', 'sent!.n >= verificationsPerDay', 'sent!.n > verificationsPerDay'],
  ],
  'src/core/reach/channels.ts': [
    [
      'An old link turns on an address that its owner has turned off.',
      "if (channel.state !== 'unverified') return channel",
      "if (channel.state === 'active') return channel",
    ],
  ],
  'src/core/reach/channel-targets.ts': [
    ['The secret path of a chat webhook is shown.', '`${host}/…`).slice', '`${host}${pathname}`).slice'],
  ],
  'src/reach/push.ts': [['The badge of a device counts only what its message shows.', 'waiting })', 'waiting: shown })']],
}
