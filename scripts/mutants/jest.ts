/** Runs jest in a copy of the project, in one process. */
import { spawn } from 'node:child_process'
import { rmSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** The CPU time after which a run is ended. A mistake may cause an endless loop. */
const mostSeconds = 900

export async function jest(folder: string, options: string[], env: NodeJS.ProcessEnv) {
  const tmp = join(folder, '.cache/tmp')
  const node = [
    process.execPath,
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    '-i',
    ...options,
  ]
  const child = spawn('sh', ['-c', `ulimit -t ${mostSeconds}; exec "$@"`, 'sh', ...node], {
    cwd: folder,
    env: { ...process.env, TESTS: '', ...env, TMPDIR: tmp },
    // Its own group, so that programs which its tests have started end with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', text => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', text => (stderr += text))
  const code = await new Promise<number | null>(done => child.on('exit', done))
  try {
    process.kill(-child.pid!, 'SIGKILL')
  } catch {
    // Nothing is left of it.
  }
  rmSync(tmp, { recursive: true, force: true })
  mkdirSync(tmp)
  return { code, stdout, stderr }
}
