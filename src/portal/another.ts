/** What the page says if the service wants another signature than the page shows. It is loaded when it is needed. */
import type { Problem } from './api.ts'

/** `names` says what differs. */
export const another = (names: readonly string[]): Problem => ({
  code: 'here',
  status: 0,
  title: 'This is not what you see',
  detail:
    'The service asked your passkey to sign something else than this page shows. ' +
    `These differ: ${[...new Set(names)].join(', ')}. Nothing was signed, and nothing was decided. Tell whoever runs this service.`,
  errors: [],
})
