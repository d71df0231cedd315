/** The screens of the account. */
export const accountTabs = [
  ['#account', 'Account'],
  ['#account/security', 'Security'],
  ['#account/notifications', 'Notifications'],
] as const
