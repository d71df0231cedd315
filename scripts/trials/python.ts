/**
 * Python's own SDK, with the lines that the portal shows. It comes from the registry of Python's packages, into a folder of the trial. A call
 * with a good key must be answered, and one with a revoked key must show why it was refused.
 */
import { spawnSync } from 'node:child_process'
import { clients } from '../../generated/clients.ts'
import { client } from '../../tests/support/client.ts'
import { fileFor, Missing } from './programs.ts'
import { start } from './traffic.ts'

const sdk = 'mcp==2.3.0'

export async function python() {
  const folder = fileFor('python')
  run('python3', ['-m', 'venv', folder], 'python3 with venv is not installed here (Debian: apt install python3-venv)')
  run(`${folder}/bin/pip`, ['install', '--quiet', sdk], `${sdk} cannot be installed here`)

  const service = await start({ DATABASE_URL: fileFor('python.db') })
  const ada = await client(service.url).human()
  const agent = await ada.agent('Scout')
  const { secret, key } = await ada.key(agent.id)
  const program = clients.find(({ id }) => id === 'python')!.snippet.replace('{mcp_url}', `${service.url}/mcp`)
  const call = () => spawnSync(`${folder}/bin/python`, ['-c', program], { env: { AQS_KEY: secret }, encoding: 'utf8', timeout: 60_000 })

  const answered = call()
  await ada.delete(`/v1/agents/${agent.id}/keys/${key.id}`)
  const refused = call()

  const isAnswered = answered.status === 0 && answered.stdout.includes(agent.id)
  const isTold = refused.status !== 0 && refused.stderr.includes('The API key has been revoked')
  return {
    isGood: isAnswered && isTold,
    told: `${sdk} ${isAnswered ? 'was answered' : `failed: ${answered.stderr.slice(-500)}`}; a revoked key: ${lastLine(refused.stderr)}`,
  }
}

const lastLine = (text: string) =>
  text
    .trim()
    .split('\n')
    .findLast(line => /\w/.test(line)) ?? ''

function run(program: string, args: string[], otherwise: string) {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Missing(`${otherwise}: ${error?.message ?? stderr.slice(-200)}`)
}
