/** A reporter for jest: at the first test that fails it writes which one that was, and ends the run. */
const { writeFileSync } = require('node:fs')
const { relative } = require('node:path')

module.exports = class {
  onTestCaseResult({ path }, { status, fullName }) {
    if (status === 'failed') end(path, fullName)
  }
  onTestFileResult({ path }, { testExecError }) {
    if (testExecError) end(path, 'the file does not run')
  }
}

function end(path, name) {
  writeFileSync(process.env.CAUGHT, `${relative('.', path)}: ${name}`)
  process.exit(1)
}
