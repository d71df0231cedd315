import type { Faults } from '../fault.ts'

/** Both doors: who may enter, how much, in which form, and what the service says of itself. */
export const doors: Faults = {
  'src/rest/protocol/authenticate.ts': [
    [
      'A page of a neighbouring host signs a person in.',
      "|| site === 'same-origin' || site === 'none'",
      "|| site === 'same-origin' || site === 'same-site' || site === 'none'",
    ],
    ['A script can read the session cookie.', '; Path=/; HttpOnly; SameSite', '; Path=/; SameSite'],
  ],
  'src/rest/protocol/admission.ts': [
    [
      'Somebody guesses session tokens without a limit.',
      'exchange.headers.push(...take(limiters',
      'if (human || isPublic) exchange.headers.push(...take(limiters',
    ],
    ['A service token opens every operation.', 'if (human) requireScope(human, operation!.operationId as OperationId)\n', ''],
    ['A large body costs memory before anybody has signed in.', 'isPublic ? Math.min(publicBodyBytes, bodyBytes) : bodyBytes', 'bodyBytes'],
  ],
  'src/rest/protocol/answer.ts': [
    [
      'An answer with a secret is compressed, so its length betrays it.',
      '!isRead(req) || text.length < leastCompressed',
      'text.length < leastCompressed',
    ],
    [
      'A browser shows the data of the last person from its cache.',
      "lines.push('Cache-Control', 'no-store')",
      "lines.push('Cache-Control', 'no-cache')",
    ],
    ['The link to the next page forgets the filters.', 'new URLSearchParams(asked.slice(path!.length))', 'new URLSearchParams()'],
  ],
  'src/rest/protocol/etag.ts': [
    [
      'A weak ETag overwrites the change of somebody else.',
      'tagsOf(header).includes(current)',
      "tagsOf(header).some(one => one.replace(/^W\\//, '') === current)",
    ],
  ],
  'src/rest/protocol/validate.ts': [
    [
      'A parameter that is sent twice is silently taken once.',
      'else if (kinds.has(name)) repeated.add(name)',
      'else if (!kinds.has(name)) repeated.add(name)',
    ],
  ],
  'src/rest/protocol/problem.ts': [
    [
      'A refusal does not say when to try again.',
      "if (retryAfterSeconds !== undefined) return { 'Retry-After': String(retryAfterSeconds) }\n",
      'if (retryAfterSeconds !== undefined) return {}\n',
    ],
  ],
  'src/http/body.ts': [
    [
      'A body in chunks may have any size.',
      'const isTooLarge = () => isDeclaredTooLarge || size > most',
      'const isTooLarge = () => isDeclaredTooLarge',
    ],
  ],
  'src/http/numbers.ts': [['A number with sixteen digits is silently changed.', 'const alwaysKept = 15', 'const alwaysKept = 16']],
  'src/http/network.ts': [
    ['Each IPv6 address of one customer has a limit of its own.', "all.slice(0, 4).join(':')", "all.slice(0, 8).join(':')"],
  ],
  'src/http/request-id.ts': [['A caller writes anything into the log of the service.', '/^[\\w.-]{1,64}$/', '/^[\\w.-]{1,64}/']],
  'src/http/health.ts': [
    ['The service says that it is ready while its database is away.', '() => respond(res, 503,', '() => respond(res, 200,'],
  ],
  'src/http/rate-limit.ts': [
    [
      'A refused request is told to wait for too short a time.',
      'Math.max(1, seconds(needed - bucket.left))',
      'Math.max(1, seconds(token - bucket.left))',
    ],
  ],
  'src/metrics/index.ts': [['The number of open streams only grows.', 'if (wasStream) streams--', 'if (wasStream) streams++']],
  'src/config/addresses.ts': [
    [
      'The setting for allowed origins takes a star, which allows nothing.',
      " && new URL(text).origin === text && !text.includes('*')",
      ' && new URL(text).origin === text',
    ],
  ],
  'src/mcp/protocol/counts.ts': [
    ['A batch of a hundred calls counts as one.', 'messages.take(agent.id, counted)', 'messages.take(agent.id)'],
  ],
  'src/mcp/index.ts': [
    ['An allowed page may use the agents’ door with cookies.', 'origins.share(req, false, readable)', 'origins.share(req, true, readable)'],
  ],
  'src/mcp/protocol/version.ts': [
    ['A client of an unknown version gets the oldest one.', '?? legacyVersions[0]! }', '?? legacyVersions[2]! }'],
  ],
  'src/mcp/protocol/methods.ts': [
    [
      'A shared cache serves the profile of one agent to another.',
      "{ contents, ttlMs, cacheScope: 'private' }",
      "{ contents, ttlMs, cacheScope: 'public' }",
    ],
    [
      'An older client is offered notifications that it cannot get.',
      'modern && subscriptions ? { subscribe: true } : {}',
      'subscriptions ? { subscribe: true } : {}',
    ],
  ],
  'src/mcp/protocol/result.ts': [
    ['The pointer of an error in a result does not name the argument.', 'pointer: `/data${issue.pointer}`', 'pointer: issue.pointer'],
  ],
  'src/mcp/agent-quest.ts': [
    [
      'A stream that watches a request marks it as read.',
      'resources(sayer(service, handlers, true)).find',
      'resources(sayer(service, handlers)).find',
    ],
  ],
  'src/mcp/approvals/tasks.ts': [
    [
      'A task that the agent cancelled is shown as completed.',
      "isTakenBack ? 'cancelled' : 'completed'",
      "isTakenBack && seen > 0 ? 'cancelled' : 'completed'",
    ],
  ],
  'src/mcp/approvals/answers.ts': [
    [
      'An agent that repeats a request does not hear that it made it before.',
      "&& !came.isNew) return 'You made",
      "&& came.isNew) return 'You made",
    ],
  ],
  'src/mcp/agents/next-step.ts': [
    ['An agent that may join again hears that its human said no.', 'last.createdAt > (mine?.joinedAt ?? 0)', 'last.createdAt >= 0'],
  ],
}
