import type { Answer, Problem } from './api.ts'

/** Some problems of the contract are about one field. `fields` maps their codes to fields, so that a form shows them there. */
export function atItsField<T>(answer: Answer<T>, fields: Partial<Record<Problem['code'], string>>): Answer<T> {
  const { problem } = answer
  const field = problem && fields[problem.code]
  if (!field) return answer
  return { problem: { ...problem, errors: [{ in: 'body', pointer: `/${field}`, code: problem.code, message: problem.detail }] } }
}
