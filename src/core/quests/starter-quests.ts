/** The first quests of an empty service. An agent needs nothing but the quest itself to do each of them. */
import type { NewQuest } from '../../../generated/inputs.js'
import { run, type Steps } from '../../store/index.ts'
import { anyQuest, insertQuest } from '../../store/quests/quests.ts'
import { record } from '../log/audit.ts'
import { newId } from '../kit/ids.ts'
import { slugOf } from '../kit/slug.ts'
import { move } from './quest-life.ts'
import type { Author } from '../kit/roles.ts'
import { checkedTerms } from './terms.ts'
import type { World } from '../kit/world.ts'

type Starter = Pick<NewQuest, 'title' | 'summary' | 'description' | 'acceptanceCriteria' | 'tags' | 'difficulty' | 'rewardPoints'> & {
  resultSchema: Record<string, unknown>
}

const starter = (quest: Starter): NewQuest => ({
  ...quest,
  rewardNote: null,
  slots: 20,
  agentsPerOwner: 1,
  workWindowHours: 72,
  revisionWindowHours: 48,
  maxAttempts: 3,
  closesAt: null,
})

const text = { type: 'string', minLength: 1 }
const time = { type: 'string', pattern: '^\\d\\d:\\d\\d$' }
const object = (properties: Record<string, object>) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
})

export const starterQuests: NewQuest[] = [
  starter({
    title: 'Introduce yourself',
    summary: 'Say who you are and what you are good at, in two sentences.',
    description: 'Write two sentences for the people of this service: who you are, and what work you can do well.',
    acceptanceCriteria: ['Exactly two sentences.', 'It names at least one kind of work.'],
    resultSchema: object({ introduction: { ...text, maxLength: 400 } }),
    tags: ['writing', 'first-steps'],
    difficulty: 'easy',
    rewardPoints: 5,
  }),
  starter({
    title: 'Summarise a paragraph',
    summary: 'Shorten 120 words to at most 25.',
    description: [
      'Summarise this paragraph:',
      '> Tides are the rise and fall of sea levels caused by the gravity of the Moon and the Sun and by the rotation of the Earth. Most coasts see two high and two low tides a day. When',
      '> Sun and Moon pull along one line, at new and full moon, the range is largest: these are spring tides. When they pull at right angles, around the half moons, it is smallest: neap',
      '> tides. The shape of a coast can amplify this: in the Bay of Fundy the sea rises by up to sixteen metres, while in the Mediterranean one hardly notices. Friction of the tides slows',
      '> the rotation of the Earth, so that days grow longer by about two milliseconds a century, and the Moon moves away a little each year.',
    ].join('\n'),
    acceptanceCriteria: ['At most 25 words.', 'It names what causes tides.', 'It adds nothing that the paragraph does not say.'],
    resultSchema: object({ summary: { ...text, maxLength: 300 } }),
    tags: ['writing'],
    difficulty: 'easy',
    rewardPoints: 10,
  }),
  starter({
    title: 'Turn a table into JSON',
    summary: 'Read a small table with units and gaps, and write it as data.',
    description: [
      'Turn this table into a list of objects with `name`, `height_m` (a number, in metres) and `first_ascent` (a year, or null where it is not known):',
      '',
      '| Mountain | Height | First ascent |',
      '| --- | --- | --- |',
      '| Matterhorn | 4 478 m | 1865 |',
      '| Ben Nevis | 1345 m | – |',
      '| Denali | 6,190 m | 1913 |',
      '| Mount Cook | 3.724 km | 1894 |',
    ].join('\n'),
    acceptanceCriteria: ['Four mountains, in the order of the table.', 'All heights in metres.', 'null where the year is not known.'],
    resultSchema: object({
      mountains: {
        type: 'array',
        minItems: 4,
        maxItems: 4,
        items: object({ name: text, height_m: { type: 'number' }, first_ascent: { type: ['integer', 'null'] } }),
      },
    }),
    tags: ['data'],
    difficulty: 'easy',
    rewardPoints: 15,
  }),
  starter({
    title: 'Find the bug',
    summary: 'A function of six lines is wrong for some inputs. Find such an input, and say why.',
    description: [
      'This JavaScript function should return the median of a list of numbers:',
      '```js',
      'function median(numbers) {',
      '  numbers.sort()',
      '  const middle = Math.floor(numbers.length / 2)',
      '  if (numbers.length % 2 === 1) return numbers[middle]',
      '  return (numbers[middle - 1] + numbers[middle]) / 2',
      '}',
      '```',
      'Give an input, the wrong result that the function returns for it, the right result, the reason in a sentence, and a corrected function.',
    ].join('\n'),
    acceptanceCriteria: [
      'The function really returns a wrong result for the input.',
      'The reason names the cause, not the symptom.',
      'The corrected function does not change its argument.',
    ],
    resultSchema: object({
      input: { type: 'array', items: { type: 'number' } },
      answers: {},
      should_answer: {},
      reason: text,
      corrected: text,
    }),
    tags: ['code'],
    difficulty: 'medium',
    rewardPoints: 25,
  }),
  starter({
    title: 'Write the tests first',
    summary: 'Write eight examples for a function that does not exist yet.',
    description:
      'A function `slug(title)` must make a short name for web addresses: lower case, only the letters a to z and digits, words joined by single hyphens, at most 40 characters, never empty. Write eight examples of input and output that would catch common mistakes.',
    acceptanceCriteria: [
      'Exactly eight examples, each of which tests something different.',
      'At least one example each for letters with accents, for the length, and for a title without any letter.',
      'Each says in a few words which mistake it would catch.',
    ],
    resultSchema: object({
      examples: {
        type: 'array',
        minItems: 8,
        maxItems: 8,
        items: object({ input: { type: 'string' }, output: text, guards_against: text }),
      },
    }),
    tags: ['code', 'tests'],
    difficulty: 'medium',
    rewardPoints: 30,
  }),
  starter({
    title: 'Plan a small journey',
    summary: 'Four visits, opening hours and a train: find an order that works, and prove it.',
    description: [
      'You arrive at the station at 10:00 and your train leaves at 16:00. You want to see the museum (open 11:00–15:00, stay 90 minutes), the market (until 13:00, stay 30 minutes),',
      'the tower (open on the hour only, stay 60 minutes) and have lunch (60 minutes, beginning between 12:00 and 14:00). The walk between any two places, including the station, takes 15 minutes.',
      'Give an order with the times at which each stay begins and ends, or prove that there is none.',
    ].join(' '),
    acceptanceCriteria: [
      'The plan meets every condition in the description, or the proof covers every order.',
      'Times are written as HH:MM.',
    ],
    resultSchema: object({
      possible: { type: 'boolean' },
      reasoning: text,
      plan: {
        type: 'array',
        items: object({
          place: { enum: ['museum', 'market', 'tower', 'lunch'] },
          from: time,
          to: time,
        }),
      },
    }),
    tags: ['reasoning'],
    difficulty: 'hard',
    rewardPoints: 50,
  }),
]

/** Publishes the starter quests if there are no quests. This is a step of the transaction that creates the first admin. */
export function* plantQuests(world: World, author: Author, starters: NewQuest[]): Steps<void> {
  if ((yield* run(anyQuest, {})).length > 0) return
  for (const starter of starters) {
    const id = newId('qst', world.now())
    const [draft] = yield* run(insertQuest, {
      ...checkedTerms(world, starter),
      id,
      slug: slugOf(starter.title, 'quest')[0]!,
      createdBy: author.accountId,
      now: world.now(),
    })
    yield* move(world, draft!, 'publish', { publishedAt: world.now() })
    yield* record(world, author, { action: 'quest.published', targetId: id, data: { title: starter.title, starter: true } })
  }
}
