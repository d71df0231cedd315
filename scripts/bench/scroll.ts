/**
 * How smoothly the inbox scrolls with 1,000 requests, at a quarter of the processor's speed: the frames of one fast scroll through all of
 * them, and the tasks that held frames up. `IDLE` is the same browser on a page without content, which is what the machine can do.
 */
import type { Page } from 'playwright-core'
import { launch } from '../../tests/support/browser.ts'
import { client } from '../../tests/support/client.ts'
import { startOwn } from '../service.ts'

const slowdown = 4
const [agents, requestsOfEach] = [50, 20]
/** Fifty pixels a frame are 3,000 a second: as fast as a finger throws a list. */
const [step, frames] = [50, 600]

const { url, setupCode } = await startOwn({
  AQS_AGENTS_PER_ACCOUNT: String(agents),
  AQS_MCP_MESSAGES_PER_MINUTE: '100000',
  AQS_MCP_BURST: '100000',
  AQS_REQUESTS_PER_MINUTE: '100000',
})
const { call, mcp } = client(url)
const ada = { email: 'ada@example.com', password: 'correct horse battery' }
const signUp = { ...ada, display_name: 'Ada Lovelace', transport: 'token', setup_code: setupCode }
const { token } = (await call<{ token: string }>('POST', '/v1/accounts', { body: signUp })).body
for (let i = 0; i < agents; i++) {
  const { id } = (await call<{ id: string }>('POST', '/v1/agents', { token, body: { name: `Agent ${i}` } })).body
  const { secret } = (await call<{ secret: string }>('POST', `/v1/agents/${id}/keys`, { token, body: { label: 'bench' } })).body
  for (let n = 0; n < requestsOfEach; n++) {
    const details = { amount: { value: n + 1, currency: 'EUR' }, recipient: `Shop ${n}` }
    await mcp(secret, 'tools/call', {
      name: 'request_approval',
      arguments: { category: n % 2 ? 'spend' : 'contact', title: `Request ${n}`, details, reason: 'For the measurement', wait_seconds: 0 },
    })
  }
}

const browser = await launch()
const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
const devtools = await page.context().newCDPSession(page)
await devtools.send('Performance.enable')
await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
await page.goto('about:blank')
const idle = await scrolled(page, 'document.scrollingElement')
await page.request.post(`${url}/v1/sessions`, { data: ada })
await page.goto(`${url}/#inbox`)
await page.getByText(`${(agents * requestsOfEach).toLocaleString('en')} waiting`).waitFor()
await page.waitForTimeout(3_000)
const before = await metrics()
const inbox = await scrolled(page, `document.querySelector('.inbox-list')`)
const after = await metrics()
for (const name of ['TaskDuration', 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'])
  console.log(name, (((after[name]! - before[name]!) * 1000) / frames).toFixed(2), 'ms a frame')
console.log(`${agents * requestsOfEach} requests, at 1/${slowdown} of the speed`)
for (const [name, { perSecond, long, longest }] of Object.entries({ inbox, idle }))
  console.log(
    `${name.padEnd(6)} ${perSecond.toFixed(1)} frames a second, ${long} tasks over 50 ms, the longest frame ${longest.toFixed(0)} ms`,
  )
await browser.close()
process.exit()

async function metrics() {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

function scrolled(page: Page, scroller: string) {
  return page.evaluate<{ perSecond: number; long: number; longest: number }>(`new Promise(done => {
    const scroller = ${scroller}
    let long = 0
    const watch = new PerformanceObserver(list => (long += list.getEntries().length))
    watch.observe({ type: 'longtask' })
    const times = []
    const next = now => {
      times.push(now)
      scroller.scrollTop += ${step}
      if (times.length <= ${frames}) return requestAnimationFrame(next)
      const gaps = times.slice(1).map((time, i) => time - times[i])
      done({ perSecond: 1000 * gaps.length / (times.at(-1) - times[0]), long, longest: Math.max(...gaps) })
    }
    requestAnimationFrame(next)
  })`)
}
