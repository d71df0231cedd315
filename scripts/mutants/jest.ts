/** Runs jest in a copy of the project, in one process. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The CPU time after which a run is ended. A mistake may cause an endless loop. */
const mostSeconds = 900

/** The groups of processes that run now. They end with this process. */
const running = new Set<number>()
process.on('exit', () => running.forEach(end))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

function end(group: number) {
  try {
    process.kill(-group, 'SIGKILL')
  } catch {
    // Nothing is left of it.
  }
}

export async function jest(folder: string, options: string[], env: NodeJS.ProcessEnv) {
  const tmp = mkdtempSync(join(folder, '.cache/tmp-'))
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
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let stdout = ''
  child.stdout.setEncoding('utf8').on('data', text => (stdout += text))
  running.add(child.pid!)
  const code = await new Promise<number | null>(done => child.on('exit', done))
  running.delete(child.pid!)
  end(child.pid!)
  rmSync(tmp, { recursive: true, force: true, maxRetries: 20 })
  return { code, stdout }
}
