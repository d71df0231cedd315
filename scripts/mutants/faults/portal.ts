import type { Faults } from '../fault.ts'

/** What people see and press. */
export const portal: Faults = {
  'src/portal/session.ts': [
    [
      'A tab shows the data of the last person after another one has signed in in a second tab.',
      'if (before.state !== next.state || isAnother) forgetAll()',
      'if (before.state !== next.state) forgetAll()',
    ],
    ['A tab stays open after a sign-out in another one.', "tabs.postMessage('out')\n", "tabs.postMessage('in')\n"],
  ],
  'src/portal/pieces/trouble.tsx': [
    ['A failure does not show the id of its request.', 'status >= 500 && problem.request_id', 'status > 500 && problem.request_id'],
  ],
  'src/portal/resource.ts': [
    [
      'A second try after a lost answer creates a second agent.',
      'if (!isUnsure(answer.problem)) tried.current = undefined',
      'tried.current = undefined',
    ],
    ['A double press sends twice.', 'if (running.current) return undefined\n', ''],
  ],
  'src/portal/known.ts': [['A slow old answer replaces a newer one.', '    if (mine < one.since) return\n', '']],
  'src/portal/live.ts': [
    ['After a lost connection the screen shows old data.', "if (now === 'live') lookAll()", "if (now === 'lost') lookAll()"],
  ],
  'src/portal/api.ts': [
    [
      'After a proof the person must press again.',
      "code === 'proof_required' && (await prove()) ? once() : response",
      "code === 'proof_required' && !(await prove()) ? once() : response",
    ],
    ['Nothing says that the service is away.', '  } catch {\n    reachable.set(false)\n', '  } catch {\n    reachable.set(true)\n'],
  ],
  'src/portal/approvals/board.ts': [
    [
      'A new request appears under the pointer and takes its press.',
      "if (last !== '' && !isLast) fresh.set",
      "if (last !== '' && !isLast && !isNews) fresh.set",
    ],
  ],
  'src/portal/approvals/inbox/queue.ts': [
    [
      'A request that was decided elsewhere disappears without a word.',
      'if (isEarly || gone.length > mostRead) dismiss(id)',
      'if (isEarly || gone.length >= 1) dismiss(id)',
    ],
  ],
  'src/portal/approvals/card/steps.ts': [
    [
      'One press approves a request of high risk.',
      "if (approval.risk === 'high' && !isSigned) setStep('confirm')",
      "if (approval.risk === 'high' && isSigned) setStep('confirm')",
    ],
  ],
  'src/portal/approvals/card/decision.tsx': [['The second half of a double press approves the next request.', ' inert={!isReady}>', '>']],
  'src/portal/approvals/together/verdicts.ts': [
    [
      'A decision about several requests does not say which versions the person saw.',
      '{ ids: some.map(({ id }) => id), versions: some.map(({ version }) => version) }',
      '{ ids: some.map(({ id }) => id) }',
    ],
  ],
  'src/portal/approvals/together/decide-together.tsx': [
    [
      'The dialog for several requests says that it approves those of high risk, and the service refuses them.',
      "isApproving ? picked.filter(({ risk }) => risk !== 'high') : picked",
      'picked',
    ],
  ],
  'src/portal/approvals/outcome.tsx': [
    ['A failed action looks like a success.', "permit === 'failed' || permit === 'not_done'", "permit === 'not_done'"],
  ],
  'src/shared/plain.ts': [
    ['Characters that turn the direction of a text are invisible.', '[\\p{Cf}\\p{Cc}\\p{DI}\\u2800]/gu', '[\\p{Cc}]/gu'],
  ],
  'src/portal/pieces/markup.ts': [
    [
      "An image in an agent's text is fetched from its server.",
      "const noImages = ['labelStartImage']",
      "const noImages = ['labelStartLink']",
    ],
  ],
  'src/portal/pieces/form.tsx': [
    [
      'An error about one item of a list is not shown at its field.',
      '(pointer === `/${name}` || pointer.startsWith(`/${name}/`))',
      'pointer === `/${name}`',
    ],
  ],
  'src/portal/agents/fresh-key.ts': [
    [
      'The secret of a key is shown again to whoever goes back.',
      "window.removeEventListener('pagehide', forget)\n      forget()\n",
      "window.removeEventListener('pagehide', forget)\n",
    ],
  ],
  'src/portal/agents/keys.tsx': [
    ['A key that is being replaced looks fine.', "state === 'active' && replaced_by", "state === 'expired' && replaced_by"],
  ],
  'src/portal/quests/desk/verdict.tsx': [
    [
      'A reviewer asks for a revision that the service refuses.',
      'submission.attempt >= terms.max_attempts',
      'submission.attempt > terms.max_attempts',
    ],
  ],
  'src/portal/quests/desk/unsaved.tsx': [
    [
      'Closing the page loses what was written.',
      "window.addEventListener('beforeunload', warn)",
      "window.addEventListener('beforeunload', () => warn)",
    ],
  ],
  'src/portal/pieces/range.ts': [['The last day of a range is left out.', "startOf(query.get('to'), 1)", "startOf(query.get('to'), 0)"]],
  'src/portal/log/sentence.tsx': [
    [
      'The log says that an admin did what its owner did.',
      "actor.id === reader.accountId ? 'You'",
      "actor.id !== reader.accountId ? 'You'",
    ],
  ],
  'src/portal/pieces/listing.tsx': [
    [
      'A list that is filtered to nothing looks as if there were nothing at all.',
      'unmatched && Object.keys(filters).length > 0 ?',
      'unmatched && Object.keys(filters).length > 1 ?',
    ],
  ],
  'src/worker/worker.ts': [['The badge of the app stays when nothing waits.', 'waiting === 0 ? self', 'waiting === undefined ? self']],
}
