/** Answers that come late, and in another order than their requests: an older answer never replaces what the page learnt since. */
import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { intercept } from '../support/browser.ts'
import { details } from '../support/details.ts'
import { askFor, newAgent } from '../support/domain.ts'
import { pretend } from './device.ts'
import { comeBack, portal } from './support.ts'

const { open, visit, signIn } = portal({ punctual: true })

/** Ada before her sign-in, and her agent. Its requests expire in the order in which they are made, except those that are urgent. */
async function scene(address: string) {
  const world = await open()
  const ada = await world.human('ada')
  const agent = await newAgent(world, ada)
  const asks = (title: string, expiresInMinutes = 60) => {
    world.clock.advance(1)
    return askFor(world, agent, title, { expiresInMinutes })
  }
  const first = await asks('First')
  const page = await visit(world, address)
  return { world, ada, agent, asks, first, page }
}

/** Holds the next answers to such requests: the service gives each at once, and it arrives when the test says so. */
async function hold(page: Page, sent: RegExp, most = 1) {
  const held = Array.from({ length: most }, () => ({
    given: Promise.withResolvers<void>(),
    released: Promise.withResolvers<void>(),
    arrived: Promise.withResolvers<void>(),
  }))
  const left = [...held]
  await intercept(page, sent, async route => {
    const one = left.shift()
    if (!one) return route.fallback()
    const response = await route.fetch()
    one.given.resolve()
    await one.released.promise
    await route.fulfill({ response })
    one.arrived.resolve()
  })
  return held.map(({ given, released, arrived }) => ({
    given: given.promise,
    release() {
      released.resolve()
      return arrived.promise
    },
  })) as [Held, ...Held[]]
}
interface Held {
  given: Promise<void>
  release(): Promise<void>
}

/** From now on, what the page wants to do after a drawing waits until the returned function is called. */
async function holdEffects(page: Page) {
  await page.evaluate(`
    globalThis.held = []
    globalThis.own = { requestAnimationFrame, setTimeout }
    Object.assign(window, {
      requestAnimationFrame: act => held.push(act),
      setTimeout: (act, ms, ...more) => (ms > 0 && ms < 100 ? 0 : own.setTimeout(act, ms, ...more)),
    })`)
  return () => page.evaluate('Object.assign(window, own), held.forEach(act => act())')
}

const row = (page: Page, title: string) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) })
const badge = (page: Page, count: number) => page.getByRole('link', { name: `Inbox ${count} waiting` })
const news = (page: Page) => page.getByRole('button', { name: 'Show 1 new request' })
const inbox = /\/v1\/approvals\/waiting/
const overview = /\/v1\/overview/

test('an urgent request that comes while the inbox is read for the first time is announced', async () => {
  const { page, ada, asks } = await scene('#inbox')
  const [older] = await hold(page, inbox)
  await signIn(page, ada)
  await older.given
  await asks('Urgent', 5)
  await badge(page, 2).waitFor()

  await older.release()

  await row(page, 'First').waitFor()
  await news(page).click()
  await row(page, 'Urgent').waitFor()
  expect(await news(page).count()).toBe(0)
})

test('an urgent request that comes while the inbox is read again stays announced', async () => {
  const { page, ada, asks } = await scene('#inbox')
  await signIn(page, ada)
  await row(page, 'First').waitFor()
  const [older] = await hold(page, inbox)
  await comeBack(page)
  await older.given
  await asks('Urgent', 5)
  await news(page).waitFor()

  await older.release()

  await asks('Last')
  await row(page, 'Last').waitFor()
  await news(page).click()
  await row(page, 'Urgent').waitFor()
  expect(await news(page).count()).toBe(0)
})

test('a request that ends before the stream is open stays with its outcome', async () => {
  const { page, ada, first } = await scene('#inbox')
  const opened = Promise.withResolvers<void>()
  await intercept(page, /\/v1\/events$/, async route => {
    await opened.promise
    await route.continue()
  })
  await signIn(page, ada)
  await row(page, 'First').waitFor()
  await ada.post(`/v1/approvals/${first.id}/deny`)

  // Now the list is read for the second time.
  opened.resolve()

  await row(page, 'First').getByText('Denied').waitFor()
  expect(await row(page, 'First').getByRole('checkbox').count()).toBe(0)
})

/** Two pages of accounts. Ben is on the first one, and on the second there is Ada, the admin, who looks at them. */
async function accounts() {
  const { world, ada, page } = await scene('#desk/accounts')
  for (let i = 1; i < 20; i++) await world.human()
  const ben = await world.human('ben')
  await signIn(page, ada)
  const suspended = page.getByRole('article').filter({ hasText: 'ben@example.com' }).getByText('Suspended')
  await page.getByText('ben@example.com').waitFor()
  const [next] = await hold(page, /\/v1\/admin\/accounts.*cursor=/)
  await page.getByRole('button', { name: 'Show more' }).click()
  await next.given
  return { page, next, suspended, suspend: () => ada.post(`/v1/admin/accounts/${ben.account.id}/suspend`, { reason: 'A trial' }) }
}

test('a page that asked who is signed in before somebody signed in stays signed in when the answer comes', async () => {
  const { world, page, ada } = await scene('#inbox')
  const late = await page.context().newPage()
  await late.goto(`${world.url}/#inbox`)
  const [older] = await hold(late, /\/v1\/me$/)
  await late.reload()
  await older.given

  await page.getByLabel('E-mail').fill(ada.email)
  await page.getByLabel('Password').fill(ada.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await row(late, 'First').waitFor()
  await older.release()

  await late.getByRole('link', { name: 'Agents' }).first().click()
  await late.getByRole('heading', { level: 1, name: 'Agents' }).waitFor()
  expect(await late.getByLabel('Password').count()).toBe(0)
})

test('an answer is shown even if the next reading has begun, but not after a newer answer', async () => {
  const { page, ada, asks } = await scene('#home')
  await signIn(page, ada)
  await badge(page, 1).waitFor()
  const [a, b, c, d] = (await hold(page, overview, 4)) as [Held, Held, Held, Held]
  await asks('Second')
  await a.given
  await asks('Third')
  await b.given

  await a.release()
  await badge(page, 2).waitFor()

  await asks('Fourth')
  await c.given
  await c.release()
  await badge(page, 4).waitFor()
  await b.release()
  // When the page reads again, it has taken this answer.
  await asks('Fifth')
  await d.given
  expect(await badge(page, 4).count()).toBe(1)
})

test('the palette shows no command until nothing can come before it', async () => {
  const { page, ada } = await scene('#desk/accounts')
  await signIn(page, ada)
  await page.getByText('ada@example.com').first().waitFor()
  const [requests] = await hold(page, /\/v1\/approvals\?/)
  const [agents] = await hold(page, /\/v1\/agents\?/)
  await page.keyboard.press('Control+k')
  await Promise.all([requests.given, agents.given])
  // The request names the agent, so it would be found too.
  await page.getByRole('combobox', { name: /^Search screens/ }).fill('scou')
  await page.evaluate(`
    globalThis.first = new Set()
    new MutationObserver(() => {
      const [option] = document.querySelectorAll('[role=option]')
      if (option) first.add(option.innerText.split('\\n')[0])
    }).observe(document.querySelector('#palette-list'), { childList: true, subtree: true })`)

  await requests.release()
  await page.evaluate('new Promise(done => requestAnimationFrame(() => setTimeout(done, 100)))')
  await agents.release()

  await page.getByRole('option', { name: 'First' }).waitFor()
  expect(await page.evaluate('[...first]')).toEqual(['Scout'])
})

test('a screen shows what comes between its drawing and its effects', async () => {
  const world = await open()
  const ada = await world.human('ada')
  const page = await visit(world, '', { script: pretend('https://push.example/device').script })
  const [counts] = await hold(page, overview)
  const [agents] = await hold(page, /\/v1\/agents\?/)
  await signIn(page, ada)
  // The offer of notifications reads the agents, as the first steps do.
  await Promise.all([counts.given, agents.given])
  const goOn = await holdEffects(page)
  await counts.release()
  await page.getByText('Nothing needs your attention.').waitFor()

  await agents.release()
  // The page has taken the answer.
  await page.evaluate('new Promise(taken => own.setTimeout(taken, 200))')
  await goOn()

  const steps = page.getByRole('region', { name: 'First steps' })
  await steps.waitFor()
  expect(await steps.getByRole('listitem').count()).toBe(3)
})

details(() => {
  test('a request that ends while the inbox is read does not come back', async () => {
    const { page, ada, asks } = await scene('#inbox')
    await signIn(page, ada)
    await row(page, 'First').waitFor()
    const { id } = await asks('Urgent', 5)
    await news(page).waitFor()
    const [older] = await hold(page, inbox)
    await comeBack(page)
    await older.given
    await ada.post(`/v1/approvals/${id}/deny`)
    await news(page).waitFor({ state: 'detached' })

    await older.release()

    await asks('Last')
    await row(page, 'Last').waitFor()
    expect(await news(page).count()).toBe(0)
  })

  test('requests appear in the order in which they came, even if their answers do not', async () => {
    const { page, ada, asks } = await scene('#inbox')
    await signIn(page, ada)
    await row(page, 'First').waitFor()
    const [second] = await hold(page, /\/v1\/approvals\/apr_/)
    await asks('Second')
    await second.given
    await asks('Third')
    await badge(page, 3).waitFor()

    await second.release()

    await row(page, 'Second').waitFor()
    await row(page, 'Third').waitFor()
    expect(await news(page).count()).toBe(0)
  })

  test('a screen that joins a reading repeats it if something has happened since it began', async () => {
    const { world, page, ada, asks } = await scene('#log')
    await signIn(page, ada)
    await badge(page, 1).waitFor()
    const [older] = await hold(page, overview)
    await asks('Second')
    await older.given
    await newAgent(world, ada)
    await page.getByText('You created').nth(1).waitFor()

    await page.getByRole('link', { name: 'Home' }).click()
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
    await older.release()

    await page.getByText('2 not connected yet').waitFor()
    expect(await badge(page, 2).count()).toBe(1)
  })

  test('the next page of a list does not undo what was read since it was asked for', async () => {
    const { page, next, suspended, suspend } = await accounts()
    await suspend()
    await suspended.waitFor()

    await next.release()

    await page.getByRole('main').getByText('ada@example.com').waitFor()
    expect(await suspended.count()).toBe(1)
  })

  test('a list that is being read again when its next page arrives is read once more', async () => {
    const { page, next, suspended, suspend } = await accounts()
    const [again] = await hold(page, /\/v1\/admin\/accounts\?(?!.*cursor=)/)
    await suspend()
    await again.given

    await next.release()
    await page.getByRole('main').getByText('ada@example.com').waitFor()
    await again.release()

    await suspended.waitFor()
    expect(await page.getByRole('article').count()).toBe(21)
  })
})
