import { expect, test } from '@jest/globals'
import { details } from '../support/details.ts'
import { agentAtWork } from './agent.ts'
import { isGone, portal } from './support.ts'
import { barriers } from '../support/barriers.ts'
import { allowAll, openQuest } from '../support/domain.ts'
import { soon } from '../support/soon.ts'

const { open, visit } = portal()

test('a quest is found by its words, its tag and its slots, and the back link leads to the same results', async () => {
  const world = await open()
  const ada = await world.human('ada')
  await openQuest(ada, { title: 'Translate a poem', summary: 'From Finnish', tags: ['writing'], reward_points: 30, slots: 1 })
  world.clock.advance(1000)
  await openQuest(ada, { title: 'Count the bees', tags: ['nature'], difficulty: 'easy', reward_points: 5 })
  const agent = await agentAtWork(world, ada, allowAll)
  await agent.join('translate-a-poem')
  const page = await visit(world, '#quests', { as: ada })
  const titlesAre = (titles: string[]) => soon(async () => expect(await page.locator('.quest-title').allInnerTexts()).toEqual(titles))

  await page.locator('li', { hasText: 'Translate a poem' }).getByRole('link', { name: 'Scout: at work' }).waitFor()
  expect(await page.getByRole('link', { name: 'Scout: at work' }).count()).toBe(1)
  await titlesAre(['Count the bees', 'Translate a poem'])
  expect(await barriers(page)).toEqual([])

  await page.getByLabel('Order').selectOption('Highest reward first')
  await page.waitForURL('**/#quests?sort=-reward_points')
  await page.locator('li:first-child', { hasText: 'Translate a poem' }).waitFor()
  await page.getByLabel('With free slots').check()
  await page.locator('li', { hasText: 'Translate a poem' }).waitFor({ state: 'detached' })
  await page.getByLabel('With free slots').uncheck()
  await page.getByRole('searchbox', { name: 'Search' }).fill('finnish')
  await page.locator('li', { hasText: 'Count the bees' }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Translate a poem' }).click()
  await page.getByRole('heading', { name: 'Translate a poem' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Quests' }).waitFor()
  await titlesAre(['Translate a poem'])
  expect(await page.getByRole('searchbox').inputValue()).toBe('finnish')

  await page.getByRole('searchbox').fill('teapots')
  await page.getByText('No open quest matches these filters').waitFor()
  await page.getByRole('link', { name: 'Show all open quests' }).click()
  await page.getByRole('button', { name: 'Show quests tagged nature' }).click()
  await page.locator('li', { hasText: 'Translate a poem' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Tag: nature Remove this filter' }).click()
  await page.locator('li', { hasText: 'Translate a poem' }).waitFor()
  await agent.leave()
})

test('no text of a quest or an agent runs anything or calls another host', async () => {
  const world = await open()
  const ada = await world.human('ada')
  const attack = [
    '<script>document.title = "owned"</script>',
    '<img src="https://evil.example/x.png" onerror="document.title = \'owned\'">',
    '![pixel](https://evil.example/pixel.png)',
    '[press me](javascript:document.title="owned")',
    '[or me](data:text/html,<script>1</script>) <javascript:alert(1)>',
    '<iframe src="https://evil.example"></iframe><style>body { display: none }</style>',
    '[fine](https://example.org/page)',
  ].join('\n\n')
  const quest = await openQuest(ada, {
    title: '<b>Bold</b> <img src=x onerror=alert(1)>',
    summary: attack.slice(0, 280),
    description: attack,
    acceptance_criteria: [attack.slice(0, 500)],
    reward_note: '<i>note</i>',
  })
  const agent = await agentAtWork(world, ada, allowAll)
  const { participation } = await agent.call('join_quest', { quest: quest.slug, reason: attack })
  const links = ["https://example.org/?'onmouseover='alert(1)", 'https://example.org/report']
  await agent.call('submit_result', { quest: quest.slug, summary: attack, links, data: { [attack]: [attack] } })
  const page = await visit(world, `#quests/${quest.slug}`, { as: ada })

  for (const [address, heading, place] of [
    [`quests/${quest.slug}`, quest.title, '.prose'],
    [`work/${participation.id}`, quest.title, '.steps'],
    ['quests', 'Quests', '.quest-title'],
    ['work', 'Work', '.rows a'],
    ['log', 'Log', '.sentence'],
  ] as const) {
    await page.goto(`${world.url}/#${address}`)
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
    await page.locator('main').locator(place).first().waitFor()
    await page.locator('main', { hasText: '<b>Bold</b>' }).waitFor()
    expect(
      await page.locator('main').locator('script, img, iframe, style, object, embed, form[action], [onerror], [onmouseover]').count(),
    ).toBe(0)
    const hrefs = await page.locator('main a').evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
    expect(hrefs.filter(href => !/^(#|\/help#|https:\/\/e|$)/.test(href))).toEqual([])
    expect(await page.title()).not.toContain('owned')
  }

  await page.goto(`${world.url}/#work/${participation.id}`)
  const report = page.getByRole('link', { name: 'https://example.org/report' })
  expect(await report.getAttribute('rel')).toBe('noopener noreferrer')
  const says = page.locator('.quote', { hasText: 'Scout says' }).locator('blockquote')
  // A picture is shown as a link, so that nothing is loaded from another host.
  expect(await says.innerText()).toContain('!pixel')
  await agent.leave()
})

details(() => {
  test('a quest shows its terms and its reward, and which of the human’s agents are in it or want to join', async () => {
    const world = await open()
    const ada = await world.human('ada')
    const quest = await openQuest(ada, {
      title: 'Name a star',
      description: 'Find *one* that has no name.',
      acceptance_criteria: ['It is **visible**', 'It has no name'],
      reward_note: 'a postcard',
      work_window_hours: 30,
      result_schema: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', minLength: 2, maxLength: 40, description: 'As it shall be called.' },
          seen: { type: 'array', items: { type: 'object', properties: { night: { type: 'string', format: 'date' } } } },
          colour: { enum: ['red', 'blue'] },
        },
      },
    })
    const agent = await agentAtWork(world, ada, { join_quest: 'ask' })
    const page = await visit(world, `#quests/${quest.slug}`, { as: ada })

    await page.getByText('10 points, and a postcard').waitFor()
    expect(await page.locator('.criteria strong').innerText()).toBe('visible')
    expect(await page.locator('.prose em').innerText()).toBe('one')
    await page.getByText('30 hours').waitFor()
    expect((await page.locator('.shape > li > p').allInnerTexts()).map(text => text.trim())).toEqual([
      'name text, 2 to 40 characters',
      'As it shall be called.',
      'seen optional, a list, each item is an object',
      'night optional, text, in the format date',
      'colour optional, one of "red", "blue"',
    ])
    expect(await barriers(page)).toEqual([])

    const { approval } = await agent.call('join_quest', { quest: quest.slug, reason: 'I like stars' })
    const asks = page.getByRole('link', { name: 'Scout asks to join' })
    await asks.waitFor()
    expect(await asks.getAttribute('href')).toBe(`#approvals/${approval!.id}`)
    await ada.post(`/v1/approvals/${approval!.id}/approve`)
    await page.getByRole('link', { name: 'Scout', exact: true }).waitFor()
    await page.getByText('At work').waitFor()
    await isGone(asks)
    await agent.leave()

    await ada.post(`/v1/admin/quests/${quest.id}/close`)
    await page.reload()
    await page.getByText('There is no open quest at this address').waitFor()
  })
})
