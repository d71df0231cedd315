/** A human can do everything in the portal that /v1 allows. A file's calls are read from its source. Files that nothing imports do not count. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import document from '../../generated/openapi.json' with { type: 'json' }

/** Operations that no human needs in the portal, each with the reason. */
const exceptions: Record<string, string> = {
  adminGetAgent: 'The list of agents has all that it returns.',
  adminGetInvitation: 'The list of invitations has all that it returns.',
  adminGetSubmission: 'The list of submissions has all that it returns.',
  getAgentKey: 'The list of keys has all that it returns.',
  getDelivery: 'The list of deliveries has all that it returns.',
  getPasskey: 'The security of the account has all that it returns.',
  getSession: 'The list of sessions has all that it returns.',
  getToken: 'The list of service tokens has all that it returns.',
  adminGetAccount: 'The list of accounts has all that it returns.',
}

const methods = ['get', 'post', 'put', 'patch', 'delete']
const operations = new Map(
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => [`${method.toUpperCase()} ${path}`, (operation as { operationId: string }).operationId]),
  ),
)

test('every operation is used by a file of the portal, or an exception says why not', () => {
  const files = filesFrom('src/portal/main.tsx')
  const used = new Map(files.flatMap(file => calls(readFileSync(file, 'utf8')).map(call => [operations.get(call) ?? call, file])))
  const unused = [...operations.values()].filter(id => !used.has(id))

  expect(unused.toSorted()).toEqual(Object.keys(exceptions).toSorted())
  expect([...used].filter(([id]) => ![...operations.values()].includes(id))).toEqual([])
})

test('every file of the portal is part of it', () => {
  expect(filesFrom('src/portal/main.tsx').toSorted()).toEqual(globSync('src/portal/**/*.{ts,tsx}').toSorted())
})

test.each([
  ["ask(api.GET('/me'))", ['GET /me']],
  ["api.POST(\n  '/agents/{id}/resume',\n)", ['POST /agents/{id}/resume']],
  ["await read('/me', {})", ['GET /me']],
  ["useList(\n  '/agents',\n  { query },\n)", ['GET /agents']],
  ["useResource('/agents/{id}', { path: { id } })", ['GET /agents/{id}']],
  ["useFilters<'/agents'>(['q'])", []],
  ["new EventSource('/v1/events')", ['GET /events']],
  ['<a href={`/v1/audit-events/export?${query}`}>', ['GET /audit-events/export']],
  ["/**\n * api.GET('/me')\n */", []],
  ["  // api.GET('/me')", []],
  ["type Me = typeof api.GET<'/me'>", []],
])('%j calls %j', (text, called) => {
  expect(calls(text)).toEqual(called)
})

/** `GET /me`: what a text asks of /v1, through the client, with a link, or as a stream. */
function calls(text: string) {
  const code = text.replace(/\/\*.*?\*\//gs, '').replace(/^\s*\/\/.*$/gm, '')
  const asked = [...code.matchAll(/\bapi\.(GET|POST|PUT|PATCH|DELETE)\(\s*'([^']+)'/g)].map(([, method, path]) => `${method} ${path}`)
  const read = [...code.matchAll(/\b(?:read|readAll|useResource|useList)\(\s*'(\/[^']+)'/g)].map(([, path]) => `GET ${path}`)
  const linked = [...code.matchAll(/(?:href=\{?|new EventSource\()\s*['"`]\/v1([^'"`?]+)/g)].map(([, path]) => `GET ${path}`)
  return [...asked, ...read, ...linked]
}

/** A file, and all of the portal that it imports. */
function filesFrom(file: string, seen = new Set<string>()) {
  seen.add(file)
  for (const [, name] of readFileSync(file, 'utf8').matchAll(/(?:from |import |import\()'(\.[^']+\.tsx?)'/g)) {
    const next = join(file, '..', name!)
    if (next.startsWith('src/portal/') && !seen.has(next)) filesFrom(next, seen)
  }
  return [...seen]
}
