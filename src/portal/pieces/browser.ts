/** The browser or program of a session, as its User-Agent names it: "Firefox on Linux". */
const browsers = { 'Edg/': 'Edge', 'OPR/': 'Opera', 'Firefox/': 'Firefox', 'Chrome/': 'Chrome', 'Safari/': 'Safari' }
const systems = {
  iPhone: 'iPhone',
  iPad: 'iPad',
  Android: 'Android',
  Windows: 'Windows',
  'Mac OS': 'macOS',
  CrOS: 'ChromeOS',
  Linux: 'Linux',
}

export function browserOf(userAgent: string) {
  const find = (known: object) => Object.entries(known).find(([mark]) => userAgent.includes(mark))?.[1] as string | undefined
  const [browser, system] = [find(browsers), find(systems)]
  if (!browser) return userAgent || 'A program'
  return system ? `${browser} on ${system}` : browser
}
