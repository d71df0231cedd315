/**
 * A real browser that keeps all its rules: same origin, CSRF, content policy. CHROMIUM=/path/to/chromium takes that one instead of the
 * packaged one.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page, type Route } from 'playwright-core'
import { packagedChromium } from './chromium.ts'
import { patienceMs, soon } from './soon.ts'

/**
 * Not the package's own arguments: those switch web security off. The sandbox is off because CI runs as root, where Chromium has none;
 * it shields the machine from pages, and all that is opened here is ours.
 */
const args = ['--no-sandbox', '--font-render-hinting=none', '--renderer-process-limit=1']

export const launch = async () =>
  chromium.launch({ ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : packagedChromium()), args })

/** A page that the browser leaves without a frame for a second is as it stays. */
const frame = 'new Promise(drawn => { requestAnimationFrame(drawn); setTimeout(drawn, 1_000) })'

/** `page.evaluate` would wait forever for a page that no longer runs scripts. */
async function ask<T>(page: Page, script: string): Promise<T> {
  const limit = new AbortController()
  const silence = sleep(patienceMs, undefined, { signal: limit.signal }).then(() => {
    throw new Error(`The page at ${page.url()} did not answer: ${script}`)
  })
  return Promise.race([page.evaluate<T>(script), silence]).finally(() => limit.abort())
}

/**
 * Waits until nothing fades and nothing has begun to for some frames, because what fades has other colours. A dialog opens a frame late. What
 * is in a closed <details> may have finished and still be listed.
 */
export async function settled(page: Page) {
  const endsAt = performance.now() + patienceMs
  for (let still = 0; still < 3; still++) {
    const fading = await ask<string[]>(page, `${frame}.then(() => ${fadingParts})`)
    if (fading.length > 0) still = -1
    if (performance.now() > endsAt) throw new Error(`At ${page.url()}, these parts still fade:\n${fading.join('\n')}`)
  }
}
const fadingParts = `document.getAnimations()
  .filter(one => one.playState !== 'finished' && one.effect.getTiming().iterations < Infinity)
  .map(({ effect }) => effect.target.outerHTML.slice(0, 500))`

/**
 * Like `page.route`, but in force when it returns. In about 1 of 60 runs, a request that a page sent right after `page.route` had returned
 * was not caught. So this sends requests until one is caught.
 */
export async function intercept(page: Page, sent: RegExp, handle: (route: Route) => Promise<unknown>) {
  const probe = `/v1/probe-${randomUUID()}`
  let isCaught = false
  await page.route(`**${probe}`, async route => {
    isCaught = true
    await route.fulfill({ status: 204 })
  })
  await page.route(sent, handle)
  await soon(async () => {
    await page.evaluate(`fetch('${probe}')`)
    if (!isCaught) throw new Error('No request was caught.')
  })
}

/** The headers of an answer that a test has made up: it is not the service that has failed. */
export const planted = { 'X-Planted': 'true' }

/**
 * What a page must never do, as it happens: break, complain, break its policy, or call anybody but its own service.
 * That the service answers a call of the page with 4xx is part of the conversation, though the browser complains of it, too.
 * While a test has switched the network off, everything that the page loads fails, including what it loads when it is idle.
 */
export function watchFaults(page: Page, url: string) {
  const faults: string[] = []
  // A service on this machine has two names.
  const isOwn = (address: string) =>
    new URL(address.replace('//localhost:', '//127.0.0.1:')).origin === url.replace('//localhost:', '//127.0.0.1:')
  page.on('pageerror', error => faults.push(`broke: ${error.stack ?? error.message}`))
  page.on('console', message => {
    const isLoad = message.text().startsWith('Failed to load resource')
    const isExpected =
      isLoad &&
      ((message.location().url.includes('/v1/') && isOwn(message.location().url)) || message.text().includes('ERR_INTERNET_DISCONNECTED'))
    if (!isExpected && ['error', 'warning'].includes(message.type())) faults.push(`complained: ${message.text()}`)
  })
  page.on('request', request => {
    if (!/^(data|blob):/.test(request.url()) && !isOwn(request.url())) faults.push(`called ${request.url()}`)
  })
  page.on('response', response => {
    if (response.status() >= 500 && !('x-planted' in response.headers())) faults.push(`${response.url()} answered ${response.status()}`)
  })
  return faults
}

/**
 * Returns a function that waits until the page is as it stays: its requests are answered, their answers are drawn, and its buttons take
 * presses. Its event stream stays open.
 */
export function watchLoading(page: Page, url: string) {
  const open = new Set<unknown>()
  page.on('request', one => one.url().startsWith(`${url}/`) && one.resourceType() !== 'eventsource' && open.add(one))
  page.on('requestfinished', one => open.delete(one))
  page.on('requestfailed', one => open.delete(one))
  return async () => {
    const endsAt = performance.now() + patienceMs
    // An answer may cause the next request a moment later.
    for (let still = 0; still < 2; still++) {
      const waiting = await ask<string[]>(page, `${frame}.then(() => ${frame}).then(() => ${parts})`)
      if (waiting.length + open.size > 0) still = -1
      if (performance.now() > endsAt)
        throw new Error(`At ${page.url()}, ${open.size} requests were not answered, or these parts still wait:\n${waiting.join('\n')}`)
    }
  }
}
/** Placeholders, and buttons that have just appeared or moved. */
const passing = '.skeleton, [inert], [data-moving]'
const parts = `[...document.querySelectorAll('${passing}')].map(({ parentElement }) => parentElement.outerHTML.slice(0, 500))`

/** By how many pixels the page is wider than the screen. `innerWidth` does not tell: on a phone it grows with the page. */
export async function excess(page: Page) {
  const width = await page.evaluate<number>('document.documentElement.scrollWidth')
  return Math.max(0, width - page.viewportSize()!.width)
}
