/** Quests are found by words, in any order and case. The best come first, and each is on exactly one page. */
import { expect, test } from '@jest/globals'
import type { NewQuest } from '../../generated/inputs.js'
import { plantQuests } from '../../src/core/quests/starter-quests.ts'
import { mostLookedAt } from '../../src/store/engine/list.ts'
import { mostHits } from '../../src/store/quests/search.ts'
import { searchWords } from '../../src/store/engine/words.ts'
import type { Person, Schemas } from '../support/client.ts'
import { allowAll, joinAt, newAgent, openQuest } from '../support/domain.ts'
import { onBothStores, type World } from '../support/world.ts'

type Page = Schemas['QuestPage']
const [hour, day] = [60 * 60_000, 24 * 60 * 60_000]

/** The titles of all pages of a search, page by page. */
async function pagesOf(reader: Person, narrowed: Record<string, string>, path = '/v1/quests') {
  const pages: string[][] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const asked = new URLSearchParams({ ...narrowed, ...(cursor && { cursor }) })
    const { body }: { body: Page } = await reader.get<Page>(`${path}?${asked}`)
    pages.push(body.items.map(quest => quest.title))
    cursor = body.next_cursor
  }
  return pages
}
const found = async (reader: Person, narrowed: Record<string, string>, path?: string) => (await pagesOf(reader, narrowed, path)).flat()

/** Many open quests at once, as an empty service gets its first ones. */
async function plant(world: World, admin: Person, quests: Partial<NewQuest>[]) {
  const planted = quests.map((quest, i) => ({
    title: `Quest ${i}`,
    summary: '',
    description: '',
    acceptanceCriteria: ['It is done'],
    resultSchema: null,
    tags: [],
    difficulty: 'easy' as const,
    rewardPoints: i % 7,
    rewardNote: null,
    slots: 1,
    agentsPerOwner: 1,
    workWindowHours: 72,
    revisionWindowHours: 48,
    maxAttempts: 3,
    closesAt: null,
    ...quest,
  }))
  const by = {
    kind: 'human',
    role: 'admin',
    accountId: admin.account.id,
    sessionId: admin.session.id,
    provenAt: 0,
    signedDecisions: 'none',
    requestId: 'test',
  } as const
  await world.store.transaction(() => plantQuests(world.core.world, by, planted))
}

/** A query, the text to search, and the titles of all matches. */
const searches: [what: string, q: string, titles: string[]][] = [
  ['a word', 'invoice', ['Check the Invoices', 'Invoice Zürich']],
  ['the beginning of a word', 'inv', ['Check the Invoices', 'Invoice Zürich']],
  ['not the middle of a word', 'voice', []],
  ['several words in any order', 'invoices check', ['Check the Invoices']],
  ['all the words, not any', 'invoice paint', []],
  ['a word of the summary', 'totals', ['Check the Invoices']],
  ['a word of a tag', 'arithmetic', ['Check the Invoices']],
  ['a word that only one word begins with, and that word', 'in invoice', ['Check the Invoices', 'Invoice Zürich']],
  ['words without their accents', 'zurich', ['Invoice Zürich']],
  ['accents where the word has none', 'ínvóice', ['Check the Invoices', 'Invoice Zürich']],
  ['upper case, of other alphabets too', 'ΟΔΌΣ', ['Οδός και Straße']],
  ['letters that are two in upper case', 'STRASSE', ['Οδός και Straße']],
  ['words of a script without spaces', '翻译', ['请翻译这段文字']],
  ['a slug', 'paint-the-fence', ['Paint the fence 100%_*"\'']],
  ['a word that is said twice', 'fence paint fence', ['Paint the fence 100%_*"\'']],
  ['signs beside a word', '%_*"\'(fence:', ['Paint the fence 100%_*"\'']],
  ['nothing for signs alone', '%', []],
  ['nothing for a star', '*', []],
  ['a tag only by its words', '#finance', ['Check the Invoices']],
  ['a word of letters and digits beside it', 'tag:finance', []],
  ['no status', '@open', []],
  ['nothing for a word that no quest has', 'nowhere', []],
]

onBothStores('a search', open => {
  test('finds words by their beginnings, in any order, case and accents, and ignores signs', async () => {
    const world = await open()
    const admin = await world.human()
    await openQuest(admin, { title: 'Check the Invoices', summary: 'Do the totals add up?', tags: ['mental-arithmetic', 'finance'] })
    await openQuest(admin, { title: 'Invoice Zürich' })
    await openQuest(admin, { title: 'Paint the fence 100%_*"\'' })
    await openQuest(admin, { title: 'Οδός και Straße', slug: 'hodos' })
    await openQuest(admin, { title: '请翻译这段文字', slug: 'translate-it' })

    for (const [what, q, titles] of searches) {
      for (const path of ['/v1/quests', '/v1/admin/quests']) {
        expect({ what, path, titles: (await found(admin, { q }, path)).toSorted() }).toEqual({ what, path, titles })
      }
    }
  })

  test('a word of any length is stored, and found by its beginning', async () => {
    const world = await open()
    const admin = await world.human()
    const word = 'ﷲ'.repeat(280)
    await openQuest(admin, { title: 'Long', summary: word })

    expect(await found(admin, { q: word.slice(0, 20) })).toEqual(['Long'])
  })

  test('finds a quest only while it is open, and by its current words, whether it was closed by an admin or by time', async () => {
    const world = await open()
    const [admin, ada] = [await world.human(), await world.human()]
    const at = async (q: string) => [await found(ada, { q }), await found(admin, { q }, '/v1/admin/quests')].map(titles => titles.length)
    const draft = await admin.post<Schemas['Quest']>('/v1/admin/quests', { title: 'Apple', acceptance_criteria: ['Red'], tags: ['fruit'] })
    const path = `/v1/admin/quests/${draft.body.id}`

    expect(await at('apple')).toEqual([0, 1])
    await admin.post(`${path}/publish`)
    expect(await at('apple')).toEqual([1, 1])
    await admin.patch(path, '*', { title: 'Pear', tags: ['tree'], difficulty: 'hard', summary: 'Green and'.padEnd(280, ' green') })
    expect([await at('fruit'), await at('pear green tree')]).toEqual([
      [0, 0],
      [1, 1],
    ])
    expect([await found(ada, { tag: 'fruit' }), await found(ada, { tag: 'tree', difficulty: 'hard' })]).toEqual([[], ['Pear']])
    await admin.post(`${path}/close`)
    expect(await at('pear')).toEqual([0, 1])
    await admin.post(`${path}/reopen`, { closes_at: new Date(world.clock.now + hour).toISOString() })
    expect([await at('pear'), await found(admin, { q: 'pear', status: 'open' }, '/v1/admin/quests')]).toEqual([[1, 1], ['Pear']])
    world.clock.advance(hour)
    expect(await at('pear')).toEqual([0, 1])
    await admin.post(`${path}/cancel`)
    expect([await at('pear'), await found(admin, { q: 'pear', status: 'cancelled' }, '/v1/admin/quests')]).toEqual([[0, 1], ['Pear']])
  })

  test('lists each quest once, in the requested order, with any page size and filters', async () => {
    const world = await open()
    const [admin, ada] = [await world.human(), await world.human()]
    const titles = Array.from(
      { length: 24 },
      (_, i) => `${i % 2 ? 'Weigh' : 'Count'} ${i % 3 ? 'apples' : 'pears'} ${String((i * 7) % 24).padStart(2, '0')}`,
    )
    await plant(
      world,
      admin,
      titles.map((title, i) => ({ title, tags: i % 4 ? ['scales'] : [], closesAt: i % 5 ? world.clock.now + (i % 6) * day + day : null })),
    )
    const agent = await newAgent(world, ada, { policy: allowAll, max_active_quests: 20 })
    const all = (await ada.get<Page>('/v1/quests?limit=100')).body.items
    for (const { id } of all.filter((_, i) => i % 3 === 0)) await joinAt(world, agent, id)
    const free = new Map(
      (await ada.get<Page>('/v1/quests?limit=100')).body.items.map(quest => [quest.title, quest.slots_taken < quest.slots]),
    )
    const keys: Record<string, (quest: Page['items'][number]) => string | number> = {
      '-published_at': () => 0,
      closes_at: quest => quest.closes_at ?? '9',
      '-reward_points': quest => quest.reward_points,
      title: quest => quest.title,
    }
    const wanted: [Record<string, string>, (quest: Page['items'][number]) => boolean][] = [
      [{ q: 'apples' }, quest => quest.title.includes('apples')],
      [{ q: 'app weigh' }, quest => /Weigh apples/.test(quest.title)],
      [{ q: 'pears', tag: 'scales' }, quest => /pears/.test(quest.title) && quest.tags.length > 0],
      [{ q: 'count', available: 'true' }, quest => /Count/.test(quest.title) && free.get(quest.title)!],
      [{ tag: 'scales', available: 'false' }, quest => quest.tags.length > 0 && !free.get(quest.title)],
      [
        { tag: 'scales', difficulty: 'easy', q: 'weigh apples', available: 'true' },
        q => /Weigh apples/.test(q.title) && q.tags.length > 0 && free.get(q.title)!,
      ],
    ]

    for (const [sort, key] of Object.entries(keys)) {
      for (const [narrowed, has] of wanted) {
        const pages = await pagesOf(ada, { ...narrowed, sort, limit: '3' })
        const sorted = all.filter(has).toSorted((a, b) => (key(a) < key(b) || (key(a) === key(b) && a.id < b.id) ? -1 : 1))
        const expected = (sort.startsWith('-') ? sorted.toReversed() : sorted).map(quest => quest.title)
        expect({ sort, narrowed, titles: pages.flat() }).toEqual({ sort, narrowed, titles: expected })
        expect(expected.length).toBeGreaterThan(0)
      }
    }
  })

  test('lists the best matches first: words of the title count most, and among equal scores the newest comes first', async () => {
    const world = await open()
    const admin = await world.human()
    await openQuest(admin, { title: 'Paint the shed', summary: 'The fence is next.' })
    world.clock.advance(day)
    // Among many words one says little, but this one is in the title.
    const boards = Array.from({ length: 40 }, (_, i) => ` b${i}`).join('')
    await openQuest(admin, { title: 'Mend the fence', summary: `Older${boards}` })
    world.clock.advance(day)
    await openQuest(admin, { title: 'Mend the fence', summary: `Newer${boards}`, slug: 'mend-newer' })
    world.clock.advance(day)
    await openQuest(admin, { title: 'Count sheep', tags: ['fence'] })
    const summaries = async (asked: string) =>
      (await admin.get<Page>(`/v1/quests?${asked}`)).body.items.map(({ title, summary }) => summary.replace(boards, '') || title)

    const [best, chosen, newest, all] = [
      await summaries('q=fence'),
      await summaries('q=fence&sort=relevance'),
      await summaries('q=fence&sort=-published_at'),
      await summaries('sort=relevance'),
    ]

    expect(best.slice(0, 2)).toEqual(['Newer', 'Older'])
    expect(best.slice(2).toSorted()).toEqual(['Count sheep', 'The fence is next.'])
    expect(chosen).toEqual(best)
    expect(newest).toEqual(['Count sheep', 'Newer', 'Older', 'The fence is next.'])
    expect(all).toEqual(newest)
    expect(await found(admin, { q: 'fence' }, '/v1/admin/quests')).toEqual(await found(admin, { q: 'fence' }))
  })

  test('continues after the last quest of a page, even if new quests change its score', async () => {
    const world = await open()
    const admin = await world.human()
    await plant(
      world,
      admin,
      Array.from({ length: 30 }, (_, i) => ({
        title: i % 3 ? `Fence ${i}` : `Shed ${i}`,
        summary: 'A fence, or none.'.padEnd(30 + i * 5, ' so'),
      })),
    )
    const before = await found(admin, { q: 'fence' })
    const first = await admin.get<Page>('/v1/quests?q=fence&limit=12')
    for (let i = 0; i < 6; i++) await openQuest(admin, { title: `Weather ${i}`, summary: 'Nothing about it at all' })

    const rest = await admin.get<Page>(`/v1/quests?q=fence&limit=50&cursor=${first.body.next_cursor}`)

    expect(before).toHaveLength(30)
    expect([...first.body.items, ...rest.body.items].map(({ title }) => title)).toEqual(before)
  })

  test('sorts and lists at most a thousand hits; without words, a page tests a thousand quests and the next page continues', async () => {
    const world = await open()
    const admin = await world.human()
    const many = mostHits + 40
    const hard = [5, many - 1]
    await plant(
      world,
      admin,
      Array.from({ length: many }, (_, i) => ({
        title: `Fence ${i}`,
        tags: ['wood', ...(i === 7 ? ['oak'] : [])],
        rewardPoints: i,
        difficulty: hard.includes(i) ? ('hard' as const) : ('easy' as const),
      })),
    )
    const sort = '-reward_points'

    const [hits, wood, oak, pages] = [
      await found(admin, { q: 'fence', sort, limit: '100' }),
      await found(admin, { tag: 'wood', sort, limit: '100' }),
      await pagesOf(admin, { tag: 'oak' }),
      await pagesOf(admin, { difficulty: 'hard', sort }),
    ]

    expect([hits.length, new Set(hits).size]).toEqual([mostHits, mostHits])
    // For a tag that many quests have, no search is used, so no quest is left out.
    expect(wood).toEqual(Array.from({ length: many }, (_, i) => `Fence ${many - 1 - i}`))
    expect(oak).toEqual([['Fence 7']])
    expect(mostHits).toBe(mostLookedAt)
    expect(pages).toEqual([[`Fence ${many - 1}`], ['Fence 5']])
  })

  test('refuses the cursor of another search', async () => {
    const world = await open()
    const admin = await world.human()
    for (const title of ['Apple one', 'Apple two']) await openQuest(admin, { title })
    const first = await admin.get<Page>('/v1/quests?q=apple&limit=1')

    const refused = await admin.get<Schemas['Problem']>(`/v1/quests?q=apples&limit=1&cursor=${first.body.next_cursor}`)

    expect([refused.status, refused.body.code]).toEqual([400, 'invalid_cursor'])
  })

  test('keeps nothing of a deleted draft', async () => {
    const world = await open()
    const admin = await world.human()
    const draft = await admin.post<Schemas['Quest']>('/v1/admin/quests', { title: 'Apple', acceptance_criteria: ['Red'] })
    await admin.delete(`/v1/admin/quests/${draft.body.id}`)

    expect(await found(admin, { q: 'apple' }, '/v1/admin/quests')).toEqual([])
  })
})

test('each word of a query counts once, and only the first eight count', () => {
  expect(searchWords('Sum summary SUM c code')).toEqual(['sum', 'summary', 'c', 'code'])
  expect(searchWords('a b c d e f g h i j')).toHaveLength(8)
})

test('an identifier is searched for without the letters of its kind, which every identifier of the kind has', () => {
  expect(searchWords('APR_01K8Z0N4V1QH2J3W5X7Y9ABCDE denied')).toEqual(['01k8z0n4v1qh2j3w5x7y9abcde', 'denied'])
  expect(searchWords('apr_01K8')).toEqual(['apr', '01k8'])
})
