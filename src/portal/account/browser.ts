/** What kind of browser or program a session belongs to, as far as it says so itself; "Firefox on Linux". */
const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

export function browserOf(userAgent: string) {
  const find = (known: readonly (readonly [string, string])[]) => known.find(([mark]) => userAgent.includes(mark))?.[1]
  const [browser, system] = [find(browsers), find(systems)]
  if (!browser) return userAgent || 'A program'
  return system ? `${browser} on ${system}` : browser
}
