/** `agent-quest-gate run -- <command>`: one command line, once, after a yes for exactly it. */
import { spawn } from 'node:child_process'
import { createHash, createHmac } from 'node:crypto'
import { accessSync, constants, createReadStream, statSync } from 'node:fs'
import { constants as system } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { Blocked } from './blocked.ts'
import { withPermission, type Came, type Gate, type Permit } from './permission.ts'
import type { Json } from './pointers.ts'
import type { Environment, Settings } from './settings.ts'
import { titleFrom } from './title.ts'

const most = { files: 50, bytes: 256_000_000 }

export async function runCommand(words: readonly string[], settings: Settings, gate: Gate, environment: Environment): Promise<number> {
  const [name, ...args] = words
  if (!name) throw new Blocked('Say what to run: agent-quest-gate run -- <command>')
  const executable = executableOf(name, environment['PATH'] ?? '')
  const inputs = () => inputsOf(executable, words, settings, environment)
  const details = await inputs()
  const request = {
    category: settings.run.category,
    title: titleFrom(`Run ${words.join(' ')}`),
    details: details as Record<string, never>,
    reason: 'Somebody runs a command through the gate.',
    report_within_minutes: settings.report_within_minutes,
  }
  const tell = (url: string, seconds: number) =>
    void (seconds === 0 && process.stderr.write(`agent-quest-gate: Waiting for your human: ${url}\n`))
  const prepare = ({ allowed }: Permit) => {
    if (!isDeepStrictEqual(allowed.details, details))
      throw new Blocked('Your human changed the request, and a command cannot be changed. It was not run.')
    return async (isLate: () => boolean): Promise<Came<number>> => {
      if (!isDeepStrictEqual(await inputs(), details) || isLate()) {
        process.stderr.write(
          'agent-quest-gate: A file or a variable is not what your human said yes to, or it is too late. The command was not run.\n',
        )
        return { outcome: 'not_done', note: 'A file or a variable had changed since, or it was too late.', result: exitCodes.blocked }
      }
      return execute(executable, args)
    }
  }
  return withPermission(gate, request, prepare, { signal: new AbortController().signal, tell })
}

export const exitCodes = { usage: 64, waiting: 75, blocked: 77, settings: 78 }

/** Everything that the yes covers. What the command reads besides is not covered, and the human is told so. */
async function inputsOf(executable: string, words: readonly string[], { key, run, place }: Settings, given: Environment): Promise<Json> {
  const files = words.slice(1).filter(isFile)
  if (files.length > most.files)
    throw new Blocked(`The command names ${files.length} files, and at most ${most.files} can be shown. It was not run.`)
  const hashes: Json = {}
  for (const file of files) hashes[file] = await hashOf(file)
  const environment = run.environment.map(name => [
    name,
    createHmac('sha256', key)
      .update(given[name] ?? '')
      .digest('hex'),
  ])
  return {
    command: words,
    directory: `${place.split(':')[0]}:${process.cwd()}`,
    executable: `${executable} (SHA-256 ${await hashOf(executable)})`,
    ...(files.length > 0 && { files_sha256: hashes }),
    ...(environment.length > 0 && { environment_hmac: Object.fromEntries(environment) }),
    not_covered: 'What the command reads besides: other files, standard input, the network and other variables.',
  }
}

function executableOf(name: string, path: string) {
  const places = name.includes('/') ? [resolve(name)] : path.split(delimiter).map(folder => join(folder, name))
  const found = places.find(isExecutable)
  if (!found) throw new Blocked(`There is no command ${JSON.stringify(name)}.`)
  return found
}

function isExecutable(file: string) {
  try {
    accessSync(file, constants.X_OK)
    return isFile(file)
  } catch {
    return false
  }
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false

async function hashOf(file: string) {
  if (statSync(file).size > most.bytes) throw new Blocked(`${file} is too large to be checked. The command was not run.`)
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Runs it without a shell. It has the input, the output and the signals of this process. */
function execute(executable: string, args: readonly string[]): Promise<Came<number>> {
  return new Promise(done => {
    const child = spawn(executable, args, { stdio: 'inherit' })
    const pass = (signal: NodeJS.Signals) => void child.kill(signal)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, pass)
    // A signal that cannot be passed on is an error too.
    child.on('error', ({ message }) => {
      if (child.pid === undefined) done({ outcome: 'not_done', note: `The command did not start: ${message}`, result: exitCodes.blocked })
    })
    child.once('exit', (code, signal) => {
      if (signal) done({ outcome: 'failed', note: `The command was ended by ${signal}.`, result: 128 + system.signals[signal] })
      else done({ outcome: code === 0 ? 'done' : 'failed', note: `Exit code ${code}.`, result: code! })
    })
  })
}
