/** The rules of names find what breaks them. `make check` applies them to the contract. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { wrongNames } from '../../scripts/contract/names.ts'

// oxlint-disable-next-line no-explicit-any -- the contract, as parsed
type Json = any
const text = readFileSync('generated/openapi.json', 'utf8')

test.each<[name: string, plant: (paths: Json, schemas: Json) => void, found: RegExp]>([
  ['a path with an underscore', paths => (paths['/all_agents'] = paths['/agents']), /listAgents: the words of a path/],
  ['an admin by another name', paths => (paths['/admin/agents'].get.operationId = 'listAllAgents'), /listAllAgents: .* begins with admin/],
  ['a page that is got', paths => (paths['/agents'].get.operationId = 'getAgents'), /getAgents: a page is listed/],
  ['one thing that is listed', paths => (paths['/me'].get.operationId = 'listMe'), /listMe: a page is listed/],
  ['a bare list', (_, schemas) => (schemas.Overview.properties.items = {}), /getOverview: a list has items/],
  ['a list without a cursor', paths => paths['/agents'].get.parameters.splice(0, 2), /listAgents: a list has items/],
  [
    'an order in one direction',
    paths => paths['/me/tokens'].get.parameters.find(({ name }: Json) => name === 'sort').schema.enum.pop(),
    /listTokens: a list sorts by each key in both directions/,
  ],
  [
    'a history without a time',
    paths => paths['/participations'].get.parameters.splice(-2),
    /listParticipations: a list of what happened takes from and to/,
  ],
  [
    'a list of what there is with a time',
    paths => paths['/channels'].get.parameters.push({ name: 'from' }, { name: 'to' }),
    /listChannels: a list of what happened takes from and to, and a list of what there is does not/,
  ],
  ['a challenge elsewhere', paths => (paths['/me/start'] = paths['/me/passkeys/challenge']), /startPasskey: a challenge is/],
  ['a 201 without a place', paths => delete paths['/agents'].post.responses['201'].headers.Location, /createAgent: an answer 201/],
  ['a PATCH of what cannot be read', paths => delete paths['/me/passkeys/{id}'].get, /renamePasskey: what a PATCH changes/],
  [
    'a changed account without its ETag',
    paths => delete paths['/admin/accounts/{id}/suspend'].post.responses[200].headers.ETag,
    /adminSuspendAccount: an answer with a version has it as its ETag/,
  ],
  [
    'a new passkey without its ETag',
    paths => delete paths['/me/passkeys'].post.responses[201].headers.ETag,
    /addPasskey: .* and so has a 201 of what is read with one/,
  ],
  ['a DELETE with a body', paths => (paths['/sessions/{id}'].delete.responses = { 200: {} }), /revokeSession: a DELETE answers 204/],
  ['a field with capitals', (_, schemas) => (schemas.Agent.properties.lastSeen = {}), /Agent.lastSeen: a field is/],
  [
    'a time without a word for it',
    (_, schemas) => (schemas.Agent.properties.seen = { $ref: '#/components/schemas/Time' }),
    /Agent.seen: the name of/,
  ],
  ['an event that is a sentence', (_, schemas) => schemas.EventName.enum.push('agent created'), /agent created: an event is/],
])('%s', (_name, plant, found) => {
  const document = JSON.parse(text)
  plant(document.paths, document.components.schemas)

  expect(wrongNames(document)).toContainEqual(expect.stringMatching(found))
})

test('nothing in the contract breaks them', () => {
  expect(wrongNames(JSON.parse(text))).toEqual([])
})
