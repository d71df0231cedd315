/** Looks at a page as four devices show it, in `make test` as two of them. Only its size changes, which is cheaper than another page. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { Page } from 'playwright-core'
import { settled } from '../../support/browser.ts'
import { isWhole } from '../../support/extent.ts'

const folder = '.cache/layout'
/** A fault of a list may be one for each of its rows. */
const mostSaid = 8

const desk = { width: 1280, height: 820, mobile: false }
const phone = { width: 390, height: 844, mobile: true }
const others = [
  { width: 1920, height: 1080, mobile: false },
  { width: 820, height: 1180, mobile: true },
]
const devices = isWhole ? [desk, ...others, phone] : [desk, phone]
/** What a page begins with, and has again after each look. */
export const viewport = { width: desk.width, height: desk.height }

const rules = stripTypeScriptTypes(readFileSync(new URL('rules.ts', import.meta.url), 'utf8')).replaceAll(/^export /gm, '')

/** The faults in the layout of the page as it is now. */
export async function faultsOf(page: Page) {
  await settled(page)
  return page.evaluate<string[]>(`(() => { ${rules}; return layoutFaults() })()`)
}

/** Returns a function that looks at the page. What it says about faults names a picture of them. */
export async function watcher(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const become = async ({ mobile, ...size }: typeof desk) => {
    await browser.send('Emulation.setDeviceMetricsOverride', { ...size, mobile, deviceScaleFactor: 1 })
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: mobile })
  }
  const picture = async () => {
    const { cssContentSize } = await browser.send('Page.getLayoutMetrics')
    const whole = { captureBeyondViewport: true, clip: { ...cssContentSize, scale: 1 } }
    return Buffer.from((await browser.send('Page.captureScreenshot', whole)).data, 'base64')
  }
  return async (screen: string, state = '') => {
    const said: string[] = []
    for (const device of devices) {
      await become(device)
      const faults = await faultsOf(page)
      const path = `${folder}/${[screen || 'start', state, device.width].join(' ').replaceAll(/\W+/g, '-')}.png`
      rmSync(path, { force: true })
      if (faults.length === 0) continue
      mkdirSync(folder, { recursive: true })
      writeFileSync(path, await picture())
      const more = faults.length > mostSaid ? [`… and ${faults.length - mostSaid} more`] : []
      said.push([`${screen} at ${device.width} px ${state} (${path})`, ...faults.slice(0, mostSaid), ...more].join('\n  '))
    }
    await become(desk)
    return said
  }
}
