/**
 * How smoothly the inbox scrolls with 1,000 requests, at a quarter of the processor's speed: the frames of one fast scroll through all of
 * them, and the tasks that held frames up. `idle` is the same browser on a page
 * without content, which is what the machine can do.
 */
import { launch } from '../../tests/support/browser.ts'
import { client } from '../../tests/support/client.ts'
import { startOwn } from '../service.ts'

const slowdown = 4
const [agents, requestsOfEach] = [50, 20]
/** In pixels, and pixels a second: fast, but so that titles can still be read. */
const [distance, speed] = [24_000, 2_000]

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
await page.setContent('<p style="height: 100000px">idle</p>')
const idle = await scrolled()
await page.request.post(`${url}/v1/sessions`, { data: ada })
await page.goto(`${url}/#inbox`)
await page
  .getByText(`${(agents * requestsOfEach).toLocaleString('en')} waiting`)
  .first()
  .waitFor()
await page.waitForTimeout(3_000)
const before = await metrics()
const inbox = await scrolled()
const after = await metrics()
console.log(`${agents * requestsOfEach} requests, at 1/${slowdown} of the speed`)
console.log(`the page worked ${Math.round((after.TaskDuration! - before.TaskDuration!) * 1000)} ms of ${(distance / speed) * 1000} ms`)
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

/** Turns the wheel over the list, as a human would, and counts the frames meanwhile. */
async function scrolled() {
  await page.evaluate(`{
    window.times = []
    window.longTasks = 0
    new PerformanceObserver(list => (longTasks += list.getEntries().length)).observe({ type: 'longtask' })
    const next = now => (times.push(now), requestAnimationFrame(next))
    requestAnimationFrame(next)
  }`)
  await devtools.send('Input.synthesizeScrollGesture', { x: 450, y: 400, yDistance: -distance, speed, gestureSourceType: 'mouse' })
  return page.evaluate<{ perSecond: number; long: number; longest: number }>(`(() => {
    const gaps = times.slice(1).map((time, i) => time - times[i])
    return { perSecond: (1000 * gaps.length) / (times.at(-1) - times[0]), long: longTasks, longest: Math.max(...gaps) }
  })()`)
}
