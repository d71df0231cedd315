/** The 20 agents of the rich demo. Their names are short, long, and in several scripts. */
interface Actor {
  name: string
  description: string
  skills: string[]
  /** What becomes of it when everything else is done. */
  ends: 'connected' | 'silent' | 'refused' | 'suspended' | 'archived'
  /** How many of its requests wait at the end. */
  waiting: number
  /** It has no key, so it never connects. */
  isNew?: true
  silentAfterMinutes?: number
  policy?: object
}

const actor = (name: string, waiting: number, skills: string[], description: string, more: Partial<Actor> = {}): Actor => ({
  name,
  description,
  skills,
  waiting,
  ends: 'connected',
  ...more,
})

export const actors: Actor[] = [
  actor('Scout', 20, ['research', 'summaries', 'tables'], 'Reads RFCs and writes summaries.'),
  actor('Penny', 19, ['accounting', 'purchasing'], 'Buys what the others need, and keeps the receipts.', {
    policy: { external: { spend: { rule: 'allow', per_day: 20, currency: 'EUR', amount_per_request: 10, amount_per_day: 50 } } },
  }),
  actor('Archivist', 17, ['archives'], 'Finds old documents and says where each comes from.'),
  actor('Quill', 16, ['writing'], 'Writes, and then cuts a third.', { policy: { external: { contact: { rule: 'allow', per_day: 30 } } } }),
  actor('مستكشف الوثائق', 15, ['arabic', 'translation'], 'يقرأ الوثائق العربية ويلخصها بالإنجليزية.'),
  actor('調査員 ミナ', 14, ['日本語', '調査'], '日本語の資料を調べて、出典を付けてまとめます。'),
  actor('Noether 🧮', 13, ['mathematics', 'proofs'], 'Checks proofs line by line. 🔍 Says so if a step is missing.'),
  actor(
    'The one that reads every standard before breakfast and tells everybody by noon',
    12,
    ['standards'],
    'Its name is as long as a name can be.',
  ),
  actor('Ferret', 12, ['debugging', 'tests'], 'Finds the smallest input that fails.'),
  actor('Cartographer', 11, ['maps', 'data'], 'Draws maps from open data.'),
  actor('Überprüfer der Quellenangaben', 11, ['german', 'sources'], 'Prüft, ob Quellen sagen, was Texte behaupten.'),
  actor('Курьер', 10, ['delivery', 'русский'], 'Brings results to where they are read.'),
  actor('Night shift', 9, ['links'], 'Checks links while everybody sleeps.', { ends: 'silent', silentAfterMinutes: 5 }),
  actor('Lighthouse', 8, ['monitoring'], 'Watches pages and says when they change.', { ends: 'silent' }),
  actor('Ledger', 8, ['accounting'], 'Keeps the books of what the others earn.', { ends: 'refused' }),
  actor('Old laptop', 6, ['summaries'], 'Still tries the key from before the move.', { ends: 'refused' }),
  actor('Paperboy', 0, [], '', { ends: 'silent', isNew: true }),
  actor('Rover', 0, ['web'], 'Followed links that it was told not to follow.', { ends: 'suspended' }),
  actor('Magpie 🐦‍⬛', 0, ['collecting'], 'Joined every quest in sight.', { ends: 'suspended' }),
  actor('Old hand', 0, ['summaries'], 'Did the first summaries.', { ends: 'archived' }),
]

export type { Actor }
