/** What only a machine shows on which nothing has run yet. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { isSupported } from './support/chromium.ts'

const cache = mkdtempSync('.cache/fresh-')
afterAll(() => rmSync(cache, { recursive: true, force: true }))

test('processes that unpack Chromium at once each get a whole one, and leave one', async () => {
  if (!isSupported) return
  const folder = join(cache, 'chromium')
  const script = `
    import { execFileSync } from 'node:child_process'
    import { unpack } from './tests/support/chromium.ts'
    unpack('${folder}')
    console.log(execFileSync('${folder}/chromium', ['--version'], { encoding: 'utf8' }))`
  const unpackAndStart = async () => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    child.stdout.on('data', text => (said += text))
    const [code] = await once(child, 'close')
    return { code, said }
  }

  const starts = await Promise.all([unpackAndStart(), unpackAndStart()])

  for (const start of starts) expect(start).toEqual({ code: 0, said: expect.stringMatching(/^\S.* \d+\./) })
  expect(readdirSync(cache)).toEqual(['chromium'])
})
