/**
 * `make generators` generates a client with each of several generators. Every client must compile with strict TypeScript and run the same
 * short story against a running service.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'vite'
import { startOwn } from '../service.ts'
import type { Told } from './stories/story.ts'

const home = import.meta.dirname
const clients = `${home}/clients`
const contract = `${clients}/openapi.json`
const names = ['hey-api', 'kubb', 'oazapfts', 'openapi-typescript', 'orval', 'swagger-typescript-api']

rmSync(clients, { recursive: true, force: true })
mkdirSync(`${clients}/oazapfts`, { recursive: true })

const { url, setupCode } = await startOwn()
const ada = { email: 'ada@example.com', password: 'correct horse battery' }
const signUp = JSON.stringify({ ...ada, display_name: 'Ada', transport: 'token', setup_code: setupCode })
const signedUp = await fetch(`${url}/v1/accounts`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: signUp })
if (!signedUp.ok) throw new Error(await signedUp.text())

// A client without a setting for the address uses the address in the document.
const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8'))
writeFileSync(contract, JSON.stringify({ ...document, servers: [{ url: `${url}/v1` }] }))
writeFileSync(
  `${clients}/orval.config.js`,
  `export default { quests: { input: { target: './openapi.json' }, output: { target: './orval/api.ts', client: 'fetch', baseUrl: '${url}/v1' } } }\n`,
)
writeFileSync(
  `${clients}/kubb.config.js`,
  `import { defineConfig } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'
export default defineConfig({
  root: '.',
  input: { path: './openapi.json' },
  output: { path: './kubb', extension: { '.ts': '.ts' } },
  plugins: [pluginOas({ validate: false }), pluginTs(), pluginClient({ client: 'fetch' })],
})\n`,
)
make('openapi-ts', '-i', contract, '-o', 'hey-api', '-p', '@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk', '-s')
make('kubb', 'generate', '--config', 'kubb.config.js')
make('oazapfts', contract, 'oazapfts/api.ts')
run('openapi-typescript', `${home}/../../node_modules/.bin/openapi-typescript`, [contract, '-o', 'openapi-typescript/api.ts'])
make('orval', '--config', 'orval.config.js')
make('swagger-typescript-api', 'generate', '-p', contract, '-o', 'swagger-typescript-api', '-n', 'api.ts', '--generate-union-enums')
run('compile', `${home}/../../node_modules/.bin/tsc`, ['-p', home])

const vite = await createServer({ configFile: false, root: home, logLevel: 'error', server: { middlewareMode: true, watch: null } })
let failed = 0
for (const name of names) {
  const { play } = await vite.ssrLoadModule(`/stories/${name}.ts`)
  const told: Told = await play({ url: `${url}/v1`, ...ada })
  const isRight = told.created === 'Scout' && told.listed.length > 0 && told.suspendedBy === null && told.missing === 'not_found'
  if (!isRight) failed++
  console.log(`${name.padEnd(24)}${isRight ? 'compiles and runs its story' : `FAILED ${JSON.stringify(told)}`}`)
}
await vite.close()
process.stdout.write(`${names.length - failed} passed, ${failed} failed\n`)
process.exit(failed ? 1 : 0)

function make(generator: string, ...args: string[]) {
  run(generator, `${home}/node_modules/.bin/${generator}`, args)
}

function run(what: string, command: string, args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: clients, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${what} failed\n${stdout}${stderr}`)
}
