/**
 * How smoothly the inbox scrolls with 1,000 requests, at a quarter of the processor's speed: the frames of one fast scroll, the tasks that
 * held frames up, and what the page's main thread works for a frame of this scroll. The second figure is taken frame by frame, so it depends
 * little on what else the machine does. Two pages without a script show what the machine can do, in the same run: `plain` is a list of 1,000
 * lines of text, and `idle` has no content.
 */
import { launch } from '../../tests/support/browser.ts'
import { client } from '../../tests/support/client.ts'
import { startOwn } from '../service.ts'

const slowdown = 4
const [agents, requestsOfEach] = [50, 20]
/** Half of the requests are of low risk, so that their lines have buttons. */
const quests = requestsOfEach / 2
/** In pixels, and pixels a second: fast, but so that titles can still be read. */
const [distance, speed] = [24_000, 2_000]
const [refreshRate, framesMeasured] = [60, 300]

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
const questIds: string[] = []
for (let i = 0; i < quests; i++) {
  const body = { title: `Summarise RFC ${i}`, acceptance_criteria: ['At most 200 words'], reward_points: 10, agents_per_owner: 1000 }
  const { id } = (await call<{ id: string }>('POST', '/v1/admin/quests', { token, body })).body
  await call('POST', `/v1/admin/quests/${id}/publish`, { token })
  questIds.push(id)
}
for (let i = 0; i < agents; i++) {
  const { id } = (await call<{ id: string }>('POST', '/v1/agents', { token, body: { name: `Agent ${i}` } })).body
  const { secret } = (await call<{ secret: string }>('POST', `/v1/agents/${id}/keys`, { token, body: { label: 'bench' } })).body
  for (const [n, quest] of questIds.entries()) {
    const details = { amount: { value: n + 1, currency: 'EUR' }, recipient: `Shop ${n}` }
    const reason = 'For the measurement'
    await mcp(secret, 'tools/call', {
      name: 'request_approval',
      arguments: { category: n % 2 ? 'spend' : 'contact', title: `Request ${n}`, details, reason, wait_seconds: 0 },
    })
    await mcp(secret, 'tools/call', { name: 'join_quest', arguments: { quest, reason, wait_seconds: 0 } })
  }
}

const browser = await launch()
const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
const devtools = await page.context().newCDPSession(page)
// Only the time on the processor counts, not the time in which other programs had it.
await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
await page.setContent('<div style="height: 700px; overflow-y: auto"><p style="height: 100000px">idle</p></div>')
const idle = await scrolled()
const line = (_: unknown, i: number) => `<div style="height: 55px; border-bottom: 1px solid silver">Request ${i}</div>`
const lines = Array.from({ length: agents * requestsOfEach }, line).join('')
await page.goto('about:blank')
await page.setContent(`<div style="width: 600px; height: 700px; overflow-y: auto">${lines}</div>`)
const plain = await scrolled()
await page.request.post(`${url}/v1/sessions`, { data: ada })
await page.goto(`${url}/#inbox`)
await page
  .getByText(`${(agents * requestsOfEach).toLocaleString('en')} waiting`)
  .first()
  .waitFor()
await page.waitForTimeout(3_000)
const inbox = await scrolled()
console.log(`${agents * requestsOfEach} requests, at 1/${slowdown} of the speed`)
for (const [name, { perSecond, long, longest, work }] of Object.entries({ inbox, plain, idle }))
  console.log(
    `${name.padEnd(6)} ${perSecond.toFixed(1)} frames a second, ${long} tasks over 50 ms, the longest frame ${longest.toFixed(0)} ms; ` +
      Object.entries(work)
        .map(([part, ms]) => `${part} ${ms.toFixed(1)}`)
        .join(', ') +
      ' ms a frame',
  )
console.log(`the inbox shows ${((100 * inbox.perSecond) / plain.perSecond).toFixed(0)}% of the frames of the plain list`)
await browser.close()
process.exit()

/** What the main thread has worked so far, in seconds. */
async function workSoFar() {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const secondsOf = (name: string) => metrics.find(metric => metric.name === name)!.value
  return {
    script: secondsOf('ScriptDuration'),
    style: secondsOf('RecalcStyleDuration'),
    layout: secondsOf('LayoutDuration'),
    all: secondsOf('TaskDuration'),
  }
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
  const smoothness = await page.evaluate<{ perSecond: number; long: number; longest: number }>(`(() => {
    const gaps = times.slice(1).map((time, i) => time - times[i])
    return { perSecond: (1000 * gaps.length) / (times.at(-1) - times[0]), long: longTasks, longest: Math.max(...gaps) }
  })()`)
  return { ...smoothness, work: await worked() }
}

/** What the main thread works for a frame, in milliseconds. The next frame comes when the one before is done. */
async function worked() {
  await page.evaluate(`(document.querySelector('.inbox-list') ?? document.querySelector('div')).scrollTop = 0`)
  const before = await workSoFar()
  await page.evaluate(`new Promise(done => {
    const list = document.querySelector('.inbox-list') ?? document.querySelector('div')
    let left = ${framesMeasured}
    const next = () => {
      if (left-- === 0) return done()
      list.scrollTop += ${speed / refreshRate}
      requestAnimationFrame(next)
    }
    next()
  })`)
  const after = await workSoFar()
  const ms = (part: keyof typeof before) => (1000 * (after[part] - before[part])) / framesMeasured
  return { script: ms('script'), style: ms('style'), layout: ms('layout'), all: ms('all') }
}
