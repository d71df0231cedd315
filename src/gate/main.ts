/** agent-quest-gate: stands between an agent and its tools, and asks the agent's human. */
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { answerElsewhere, answerWith } from './answer.ts'
import { Blocked } from './blocked.ts'
import { check } from './check.ts'
import { hook, mostHookSeconds, promptServer } from './hosts.ts'
import { init } from './init.ts'
import { stateFolderIn } from './journal.ts'
import { openGate } from './permission.ts'
import type { Json } from './pointers.ts'
import { openProxy } from './proxy.ts'
import { exitCodes, runCommand } from './run.ts'
import { callOnce, serveHttp, serveStandard } from './serving.ts'
import { readSettings, type Settings } from './settings.ts'
import { packageVersion } from './version.ts'

interface Command {
  usage: string
  about: string
  /** Returns the exit code, or undefined if it goes on. */
  run(words: string[], file: string): Promise<number | undefined>
}

const given = process.env
const read = (file: string) => readSettings(file, given)
const gateFor = (settings: Settings, answerWith: string) => openGate(settings, answerWith, stateFolderIn(given))

const print = (text: string) => void process.stdout.write(text === '' ? '' : `${text}\n`)

const commands: Record<string, Command> = {
  init: {
    usage: 'init [--service <url>] [host]',
    about: 'write a gate.yaml, and say how a host starts the gate',
    async run(words, file) {
      const service = { type: 'string', default: 'https://quests.example.com/mcp' } as const
      const { values, positionals } = parseArgs({ args: words, options: { service }, allowPositionals: true })
      print(init(file, values.service, positionals[0]))
      return 0
    },
  },
  check: {
    usage: 'check',
    about: 'say for each tool whether it is asked about, and what weakens the gate',
    async run(_words, file) {
      const settings = read(file)
      const { lines, isWeak } = await check(settings, gateFor(settings, answerWith), given)
      print(lines.join('\n'))
      return isWeak ? 1 : 0
    },
  },
  mcp: {
    usage: 'mcp [--http <port>]',
    about: 'offer the tools of the servers over standard input and output, or over HTTP on this machine',
    async run(words, file) {
      const { values } = parseArgs({ args: words, options: { http: { type: 'string' } } })
      const settings = read(file)
      const proxy = await openProxy(settings, gateFor(settings, answerWith))
      if (values.http === undefined) serveStandard(proxy)
      else {
        const server = await serveHttp(proxy, Number(values.http))
        process.stderr.write(`agent-quest-gate: http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp\n`)
      }
      return undefined
    },
  },
  call: {
    usage: 'call <tool> [<arguments>]',
    about: 'make one call as an agent would, with its arguments as JSON, and print what the agent gets',
    async run([name = '', given = '{}'], file) {
      const settings = read(file)
      const proxy = await openProxy(settings, gateFor(settings, answerWith))
      try {
        const { isError, text } = await callOnce(
          proxy,
          name,
          JSON.parse(given) as Json,
          once(text => process.stderr.write(`${text}\n`)),
        )
        print(text)
        return isError ? 1 : 0
      } finally {
        await proxy.close()
      }
    },
  },
  run: {
    usage: 'run [--wait <seconds>] -- <command>',
    about: 'run one command after a yes for exactly it, and report its exit code',
    async run(words, file) {
      const end = words.indexOf('--')
      if (end === -1) return usage()
      const { values } = parseArgs({ args: words.slice(0, end), options: { wait: { type: 'string', default: '3600' } } })
      const settings = read(file)
      const gate = { ...gateFor(settings, answerElsewhere), waitSeconds: Number(values.wait) }
      return runCommand(words.slice(end + 1), settings, gate, given)
    },
  },
  hook: {
    usage: 'hook',
    about: 'answer an event of a host before or after it uses a tool: PreToolUse, PostToolUse or PostToolUseFailure',
    async run(_words, file) {
      const settings = read(file)
      print(await hook(process.stdin, settings, gateFor(settings, answerElsewhere), AbortSignal.timeout(mostHookSeconds * 1_000)))
      return 0
    },
  },
  prompt: {
    usage: 'prompt',
    about: 'be the permission-prompt tool of a host',
    async run(_words, file) {
      const settings = read(file)
      serveStdio(() => promptServer(settings, gateFor(settings, answerElsewhere)))
      return undefined
    },
  },
}

/** Says the same only once. */
function once(say: (text: string) => void) {
  let last = ''
  return (text: string) => void (text !== last && say((last = text)))
}

/** A host takes this exit code of a hook for a no, and any other fault for a yes. */
const hookFault = 2

async function main([name = 'help', ...words]: string[]) {
  if (name === '--version') return void print(packageVersion)
  if (!Object.hasOwn(commands, name)) return usage(name === 'help' || name === '--help' ? 0 : exitCodes.usage)
  // What stands after -- belongs to the command that is run.
  const own = words.includes('--') ? words.slice(0, words.indexOf('--')) : words
  const at = own.indexOf('--config')
  const file = at === -1 ? given['AQS_GATE'] || 'gate.yaml' : words.splice(at, 2)[1]
  if (!file) return name === 'hook' ? hookFault : usage()
  try {
    return await commands[name]!.run(words, file)
  } catch (error) {
    process.stderr.write(`agent-quest-gate: ${(error as Error).message}\n`)
    if (name === 'hook') return hookFault
    if (!(error instanceof Blocked)) return exitCodes.settings
    return error.isWaiting ? exitCodes.waiting : exitCodes.blocked
  }
}

function usage(code = exitCodes.usage) {
  const lines = Object.values(commands).map(({ usage: words, about }) => `  ${words.padEnd(36)}${about}`)
  print(['agent-quest-gate <command> [--config gate.yaml]', '', ...lines].join('\n'))
  return code
}

// A host takes no other exit code of a hook for a no.
if (process.argv[2] === 'hook') process.once('uncaughtException', () => process.exit(hookFault))
process.exitCode = await main(process.argv.slice(2))
if (process.exitCode !== undefined) process.exit()
