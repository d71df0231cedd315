/** What the list shows of the queue: the requests that match the filters, in groups if the human wants that. */
import type { Schemas } from '../../api.ts'
import { capitalised, money, plain } from '../../pieces/index.ts'
import type { Entry, Waiting } from '../board.ts'
import { categoryWords, kindWords } from '../words.ts'

/** In the root's font size, as in inbox.css. */
const [rowHeight, narrowRowHeight, headHeight] = [3.5, 4.75, 2.25]

export interface Line {
  key: string
  height: number
  entry?: Entry
  /** The head of a group, and the requests in it. */
  group?: { title: string; rows: Waiting[] }
}

/** What the human may filter and group by: the name in the address, the value of a request, and its words. */
export const facets = {
  agent: { label: 'Agent', all: 'All agents', valueOf: ({ agent }: Waiting) => agent.id, words: ({ agent }: Waiting) => plain(agent.name) },
  quest: {
    label: 'Quest',
    all: 'All quests',
    valueOf: ({ quest }: Waiting) => quest?.id ?? 'none',
    words: ({ quest }: Waiting) => (quest ? plain(quest.title) : 'Outside the service'),
  },
  kind: {
    label: 'Kind',
    all: 'All kinds',
    valueOf: ({ kind, category }: Waiting) => category ?? kind,
    words: ({ kind, category }: Waiting) =>
      category ? (categoryWords[category as Schemas['ExternalCategory']] ?? category) : (kindWords[kind as keyof typeof kindWords] ?? kind),
  },
  risk: {
    label: 'Risk',
    all: 'All risks',
    valueOf: ({ risk }: Waiting) => risk as string,
    words: ({ risk }: Waiting) => `${capitalised(risk)} risk`,
  },
} as const
type Facet = keyof typeof facets
export const facetNames = Object.keys(facets) as Facet[]

/** The choices of a filter, each with the number of requests. */
export function choicesOf(facet: Facet, entries: readonly Entry[]): [value: string, words: string][] {
  const { all, valueOf, words } = facets[facet]
  const counts = new Map<string, { words: string; n: number }>()
  for (const { row, ended } of entries) {
    if (ended) continue
    const value = valueOf(row)
    const known = counts.get(value)
    if (known) known.n++
    else counts.set(value, { words: words(row), n: 1 })
  }
  const choices = [...counts].toSorted(([, a], [, b]) => a.words.localeCompare(b.words))
  return [['', all], ...choices.map(([value, { words, n }]): [string, string] => [value, `${words} (${n})`])]
}

/** The filters and the search in the address, without the group. */
export const filtersIn = (query: URLSearchParams) =>
  ['q', ...facetNames].flatMap(name => (query.get(name) ? [[name, query.get(name)!]] : []))

/** Those that match the filters and the search in the address. */
export function matching(entries: readonly Entry[], query: URLSearchParams): Entry[] {
  const wanted = facetNames.flatMap(name => (query.get(name) ? [[facets[name].valueOf, query.get(name)] as const] : []))
  const words = folded(query.get('q') ?? '')
    .split(/\s+/)
    .filter(Boolean)
  return entries.filter(({ row }) => {
    if (wanted.some(([valueOf, value]) => valueOf(row) !== value)) return false
    if (words.length === 0) return true
    const text = folded([row.title, row.agent.name, row.quest?.title, row.recipient, row.amount && money(row.amount)].join(' '))
    return words.every(word => text.includes(word))
  })
}

/** Case and accents do not matter. */
const folded = (text: string) => text.toUpperCase().toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

/** The groups come in the order of their most urgent requests. */
export function linesOf(entries: readonly Entry[], by: string | null, isNarrow: boolean): Line[] {
  const line = (entry: Entry): Line => ({ key: entry.row.id, height: isNarrow ? narrowRowHeight : rowHeight, entry })
  const facet = facetNames.find(name => name === by)
  if (!facet) return entries.map(line)
  const { valueOf, words } = facets[facet]
  return [...Map.groupBy(entries, ({ row }) => valueOf(row))].flatMap(([value, group]) => [
    {
      key: `group ${value}`,
      height: headHeight,
      group: { title: words(group[0]!.row), rows: group.filter(({ ended }) => !ended).map(({ row }) => row) },
    },
    ...group.map(line),
  ])
}
