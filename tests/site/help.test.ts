/** /help: what it says is in the portal, and each screen opens the section about it. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { helpFor, helpSections } from '../../src/shared/help.ts'
import { helpPage } from '../../src/site/help-page.ts'

const page = helpPage()
const text = page
  .replace(/<style>.*?<\/style>/s, '')
  .replaceAll(/<[^>]+>/g, ' ')
  .replaceAll(/\s+/g, ' ')

test('each section stands under its name, and all of it is read in a few minutes', () => {
  const found = [...page.matchAll(/<section id="(\w+)" class="help">\s*<h2>([^<]+)<\/h2>/g)].map(([, id, title]) => [id, title])

  expect(found).toEqual(Object.entries(helpSections))
  expect(text.split(' ').length).toBeLessThan(1_500)
})

test('each word in quotes is on a button or in a title of the portal', () => {
  const portal = globSync('src/portal/**/*.{ts,tsx}')
    .map(file => readFileSync(file, 'utf8'))
    .join('\n')
  const shown = readFileSync('src/site/verify-page.ts', 'utf8')
  const quoted = [
    ...text.matchAll(/“([^”]+)”/g),
    ...page.matchAll(/<b>(Ask me|Allow|Block|Connected|Idle|Refused|Waiting for its first call)<\/b>/g),
  ]

  expect(quoted.length).toBeGreaterThan(10)
  for (const [, words] of quoted) expect(portal).toContain(words)
  expect(shown).toContain('Verify an export')
})

test('each screen opens the section about it', () => {
  const paths = [...readFileSync('src/portal/screens.ts', 'utf8').matchAll(/screen\('([^']*)'/g)].map(([, path]) => path!)
  const opened = Object.fromEntries(paths.map(path => [path, helpFor(path)]))

  expect(opened).toMatchObject({
    '': 'start',
    home: 'start',
    'inbox/:id': 'requests',
    approvals: 'requests',
    permits: 'permits',
    'agents/:id': 'agents',
    'agents/policy': 'rules',
    'work/:id': 'quests',
    log: 'log',
    account: 'account',
    'desk/accounts': 'service',
  })
  expect([helpFor('agents/agt_1/policy'), helpFor('agents/agt_1/permits')]).toEqual(['rules', 'permits'])
  expect(paths.filter(path => opened[path] === 'start').toSorted()).toEqual(['', 'home'])
})
