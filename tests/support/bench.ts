import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** Runs a bench as its makers do, and returns what it printed. Its errors go to those of the tests. */
export async function bench(name: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [`scripts/bench/${name}.ts`], {
    // ONLY names the tests that run, and would also choose the rows of the bench.
    env: { ...process.env, ONLY: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { code: code as number, said }
}
