/** Reads OpenMetrics text, and throws at what a strict scraper would not accept. */

const sample = /^(?<name>[a-z_]+)(?:\{(?<labels>(?:[a-z_]+="(?:[^"\\\n]|\\["\\n])*",?)*)\})? (?<value>-?[\d.e+-]+)$/
const suffixes: Record<string, string[]> = { counter: ['_total'], gauge: [''], histogram: ['_bucket', '_count', '_sum'] }

export async function metricsOf(url: string) {
  const answer = await fetch(url)
  const type = answer.headers.get('content-type')
  if (type !== 'application/openmetrics-text; version=1.0.0; charset=utf-8') throw new Error(`The type is ${type}`)
  return samplesIn(await answer.text())
}

/** The value of each sample, by its name with its labels. */
export function samplesIn(text: string): Map<string, number> {
  const lines = text.split('\n')
  if (lines.pop() !== '' || lines.pop() !== '# EOF') throw new Error('The text does not end with # EOF')
  const found = new Map<string, number>()
  const families = new Set<string>()
  let family = ''
  let type = ''
  for (const line of lines) {
    const [, keyword, name, what] = /^# (TYPE|HELP) ([a-z_]+) (.+)$/.exec(line) ?? []
    if (keyword === 'TYPE') {
      if (families.has(name!) || !suffixes[what!]) throw new Error(`A family twice, or of an unknown type: ${line}`)
      families.add((family = name!))
      type = what!
    }
    if (keyword) continue
    const parts = sample.exec(line)?.groups
    if (!parts || !suffixes[type]!.some(suffix => parts['name'] === family + suffix)) throw new Error(`Not a sample of ${family}: ${line}`)
    const series = line.slice(0, line.lastIndexOf(' '))
    if (found.has(series) || Number.isNaN(Number(parts['value']))) throw new Error(`A series twice, or without a number: ${line}`)
    found.set(series, Number(parts['value']))
  }
  return found
}
