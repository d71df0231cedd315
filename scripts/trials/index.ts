/**
 * `make trials` runs the service with programs that it meets in production. They come from the system's packages, Python's SDK from its own
 * registry, and hosts of agents and judges of the contract from npm. Each is started here, in a temporary folder and on a free port, and ends with the trial.
 * `ONLY=failover` runs one. A trial whose programs are missing says so.
 */
import { copies } from './copies.ts'
import { deploy } from './deploy.ts'
import { failover } from './failover.ts'
import { permits } from './permits.ts'
import { pooler } from './pooler.ts'
import { frozen } from './frozen.ts'
import { growth } from './growth.ts'
import { hosts } from './hosts/index.ts'
import { hour } from './hour.ts'
import { image } from './image.ts'
import { instances } from './instances.ts'
import { judges } from './judges.ts'
import { Missing } from './programs.ts'
import { production } from './production.ts'
import { python } from './python.ts'
import { unit } from './unit.ts'
import { upgrade } from './upgrade.ts'
import { waits } from './waits.ts'
import { writes } from './writes.ts'

const trials = {
  copies,
  deploy,
  failover,
  frozen,
  growth,
  hosts,
  hour,
  image,
  instances,
  judges,
  permits,
  pooler,
  production,
  python,
  unit,
  upgrade,
  waits,
  writes,
}
const only = (process.env['ONLY'] ?? '').split(' ').filter(Boolean)
let failed = 0
for (const [name, trial] of Object.entries(trials)) {
  if (only.length > 0 && !only.includes(name)) continue
  try {
    const { isGood, told } = await trial()
    if (!isGood) failed++
    process.stdout.write(`${name}: ${isGood ? 'passed' : 'FAILED'}\n  ${told}\n`)
  } catch (error) {
    if (!(error instanceof Missing)) failed++
    process.stdout.write(`${name}: ${error instanceof Missing ? `skipped. ${error.message}` : `FAILED\n  ${(error as Error).stack}`}\n`)
  }
}
process.exit(failed ? 1 : 0)
