/** The JSON Schema that an author wrote for a quest's results, and the mistake in a result that such a schema may miss. */
import { DomainError, type Issue } from '../kit/errors.ts'
import { textForObject } from '../kit/issues.ts'
import { ask } from '../kit/schemas/verdicts.ts'
import type { Principal } from '../kit/world.ts'

const mostBytes = 16_384

/** Refuses a schema that cannot be used, and names the part that is at fault. */
export async function checkResultSchema(by: Principal, schema: object) {
  const text = JSON.stringify(schema)
  if (Buffer.byteLength(text) > mostBytes)
    throw unusable([{ pointer: '', code: 'maxBytes', message: `must not exceed ${mostBytes} bytes as JSON` }])
  const answer = await ask(by, { schema: text })
  if ('unusable' in answer) throw unusable([{ pointer: '', code: 'schema', message: `cannot be checked: ${answer.unusable}` }])
  if (answer.issues.length > 0) throw unusable(answer.issues)
}

function unusable(faults: Issue[]) {
  const issues = faults.map(({ pointer, ...fault }) => ({ ...fault, pointer: `/result_schema${pointer}` }))
  return new DomainError('unprocessable', `The result schema cannot be used: ${issues[0]!.pointer} ${issues[0]!.message}.`, { issues })
}

/** Refuses JSON inside a string. It would pass a schema that does not name its type, but a reviewer could not use it. */
export function checkIsNoJson(data: unknown, schema: { type?: unknown } | null) {
  if (typeof data !== 'string' || !/^\s*[{[]/.test(data) || !schema || [schema.type].flat().includes('string')) return
  try {
    JSON.parse(data)
  } catch {
    return
  }
  const issues = [{ pointer: '', code: 'type', message: textForObject }]
  throw new DomainError('invalid_result', `The data of the result ${textForObject}.`, { issues })
}
