/**
 * `make generators` generates a client with each of several generators, and zod schemas with two of them. Every client must compile with
 * strict TypeScript and play the same story against a running service. The schemas must accept every recorded answer and body.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { createServer } from 'vite'
import { receiver } from '../../tests/reach/receivers.ts'
import { tolerant } from '../contract/tolerant.ts'
import { startOwn } from '../service.ts'
import { expected, play } from './stories/story.ts'
import { refusedBy } from './zod.ts'

const home = import.meta.dirname
const clients = `${home}/clients`
const contract = `${clients}/openapi.json`
const names = ['hey-api', 'kubb', 'oazapfts', 'openapi-typescript', 'orval', 'swagger-typescript-api']

rmSync(clients, { recursive: true, force: true })
mkdirSync(`${clients}/oazapfts`, { recursive: true })

const { url, setupCode } = await startOwn({ AQS_WEBHOOK_PRIVATE: 'on', AQS_SIGN_UPS_PER_HOUR: '100' })
// The first account needs the setup code. Each client signs up for its own.
const admin = { email: 'admin@example.com', password: 'correct horse battery', display_name: 'Admin', transport: 'token' }
const signUp = JSON.stringify({ ...admin, setup_code: setupCode })
const signedUp = await fetch(`${url}/v1/accounts`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: signUp })
if (!signedUp.ok) throw new Error(await signedUp.text())

// A client without a setting for the address uses the address in the document.
const document = { ...JSON.parse(readFileSync('generated/openapi.json', 'utf8')), servers: [{ url: `${url}/v1` }] }
writeFileSync(contract, JSON.stringify(document))
// What checks answers must take later values. kubb writes a wrong default where a default is null.
const checking = JSON.stringify(tolerant(document), (key, value) => (key === 'default' && value === null ? undefined : value))
writeFileSync(`${clients}/tolerant.json`, checking)
generate()
run('compile', `${home}/../../node_modules/.bin/tsc`, ['-p', home])

const vite = await createServer({ configFile: false, root: home, logLevel: 'error', server: { middlewareMode: true, watch: null } })
let failed = 0
for (const name of names) {
  await using inbox = await receiver()
  const { clientOf } = await vite.ssrLoadModule(`/stories/${name}.ts`)
  const received = async () => {
    await inbox.first
    return inbox.received[0]!
  }
  const told = await play(name, clientOf(`${url}/v1`), { url, hook: inbox.url, received }).catch(String)
  say(name, isDeepStrictEqual(told, expected), 'compiles and plays its story', JSON.stringify(told))
}
for (const [name, file] of [
  ['kubb', 'kubb-zod/index.ts'],
  ['orval', 'orval-zod/api.ts'],
] as const) {
  const { accepted, refused } = refusedBy(name, await vite.ssrLoadModule(`/clients/${file}`), document)
  say(`${name}, zod`, accepted > 100 && refused.length === 0, `accepts ${accepted} recorded answers and bodies`, refused.join('\n'))
}
await vite.close()
process.stdout.write(`${names.length + 2 - failed} passed, ${failed} failed\n`)
process.exit(failed ? 1 : 0)

function say(name: string, isRight: boolean, what: string, wrong: string) {
  if (!isRight) failed++
  console.log(`${name.padEnd(24)}${isRight ? what : `FAILED ${wrong}`}`)
}

function generate() {
  writeFileSync(
    `${clients}/orval.config.js`,
    `const schemas = { output: { target: './orval-zod/api.ts', client: 'zod' }, input: { target: './tolerant.json' } }
export default {
  quests: { input: { target: './openapi.json' }, output: { target: './orval/api.ts', client: 'fetch', baseUrl: '${url}/v1' } },
  schemas,
}\n`,
  )
  writeFileSync(
    `${clients}/kubb.config.js`,
    `import { defineConfig } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'
import { pluginZod } from '@kubb/plugin-zod'
const made = (path, input, plugins) => ({
  root: '.',
  input: { path: input },
  output: { path, extension: { '.ts': '.ts' } },
  plugins: [pluginOas({ validate: false }), ...plugins],
})
export default defineConfig([
  made('./kubb', './openapi.json', [pluginTs(), pluginClient({ client: 'fetch', dataReturnType: 'full' })]),
  made('./kubb-zod', './tolerant.json', [pluginZod()]),
])\n`,
  )
  make('openapi-ts', '-i', contract, '-o', 'hey-api', '-p', '@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk', '-s')
  make('kubb', 'generate', '--config', 'kubb.config.js')
  make('oazapfts', contract, 'oazapfts/api.ts')
  // Without the flag, a member that has a default must be sent.
  const ofProject = `${home}/../../node_modules/.bin/openapi-typescript`
  run('openapi-typescript', ofProject, [contract, '-o', 'openapi-typescript/api.ts', '--default-non-nullable', 'false'])
  make('orval', '--config', 'orval.config.js')
  make('swagger-typescript-api', 'generate', '-p', contract, '-o', 'swagger-typescript-api', '-n', 'api.ts', '--generate-union-enums')
}

function make(generator: string, ...args: string[]) {
  run(generator, `${home}/node_modules/.bin/${generator}`, args)
}

function run(what: string, command: string, args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: clients, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${what} failed\n${stdout}${stderr}`)
}
