/** The page /verify in a browser: what it says about a file, and that it needs nobody and sends nothing. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { createLog } from '../../src/log.ts'
import { openStore } from '../../src/store/index.ts'
import type { Entry } from '../../src/verifier/entries.ts'
import { barriers } from '../support/barriers.ts'
import { excess, launch, watchFaults } from '../support/browser.ts'
import { askFor, newAgent } from '../support/domain.ts'
import { patienceMs } from '../support/soon.ts'
import { fingerprintOf, signedLog } from '../support/signed-log.ts'
import { openWorld, publicUrl, type World } from '../support/world.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const folder = mkdtempSync(join(tmpdir(), 'quest-verify-'))
const file = join(folder, 'audit-log.ndjson')
let log: Awaited<ReturnType<typeof signedLog>>
let world: World
let browser: Browser
let context: BrowserContext
let page: Page
let faults: string[]

beforeAll(async () => {
  if (!existsSync('generated/verify/index.html'))
    throw new Error('generated/verify/index.html is not built: make generated/verify/index.html')
  log = await signedLog(folder)
  writeFileSync(file, log.text)
  world = await openWorld('sqlite', await openStore(join(folder, 'quest.db'), createLog('silent')), { browsable: true })
  browser = await launch()
}, 60_000)
afterAll(async () => {
  await browser?.close()
  await world.close()
  await world.store.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => open())
afterEach(async () => context.close())

async function open(more: object = {}) {
  await context?.close()
  context = await browser.newContext({ reducedMotion: 'reduce', ...more })
  context.setDefaultTimeout(patienceMs)
  page = await context.newPage()
  faults = watchFaults(page, world.url)
  await page.goto(`${world.url}/verify`)
}

/** The last entry is known, and so are the passkey and the origin. */
async function pin() {
  await page.getByText('What you know from elsewhere').click()
  await page.getByLabel('A hash that you kept').fill((JSON.parse(log.text.trim().split('\n').at(-1)!) as Entry).hash)
  await page.getByLabel('Fingerprints of your passkeys').fill(fingerprintOf(log.device))
  await page.getByLabel('Address of the service').fill(`${publicUrl}/`)
  await page.getByLabel('Address of the service').press('Tab')
}

test.each([
  ['a phone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
  ['a desk', { viewport: { width: 1280, height: 800 } }],
])('on %s somebody chooses an export, reads what was signed, and pins what they know', async (_where, look) => {
  await open(look)
  expect(await barriers(page, rules)).toEqual([])
  await page.getByLabel('Drop the file here, or choose it').setInputFiles(file)
  await page.getByRole('heading', { name: '3 signed approvals are valid, if the file is. Not everything is pinned.' }).waitFor()
  const unpinned = page.getByRole('heading', { name: 'Not pinned' }).locator('..').getByRole('listitem')
  expect(await unpinned.count()).toBe(3)
  expect([await excess(page), await barriers(page, rules)]).toEqual([0, []])

  await pin()
  await page.getByRole('heading', { name: '3 signed approvals are valid, and everything is pinned.' }).waitFor()
  const book = page.getByRole('listitem').filter({ hasText: 'Buy a book' })
  expect(await book.locator('dl').innerText()).toMatch(/Recipient\s+Bookshop\s+Amount\s+12\.5 EUR[^]*Note\s+Go ahead/)
  expect(await unpinned.count()).toBe(0)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect([await excess(page), await barriers(page, rules), faults]).toEqual([0, [], []])
})

test('a forged file is dropped on the page, and each fault is named; a file of something else is no export', async () => {
  const forged = log.text.replace('"recipient":"Bookshop"', '"recipient":"Mallory"')
  await drop('forged.ndjson', forged)
  await page.getByRole('heading', { name: 'This file has 2 faults. Taken alone, 2 signed approvals are valid.' }).waitFor()
  await page.getByText('what was asked was changed: it does not have the digest in the log').waitFor()
  await drop('empty.ndjson', '')
  await page.getByText('the file is empty').waitFor()
  await drop('photo.jpg', 'JFIF')
  await page.getByText('photo.jpg cannot be checked. Line 1 is not an entry of a log.').waitFor()

  expect(await page.getByRole('heading', { name: 'Faults', exact: true }).count()).toBe(0)
  expect(faults).toEqual([])
})

test('a log without a signed approval has no fault, unless the reader knows of one', async () => {
  const ada = await world.human('ada')
  const { id } = await askFor(world, await newAgent(world, ada), 'Greet Bob', { category: 'contact', details: {} })
  await ada.post(`/v1/approvals/${id}/approve`)
  const { text } = await ada.get('/v1/audit-events/export')
  const { seq, hash } = JSON.parse(text.trim().split('\n').at(-1)!) as Entry
  const unsigned = page.getByRole('heading', {
    name: 'No change was found, and no approval in this file is signed. Not everything is pinned.',
  })
  await drop('unsigned.ndjson', text)
  await unsigned.waitFor()
  expect(await unsigned.getAttribute('class')).toBe('')
  await page.getByText('1 approval has no signature.').waitFor()
  await page.getByText(`The last entry is ${seq}. Keep its hash: ${hash}`).waitFor()
  expect(await barriers(page, rules)).toEqual([])

  await page.getByText('What you know from elsewhere').click()
  for (const [field, value, fault] of [
    ['Number of signed approvals', '1', 'there must be 1 signed approvals, and there are 0'],
    ['Fingerprints of your passkeys', fingerprintOf(log.device), 'there is no valid signed approval in the file'],
    ['A hash that you kept', 'f'.repeat(64), 'no entry has the hash that you kept'],
  ] as const) {
    await page.getByLabel(field).fill(value)
    await page.getByLabel(field).press('Tab')
    await page.getByRole('heading', { name: 'This file has 1 fault.' }).waitFor()
    await page.getByText(fault).waitFor()
    await page.getByText(`The last entry is ${seq}. Its hash is ${hash}`).waitFor()
    await page.getByLabel(field).fill('')
    await page.getByLabel(field).press('Tab')
    await unsigned.waitFor()
  }
  expect(faults).toEqual([])
})

/** Drops a file in the middle of the page, and not only on the area for it. */
const drop = (name: string, text: string) =>
  page.evaluate(`{
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([${JSON.stringify(text)}], ${JSON.stringify(name)}))
    document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
  }`)

test('a hostile title is only text', async () => {
  const [first, ...others] = log.text.split('\n').map(line => line.replaceAll('Buy a book', '<img src=x onerror=alert(1)>\\u202e'))
  await drop('hostile.ndjson', [first, ...others].join('\n'))
  await page.getByRole('heading', { name: 'Faults', exact: true }).waitFor()

  expect(await page.locator('img').count()).toBe(0)
  expect(faults).toEqual([])
})

test('the page cannot send anything, and its policy says so', async () => {
  const answer = await fetch(`${world.url}/verify`)
  const tried = await page.evaluate(`(async () => {
    const results = []
    for (const send of [
      () => fetch('/v1/service'),
      () => fetch('https://example.com', { mode: 'no-cors' }),
      () => new Promise((sent, refused) => Object.assign(new Image(), { onload: sent, onerror: refused, src: '/icon.svg' })),
    ])
      results.push(await send().then(() => 'sent', () => 'refused'))
    return [...results, navigator.sendBeacon('/v1/service', 'x') ? 'queued' : 'refused']
  })()`)

  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; img-src data:; connect-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  )
  expect((tried as string[]).slice(0, 3)).toEqual(['refused', 'refused', 'refused'])
})

test('a saved copy of the page works without the service and without a network', async () => {
  const copy = join(folder, 'verify.html')
  writeFileSync(copy, await (await fetch(`${world.url}/verify`)).text())
  await context.setOffline(true)
  await page.goto(pathToFileURL(copy).href)
  await page.getByLabel('Drop the file here, or choose it').setInputFiles(file)

  await page.getByRole('heading', { name: '3 signed approvals are valid, if the file is.' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Faults', exact: true }).count()).toBe(0)
})
