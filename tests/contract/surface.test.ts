/** Lists every public name of the service, one per line, so that a review cannot miss a change. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import catalogue from '../../generated/tools.json' with { type: 'json' }
import { problems } from '../../src/rest/protocol/problem.ts'
import { operations } from '../support/contract.ts'

const golden = new URL('surface.txt', import.meta.url)

const rest = operations.map(({ method, path, operationId, security, responses }) =>
  columns([7, 44, 22, 13], method, path, operationId, whoMay(security), Object.keys(responses).join(' ')),
)
const tools = catalogue.tools.map(({ name, title, annotations }) =>
  columns(
    [24, 40],
    name,
    title,
    ...Object.entries(annotations).map(([hint, value]) => `${value ? '' : 'not '}${hint.replace('Hint', '')} `),
  ),
)
const codes = Object.entries(problems).map(([code, { status }]) => columns([26], code, String(status)))

test('the surface is the one in surface.txt; to change it, run this with UPDATE=1', () => {
  const surface = [
    '# Made by UPDATE=1 make test. What is taken away or renamed here breaks a client.',
    '',
    '# /v1: method, path, operation, who may, statuses',
    ...rest,
    '',
    '# /mcp: tool, title, annotations',
    ...tools,
    '',
    '# problem codes and their statuses',
    ...codes,
    '',
  ]
  if (process.env['UPDATE']) writeFileSync(golden, surface.join('\n'))

  const accepted = existsSync(golden) ? readFileSync(golden, 'utf8').split('\n') : []

  expect(surface).toEqual(accepted)
})

function whoMay(security: object[] | undefined) {
  if (security?.length === 0) return 'anybody'
  return security?.some(scheme => 'csrfHeader' in scheme) ? 'session+csrf' : 'session'
}

/** Of fixed widths: a new row must not move the others. */
function columns(widths: number[], ...cells: string[]) {
  return cells
    .map((cell, i) => cell.padEnd(widths[i] ?? 0))
    .join('')
    .trimEnd()
}
