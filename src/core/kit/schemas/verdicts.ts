/** Verdicts of JSON Schemas, for transactions. A step of a transaction cannot wait for a verdict, so the verdict must exist already. */
import { DomainError, Unavailable } from '../errors.ts'
import { hashSecret } from '../secrets.ts'
import type { Agent, Principal } from '../world.ts'
import { Busy, createJudge, type Answer, type Question } from './judge.ts'

const mostKept = 500
const mostRounds = 3
const judge = createJudge()
/** Earlier verdicts, by the digest of schema and data. The most recently used one is at the end. */
const kept = new Map<string, Answer>()

/**
 * Where data does not match a schema. If there is no verdict yet, the transaction ends here, and `judged` runs it again when the verdict
 * exists. Verdicts are kept by the digest of schema and data, so a changed schema never gets an old verdict.
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
export async function judged<T>(by: Principal | Agent, transact: () => Promise<T>): Promise<T> {
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

export async function ask(by: Principal | Agent, question: Question) {
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

const busy = (by: Principal | Agent) =>
  by.kind === 'agent'
    ? new DomainError('result_unchecked', 'Too many results are waiting to be checked. Nothing was submitted. Try again in a few seconds.')
    : new Unavailable('too many results are waiting to be checked')
