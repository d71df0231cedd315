import type { Problem } from './api.ts'

/** Some problems of the contract are about one field. `fields` maps their codes to fields, so that a form shows them there. */
export function atItsField(problem: Problem, fields: Partial<Record<Problem['code'], string>>): Problem {
  const field = fields[problem.code]
  return field === undefined
    ? problem
    : { ...problem, errors: [{ in: 'body', pointer: `/${field}`, code: problem.code, message: problem.detail }] }
}
