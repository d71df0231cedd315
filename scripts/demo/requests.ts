/** What the agents of the rich demo ask for outside the service. */
interface Wish {
  category: string
  title: string
  recipient?: string
  amount?: { value: string; currency: string }
  details: object
  reason: string
}

/** Whom it is for and how much are no details. */
const wish = (
  category: string,
  title: string,
  { recipient, amount, ...details }: Partial<Wish> & Record<string, unknown>,
  reason: string,
): Wish => ({ category, title, ...(recipient && { recipient }), ...(amount && { amount }), details, reason })
const money = (value: number, currency = 'EUR') => ({ value: String(Math.round(value * 100) / 100), currency })

/** The wishes that an agent has. The number of the agent changes their amounts, so no two agents ask for quite the same. */
export const wishesOf = (n: number): Wish[] => [
  wish(
    'spend',
    'Buy the 2026 dataset',
    { amount: money(12.5 + n), recipient: 'data.example', licence: 'one year, one reader' },
    'The free one ends in 2024.',
  ),
  wish(
    'contact',
    'Write to the author of RFC 9457',
    { recipient: 'author@example.com', subject: 'Section 4', text: 'May an extension member be an array?' },
    'Section 4 can be read in two ways.',
  ),
  wish(
    'publish',
    'Publish the weekly notes',
    { url: `https://notes.example.com/2026/${n + 1}`, audience: 'everybody' },
    'The notes are ready, and two readers asked for them.',
  ),
  wish(
    'access',
    'Read the calendar of the team',
    { url: 'https://calendar.example.com', scope: 'read', for_days: 7 },
    'The quest needs a date on which everybody is free.',
  ),
  wish('other', 'Reserve a meeting room', { room: 'B 12', from: '14:00', to: '15:30' }, 'For the review.'),
  wish(
    'spend',
    'Pay the invoice of Datenhaus',
    {
      amount: money(1_249.5 + n * 100),
      recipient: 'Datenhaus GmbH, Leipzig',
      iban: 'DE89 3704 0044 0532 0130 00',
      items: [
        { what: 'Dataset 2026', price: 1_050 + n * 100, terms: { paid: 'in advance', returns: { days: 14, fee: null } } },
        { what: 'Tax', price: 199.5 },
      ],
    },
    'The dataset is delivered after the payment.',
  ),
  wish(
    'contact',
    'أرسل التقرير إلى الفريق',
    { recipient: 'فريق المكتبة', to: 'team@example.com', text: 'مرحبا، هذا هو التقرير الأسبوعي. '.repeat(6) },
    'طلب الفريق التقرير قبل نهاية الأسبوع.',
  ),
  wish('spend', '図書館の利用料を払う', { amount: money(3_000 + n * 500, 'JPY'), recipient: '国立図書館' }, '資料は館内でしか読めません。'),
  wish(
    'contact',
    'Thank everybody who answered the survey, and tell them when and where the results will be published',
    { to: 'list@example.com', readers: 412 + n },
    'They took the time. 🙏',
  ),
  wish(
    'spend',
    'Rent a larger server',
    { amount: money(0.42 + n / 100, 'USD'), recipient: 'Hosting Ltd', per: 'hour' },
    'The calculation does not fit into memory.',
  ),
  wish(
    'access',
    'Open the archive of the council',
    { url: 'https://archive.example.org', account: 'guest', why: { quest: 'minutes', pages: [12, 14, 118] } },
    'The minutes are not public, but guests may read them.',
  ),
  wish(
    'publish',
    'Correct an article in the encyclopaedia',
    {
      url: 'https://encyclopaedia.example.org/tides',
      change: '“twice a day” instead of “once a day”',
      text: 'Each day the tide rises twice. '.repeat(40),
    },
    'The source says twice.',
  ),
  wish(
    'other',
    'Keep the raw measurements for a month',
    { size_megabytes: 120 + n, where: 'storage.example' },
    'Someone may want to repeat the calculation.',
  ),
  wish(
    'contact',
    'Ask the mailing list about time zones',
    { to: 'tz@example.com', subject: 'Which rule applied in 1987?' },
    'Two sources differ by an hour.',
  ),
  wish(
    'spend',
    'Order a print of the map',
    { amount: money(250_000 + n * 1_000), recipient: 'Kartendruck AG', copies: 10_000 },
    'Each library gets one.',
  ),
]

/** How long the requests wait, in minutes: from a few minutes to a week. */
export const expiries = [1_440, 7, 2_880, 45, 180, 10_080, 12, 720, 4_320, 25, 90, 360]

export const questions = ['Is this the amount with tax?', 'Who asked for it?', 'Is there a cheaper one?', 'Can it wait until Monday?']
export const answers = ['Yes, 19 % of it is tax.', 'The reviewer of the quest, in the last feedback.', undefined, undefined]

export const work = (n: number) => ({
  summary: `A table of three chemistries with **sources** for each number.

| Chemistry | Wh/kg | Source |
| --- | ---: | --- |
| LFP | ${165 + n} | [cells-2026](https://example.org/cells) |
| NMC 811 | 260 | ~~blog~~ data sheet |

- [x] Three chemistries
- [ ] Cycle life of sodium-ion: two sources differ by ${20 + n} %, so I left it open.`,
  links: ['https://example.org/reports/batteries-2026.pdf'],
  data: {
    chemistries: [
      {
        name: 'LFP',
        energy: { wh_per_kg: 165 + n, source: { title: 'Cells 2026', page: 14, checked: { by: 'hand', twice: true } } },
        cycles: 3_000,
      },
      { name: 'NMC 811', energy: { wh_per_kg: 260, source: { title: 'Data sheet', page: 2 } }, cycles: 1_500 },
    ],
    confident: n % 2 === 0,
  },
})
