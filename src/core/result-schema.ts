/** The JSON Schema that an author wrote for a quest's results. */
import { DomainError, Unavailable, type Issue } from './kit/errors.ts'
import { Busy, createJudge, type Answer, type Question } from './kit/schemas/judge.ts'
import { hashSecret } from './kit/secrets.ts'
import type { Agent, Human } from './world.ts'

const mostBytes = 16_384
const mostKept = 500
const mostRounds = 3
const judge = createJudge()
/** Earlier verdicts, by the digest of schema and data. The most recently used one is at the end. */
const kept = new Map<string, Answer>()

/** Refuses a schema that cannot be used, and names the part that is at fault. */
export async function checkResultSchema(by: Human, schema: object) {
  const text = JSON.stringify(schema)
  if (Buffer.byteLength(text) > mostBytes)
    throw unusable([{ pointer: '', code: 'maxBytes', message: `must not exceed ${mostBytes} bytes as JSON` }])
  const answer = await ask(by, { schema: text })
  if ('unusable' in answer) throw unusable([{ pointer: '', code: 'schema', message: `cannot be checked: ${answer.unusable}` }])
  if (answer.issues.length > 0) throw unusable(answer.issues)
}

/**
 * Where a result does not match the quest's schema. A step of a transaction cannot wait for the verdict, so the verdict must exist already.
 * If it does not, the transaction ends here, and `judged` runs it again when the verdict exists. Verdicts are kept by the digest of schema
 * and data, so a changed schema never gets an old verdict.
 */
export function verdictOn(schema: object, data: unknown): Answer {
  const question = { schema: JSON.stringify(schema), data: JSON.stringify(data) }
  const digest = digestOf(question)
  const answer = kept.get(digest)
  if (!answer) throw new Unjudged(question)
  keep(digest, answer)
  return answer
}

/** Runs a transaction that may need a verdict, and gets the verdict outside the transaction. */
export async function judged<T>(by: Human | Agent, transact: () => Promise<T>): Promise<T> {
  for (let round = 0; round < mostRounds; round++) {
    try {
      return await transact()
    } catch (error) {
      if (!(error instanceof Unjudged)) throw error
      keep(digestOf(error.question), await ask(by, error.question))
    }
  }
  throw busy(by)
}

/** Thrown by a step that lacks a verdict, and caught by `judged`. */
class Unjudged extends Error {
  readonly question: Required<Question>
  constructor(question: Required<Question>) {
    super('A result has not been checked against its schema yet.')
    this.question = question
  }
}

async function ask(by: Human | Agent, question: Question) {
  try {
    return await judge.ask(by.kind === 'agent' ? by.owner.id : by.accountId, question)
  } catch (error) {
    if (error instanceof Busy) throw busy(by)
    throw error
  }
}

function keep(digest: string, answer: Answer) {
  kept.delete(digest)
  kept.set(digest, answer)
  if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
}

const digestOf = ({ schema, data }: Required<Question>) => hashSecret(JSON.stringify([schema, data]))

const busy = (by: Human | Agent) =>
  by.kind === 'agent'
    ? new DomainError('result_unchecked', 'Too many results are waiting to be checked. Nothing was submitted. Try again in a few seconds.')
    : new Unavailable('too many results are waiting to be checked')

function unusable(faults: Issue[]) {
  const issues = faults.map(({ pointer, ...fault }) => ({ ...fault, pointer: `/result_schema${pointer}` }))
  return new DomainError('unprocessable', `The result schema cannot be used: ${issues[0]!.pointer} ${issues[0]!.message}.`, { issues })
}
