/**
 * A quest as it stands in the editor: every term as the text of its field. What is sent is made from it, only what was changed; and when
 * somebody else saves meanwhile, the changes are put upon what they saved.
 */
import type { Problem, Schemas } from '../api.ts'

export type Quest = Schemas['Quest']
type Terms = Required<Omit<Schemas['NewQuest'], 'slug'>>

export interface Draft {
  title: string
  slug: string
  summary: string
  description: string
  acceptance_criteria: readonly string[]
  result_schema: string
  tags: string
  difficulty: Schemas['Difficulty']
  reward_points: string
  reward_note: string
  slots: string
  agents_per_owner: string
  work_window_hours: string
  revision_window_hours: string
  max_attempts: string
  /** As the clock on the wall says, for <input type="datetime-local">. */
  closes_at: string
}
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
  reward_note: 'Note on the reward',
  slots: 'Slots',
  agents_per_owner: 'Agents of one owner',
  work_window_hours: 'Hours for the work',
  revision_window_hours: 'Hours for a revision',
  max_attempts: 'Attempts',
  closes_at: 'Closing time',
}

/** What agents have agreed to by joining. */
export const frozenTerms: readonly Term[] = [
  'acceptance_criteria',
  'result_schema',
  'reward_points',
  'work_window_hours',
  'revision_window_hours',
  'max_attempts',
]

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
  title: quest.title,
  slug: quest.slug,
  summary: quest.summary,
  description: quest.description,
  acceptance_criteria: quest.acceptance_criteria,
  result_schema: quest.result_schema ? JSON.stringify(quest.result_schema, undefined, 2) : '',
  tags: quest.tags.join(', '),
  difficulty: quest.difficulty,
  reward_points: String(quest.reward_points),
  reward_note: quest.reward_note ?? '',
  slots: String(quest.slots),
  agents_per_owner: String(quest.agents_per_owner),
  work_window_hours: String(quest.work_window_hours),
  revision_window_hours: String(quest.revision_window_hours),
  max_attempts: String(quest.max_attempts),
  closes_at: quest.closes_at ? toLocal(new Date(quest.closes_at)) : '',
})

export const changed = (draft: Draft, saved: Draft) =>
  (Object.keys(draft) as Term[]).filter(term => JSON.stringify(draft[term]) !== JSON.stringify(saved[term]))

/** The human's changes to what was saved before, put upon what is saved now. */
export const rebased = (draft: Draft, before: Draft, now: Draft): Draft => ({ ...now, ...pick(draft, changed(draft, before)) })

/** The terms as the contract wants them, or the problem with what cannot even be sent. */
export function termsOf(draft: Draft): { terms: Terms; problem?: undefined } | { terms?: undefined; problem: Problem } {
  const schema = readSchema(draft.result_schema)
  if (schema.wrong) return { problem: wrongField('result_schema', schema.wrong) }
  return {
    terms: {
      title: draft.title.trim(),
      summary: draft.summary.trim(),
      description: draft.description,
      acceptance_criteria: draft.acceptance_criteria.map(criterion => criterion.trim()),
      result_schema: schema.value,
      tags: draft.tags.split(/[\s,]+/).filter(Boolean),
      difficulty: draft.difficulty,
      reward_points: Number(draft.reward_points),
      reward_note: draft.reward_note.trim() || null,
      slots: Number(draft.slots),
      agents_per_owner: Number(draft.agents_per_owner),
      work_window_hours: Number(draft.work_window_hours),
      revision_window_hours: Number(draft.revision_window_hours),
      max_attempts: Number(draft.max_attempts),
      closes_at: draft.closes_at ? new Date(draft.closes_at).toISOString() : null,
    },
  }
}

/** Whether a text is a JSON object; whether that is a schema, the service knows. */
export function readSchema(text: string): { value: Terms['result_schema']; wrong?: string } {
  if (text.trim() === '') return { value: null }
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { value: value as Terms['result_schema'] }
    return { value: null, wrong: 'must be a JSON object, from { to }' }
  } catch (error) {
    return { value: null, wrong: `is not JSON yet: ${(error as Error).message}` }
  }
}

/** Lines that nobody wrote on are no criteria; but there is always one to write on. */
export function withoutEmptyCriteria(draft: Draft): Draft {
  const written = draft.acceptance_criteria.filter(criterion => criterion.trim())
  return { ...draft, acceptance_criteria: written.length ? written : [''] }
}

/** Roughly what the service will make of a title. */
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

export function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]) {
  return Object.fromEntries(keys.map(key => [key, from[key]])) as Pick<T, K>
}

const wrongField = (name: Term, message: string): Problem => ({
  code: 'validation_failed',
  status: 0,
  title: 'Not sent',
  detail: 'A field needs your attention.',
  errors: [{ in: 'body', pointer: `/${name}`, code: 'json', message }],
})
