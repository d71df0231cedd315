/** The portal for readers of other languages: dates and numbers as they are used to them, and texts in any script. */
import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { askFor, joinAt, newAgent, openQuest, yesTo } from '../support/domain.ts'
import { viewport } from './layout/look.ts'
import { faultsIn, screens } from './layout/screens.ts'
import { decimalIn } from '../../src/portal/pieces/decimal.ts'
import { portal } from './support.ts'

const { open, visit } = portal({ punctual: true })
const day = 24 * 60 * 60_000

const arabic = 'شراء كتاب عن تاريخ الخط العربي من المكتبة القديمة في وسط المدينة، مع التوصيل إلى المنزل قبل نهاية الأسبوع'
const texts = { arabic, chinese: '为团队购买一本关于印刷史的书', emoji: '🎉🧑🏽‍🚀 Party 🏳️‍🌈' }
/** Dates of English readers, and numbers with an English comma. */
const english =
  /\b\d{1,2} (Jan|Feb|Mar|May|Jun|Jul|Aug|Oct|Dec)\b|\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(day|sday|nesday|rsday|urday)?\b|\d,\d{3}\b|\d [AP]M\b/

/** Somebody whose agent, quest and requests have names in other scripts. The first of them are eight days old. */
async function town() {
  const world = await open()
  const ada = await world.human('ada')
  await ada.patch('/v1/me', '*', { display_name: 'ليلى 李雷 🎈' })
  const agent = await newAgent(world, ada, { name: 'وكيل المشتريات', description: 'يشتري الكتب', policy: { join_quest: 'allow' } })
  const quest = await openQuest(ada, {
    title: arabic,
    summary: 'ملخص قصير',
    description: `# ${arabic}\n\n${texts.chinese}`,
    reward_points: 12_345,
  })
  await joinAt(world, agent, quest.id)
  await yesTo(world, ada, agent, texts.emoji)
  for (let i = 0; i < 2; i++) {
    world.clock.advance(4 * day)
    await ada.get('/v1/me')
  }
  const ids: string[] = []
  for (const title of Object.values(texts))
    ids.push(
      (await askFor(world, agent, title, { amount: { value: '1234.5', currency: 'EUR' }, recipient: 'مكتبة النيل', reason: arabic })).id,
    )
  return { world, ada, agent, quest, request: ids[0]! }
}

test('on a German page no date or number is English, and texts in any script keep the layout of every screen', async () => {
  const { world, ada, agent, quest, request } = await town()
  const page = await visit(world, '', { locale: 'de-DE', timezoneId: 'Europe/Berlin', viewport, as: ada })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const read: Record<string, string> = {}
  const state = {
    page,
    url: world.url,
    ids: { inbox: request, approvals: request, agents: agent.id, quests: quest.slug, 'desk/quests': quest.id },
    has: (area: string) => ['home', 'inbox', 'agents', 'quests', 'work', 'log', 'desk/quests'].includes(area),
    async prepare(show: (address: string) => Promise<void>, addresses: string[]) {
      for (const address of addresses) {
        await show(address)
        read[address] = await page.evaluate<string>(
          `document.body.innerText + [...document.querySelectorAll('main [title]')].map(({ title }) => title).join('\\n')`,
        )
      }
    },
  }
  const faults = await faultsIn(
    state,
    screens.filter(({ area, pattern }) => state.has(area) && pattern !== 'work/:id'),
    'in other scripts',
  )

  expect(
    Object.entries(read)
      .filter(([, text]) => english.test(text))
      .map(([at, text]) => [at, english.exec(text)![0]]),
  ).toEqual([])
  const all = Object.values(read).join('\n')
  for (const german of ['1.234,50 EUR', '12.345', 'Samstag, 21. November 2026', '21. Nov.']) expect(all).toContain(german)
  expect(faults).toEqual([])
})

test('an Arabic title is read from right to left, and is cut off at its end', async () => {
  const { world, ada, request } = await town()
  const page = await visit(world, '#inbox', { viewport: { width: 390, height: 844 }, as: ada })
  const row = page.getByRole('region', { name: 'Waiting requests' }).getByRole('link', { name: 'شراء كتاب' })
  await row.waitFor()
  const inList = await laidOut(page, '.line-title:dir(rtl)')
  await page.goto(`${world.url}/#inbox/${request}`)
  await page.locator('.request-title').waitFor()
  const inCard = await laidOut(page, '.request-title > bdi')
  const reason = await laidOut(page, '.quote .words')

  expect(inList).toEqual({ direction: 'rtl', isCut: true, startsInside: true, startsRightOfEnd: true })
  expect(inCard).toMatchObject({ direction: 'rtl', isCut: false, startsInside: true })
  expect(reason).toMatchObject({ startsInside: true, startsRightOfEnd: true })
})

/** Where the first letter of a text stands, and whether the text is cut off. */
const laidOut = (page: Page, selector: string) =>
  page.evaluate<object>(`{
    const box = document.querySelector('${selector}')
    const text = document.createTreeWalker(box, NodeFilter.SHOW_TEXT).nextNode()
    const range = document.createRange()
    const rectOf = (from, to) => (range.setStart(text, from), range.setEnd(text, to), range.getBoundingClientRect())
    const [first, around] = [rectOf(1, 2), box.getBoundingClientRect()]
    ;({
      direction: getComputedStyle(box).direction,
      isCut: box.scrollWidth > box.clientWidth,
      startsInside: first.right <= around.right + 1 && first.left >= around.left,
      startsRightOfEnd: first.left > rectOf(6, 7).left,
    })
  }`)

test('a number can be typed with a point or a comma, unless it may be two numbers', () => {
  const right = {
    '30.50': '30.50',
    '30,50': '30.50',
    '1250': '1250',
    '1.250,50': '1250.50',
    '1,250.50': '1250.50',
    '2.000.000': '2000000',
    '0,125': '0.125',
  }
  const wrong = ['1.500', '1,500', '', '.', '12,', 'NaN', '1e3', '-4', '1.2.3', '1,25,50', '1.250.50', '0x10']

  expect(Object.fromEntries(Object.keys(right).map(text => [text, decimalIn(text)]))).toEqual(right)
  expect(wrong.filter(text => decimalIn(text) !== undefined)).toEqual([])
})
