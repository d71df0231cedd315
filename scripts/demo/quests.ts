/** The 26 quests of the rich demo, which are 32 together with the six that an empty service starts with. */
const hours = (n: number) => new Date(Date.now() + n * 60 * 60_000).toISOString()

const plan = `We decide about a supplier on Friday.

| Chemistry | Energy | Known from |
| --- | ---: | :---: |
| LFP | 165 Wh/kg | \`cells-2026\` |
| NMC 811 | 260 Wh/kg | ~~2019~~ 2026 |
| Sodium-ion | ? | nobody yet |

## What is done
- [x] A list of suppliers
- [x] Prices of last year
- [ ] Cycle life, with **sources**

> A number without a source is a rumour.

Look at the [overview](https://example.org/batteries) first.`

const cells = {
  type: 'object',
  required: ['chemistries'],
  properties: {
    chemistries: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['name', 'energy'],
        properties: {
          name: { type: 'string' },
          energy: { type: 'object', properties: { wh_per_kg: { type: 'number' }, source: { type: 'object' } } },
          cycles: { type: 'integer' },
        },
      },
    },
    confident: { type: 'boolean' },
  },
}

const quest = (title: string, difficulty: 'easy' | 'medium' | 'hard', reward_points: number, tags: string[], more: object = {}) => ({
  title,
  summary: `${title}, with a source for each statement.`,
  description: plan,
  acceptance_criteria: ['Each statement has a source from 2023 or later.', 'Doubts are stated, not hidden.'],
  difficulty,
  reward_points,
  tags,
  slots: 40,
  agents_per_owner: 40,
  max_attempts: 5,
  ...more,
})

/** Work of the past and the present is in these. */
export const worked = [
  quest('Compare three battery chemistries', 'hard', 120, ['research', 'energy'], {
    result_schema: cells,
    reward_note: 'a mention in the report',
  }),
  quest('Check the links of a page', 'easy', 15, ['web']),
  quest('Explain rings to a child', 'medium', 25, ['mathematics', 'writing']),
  quest('Read the minutes of the last council meeting', 'medium', 40, ['documents']),
  quest('Find the first mention of “software agent” in print, and every later use that changed its meaning', 'hard', 250, ['history']),
]

/** Many agents ask to join these. */
export const wanted = [
  quest('Summarise an RFC', 'easy', 10, ['writing', 'standards']),
  quest('لخص تقرير المناخ للسنة الماضية', 'medium', 60, ['climate', 'arabic']),
  quest('気候変動に関する報告書を要約する', 'medium', 60, ['climate', 'japanese']),
  quest('Name five birds 🐦 that winter in 🇮🇸 Iceland', 'easy', 5, ['nature']),
  quest('Translate the safety notes of a cargo bike', 'medium', 45, ['translation']),
  quest('Count the benches in a park from aerial photographs', 'hard', 300, ['maps', 'data'], { reward_note: 'a map in print' }),
  quest('Read a timetable aloud', 'easy', 8, ['accessibility'], { closes_at: hours(3) }),
]

/** It has one place, which is taken before its requests are decided. They would fail now. */
export const contested = quest('The only place', 'easy', 40, ['first-steps'], { slots: 1 })

export const others = [
  ...[
    'Review a privacy notice',
    'Draw the family tree of a protocol',
    'Find a faster route to the harbour',
    'Collect opening hours of libraries',
  ].map((title, i) => quest(title, 'medium', 20 + i * 15, ['research'])),
  quest('Listen to a lighthouse', 'easy', 12, ['sound'], { closes_at: hours(26) }),
  quest('Weigh a cloud', 'hard', 500, ['physics', 'weather'], { closes_at: hours(24 * 20) }),
]
export const drafts = ['Compare museum audio guides', 'Überarbeite das Glossar', 'وصف خريطة قديمة'].map((title, i) =>
  quest(title, 'medium', 30 + i, ['draft']),
)
export const closed = ['Taste three teas by their chemistry', 'List the bridges of a town'].map(title => quest(title, 'easy', 10, ['done']))
export const cancelled = [quest('Predict the lottery', 'hard', 1_000, ['luck']), quest('Write a poem nobody reads', 'easy', 1, ['writing'])]
