/** Visits the screens of the portal. They come from its own list, so a new screen cannot be forgotten. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { watchLoading } from '../../support/browser.ts'
import { watcher } from './look.ts'
import type { State } from './states.ts'

const source = readFileSync('src/portal/screens.ts', 'utf8')
const listed = [...source.matchAll(/^ {2}screen\('(?<pattern>[^']*)', '(?<area>[^']*)', (?<view>\w+)\)/gm)].map(
  ({ groups }) => groups as { pattern: string; area: string; view: string },
)
const parts = ({ pattern }: { pattern: string }) => pattern.split(':').length
/** An address such as `agents/:id`, and its area in the navigation. Of two addresses that show the same, there is one. */
export const screens = listed.filter((one, i) => !listed.slice(i + 1).some(other => other.view === one.view && parts(other) === parts(one)))

/** The faults in the layout of these screens. Screens that the person may not open are left out. */
export async function faultsIn({ page, url, ids, has, prepare }: State, wanted: typeof screens, state: string) {
  const loaded = watchLoading(page, url)
  const look = await watcher(page)
  const open = async (address: string) => {
    await page.evaluate(`location.hash = '${address}'`)
    await loaded()
  }
  const addresses: string[] = []
  for (const { pattern } of wanted.filter(({ area }) => has(area))) {
    const [above, tab] = pattern.replace(/(.+)\/:id/, (_, noun: string) => `${noun}/${idOf(ids, noun)}`).split('/:')
    if (tab) await open(above!)
    // The tabs are on the screen above them.
    addresses.push(...(tab ? (await linksIn(page, 'main nav')).filter(link => link.startsWith(`${above}/`)) : [above!]))
  }

  await prepare?.(open, addresses)
  const faults: string[] = []
  for (const address of addresses) {
    await open(address)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    if (['Not found', 'Something went wrong'].includes(title)) faults.push(`${address} shows “${title}”`)
    faults.push(...(await look(address.replace(/\/[a-z]{3}_\w+/, '/:id'), state)))
  }
  return faults
}

const linksIn = (page: Page, place: string) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('${place} a')].map(({ hash }) => hash.slice(1))`)

function idOf(ids: State['ids'], noun: string) {
  const id = ids[noun]
  if (!id) throw new Error(`Each state in states.ts must say what stands for :id in ${noun}/:id.`)
  return id
}
