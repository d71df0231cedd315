import type { Faults } from '../fault.ts'

/** How people sign up, sign in, prove who they are, recover, and leave. */
export const people: Faults = {
  'src/core/people/accounts.ts': [
    [
      'Somebody who changes their password is signed out.',
      'accountId: human.accountId, except: human.sessionId',
      "accountId: human.accountId, except: ''",
    ],
    [
      'A stolen session switches off signed decisions without a fresh proof.',
      'needsFewerSignatures(account.signedDecisions, demand) && {',
      "needsFewerSignatures(account.signedDecisions, demand) && demand !== 'none' && {",
    ],
  ],
  'src/core/people/tokens.ts': [
    [
      'A service token is issued without a fresh proof.',
      '    requireProof(world, human)\n    yield* roomForToken(world, human, 1)',
      '    yield* roomForToken(world, human, 1)',
    ],
    ['The service token of a suspended account works.', "if (account.status !== 'active')", "if (account.status === 'deleted')"],
  ],
  'src/core/people/sign-up.ts': [
    [
      'The first account needs no setup code if the field is left out.',
      'if (first && !sameText(',
      'if (first && setupCode !== undefined && !sameText(',
    ],
  ],
  'src/core/people/sessions.ts': [
    [
      'A session that is used never ends.',
      'Math.min(now + idleMs, session.createdAt + longestMs)',
      'Math.max(now + idleMs, session.createdAt + longestMs)',
    ],
    ['Wrong codes at the sign-in are not counted, so they can be guessed.', 'if (refused) return refused', 'if (refused) throw refused'],
    [
      'An owner is told of wrong passwords after the right one.',
      'if (known && !isRight) noteWrongPassword',
      'if (known && isRight) noteWrongPassword',
    ],
    [
      'Somebody who writes their address with a capital letter cannot sign in.',
      "'transport'>) {\n  nothingElse(rest)\n  const email = written.toLowerCase()",
      "'transport'>) {\n  nothingElse(rest)\n  const email = written",
    ],
  ],
  'src/store/people/sessions.ts': [
    [
      'The list of sessions also shows those that have ended.',
      "[eq(t.sessions.accountId, $('accountId')), isGood(t)]",
      "[eq(t.sessions.accountId, $('accountId'))]",
    ],
    ['A sign-in with a known browser from an unknown network is not reported.', ' and earlier.ip = sessions.ip)', ')'],
  ],
  'src/core/people/second-factors.ts': [
    ['The code of a phone whose clock is ahead works twice.', 'Math.floor(now() / stepMs) + delta', 'Math.floor(now() / stepMs)'],
    [
      'Without one of two passkeys, all recovery codes are gone.',
      '(yield* methodsOf(accountId)).length === 0) yield* run(removeRecoveryCodes',
      '(yield* methodsOf(accountId)).length > 0) yield* run(removeRecoveryCodes',
    ],
  ],
  'src/core/kit/proof.ts': [['A proof is fresh for more than an hour.', 'const freshMs = 10 * minute', 'const freshMs = 100 * minute']],
  'src/core/people/passkeys.ts': [
    ['The passkey of somebody else proves who I am.', 'passkey.accountId !== (accountId ?? passkey.accountId)', "accountId === ''"],
  ],
  'src/core/kit/webauthn.ts': [
    [
      'Somebody who adds a passkey to an account signs with it at once.',
      'signsFrom(passkey) <= now',
      'signsFrom(passkey) - signingDelayMs <= now',
    ],
  ],
  'src/core/approvals/pending.ts': [
    [
      'After a recovery that removes the second factors, an agent starts what was approved before.',
      "if (current?.yes === 'ready') yield* lapse(world, by, current, 'account_recovered')",
      "if (current?.yes === 'started') yield* lapse(world, by, current, 'account_recovered')",
    ],
  ],
  'src/core/people/recovery.ts': [
    [
      'The recovery link of a suspended admin still sets a password.',
      '!isActiveAdmin(maker!) || refusalOfLink',
      '!isActiveAdmin(maker!) && refusalOfLink',
    ],
  ],
  'src/core/people/admins.ts': [
    [
      'An admin lowers another, and then takes over the account with a recovery link.',
      'maker.id !== account.loweredBy && maker.adminSince',
      'maker.adminSince',
    ],
    [
      'An admin makes another account an admin, and takes over a third with it.',
      ' && maker.adminSince !== null && maker.adminSince <= recently',
      '',
    ],
  ],
  'src/core/people/invitations.ts': [
    ['An invitation for one address lets anybody sign up.', '(invitation.email ?? email) !== email', "(invitation.email ?? email) === ''"],
  ],
  'src/core/people/people.ts': [
    [
      'An admin changes a role that another admin has changed meanwhile.',
      'requireVersion(expected, account)',
      'if (role === account.role) requireVersion(expected, account)',
    ],
    ['An admin can suspend themselves.', 'if (id === admin.accountId || isLastAdmin)', 'if (isLastAdmin)'],
  ],
  'src/store/people/leaving.ts': [
    [
      'The answers that are kept for repeated requests outlive the account.',
      "deleting('delete_onces_of', 'onces')",
      "deleting('delete_onces_of', 'recoveryLinks')",
    ],
    [
      'The invitation keeps the address of somebody who deleted their account.',
      "or(eq(createdBy, $('id')), eq(accountId, $('id')))",
      "or(eq(createdBy, $('id')), and(eq(accountId, $('id')), eq(createdBy, $('id'))))",
    ],
  ],
  'src/rest/people/leaving.ts': [
    ['The export of an account leaves out revoked keys.', "yield ['key', encodeKey", "if (key.revokedAt === null) yield ['key', encodeKey"],
  ],
}
