/** A newcomer gets from the README alone to the first approval. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { startService } from './support/service.ts'

const readme = readFileSync('README.md', 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'readme-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the commands by hand lead to an approval that the agent has reported', async () => {
  const [walk] = /<!-- walk[^]*<!-- \/walk -->/.exec(readme)!
  const service = await startService({ DATABASE_URL: join(folder, 'quest.db'), AQS_SETUP_CODE: 'open-sesame' })
  const commands = [...walk.matchAll(/```sh\n([^]*?)```/g)]
    .map(([, lines]) => lines)
    .join('')
    .replace('http://127.0.0.1:3000', service.url)
    .replace('S5pQ…', 'open-sesame')
  const env = { ...process.env, NODE_OPTIONS: '', PATH: `${dirname(process.execPath)}:${process.env.PATH}` }

  const { stdout, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail'], { input: commands, env, encoding: 'utf8' })
  await service.stop()

  expect(stderr).toBe('')
  expect([...stdout.matchAll(/^online$|^approved$|(?<=outcome: ')\w+|(?<=permit: ')\w+/gm)].map(([word]) => word)).toEqual([
    'pending_approval',
    'online',
    'approved',
    'approved',
    'unused',
    'reported',
    'done',
  ])
})

test('it has at most 1,200 words', () => {
  expect(readme.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(1_200)
})
