/**
 * Two programs of other makers judge the contract. Spectral looks for mistakes in the description, by its rules for OpenAPI. Prism stands between
 * random valid requests and the service, and compares each request and each answer with the description. Both come from npm, into a folder
 * of the trial.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freePort } from '../../tests/support/socket.ts'
import { requestMaker } from '../fuzz/requests.ts'
import { send } from '../fuzz/send.ts'
import { startServer } from '../fuzz/server.ts'
import { atEnd, fileFor, Missing, wait } from './programs.ts'

const programs = ['@stoplight/spectral-cli@6.16.3', '@stoplight/prism-cli@5.16.0']
const contract = resolve('generated/openapi.json')
const requests = 3_000
/** Spectral takes a minute on a quiet machine. */
const longestMs = 15 * 60_000

export async function judges() {
  const folder = fileFor('judges')
  mkdirSync(folder)
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, ...programs], { encoding: 'utf8' })
  if (status !== 0) throw new Missing(`The judges cannot be installed here: ${stderr.slice(-200)}`)
  const program = (name: string) => join(folder, 'node_modules/.bin', name)

  const faults = spectral(program('spectral'), join(folder, 'rules.yaml'))
  const { asked, violations } = await prism(program('prism'))
  const told = [
    `Spectral finds ${faults.length} faults in the contract.`,
    `Prism finds ${violations.length} violations in ${asked} requests.`,
    ...[...new Set([...faults, ...violations])].slice(0, 20),
  ]
  return { isGood: faults.length + violations.length === 0, told: told.join('\n  ') }
}

/** Its findings of any severity. */
function spectral(program: string, rules: string) {
  writeFileSync(rules, 'extends: ["spectral:oas"]\n')
  const { stdout, stderr } = spawnSync(program, ['lint', contract, '--ruleset', rules, '--format', 'json', '--quiet'], {
    encoding: 'utf8',
    timeout: longestMs,
  })
  if (!stdout.startsWith('[')) throw new Error(`Spectral did not judge: ${stderr.slice(-500)}`)
  return (JSON.parse(stdout) as { code: string; path: string[]; message: string }[]).map(
    ({ code, path, message }) => `${code} at ${path.join('/')}: ${message}`,
  )
}

/** Prism gets only valid requests, because a malformed address makes it exit. */
async function prism(program: string) {
  const { url, stop } = await startServer()
  const port = await freePort()
  const between = spawn(program, ['proxy', contract, `${url}/v1`, '--port', String(port)], { stdio: 'ignore' })
  atEnd(() => between.kill())
  const through = `http://127.0.0.1:${port}`
  await wait(async () => fetch(`${through}/service`))

  const maker = requestMaker(1)
  const violations: string[] = []
  let asked = 0
  for (let i = 1; asked < requests; i++) {
    maker.begin(i)
    const { request, fate } = maker.next()
    const isValid = fate === 'good' || fate === 201
    // A stream has no end for which Prism could wait.
    if (!isValid || request.path.endsWith('/events')) continue
    const got = await send(through, { ...request, path: request.path.replace(/^\/v1/, '') })
    maker.learn(request, got)
    asked++
    const found = JSON.parse(got.headers['sl-violations'] ?? '[]') as { location: string[]; message: string }[]
    for (const { location, message } of found)
      if (location[0] === 'response' || got.status < 300)
        violations.push(`${request.method} ${request.operation.path} answered ${got.status}: ${location.join('.')} ${message}`)
  }
  between.kill()
  await stop()
  return { asked, violations }
}
