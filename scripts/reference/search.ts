/** What the search of the reference finds: operations, objects and their fields, messages, values, problems and guides. */
import catalogue from '../../generated/tools.json' with { type: 'json' }
import { fieldsOf } from '../../src/site/fields.ts'
import { clientsTitle } from './clients.ts'
import { bodyOf, info, listed, problems, schemas, tags, webhooks, type Operation } from './contract.ts'
import { changelog, webhookStory } from './guides.ts'
import { objectsOf } from './operation.ts'
import { headersIn, idOf, sectionsOf } from './text.ts'

type Entry = [name: string, about: string, address: string]

const fieldNames = (schema: object) => fieldsOf({ ...schema, $defs: schemas }, 1).map(({ name }) => name)

const operations = ({ slug, operations: all }: (typeof tags)[number]): Entry[] =>
  all.map(({ operationId, summary, method, path }) => [summary, `${method} ${path}`, `/reference/${slug}#${operationId}`])

/** The fields of a body and the parameters, which stand at the operation. Those of the path are in its address already. */
const inputs = (slug: string, { operationId, summary, parameters = [], requestBody }: Operation): Entry[] =>
  [...parameters.filter(({ in: place }) => place !== 'path').map(({ name }) => name), ...fieldNames(bodyOf(requestBody)?.schema ?? {})].map(
    name => [name, summary, `/reference/${slug}#${operationId}`],
  )

function objects({ slug, operations: all }: (typeof tags)[number]): Entry[] {
  return objectsOf(all).flatMap(name => {
    const address = `/reference/${slug}#${name}`
    return [[name, 'object', address], ...fieldNames(schemas[name]!).map((field): Entry => [field, `field of ${name}`, address])] as Entry[]
  })
}

/** A parameter of many operations, such as `limit`, is found at the first three. */
const mostAlike = 3
function withoutMany(entries: Entry[]) {
  const counts = new Map<string, number>()
  return entries.filter(([name]) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count <= mostAlike
  })
}

/** An object that several pages describe is found at the first one. */
const once = (entries: Entry[]) =>
  [...new Map(entries.toReversed().map(entry => [entry.slice(0, 2).join(' '), entry])).values()].toReversed()

export const searchIndex: Entry[] = once([
  [clientsTitle, 'guide', `/reference#${idOf(clientsTitle)}`],
  ...sectionsOf(info.description).map((title): Entry => [
    title,
    ['guide', ...headersIn(info.description, title)].join(', '),
    `/reference#${idOf(title)}`,
  ]),
  ...[webhookStory, changelog].map(({ title, slug }): Entry => [title, 'guide', `/reference/${slug}`]),
  ...tags.map(({ name, slug }): Entry => [name, 'guide', `/reference/${slug}`]),
  ...tags.flatMap(operations),
  ...webhooks.map(({ operationId, summary }): Entry => [
    summary,
    `message to webhooks ${operationId}`,
    `/reference/webhooks#${operationId}`,
  ]),
  ...catalogue.tools.map(({ name }): Entry => [name, 'tool for agents', `/reference/mcp#${name}`]),
  ...tags.flatMap(objects),
  ...withoutMany(tags.flatMap(({ slug, operations: all }) => all.flatMap(one => inputs(slug, one)))),
  ...problems.map((code): Entry => [code, 'problem', `/problems/${code}`]),
  ...listed.map(({ name }): Entry => [name, 'values', `/reference/values#${name}`]),
])
