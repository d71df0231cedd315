/** A reporter for jest with coverage: writes for each test file how long it took, whether it passed, and which parts of src it ran. */
const { createHash } = require('node:crypto')
const { mkdirSync, readFileSync, writeFileSync } = require('node:fs')
const { relative } = require('node:path')

module.exports = class {
  onTestFileResult({ path }, { perfStats, numFailingTests, testExecError, v8Coverage = [] }) {
    const parts = {}
    for (const { result } of v8Coverage) {
      const file = relative('.', result.url.replace('file://', ''))
      if (file.startsWith('src/')) parts[file] = runIn(result.functions, parts[file])
    }
    const digest = createHash('sha256').update(readFileSync(path)).digest('hex')
    const told = { digest, ms: perfStats.runtime, passes: numFailingTests === 0 && !testExecError, parts }
    mkdirSync(process.env.REACHED, { recursive: true })
    writeFileSync(`${process.env.REACHED}/${relative('.', path).replaceAll('/', '+')}.json`, JSON.stringify(told))
  }
  // Jest would now sum up all coverage, which nobody reads.
  onRunComplete() {
    process.exit(0)
  }
}

/** The parts of a file that were run, as offsets: begin, end, begin, end. An inner range says more than the one around it. */
function runIn(functions, before = []) {
  const ranges = functions.flatMap(({ ranges }) => ranges).toSorted((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset)
  const length = Math.max(0, ...ranges.map(({ endOffset }) => endOffset), ...before)
  const wasRun = new Uint8Array(length)
  for (const { startOffset, endOffset, count } of ranges) wasRun.fill(Number(count > 0), startOffset, endOffset)
  for (let i = 0; i < before.length; i += 2) wasRun.fill(1, before[i], before[i + 1])
  const parts = []
  for (let i = 0; i < length; i++) if (wasRun[i] !== (wasRun[i - 1] ?? 0)) parts.push(i)
  return parts.length % 2 ? [...parts, length] : parts
}
