/**
 * A quest in the editor: each term as the text of its field. Only changed terms are sent. If somebody else saves in the meantime, the changes
 * are applied to what they saved.
 */
import { chosenOf } from '../../../shared/values.ts'
import type { Problem, Schemas } from '../../api.ts'

export type Quest = Schemas['Quest']
type Terms = Required<Omit<Schemas['NewQuest'], 'slug'>>

const same = ['title', 'slug', 'summary', 'description', 'acceptance_criteria', 'difficulty'] as const
const amounts = ['reward_points', 'slots', 'agents_per_owner', 'work_window_hours', 'revision_window_hours', 'max_attempts'] as const
export type Amount = (typeof amounts)[number]

/** `closes_at` is the local time of <input type="datetime-local">. */
export type Draft = Pick<Quest, (typeof same)[number]> & Record<Amount | 'result_schema' | 'tags' | 'reward_note' | 'closes_at', string>
export type Term = keyof Draft

export const names: Record<Term, string> = {
  title: 'Title',
  slug: 'Short name',
  summary: 'Summary',
  description: 'Description',
  acceptance_criteria: 'Acceptance criteria',
  result_schema: 'Result schema',
  tags: 'Tags',
  difficulty: 'Difficulty',
  reward_points: 'Points',
  reward_note: 'Reward note',
  slots: 'Slots',
  agents_per_owner: 'Slots per owner',
  work_window_hours: 'Hours to submit',
  revision_window_hours: 'Hours to revise',
  max_attempts: 'Attempts',
  closes_at: 'Closing time',
}

/** Whether agents have agreed to a term by joining. */
const isFrozen: Record<Term, boolean> = {
  acceptance_criteria: true,
  result_schema: true,
  reward_points: true,
  work_window_hours: true,
  revision_window_hours: true,
  max_attempts: true,
  title: false,
  slug: false,
  summary: false,
  description: false,
  tags: false,
  difficulty: false,
  reward_note: false,
  slots: false,
  agents_per_owner: false,
  closes_at: false,
}
export const frozenTerms = chosenOf(isFrozen)

export const blank: Draft = {
  title: '',
  slug: '',
  summary: '',
  description: '',
  acceptance_criteria: [''],
  result_schema: '',
  tags: '',
  difficulty: 'medium',
  reward_points: '10',
  reward_note: '',
  slots: '1',
  agents_per_owner: '1',
  work_window_hours: '72',
  revision_window_hours: '48',
  max_attempts: '3',
  closes_at: '',
}

export const draftOf = (quest: Quest): Draft => ({
  ...pick(quest, same),
  ...each(amounts, name => String(quest[name])),
  result_schema: quest.result_schema ? JSON.stringify(quest.result_schema, undefined, 2) : '',
  tags: quest.tags.join(', '),
  reward_note: quest.reward_note ?? '',
  closes_at: quest.closes_at ? toLocal(new Date(quest.closes_at)) : '',
})

export const changed = (draft: Draft, saved: Draft) =>
  (Object.keys(draft) as Term[]).filter(term => JSON.stringify(draft[term]) !== JSON.stringify(saved[term]))

/** The human's changes to `before`, applied to what is saved now. */
export const rebased = (draft: Draft, before: Draft, now: Draft): Draft => ({ ...now, ...pick(draft, changed(draft, before)) })

/** The terms as the contract has them, or a problem if the schema is not JSON. */
export function termsOf(draft: Draft): { terms: Terms; problem?: undefined } | { terms?: undefined; problem: Problem } {
  const schema = readSchema(draft.result_schema)
  if (schema.wrong) return { problem: wrongField('result_schema', schema.wrong) }
  return {
    terms: {
      ...pick(draft, ['description', 'difficulty']),
      ...each(amounts, name => Number(draft[name])),
      title: draft.title.trim(),
      summary: draft.summary.trim(),
      acceptance_criteria: draft.acceptance_criteria.map(criterion => criterion.trim()),
      result_schema: schema.value,
      tags: tagsOf(draft.tags),
      reward_note: draft.reward_note.trim() || null,
      closes_at: draft.closes_at ? new Date(draft.closes_at).toISOString() : null,
    },
  }
}

/** Whether a text is a JSON object. The service checks whether that is a schema. */
export function readSchema(text: string): { value: Terms['result_schema']; wrong?: string } {
  if (text.trim() === '') return { value: null }
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { value: value as Terms['result_schema'] }
    return { value: null, wrong: 'must be a JSON object, from { to }' }
  } catch (error) {
    return { value: null, wrong: `is not valid JSON: ${(error as Error).message}` }
  }
}

/** Empty lines are not criteria, but one line is always left to write on. */
export function withoutEmptyCriteria(draft: Draft): Draft {
  const written = draft.acceptance_criteria.filter(criterion => criterion.trim())
  return { ...draft, acceptance_criteria: written.length ? written : [''] }
}

/** Roughly what the service makes of a title. */
export const slugFrom = (title: string) =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')

function toLocal(time: Date) {
  const two = (n: number) => String(n).padStart(2, '0')
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`
}

const each = <K extends string, V>(keys: readonly K[], valueOf: (key: K) => V) =>
  Object.fromEntries(keys.map(key => [key, valueOf(key)])) as Record<K, V>

export const pick = <T extends object, K extends keyof T>(from: T, keys: readonly K[]) =>
  Object.fromEntries(keys.map(key => [key, from[key]])) as Pick<T, K>

const wrongField = (name: Term, message: string): Problem => ({
  code: 'validation_failed',
  status: 0,
  title: 'Not sent',
  detail: 'Correct the marked field.',
  errors: [{ in: 'body', pointer: `/${name}`, code: 'json', message }],
})

/** The tags in the text of their field. */
export const tagsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
